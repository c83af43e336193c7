// SPDX-License-Identifier: GPL-3.0-or-later
// A repertoire, asked in the window against what the games of the database played.
#include "db/search/lists/collections.hpp"
#include "db/store/store.hpp"
#include "db/training/exercise_table.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/training/exercise_side.hpp"
#include "gui/training/training_page.hpp"
#include "rules/text/explain.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QComboBox>
#include <QTest>
#include <QTextBrowser>

namespace damscope::gui::testing {

namespace {

constexpr db::Day firstDay = std::chrono::year(2026) / 11 / 23;

// The first is the repertoire; two games of four answer 1. 33-29 by 19-23, one by 17-21.
constexpr const char* games =
    "[White \"Mine\"]\n[GameType \"20\"]\n\n"
    "1. 33-29 19-23 (1... 17-21 2. 31-26) 2. 35-30 (2. 39-33) (2. 38-33?) *\n\n"
    "[White \"A\"]\n[GameType \"20\"]\n\n1. 33-29 19-23 2. 39-33 *\n\n"
    "[White \"B\"]\n[GameType \"20\"]\n\n1. 33-29 17-21 *\n\n"
    "[White \"C\"]\n[GameType \"20\"]\n\n1. 33-29 18-23 *\n";

} // namespace

class OpeningTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void withoutCollectionsItSaysWhatARepertoireIs();
    void everyPositionIsAskedOnceADay();
    void aWrongAnswerShowsTheRepertoireAndComesBackTomorrow();
    void hintsEndWithTheMove();
    void exercisesAndOpeningsShareTheBoard();

private:
    void keepRepertoire();
    void choose();
    void play(const char* move);
    [[nodiscard]] bool reaches(OpeningTrainer::State state) {
        return QTest::qWaitFor([&] { return trainer_->state() == state; }, 20'000);
    }
    [[nodiscard]] QString feedback() const {
        return part<QTextBrowser>(*page_, "openingFeedback")
            .toPlainText()
            .replace(QChar(0x2011), '-')
            .replace(QChar(0xa0), ' ');
    }
    [[nodiscard]] std::size_t answers() const {
        db::Store store(sample_->store(), db::Store::Access::read);
        std::size_t count = 0;
        for (const auto& [key, reviews] : db::allReviews(store))
            count += reviews.size();
        return count;
    }

    std::unique_ptr<SampleWindow> sample_;
    TrainingPage* page_ = nullptr;
    OpeningTrainer* trainer_ = nullptr;
    db::Day today_ = firstDay;
};

void OpeningTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({sample_->write("games.pdn", games)}));
    page_ = &part<TrainingPage>(sample_->window());
    trainer_ = &page_->openings().trainer();
    today_ = firstDay;
    trainer_->setToday([this] { return today_; });
    trainer_->setSeed(1);
}

void OpeningTest::cleanup() {
    sample_.reset();
}

void OpeningTest::keepRepertoire() {
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QVERIFY(db::createCollection(store, "Mine"));
        QVERIFY(db::addGames(store, "Mine", std::array{db::GameId{1}}));
    }
    actionsOf(sample_->window()).goTraining->trigger();
    page_->showOpenings(true);
    QTRY_COMPARE(trainer_->choices().size(), 1U);
}

void OpeningTest::choose() {
    auto& repertoire = part<QComboBox>(*page_, "openingRepertoire");
    repertoire.setCurrentIndex(1);
    emit repertoire.activated(1);
}

void OpeningTest::play(const char* move) {
    emit page_->board().movePlayed(
        rules::resolve(trainer_->question()->position, move).moves.at(0));
}

void OpeningTest::withoutCollectionsItSaysWhatARepertoireIs() {
    actionsOf(sample_->window()).goTraining->trigger();
    page_->showOpenings(true);
    QVERIFY(part<QLabel>(*page_, "openingQuestion").text().contains("collection of games"));
}

void OpeningTest::everyPositionIsAskedOnceADay() {
    keepRepertoire();
    choose();
    QVERIFY(reaches(OpeningTrainer::State::asking));
    QCOMPARE(trainer_->counts().fresh, 3U);
    QVERIFY(page_->board().hasFocus());
    QCOMPARE(*page_->board().entry().position(), trainer_->question()->position);
    play("33-29");
    QCOMPARE(trainer_->state(), OpeningTrainer::State::working); // in the background
    QVERIFY(reaches(OpeningTrainer::State::asking));
    QVERIFY2(feedback().contains("Right: 33-29"), qPrintable(feedback()));
    QVERIFY2(feedback().contains("of 4 games"), qPrintable(feedback()));
    while (trainer_->state() == OpeningTrainer::State::asking) {
        play(trainer_->question()->moves.back() == "19-23" ? "39-33" : "31-26"); // 39-33: second
        QVERIFY(QTest::qWaitFor([&] { return trainer_->state() != OpeningTrainer::State::working; },
                                20'000));
    }
    QCOMPARE(trainer_->state(), OpeningTrainer::State::finished);
    QCOMPARE(trainer_->counts().today, 3U);
    QCOMPARE(answers(), 3U);
    choose();
    QVERIFY(reaches(OpeningTrainer::State::finished)); // nothing twice a day
    today_ += std::chrono::days(1);
    choose();
    QVERIFY(reaches(OpeningTrainer::State::asking));
    QCOMPARE(trainer_->counts().due, 3U);
}

void OpeningTest::aWrongAnswerShowsTheRepertoireAndComesBackTomorrow() {
    keepRepertoire();
    choose();
    QVERIFY(reaches(OpeningTrainer::State::asking));
    const rules::Position asked = trainer_->question()->position;
    play("32-28");
    QVERIFY(reaches(OpeningTrainer::State::answered));
    QVERIFY2(feedback().contains("32-28 is not in the repertoire; it has 33-29"),
             qPrintable(feedback()));
    QCOMPARE(trainer_->outcome()->due, firstDay + std::chrono::days(1));
    QCOMPARE(*page_->board().entry().position(), asked.after(trainer_->outcome()->meant));
    QVERIFY2(!feedback().contains("games"), qPrintable(feedback())); // the next question waits
    trainer_->next();
    QCOMPARE(trainer_->state(), OpeningTrainer::State::asking);
    QVERIFY(trainer_->question()->reply);
    QVERIFY2(feedback().contains("of 4 games"), qPrintable(feedback()));
}

void OpeningTest::hintsEndWithTheMove() {
    keepRepertoire();
    choose();
    QVERIFY(reaches(OpeningTrainer::State::asking));
    trainer_->hint();
    QVERIFY2(feedback().contains("33"), qPrintable(feedback()));
    trainer_->hint();
    QVERIFY2(feedback().contains("the repertoire has 33-29"), qPrintable(feedback()));
    QVERIFY(!buttonOf(*page_, "openingHint").isEnabled());
    play("33-29"); // who was shown it has not known it
    QVERIFY(reaches(OpeningTrainer::State::answered));
    QVERIFY(!trainer_->outcome()->right);
}

void OpeningTest::exercisesAndOpeningsShareTheBoard() {
    keepRepertoire();
    choose();
    QVERIFY(reaches(OpeningTrainer::State::asking));
    page_->showOpenings(false);
    QTRY_COMPARE(page_->exercises().trainer().state(), Trainer::State::empty);
    QVERIFY(!page_->board().entry().position());
    page_->showOpenings(true);
    QCOMPARE(*page_->board().entry().position(), trainer_->question()->position);
}

namespace {
const NamedTest<OpeningTest> registeredOpeningTest("opening");
}

} // namespace damscope::gui::testing

#include "opening_test.moc"
