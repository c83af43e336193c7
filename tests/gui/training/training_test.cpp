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

rules::Position positionOf(const char* fen,
                           rules::Variant variant = rules::Variant::international) {
    return rules::readFen(variant, fen).value();
}

rules::Move moveIn(const rules::Position& position, const char* text) {
    return rules::resolve(position, text).moves.at(0);
}

db::Exercise exerciseOf(const rules::Position& position, const char* answer, int difficulty) {
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
    void variantAndThemeAreChosenFirst();
    void theChosenVariantAndThemeAreRemembered();
    void theFirstPageSaysWhatIsDue();
    void exercisesAreMadeOfTheGames();
    void beforeTheFirstGameHomeSaysWhatToDo();

private:
    void findPage();
    void keepTwo();
    void keepRussian();
    static void choose(QComboBox& box, int row);
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
    today_ = monday;
    findPage();
    actionsOf(sample_->window()).goTraining->trigger();
}

void TrainingTest::findPage() {
    page_ = &part<TrainingPage>(sample_->window());
    trainer_ = &page_->exercises().trainer();
    trainer_->setToday([this] { return today_; });
}

void TrainingTest::cleanup() {
    sample_.reset();
}

void TrainingTest::keepTwo() {
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        const std::vector<db::Exercise> two{exerciseOf(positionOf(combination), "27-22", 1),
                                            exerciseOf(positionOf(other), "28-22", 2)};
        QCOMPARE(db::keepExercises(store, two).added, 2U);
    }
    trainer_->refresh();
    QVERIFY(reaches(State::asking));
}

void TrainingTest::keepRussian() {
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        const std::vector<db::Exercise> one{
            exerciseOf(positionOf("W:Wc3,e3:Bd6,h8", rules::Variant::russian), "c3-d4", 3)};
        QCOMPARE(db::keepExercises(store, one).added, 1U);
    }
    trainer_->refresh();
    QTRY_COMPARE(trainer_->overview().all, 3U);
}

void TrainingTest::choose(QComboBox& box, int row) {
    box.setCurrentIndex(row);
    emit box.activated(row);
}

void TrainingTest::play(const char* move) {
    emit page_->board().movePlayed(moveIn(trainer_->card().exercise.position, move));
}

void TrainingTest::withoutExercisesThePageSaysHowToMakeThem() {
    QVERIFY(reaches(State::empty));
    const auto& words = part<QLabel>(*page_, "trainingQuestion");
    QVERIFY(words.text().contains("no exercises yet"));
    QVERIFY(page_->isVisible());
    const auto& make = buttonOf(*page_, "makeExercises");
    QVERIFY(make.isVisible() && make.isEnabled() && make.isDefault());
    const auto gap = [&] {
        return make.mapTo(page_, QPoint(0, 0)).y() -
               words.mapTo(page_, QPoint(0, words.height())).y();
    };
    QTRY_VERIFY(gap() >= 0 && gap() < 2 * make.height());
    QVERIFY(!buttonOf(*page_, "trainingHint").isVisible()); // there is no question
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
    auto& history = part<HistoryChart>(*page_);
    QVERIFY(history.summary().contains("1 right"));
    QCOMPARE(history.accessibleName(), history.summary());
    QTRY_VERIFY(history.isVisible());
    history.setFocus(Qt::TabFocusReason);
    QVERIFY((history.focusPolicy() & Qt::TabFocus) != 0 && history.hasFocus());
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

void TrainingTest::variantAndThemeAreChosenFirst() {
    keepTwo();
    keepRussian();
    auto& variant = part<QComboBox>(*page_, "deckVariant");
    auto& theme = part<QComboBox>(*page_, "deckTheme");
    QCOMPARE(variant.count(), 3); // the last of them is all
    QVERIFY2(variant.currentText().startsWith("International"), qPrintable(variant.currentText()));
    QVERIFY2(variant.currentText().endsWith("(2)"), qPrintable(variant.currentText()));
    QVERIFY2(variant.itemText(1).startsWith("Russian"), qPrintable(variant.itemText(1)));
    QVERIFY2(variant.itemText(2).endsWith("(3)"), qPrintable(variant.itemText(2)));
    choose(variant, 1);
    QVERIFY(reaches(State::asking));
    QVERIFY(trainer_->card().exercise.position.variant() == rules::Variant::russian);
    QVERIFY2(theme.itemText(0).endsWith("(1)"), qPrintable(theme.itemText(0)));
    choose(variant, 0);
    QVERIFY(reaches(State::asking));
    const int royal = theme.findText("royal", Qt::MatchContains);
    QVERIFY(royal > 0);
    choose(theme, royal);
    QVERIFY(reaches(State::asking));
    QCOMPARE(trainer_->overview().counts.all, 1U);
    QCOMPARE(trainer_->card().exercise.position, positionOf(combination));
}

void TrainingTest::theChosenVariantAndThemeAreRemembered() {
    keepTwo();
    keepRussian();
    auto& theme = part<QComboBox>(*page_, "deckTheme");
    choose(theme, theme.findText("royal", Qt::MatchContains));
    QVERIFY(reaches(State::asking));
    sample_->restart();
    findPage();
    QVERIFY(reaches(State::asking));
    QCOMPARE(trainer_->card().exercise.position, positionOf(combination));
    QCOMPARE(trainer_->overview().counts.all, 1U);
    auto& variant = part<QComboBox>(*page_, "deckVariant");
    choose(variant, 2);
    sample_->restart();
    findPage();
    QTRY_COMPARE(trainer_->overview().all, 3U);
    QVERIFY(!trainer_->deck().variant);
    QCOMPARE(trainer_->deck().motifs, std::vector<std::string>{"royal"});
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

void TrainingTest::beforeTheFirstGameHomeSaysWhatToDo() {
    sample_.reset();
    sample_ = std::make_unique<SampleWindow>();
    actionsOf(sample_->window()).goHome->trigger();
    const auto& home = part<HomePage>(sample_->window());
    const auto& words = part<QLabel>(home, "firstGame");
    const auto offers = [&](const QString& title) {
        for (const Card* card : home.findChildren<Card*>())
            if (card->text() == title && card->isVisible())
                return true;
        return false;
    };
    QTRY_VERIFY(offers("Enter a game"));
    QVERIFY(!offers("Continue"));
    QVERIFY(words.isVisible());
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    QVERIFY(controllerOf(sample_->window()).open(db::GameId{1}));
    actionsOf(sample_->window()).goHome->trigger();
    QTRY_VERIFY(offers("Continue"));
    QVERIFY(!words.isVisible());
}

namespace {
const NamedTest<TrainingTest> registeredTrainingTest("training");
}

} // namespace damscope::gui::testing

#include "training_test.moc"
