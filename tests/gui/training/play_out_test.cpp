// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise that is played out against the engine, to the end of the game.
#include "analysis/endgame/shortest_win.hpp"
#include "analysis/endgame/tables.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "base/files/open_files.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/games.hpp"
#include "db/training/exercise_table.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/training/exercise_side.hpp"
#include "gui/training/training_page.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace damscope::gui::testing {

namespace {

using analysis::endgame::shortestWin;

constexpr auto twoMenAgainstOne = "W:W27,38:B8"; // won for White

} // namespace

class PlayOutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void aWonEndingIsPlayedToItsEndAndShowsTheShortestWin();
    void aWinThatIsThrownAwayIsShown();

private:
    void answerAndPlayOut();
    [[nodiscard]] PlaySession& session() { return part<PlayPanel>(sample_->window()).session(); }
    [[nodiscard]] QString result() {
        return part<QLabel>(part<PlayPanel>(sample_->window()), "result").text();
    }
    [[nodiscard]] bool isOurTurn() {
        return QTest::qWaitFor([&] { return !session().isPlaying() || session().takesMoves(); },
                               20'000);
    }

    QTemporaryDir tables_;
    std::unique_ptr<base::FileLock> building_;
    std::unique_ptr<analysis::endgame::Library> library_;
    std::unique_ptr<SampleWindow> sample_;
    rules::Position start_ =
        rules::readFen(rules::Variant::international, twoMenAgainstOne).value();
};

void PlayOutTest::initTestCase() {
    const std::filesystem::path folder = tables_.path().toStdString();
    QVERIFY(analysis::endgame::build(folder, rules::Variant::international, 3, 2, {}, {}).complete);
    qputenv("DAMSCOPE_ENDGAMES", tables_.path().toUtf8());
    library_ = std::make_unique<analysis::endgame::Library>(folder);
    // As another program that builds them would: the window builds no larger tables meanwhile.
    building_ = std::make_unique<base::FileLock>(folder / "international" / "building");
    QVERIFY(building_->tryLock());
}

void PlayOutTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
}

void PlayOutTest::cleanup() {
    sample_.reset();
}

void PlayOutTest::answerAndPlayOut() {
    auto& page = part<TrainingPage>(sample_->window());
    const auto best = shortestWin(start_, *library_);
    QVERIFY(best);
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        const std::vector<db::Exercise> one{{.position = start_,
                                             .kind = db::ExerciseKind::ending,
                                             .proof = db::ExerciseProof::tables,
                                             .answers = {best->line.front()},
                                             .line = best->line,
                                             .wanted = db::Stipulation::win}};
        QCOMPARE(db::keepExercises(store, one).added, 1U);
    }
    actionsOf(sample_->window()).goTraining->trigger();
    page.exercises().trainer().refresh();
    QTRY_COMPARE(page.exercises().trainer().state(), Trainer::State::asking);
    page.exercises().trainer().giveUp();
    QTRY_COMPARE(page.exercises().trainer().state(), Trainer::State::answered);
    part<QSpinBox>(page, "trainingStrength").setValue(1);
    buttonOf(page, "trainingPlay").click();
    QVERIFY(session().isPlaying());
    QVERIFY(session().isPlayedOut());
    QCOMPARE(part<QSpinBox>(part<PlayPanel>(sample_->window()), "blackStrength").value(), 1);
}

void PlayOutTest::aWonEndingIsPlayedToItsEndAndShowsTheShortestWin() {
    answerAndPlayOut();
    rules::Position position = start_;
    const auto line = shortestWin(start_, *library_)->line;
    for (const rules::Move& move : line) {
        if (position.toMove() == rules::Color::white) {
            QVERIFY(isOurTurn());
            session().play(move);
        }
        position.play(move);
    }
    QTRY_VERIFY(!session().isPlaying()); // the engine defended as long as it could, no longer
    QCOMPARE(session().end()->result, rules::GameResult::whiteWins);
    QTRY_VERIFY(session().ending() && session().ending()->win);
    QCOMPARE(session().ending()->win->line, line);
    const QString moves = QString("at the shortest in %1 moves").arg((line.size() + 1) / 2);
    QVERIFY2(result().contains(moves), qPrintable(result()));
    QTRY_VERIFY([&] {
        db::Store store(sample_->store(), db::Store::Access::read);
        const auto played = db::gamesIn(store, "Games against the engine");
        return played && played->size() == 1 &&
               db::loadGame(store, played->front().id)->result == rules::GameResult::whiteWins;
    }());
}

void PlayOutTest::aWinThatIsThrownAwayIsShown() {
    answerAndPlayOut();
    QVERIFY(isOurTurn());
    session().resign();
    QTRY_VERIFY(session().ending() && session().ending()->win);
    QVERIFY2(result().contains("White could win"), qPrintable(result()));
}

namespace {
const NamedTest<PlayOutTest> registeredPlayOutTest("play_out");
}

} // namespace damscope::gui::testing

#include "play_out_test.moc"
