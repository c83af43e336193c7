// SPDX-License-Identifier: GPL-3.0-or-later
// The page of training: questions, answers by moves on the board, hints, decks, what is due.
#include "db/training/exercise_table.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/tasks/home_page.hpp"
#include "gui/training/exercise_side.hpp"
#include "gui/training/history_chart.hpp"
#include "gui/training/training_page.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

namespace damscope::gui::testing {

namespace {

using State = Trainer::State;

constexpr db::Day monday = std::chrono::year(2026) / 11 / 23;
constexpr auto combination = "W:W27,32,34,38,40,45:B11,12,16,18,23,25";
constexpr auto other = "W:W28,33,38,39,43,44:B8,9,13,18,19,24";

rules::Position positionOf(const char* fen) {
    return rules::readFen(rules::Variant::international, fen).value();
}

rules::Move moveIn(const rules::Position& position, const char* text) {
    return rules::resolve(position, text).moves.at(0);
}

db::Exercise exerciseOf(const char* fen, const char* answer, int difficulty) {
    const rules::Position position = positionOf(fen);
    const rules::Move right = moveIn(position, answer);
    return {.position = position,
            .kind = db::ExerciseKind::missedShot,
            .proof = db::ExerciseProof::captures,
            .answers = {right},
            .line = {right},
            .gain = 2,
            .difficulty = difficulty,
            .motifs = {difficulty == 1 ? "royal" : "turk"}};
}

} // namespace

class TrainingTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void withoutExercisesThePageSaysHowToMakeThem();
    void aRightMoveIsKeptAndComesBackLater();
    void aWrongMoveIsPlayedOutAndComesBackTomorrow();
    void nothingIsAskedTwiceADay();
    void hintsComeInSteps();
    void theSolutionCountsAsWrong();
    void whatIsPutOffComesLast();
    void aDeckIsChosen();
    void theFirstPageSaysWhatIsDue();
    void exercisesAreMadeOfTheGames();

private:
    void keepTwo();
    void play(const char* move);
    [[nodiscard]] bool reaches(State state) {
        return QTest::qWaitFor([&] { return trainer_->state() == state; }, 20'000);
    }
    [[nodiscard]] QString feedback() const {
        return part<QTextBrowser>(*page_, "trainingFeedback").toPlainText();
    }
    [[nodiscard]] std::map<db::ExerciseKey, std::vector<db::Review>> reviews() const {
        db::Store store(sample_->store(), db::Store::Access::read);
        return db::allReviews(store);
    }

    std::unique_ptr<SampleWindow> sample_;
    TrainingPage* page_ = nullptr;
    Trainer* trainer_ = nullptr;
    db::Day today_ = monday;
};

void TrainingTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    page_ = &part<TrainingPage>(sample_->window());
    trainer_ = &page_->exercises().trainer();
    today_ = monday;
    trainer_->setToday([this] { return today_; });
    actionsOf(sample_->window()).goTraining->trigger();
}

void TrainingTest::cleanup() {
    sample_.reset();
}

void TrainingTest::keepTwo() {
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        const std::vector<db::Exercise> two{exerciseOf(combination, "27-22", 1),
                                            exerciseOf(other, "28-22", 2)};
        QCOMPARE(db::keepExercises(store, two).added, 2U);
    }
    trainer_->refresh();
    QVERIFY(reaches(State::asking));
}

void TrainingTest::play(const char* move) {
    emit page_->board().movePlayed(moveIn(trainer_->card().exercise.position, move));
}

void TrainingTest::withoutExercisesThePageSaysHowToMakeThem() {
    QVERIFY(reaches(State::empty));
    QVERIFY(part<QLabel>(*page_, "trainingQuestion").text().contains("no exercises yet"));
    QVERIFY(page_->isVisible());
}

void TrainingTest::aRightMoveIsKeptAndComesBackLater() {
    keepTwo();
    QVERIFY(page_->board().hasFocus());
    QCOMPARE(*page_->board().entry().position(), positionOf(combination));
    play("27-22");
    QCOMPARE(trainer_->state(), State::judging); // in the background
    QVERIFY(reaches(State::answered));
    QVERIFY2(feedback().startsWith("Right"), qPrintable(feedback()));
    QCOMPARE(trainer_->outcome().due, monday + std::chrono::days(1));
    QCOMPARE(reviews().begin()->second.front(), (db::Review{monday, db::AnswerGrade::right}));
    QTRY_COMPARE(trainer_->overview().counts.today, 1U);
    QCOMPARE(trainer_->streak(), 1);
    QVERIFY(part<HistoryChart>(*page_).summary().contains("1 right"));
    trainer_->next();
    QCOMPARE(trainer_->card().exercise.position, positionOf(other));
}

void TrainingTest::aWrongMoveIsPlayedOutAndComesBackTomorrow() {
    keepTwo();
    play("34-30");
    QVERIFY(reaches(State::answered));
    QVERIFY2(feedback().startsWith("Wrong"), qPrintable(feedback()));
    QVERIFY(feedback().contains(QString("27-22").replace('-', QChar(0x2011))));
    QVERIFY(trainer_->outcome().graded.line.size() > 1);
    QTRY_VERIFY(page_->board().entry().position() != positionOf(combination)); // moves by itself
    QVERIFY(!page_->board().entry().lifted());
    QCOMPARE(reviews().begin()->second.front().grade, db::AnswerGrade::wrong);
}

void TrainingTest::nothingIsAskedTwiceADay() {
    keepTwo();
    for (const char* move : {"34-30", "28-22"}) {
        play(move);
        QVERIFY(reaches(State::answered));
        trainer_->next();
    }
    QCOMPARE(trainer_->state(), State::finished);
    trainer_->choose({});
    QVERIFY(reaches(State::finished));
    today_ += std::chrono::days(1);
    trainer_->refresh();
    QVERIFY(reaches(State::asking));
    QCOMPARE(trainer_->overview().counts.due, 2U);
}

void TrainingTest::hintsComeInSteps() {
    keepTwo();
    const auto& hint = buttonOf(*page_, "trainingHint");
    QStringList before;
    while (trainer_->canHint()) {
        trainer_->hint();
        QVERIFY(!before.contains(feedback()));
        before << feedback();
    }
    QCOMPARE(before.size(), 4); // the gain, the piece, the name, the move
    QVERIFY(before.last().contains("27-22"));
    QVERIFY(!hint.isEnabled());
    play("27-22"); // who has seen it has not found it
    QVERIFY(reaches(State::answered));
    QCOMPARE(reviews().begin()->second.front().grade, db::AnswerGrade::wrong);
}

void TrainingTest::theSolutionCountsAsWrong() {
    keepTwo();
    trainer_->giveUp();
    QVERIFY(reaches(State::answered));
    QVERIFY2(feedback().startsWith("Solution"), qPrintable(feedback()));
    QCOMPARE(reviews().begin()->second.front().grade, db::AnswerGrade::wrong);
}

void TrainingTest::whatIsPutOffComesLast() {
    keepTwo();
    trainer_->next();
    QCOMPARE(trainer_->card().exercise.position, positionOf(other));
    trainer_->refresh();
    QSignalSpy read(trainer_, &Trainer::overviewChanged);
    QVERIFY(read.wait());
    QCOMPARE(trainer_->card().exercise.position, positionOf(other));
    play("28-22");
    QVERIFY(reaches(State::answered));
    QTRY_COMPARE(trainer_->overview().counts.today, 1U);
    trainer_->next();
    QCOMPARE(trainer_->card().exercise.position, positionOf(combination));
}

void TrainingTest::aDeckIsChosen() {
    keepTwo();
    auto& field = part<QComboBox>(*page_, "deckField");
    auto& value = part<QComboBox>(*page_, "deckValue");
    const int row = field.findText("Difficulty");
    QVERIFY(row > 0);
    field.setCurrentIndex(row);
    emit field.activated(row);
    QVERIFY(reaches(State::asking));
    QCOMPARE(value.count(), 2);
    value.setCurrentIndex(1);
    emit value.activated(1);
    QVERIFY(reaches(State::asking));
    QCOMPARE(trainer_->card().exercise.position, positionOf(other));
    QCOMPARE(trainer_->overview().counts.all, 1U);
    QCOMPARE(trainer_->overview().all, 2U);
}

void TrainingTest::theFirstPageSaysWhatIsDue() {
    keepTwo();
    play("34-30");
    QVERIFY(reaches(State::answered));
    today_ += std::chrono::days(1);
    trainer_->refresh();
    const auto& home = part<HomePage>(sample_->window());
    const auto says = [&](const QString& text) {
        for (const Card* card : home.findChildren<Card*>())
            if (card->accessibleDescription() == text)
                return true;
        return false;
    };
    QTRY_VERIFY(says("1 exercise due today"));
}

void TrainingTest::exercisesAreMadeOfTheGames() {
    QVERIFY(reaches(State::empty));
    QSignalSpy reported(trainer_, &Trainer::reported);
    trainer_->make(std::nullopt);
    QVERIFY(trainer_->isMaking());
    QTRY_VERIFY(!trainer_->isMaking());
    QVERIFY(reported.first().first().toString().contains("These games give no new"));
    trainer_->make(QString("Nobody"));
    QTRY_COMPARE(reported.size(), 2);
    QVERIFY(reported.last().first().toString().contains("Nobody"));
}

namespace {
const NamedTest<TrainingTest> registeredTrainingTest("training");
}

} // namespace damscope::gui::testing

#include "training_test.moc"
