// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises as the store keeps them, and decks.
#include "db/search/lists/filter.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "db/training/deck.hpp"
#include "db/training/exercise.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/exercise_words.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/db/training/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace damscope::db {
namespace {

constexpr auto combination = "W:W27,32,34,38,40,45:B11,12,16,18,23,25";

Exercise exerciseAt(const rules::Position& where, const char* answer) {
    const rules::Move right = move(where, answer);
    return {.position = where,
            .kind = ExerciseKind::missedShot,
            .proof = ExerciseProof::captures,
            .answers = {right},
            .line = {right},
            .gain = 2,
            .difficulty = 3,
            .motifs = {"royal"}};
}

class Exercises : public ::testing::Test {
protected:
    KeptExercises keep(const Exercise& exercise) { return keepExercises(store_, {&exercise, 1}); }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    rules::Position position_ = position(combination);
};

TEST_F(Exercises, areOneWithColoursExchanged) {
    const rules::Position black = turned(position_);
    EXPECT_EQ(black.toMove(), rules::Color::black);
    EXPECT_EQ(exerciseKey(black), exerciseKey(position_));
    rules::Position other = position_;
    other.setToMove(rules::Color::black);
    EXPECT_NE(exerciseKey(other), exerciseKey(position_));
}

TEST_F(Exercises, areKeptWithEverything) {
    Exercise exercise = exerciseAt(position_, "27-22");
    exercise.played = move(position_, "32-28");
    exercise.composition = {"Weiss", "Le Damier", "12", "White wins"};
    exercise.structures = {"fork-lock"};
    EXPECT_EQ(keep(exercise).added, 1U);
    const auto all = allExercises(store_);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].position, exercise.position);
    EXPECT_EQ(all[0].answers, exercise.answers);
    EXPECT_EQ(all[0].line, exercise.line);
    EXPECT_EQ(all[0].played, exercise.played);
    EXPECT_EQ(all[0].composition, exercise.composition);
    EXPECT_EQ(all[0].motifs, exercise.motifs);
    EXPECT_EQ(all[0].structures, exercise.structures);
    EXPECT_EQ(all[0].difficulty, 3);
    EXPECT_EQ(all[0].proof, ExerciseProof::captures);
}

TEST_F(Exercises, replaceOnlyWhatIsProvedWorse) {
    Exercise searched = exerciseAt(position_, "32-28");
    searched.proof = ExerciseProof::search;
    EXPECT_EQ(keep(searched), (KeptExercises{1, 0, 0}));
    EXPECT_EQ(keep(exerciseAt(position_, "27-22")), (KeptExercises{0, 0, 1}));
    EXPECT_EQ(keep(searched), (KeptExercises{0, 1, 0}));
    ASSERT_EQ(allExercises(store_).size(), 1U);
    EXPECT_EQ(allExercises(store_)[0].answers, exerciseAt(position_, "27-22").answers);
}

// The games go and come again under other numbers: what was learnt stays.
TEST_F(Exercises, outliveTheirGames) {
    const auto games =
        storeGames(store_, {taggedGame({{"White", "a"}}), taggedGame({{"White", "b"}})});
    Exercise exercise = exerciseAt(position_, "27-22");
    exercise.origins = {{games[0], 0, rules::Color::white}};
    keep(exercise);
    const Review review{today, AnswerGrade::right};
    EXPECT_TRUE(keepAnswer(store_, {exercise.key(), review, 0, "27-22"}));
    deleteGames(store_, games, "test");
    EXPECT_TRUE(allExercises(store_)[0].origins.empty());
    EXPECT_EQ(removeDeletedGames(store_), 2U);
    ASSERT_EQ(allExercises(store_).size(), 1U);
    const auto again = storeGames(store_, {taggedGame({{"White", "a"}})}, Indexing::now, 2);
    Exercise mirrored = exercise;
    mirrored.position = turned(position_);
    mirrored.answers = {turned(position_.rules().board, exercise.answers[0])};
    mirrored.line = mirrored.answers;
    mirrored.origins = {{again[0], 0, rules::Color::black}};
    EXPECT_EQ(keep(mirrored).joined, 1U);
    const auto cards = cardsOf(store_, {});
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards[0].learning.due, today + std::chrono::days(1));
    ASSERT_EQ(cards[0].exercise.origins.size(), 1U);
    EXPECT_EQ(cards[0].exercise.origins[0].game, again[0]);
}

TEST_F(Exercises, countOneAnswerADay) {
    const Exercise exercise = exerciseAt(position_, "27-22");
    keep(exercise);
    const auto answer = [&](AnswerGrade grade, Day day) {
        return keepAnswer(store_, {exercise.key(), {day, grade}, 0, "27-22"});
    };
    EXPECT_TRUE(answer(AnswerGrade::wrong, today));
    EXPECT_FALSE(answer(AnswerGrade::right, today));
    EXPECT_TRUE(cardsToAsk(cardsOf(store_, {}), today).empty());
    EXPECT_EQ(cardsToAsk(cardsOf(store_, {}), today + std::chrono::days(1)).size(), 1U);
    EXPECT_EQ(allReviews(store_).at(exercise.key()),
              (std::vector<Review>{{today, AnswerGrade::wrong}}));
}

TEST_F(Exercises, areRemovedWithoutTheirAnswers) {
    const Exercise exercise = exerciseAt(position_, "27-22");
    keep(exercise);
    keepAnswer(store_, {exercise.key(), {today, AnswerGrade::right}, 0, "27-22"});
    const std::array keys{exercise.key()};
    EXPECT_EQ(removeExercises(store_, keys), 1U);
    EXPECT_EQ(removeExercises(store_, keys), 0U);
    keep(exercise);
    EXPECT_FALSE(cardsOf(store_, {})[0].learning.isNew());
}

// ---- decks

TEST_F(Exercises, askForAWinOrADraw) {
    Exercise exercise = exerciseAt(position_, "27-22");
    exercise.kind = ExerciseKind::ending;
    exercise.gain = 0;
    exercise.wanted = Stipulation::draw;
    (void)keep(exercise);
    Exercise problem = exerciseAt(position("W:W28,33,38,39,43,44:B8,9,13,18,19,24"), "28-22");
    problem.kind = ExerciseKind::composition;
    problem.composition.stipulation = "Wit wint";
    problem.wanted = Stipulation::win;
    (void)keep(problem);
    const auto all = allExercises(store_);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].wanted, Stipulation::draw);
    EXPECT_TRUE(all[0].composition.isEmpty()) << "nobody wrote it";
    EXPECT_EQ(questionText(all[0], Language::english), "White to move: hold the draw");
    EXPECT_NE(
        hintText(all[0], Hint::purpose, NameCatalogue(), Language::english).find("holds the draw"),
        std::string::npos);
    EXPECT_EQ(all[1].wanted, Stipulation::win);
    EXPECT_EQ(all[1].composition.stipulation, "Wit wint");
    EXPECT_EQ(questionText(all[1], Language::dutch), "wit aan zet: los het probleem op en win");
}

TEST_F(Exercises, haveAHistory) {
    (void)keep(exerciseAt(position_, "27-22"));
    const ExerciseKey key = exerciseKey(position_);
    const auto answer = [&](int daysAgo, AnswerGrade grade) {
        return keepAnswer(store_, {key, {today - std::chrono::days(daysAgo), grade}, 0, "27-22"});
    };
    EXPECT_TRUE(answer(5, AnswerGrade::right));
    EXPECT_TRUE(answer(2, AnswerGrade::wrong));
    EXPECT_TRUE(answer(1, AnswerGrade::oneHint));
    const auto days = trainingDays(store_);
    ASSERT_EQ(days.size(), 3U);
    EXPECT_EQ(days[1], (TrainingDay{today - std::chrono::days(2), 0, 1}));
    EXPECT_EQ(streakOf(days, today), 2) << "today is not over";
    EXPECT_EQ(streakOf(days, today + std::chrono::days(1)), 0);
    EXPECT_EQ(streakOf(days, today - std::chrono::days(5)), 1) << "later days do not count";
    EXPECT_TRUE(answer(0, AnswerGrade::right));
    EXPECT_EQ(streakOf(trainingDays(store_), today), 3);
}

TEST_F(Exercises, offerDecksThatHaveSome) {
    (void)keep(exerciseAt(position_, "27-22"));
    Exercise other = exerciseAt(position("W:W28,33,38,39,43,44:B8,9,13,18,19,24"), "28-22");
    other.kind = ExerciseKind::composition;
    other.composition.author = "Weiss";
    (void)keep(other);
    const auto cards = cardsOf(store_, {});
    const auto choices = deckChoices(store_, cards);
    for (const DeckChoice& choice : choices)
        EXPECT_EQ(cardsOf(store_, deckOf(choice)).size(), choice.exercises)
            << nameOf(choice, NameCatalogue(), Language::english);
    const auto has = [&](DeckField field, const char* value, std::uint64_t count) {
        return std::ranges::count(choices, DeckChoice{field, value, count}) == 1;
    };
    EXPECT_TRUE(has(DeckField::variant, "international", 2));
    EXPECT_TRUE(has(DeckField::motif, "royal", 2));
    EXPECT_TRUE(has(DeckField::author, "Weiss", 1));
    EXPECT_TRUE(has(DeckField::kind, "composition", 1));
    EXPECT_EQ(nameOf({DeckField::kind, "composition", 1}, NameCatalogue(), Language::dutch),
              "probleem");
}

TEST_F(Exercises, areAskedOfTheDeckNearestToAWish) {
    (void)keep(exerciseAt(position_, "27-22"));
    const auto cards = cardsOf(store_, {});
    const Deck international{.variant = rules::Variant::international};
    const Deck royal{.variant = rules::Variant::international, .motifs = {"royal"}};
    EXPECT_TRUE(nearestDeck(cards, royal) == royal);
    EXPECT_TRUE(nearestDeck(cards, {.variant = rules::Variant::russian}) == international);
    EXPECT_TRUE(nearestDeck(cards, {.variant = rules::Variant::international,
                                    .motifs = {"none"}}) == international);
    EXPECT_TRUE(nearestDeck(cards, {.kinds = {ExerciseKind::composition},
                                    .variant = rules::Variant::international,
                                    .motifs = {"royal"}}) == royal);
    EXPECT_TRUE(nearestDeck({}, royal) == royal) << "some may be made yet";
}

TEST_F(Exercises, areCountedInTheVariantAndTheThemeThatAreChosen) {
    (void)keep(exerciseAt(position_, "27-22"));
    const auto cards = cardsOf(store_, {});
    const auto fieldsOf = [&](const Deck& chosen) {
        std::set<DeckField> fields;
        for (const DeckChoice& choice : deckChoices(store_, cards, chosen))
            fields.insert(choice.field);
        return fields;
    };
    EXPECT_EQ(fieldsOf({.variant = rules::Variant::russian}), std::set{DeckField::variant});
    const auto ofOtherTheme = fieldsOf({.motifs = {"none"}});
    EXPECT_TRUE(ofOtherTheme.contains(DeckField::motif));
    EXPECT_FALSE(ofOtherTheme.contains(DeckField::kind));
}

TEST(DeckWords, areRead) {
    const auto deck =
        readDeck(" kind=missed-shot, endgame, difficulty=2-4, player=Jansen", NameCatalogue());
    ASSERT_TRUE(deck.hasValue());
    EXPECT_EQ(deck->kinds, std::vector{ExerciseKind::missedShot});
    EXPECT_EQ(deck->phase, analysis::Phase::endgame);
    EXPECT_EQ(deck->difficulty, (Range{2, 4}));
    EXPECT_EQ(deck->player, "Jansen");
    EXPECT_TRUE(readDeck("", NameCatalogue())->kinds.empty());
    EXPECT_EQ(readDeck("missed-shot, kind=mistake", NameCatalogue())->kinds,
              (std::vector{ExerciseKind::missedShot, ExerciseKind::mistake}));
}

TEST(DeckWords, areReadInAnyCaseAndKeepNamesWithCommas) {
    const Deck deck =
        readDeck("Missed-Shot, PHASE=Endgame, Player=Jansen, Floris", NameCatalogue()).value();
    EXPECT_EQ(deck.kinds, std::vector{ExerciseKind::missedShot});
    EXPECT_EQ(deck.phase, analysis::Phase::endgame);
    EXPECT_EQ(deck.player, "Jansen, Floris");
    const Deck words = readDeck("author=Weiss, endgame", NameCatalogue()).value();
    EXPECT_EQ(words.author, "Weiss") << "what has a meaning of its own is no part of a name";
    EXPECT_EQ(words.phase, analysis::Phase::endgame);
}

TEST(DeckWords, nameMotifsInEveryLanguage) {
    const auto french = readDeck("coup royal", NameCatalogue());
    ASSERT_TRUE(french.hasValue());
    EXPECT_EQ(french->motifs, (std::vector<std::string>{"royal", "royal-40"})) << "both rules";
    EXPECT_EQ(readDeck("motif=royal", NameCatalogue())->motifs, french->motifs);
}

TEST(DeckWords, areRefusedIfTheyMeanNothing) {
    using Reason = DeckFault::Reason;
    EXPECT_EQ(readDeck("colour=white", NameCatalogue()).error().reason, Reason::unknownField);
    EXPECT_EQ(readDeck("difficulty=4-2", NameCatalogue()).error().reason, Reason::unknownValue);
    EXPECT_EQ(readDeck("phase=late", NameCatalogue()).error().reason, Reason::unknownValue);
    EXPECT_EQ(readDeck("xyzzy", NameCatalogue()).error().reason, Reason::unknownWord);
    EXPECT_EQ(readDeck("xyzzy", NameCatalogue()).error().word, "xyzzy");
}

TEST_F(Exercises, areChosenByDecks) {
    Exercise shot = exerciseAt(position_, "27-22");
    Exercise mistake = exerciseAt(rules::Position::start(rules::Variant::international), "32-28");
    mistake.kind = ExerciseKind::mistake;
    mistake.motifs.clear();
    mistake.difficulty = 1;
    mistake.composition.author = "Béranger";
    keepExercises(store_, std::array{shot, mistake});
    const auto count = [&](const char* words) {
        return cardsOf(store_, readDeck(words, NameCatalogue()).value()).size();
    };
    EXPECT_EQ(count(""), 2U);
    EXPECT_EQ(count("mistake"), 1U);
    EXPECT_EQ(count("coup royal"), 1U);
    EXPECT_EQ(count("opening"), 1U);
    EXPECT_EQ(count("endgame"), 1U) << "six men a side are few";
    EXPECT_EQ(count("difficulty=2-5"), 1U);
    EXPECT_EQ(count("author=beranger"), 1U);
    EXPECT_EQ(count("player=Jansen"), 0U);
    EXPECT_EQ(count("variant=russian"), 0U);
}

TEST_F(Exercises, areAskedDueOnesFirst) {
    const Exercise due = exerciseAt(position_, "27-22");
    Exercise fresh = exerciseAt(rules::Position::start(rules::Variant::international), "32-28");
    fresh.difficulty = 1;
    keepExercises(store_, std::array{fresh, due});
    keepAnswer(store_, {due.key(), {today, AnswerGrade::wrong}, 0, "32-28"});
    const Day tomorrow = today + std::chrono::days(1);
    const auto cards = cardsOf(store_, {});
    const DeckCounts counts = countsOf(cards, tomorrow);
    EXPECT_EQ(counts.all, 2U);
    EXPECT_EQ(counts.due, 1U);
    EXPECT_EQ(counts.fresh, 1U);
    EXPECT_EQ(countsOf(cards, today).today, 1U);
    const auto asked = cardsToAsk(cards, tomorrow);
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(asked[0].exercise.key(), due.key());
    EXPECT_EQ(cardsToAsk(cards, tomorrow, 0).size(), 1U);
    EXPECT_EQ(cardsToAsk(cards, today).size(), 1U) << "nothing twice a day";
}

} // namespace
} // namespace damscope::db
