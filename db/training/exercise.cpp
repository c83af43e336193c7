// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/exercise.hpp"

#include "db/store/codec/fold_name.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::db {
namespace {

template <class Value, std::size_t n>
using WordList = std::array<std::pair<Value, std::string_view>, n>;

constexpr WordList<ExerciseKind, 5> kinds{{{ExerciseKind::missedShot, "missed-shot"},
                                           {ExerciseKind::allowedShot, "allowed-shot"},
                                           {ExerciseKind::mistake, "mistake"},
                                           {ExerciseKind::ending, "ending"},
                                           {ExerciseKind::composition, "composition"}}};
constexpr WordList<ExerciseProof, 4> proofs{{{ExerciseProof::tables, "tables"},
                                             {ExerciseProof::captures, "captures"},
                                             {ExerciseProof::search, "search"},
                                             {ExerciseProof::author, "author"}}};
constexpr WordList<analysis::Phase, 3> phases{{{analysis::Phase::opening, "opening"},
                                               {analysis::Phase::middlegame, "middlegame"},
                                               {analysis::Phase::endgame, "endgame"}}};

template <class Value, std::size_t n>
std::string_view wordFor(const WordList<Value, n>& words, Value value) {
    return std::ranges::find(words, value, &std::pair<Value, std::string_view>::first)->second;
}

template <class Value, std::size_t n>
std::optional<Value> valueOf(const WordList<Value, n>& words, std::string_view word) {
    const auto found = std::ranges::find(words, word, &std::pair<Value, std::string_view>::second);
    return found == words.end() ? std::nullopt : std::optional(found->first);
}

} // namespace

std::string_view word(ExerciseKind kind) {
    return wordFor(kinds, kind);
}

std::string_view word(ExerciseProof proof) {
    return wordFor(proofs, proof);
}

std::string_view word(analysis::Phase phase) {
    return wordFor(phases, phase);
}

std::optional<ExerciseKind> exerciseKind(std::string_view word) {
    return valueOf(kinds, word);
}

std::optional<ExerciseProof> exerciseProof(std::string_view word) {
    return valueOf(proofs, word);
}

std::optional<analysis::Phase> phaseOf(std::string_view word) {
    return valueOf(phases, word);
}

bool Exercise::isAnswer(const rules::Move& move) const {
    return std::ranges::find(answers, move) != answers.end();
}

int difficultyOf(int ownMoves, int given) {
    constexpr int manyPieces = 4;
    return std::clamp(ownMoves - 1 + (given >= manyPieces ? 1 : 0), leastDifficulty,
                      mostDifficulty);
}

int difficultyFor(const Exercise& exercise, const AnswerCounts& counts) {
    constexpr int enough = 3;
    int difficulty = exercise.difficulty;
    if (counts.answers >= 2 && 2 * counts.wrong > counts.answers)
        ++difficulty;
    else if (counts.lastRight >= enough)
        --difficulty;
    return std::clamp(difficulty, leastDifficulty, mostDifficulty);
}

std::string_view word(Stipulation stipulation) {
    return stipulation == Stipulation::win ? "win" : "draw";
}

std::optional<Stipulation> stipulationIn(std::string_view text) {
    const std::string folded = foldName(text);
    constexpr auto draws = std::to_array<std::string_view>(
        {" draw", " remise", " nul", " nulle", " egal", " ничья", " ничь"});
    constexpr auto wins = std::to_array<std::string_view>(
        {" win", " wint", " gewonnen", " gewinn", " gain", " gagne", " выигр"});
    const auto in = [&](std::string_view word) { return folded.find(word) != std::string::npos; };
    if (text.find('=') != std::string_view::npos || std::ranges::any_of(draws, in))
        return Stipulation::draw;
    if (text.find('+') != std::string_view::npos || std::ranges::any_of(wins, in))
        return Stipulation::win;
    return std::nullopt;
}

namespace {

constexpr int hundred = 100;
constexpr int firstInterval = 1;
constexpr int secondInterval = 6;

// EF' = EF + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02)), at least 1.3.
int easinessAfter(int easiness, AnswerGrade grade) {
    const int missing = 5 - static_cast<int>(grade);
    return std::max(Learning::leastEasiness, easiness + 10 - missing * (8 + missing * 2));
}

// I(1) = 1, I(2) = 6, I(n) = I(n-1) * EF, rounded up; `repetitions` is n.
int intervalAfter(const Learning& before, int repetitions, int easiness) {
    if (repetitions == 1)
        return firstInterval;
    if (repetitions == 2)
        return secondInterval;
    constexpr int longest = 36'500; // a hundred years: the day stays one of the calendar
    return std::min(longest, (before.interval * easiness + hundred - 1) / hundred);
}

} // namespace

AnswerGrade gradeOf(bool right, int hints) {
    if (!right)
        return AnswerGrade::wrong;
    return hints == 0   ? AnswerGrade::right
           : hints == 1 ? AnswerGrade::oneHint
                        : AnswerGrade::severalHints;
}

Learning afterReview(const Learning& before, const Review& review) {
    if (!before.isNew() && review.day <= before.last)
        return before;
    Learning after = before;
    if (review.grade == AnswerGrade::wrong) {
        after.lapses += before.repetitions > 0 ? 1 : 0;
        after.repetitions = 0; // from the beginning, with the same easiness
        after.interval = firstInterval;
    } else {
        ++after.repetitions;
        after.interval = intervalAfter(before, after.repetitions, before.easiness);
        after.easiness = easinessAfter(before.easiness, review.grade);
    }
    after.last = review.day;
    after.due = review.day + std::chrono::days(after.interval);
    return after;
}

Learning learningOf(std::span<const Review> history) {
    Learning learning;
    for (const Review& review : history)
        learning = afterReview(learning, review);
    return learning;
}

std::vector<TrainingDay> trainingDays(Store& store) {
    Statement rows = store.connection().prepare(
        "SELECT day, SUM(grade > 1), SUM(grade <= 1) FROM review GROUP BY day ORDER BY day");
    std::vector<TrainingDay> days;
    while (rows.step())
        days.push_back({Day(std::chrono::days(rows.as<int>(0))),
                        static_cast<std::uint64_t>(rows.integer(1)),
                        static_cast<std::uint64_t>(rows.integer(2))});
    return days;
}

int streakOf(std::span<const TrainingDay> days, Day today) {
    while (!days.empty() && days.back().day > today) // a clock was wrong
        days = days.first(days.size() - 1);
    if (days.empty() || days.back().day + std::chrono::days(1) < today)
        return 0;
    int streak = 0;
    for (Day day = days.back().day; !days.empty() && days.back().day == day;
         day -= std::chrono::days(1)) {
        ++streak;
        days = days.first(days.size() - 1);
    }
    return streak;
}

} // namespace damscope::db
