// SPDX-License-Identifier: GPL-3.0-or-later
// Work in the background that failed is named above the page, where it can be tried again: answers
// of exercises and of openings, making exercises, a study, lists and pages that could not be read.
#include "db/findings/study/studies.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/store.hpp"
#include "db/training/exercise_table.hpp"
#include "gui/analysis/study_runner.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/importing/import_page.hpp"
#include "gui/people/directory.hpp"
#include "gui/people/players_page.hpp"
#include "gui/training/exercise_side.hpp"
#include "gui/training/repertoire_side.hpp"
#include "gui/training/training_page.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <array>
#include <memory>

namespace damscope::gui::testing {

namespace {

constexpr const char* repertoireGame =
    "[White \"Mine\"]\n[GameType \"20\"]\n\n1. 33-29 19-23 2. 35-30 *\n";

} // namespace

class FailedWorkTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void anAnswerThatWasNotKeptIsKeptLater();
    void anAnswerIsKeptWhenAnotherExerciseIsAsked();
    void anAnswerOfAnOpeningIsKeptLater();
    void anOpeningThatIsLeftIsNotAnsweredAgain();
    void anAnswerThatIsNotKeptWhenItsOpeningWasLeftIsNamed();
    void playersAreReadLater();
    void exercisesAreMadeLater();
    void exercisesAreReadLater();
    void aRepertoireIsReadLater();
    void anImportIsReadLater();
    void aStudyIsWorkedOnLater();

private:
    [[nodiscard]] MessageBar& bar() { return part<MessageBar>(*window_); }
    [[nodiscard]] QString storeName() const {
        return QString::fromStdString(sample_->store().string());
    }
    /// Something that is no database is in its place.
    void takeStoreAway();
    void bringStoreBack();
    [[nodiscard]] bool isNamed(const QString& begin);
    void tryAgain() { buttonOf(bar(), "answer1").click(); }
    void keepExercise(const char* fen, const char* answer);
    /// Nothing reads the exercises any more when it returns.
    void readExercises();
    void practise();
    void play(const char* move);
    [[nodiscard]] std::size_t answers() const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    TrainingPage* page_ = nullptr;
};

void FailedWorkTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    page_ = &part<TrainingPage>(*window_);
    QVERIFY(sample_->import({sample_->write("games.pdn", repertoireGame)}));
}

void FailedWorkTest::cleanup() {
    sample_.reset();
}

void FailedWorkTest::takeStoreAway() {
    QVERIFY(QFile::rename(storeName(), sample_->file("moved.db")));
    QVERIFY(QDir().mkpath(storeName()));
}

void FailedWorkTest::bringStoreBack() {
    QVERIFY(QDir().rmdir(storeName()));
    QVERIFY(QFile::rename(sample_->file("moved.db"), storeName()));
}

bool FailedWorkTest::isNamed(const QString& begin) {
    return QTest::qWaitFor([&] { return bar().isVisible(); }, timeout) &&
           bar().text().startsWith(begin) &&
           buttonOf(bar(), "answer1").text() == QString("Try again");
}

void FailedWorkTest::keepExercise(const char* fen, const char* answer) {
    const auto position = rules::readFen(rules::Variant::international, fen).value();
    const rules::Move right = rules::resolve(position, answer).moves.at(0);
    db::Store store(sample_->store(), db::Store::Access::write);
    const std::array exercises{db::Exercise{.position = position,
                                            .kind = db::ExerciseKind::missedShot,
                                            .proof = db::ExerciseProof::captures,
                                            .answers = {right},
                                            .line = {right},
                                            .gain = 2,
                                            .difficulty = 1}};
    QCOMPARE(db::keepExercises(store, exercises).added, 1U);
}

void FailedWorkTest::readExercises() {
    actionsOf(*window_).goTraining->trigger();
    Trainer& trainer = page_->exercises().trainer();
    const QSignalSpy read(&trainer, &Trainer::overviewChanged);
    trainer.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!read.isEmpty(), timeout);
}

void FailedWorkTest::play(const char* move) {
    emit page_->board().movePlayed(
        rules::resolve(*page_->board().entry().position(), move).moves.at(0));
}

std::size_t FailedWorkTest::answers() const {
    db::Store store(sample_->store(), db::Store::Access::read);
    std::size_t count = 0;
    for (const auto& [key, reviews] : db::allReviews(store))
        count += reviews.size();
    return count;
}

void FailedWorkTest::anAnswerThatWasNotKeptIsKeptLater() {
    keepExercise("W:W27,32,34,38,40,45:B11,12,16,18,23,25", "27-22");
    readExercises();
    Trainer& trainer = page_->exercises().trainer();
    QCOMPARE(trainer.state(), Trainer::State::asking);
    takeStoreAway();
    play("27-22");
    QVERIFY2(isNamed("The answer was not kept: "), qPrintable(bar().text()));
    QCOMPARE(trainer.state(), Trainer::State::asking);
    bringStoreBack();
    tryAgain();
    QTRY_COMPARE_WITH_TIMEOUT(trainer.state(), Trainer::State::answered, timeout);
    QVERIFY(trainer.outcome().graded.isFound());
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
    QCOMPARE(answers(), 1U);
}

void FailedWorkTest::anAnswerIsKeptWhenAnotherExerciseIsAsked() {
    keepExercise("W:W27,32,34,38,40,45:B11,12,16,18,23,25", "27-22");
    keepExercise("W:W28,33,38,39,43,44:B8,9,13,18,19,24", "28-22");
    readExercises();
    Trainer& trainer = page_->exercises().trainer();
    QCOMPARE(trainer.state(), Trainer::State::asking);
    takeStoreAway();
    trainer.giveUp();
    QVERIFY2(isNamed("The answer was not kept: "), qPrintable(bar().text()));
    trainer.next();
    const rules::Position asked = trainer.card().exercise.position;
    bringStoreBack();
    tryAgain();
    QTRY_COMPARE_WITH_TIMEOUT(answers(), 1U, timeout);
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
    QCOMPARE(trainer.state(), Trainer::State::asking);
    QCOMPARE(trainer.card().exercise.position, asked);
}

void FailedWorkTest::practise() {
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QVERIFY(db::createCollection(store, "Mine"));
        QVERIFY(db::addGames(store, "Mine", std::array{db::GameId{1}}));
    }
    readExercises();
    page_->showOpenings(true);
    QTRY_COMPARE_WITH_TIMEOUT(page_->openings().trainer().choices().size(), 1U, timeout);
    page_->openings().rehearse("Mine", rules::Color::white);
    QTRY_COMPARE_WITH_TIMEOUT(page_->openings().trainer().state(), OpeningTrainer::State::asking,
                              timeout);
}

void FailedWorkTest::anAnswerOfAnOpeningIsKeptLater() {
    practise();
    const OpeningTrainer& trainer = page_->openings().trainer();
    takeStoreAway();
    play("33-29");
    QVERIFY2(isNamed("The answer was not kept: "), qPrintable(bar().text()));
    QCOMPARE(trainer.state(), OpeningTrainer::State::asking);
    QVERIFY(trainer.question()->moves.empty()); // it is still the first one
    bringStoreBack();
    tryAgain();
    QTRY_VERIFY_WITH_TIMEOUT(trainer.outcome().has_value(), timeout);
    QVERIFY(trainer.outcome()->right);
    QVERIFY(!bar().isVisible());
    QCOMPARE(answers(), 1U);
}

void FailedWorkTest::anOpeningThatIsLeftIsNotAnsweredAgain() {
    practise();
    takeStoreAway();
    play("33-29");
    QVERIFY2(isNamed("The answer was not kept: "), qPrintable(bar().text()));
    bringStoreBack();
    page_->openings().trainer().leave();
    QVERIFY(!bar().isVisible());
}

void FailedWorkTest::anAnswerThatIsNotKeptWhenItsOpeningWasLeftIsNamed() {
    practise();
    takeStoreAway();
    play("33-29");
    page_->openings().trainer().leave();
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QVERIFY2(bar().text().startsWith("The answer was not kept: "), qPrintable(bar().text()));
    QVERIFY(!buttonOf(bar(), "answer1").isVisible());
}

void FailedWorkTest::playersAreReadLater() {
    actionsOf(*window_).goPlayers->trigger();
    Directory& players = part<PlayersPage>(*window_).directory();
    QTRY_VERIFY_WITH_TIMEOUT(players.model().rowCount() > 0 && players.sheet(), timeout);
    takeStoreAway();
    players.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QVERIFY2(bar().text().contains(" could not be read: "), qPrintable(bar().text()));
    bringStoreBack();
    players.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
}

void FailedWorkTest::exercisesAreMadeLater() {
    readExercises();
    Trainer& trainer = page_->exercises().trainer();
    takeStoreAway();
    trainer.make(std::nullopt);
    QVERIFY2(isNamed("No exercises were made: "), qPrintable(bar().text()));
    bringStoreBack();
    tryAgain();
    QVERIFY(trainer.isMaking());
    QTRY_VERIFY_WITH_TIMEOUT(!trainer.isMaking(), timeout);
    QVERIFY(!bar().isVisible());
}

void FailedWorkTest::exercisesAreReadLater() {
    keepExercise("W:W27,32,34,38,40,45:B11,12,16,18,23,25", "27-22");
    readExercises();
    Trainer& trainer = page_->exercises().trainer();
    takeStoreAway();
    trainer.refresh();
    QVERIFY2(isNamed("The exercises could not be read: "), qPrintable(bar().text()));
    bringStoreBack();
    tryAgain();
    QTRY_COMPARE_WITH_TIMEOUT(trainer.state(), Trainer::State::asking, timeout);
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
}

void FailedWorkTest::aRepertoireIsReadLater() {
    // The page reads the collections, too, once it is in sight.
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QVERIFY(db::createCollection(store, "Lines"));
        QVERIFY(db::addGames(store, "Lines", std::array{db::GameId{1}}));
    }
    RepertoireSide& repertoire = page_->repertoire();
    actionsOf(*window_).goTraining->trigger();
    page_->showRepertoire(rules::Color::white);
    QTRY_VERIFY_WITH_TIMEOUT(part<QComboBox>(repertoire, "repertoireChoice").findData("Lines") > 0,
                             timeout);
    QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>(repertoire, "repertoireHint").text().contains("No lines"),
                             timeout);
    takeStoreAway();
    repertoire.refresh();
    QVERIFY2(isNamed("The repertoire could not be read: "), qPrintable(bar().text()));
    bringStoreBack();
    tryAgain();
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
}

void FailedWorkTest::anImportIsReadLater() {
    auto& page = part<ImportPage>(*window_);
    page.open(1);
    QTRY_VERIFY_WITH_TIMEOUT(page.report().has_value(), timeout);
    takeStoreAway();
    page.refresh();
    QVERIFY2(isNamed("The import could not be read: "), qPrintable(bar().text()));
    bringStoreBack();
    tryAgain();
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
}

void FailedWorkTest::aStudyIsWorkedOnLater() {
    const auto study = [this] {
        db::Store store(sample_->store(), db::Store::Access::write);
        (void)db::createStudy(store, "Night",
                              rules::Position::start(rules::Variant::international));
        return db::findStudy(store, "Night").value();
    };
    const db::StudyPlan plan{{.nodes = 1000}, {.nodes = 3000}};
    auto& runner = part<StudyRunner>(*window_);
    const StudyOrder order{sample_->store(), study(), {std::nullopt}, plan};
    takeStoreAway();
    runner.start(order);
    QVERIFY2(isNamed("Study Night: "), qPrintable(bar().text()));
    bringStoreBack();
    tryAgain();
    QVERIFY(runner.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!runner.isRunning(), timeout);
    QVERIFY(runner.report().searched > 0);
    QVERIFY(!bar().isVisible());
}

namespace {
const NamedTest<FailedWorkTest> registeredFailedWorkTest("failed_work");
}

} // namespace damscope::gui::testing

#include "failed_work_test.moc"
