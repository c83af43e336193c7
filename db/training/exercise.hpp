// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/position.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Exercises: positions of games and of problems that are to be solved. docs/training.md.
namespace damscope::db {

/// What is asked.
enum class ExerciseKind : std::uint8_t {
    missedShot,  ///< play the combination that was missed
    allowedShot, ///< play a move that does not allow the combination that was allowed
    mistake,     ///< find the move that keeps the balance or the advantage
    ending,      ///< keep the win or the draw of an ending that the tables know
    composition  ///< solve a composed problem
};

/// By what the answers are right.
enum class ExerciseProof : std::uint8_t {
    tables,   ///< endgame tables know the result of every move
    captures, ///< forced captures, whatever the opponent takes (analysis/shots)
    search,   ///< an engine searched all moves
    author    ///< the solution that was published; nothing confirms it
};

// Stable words, for the store, JSON and decks: "missed-shot", "tables".
[[nodiscard]] std::string_view word(ExerciseKind kind);
[[nodiscard]] std::string_view word(ExerciseProof proof);
[[nodiscard]] std::string_view word(analysis::Phase phase);
[[nodiscard]] std::optional<ExerciseKind> exerciseKind(std::string_view word);
[[nodiscard]] std::optional<ExerciseProof> exerciseProof(std::string_view word);
[[nodiscard]] std::optional<analysis::Phase> phaseOf(std::string_view word);

/// What is to be reached.
enum class Stipulation : std::uint8_t { win, draw };
[[nodiscard]] std::string_view word(Stipulation stipulation);
/// As it is written: "win", "White wins", "gewonnen", "gain", "выигрыш"; "=" and the words for a
/// draw.
[[nodiscard]] std::optional<Stipulation> stipulationIn(std::string_view text);

/// Who composed a problem, where it was published, and what is to be done.
struct Composition {
    std::string author;
    std::string source;
    std::string number;
    std::string stipulation;
    [[nodiscard]] bool isEmpty() const {
        return author.empty() && source.empty() && number.empty() && stipulation.empty();
    }
    friend bool operator==(const Composition&, const Composition&) = default;
};

/// Where a game had the position.
struct ExerciseOrigin {
    GameId game{};
    int ply = 0;         ///< moves before it
    rules::Color side{}; ///< to move there: who went wrong
    friend bool operator==(const ExerciseOrigin&, const ExerciseOrigin&) = default;
};

inline constexpr int leastDifficulty = 1;
inline constexpr int mostDifficulty = 5;

struct Exercise {
    rules::Position position;
    ExerciseKind kind{};
    ExerciseProof proof{};
    std::vector<rules::Move> answers; ///< every one is right; none other was found to be
    std::vector<rules::Move> line;    ///< how it goes; begins with an answer, or after `played`
    std::optional<rules::Move> played = std::nullopt; ///< in the game
    int gain = 0;                                     ///< in men; analysis::shots::won: the game
    int difficulty = leastDifficulty;                 ///< to mostDifficulty
    std::vector<std::string> motifs = {};     ///< keys of names of combinations (analysis/shots)
    std::vector<std::string> structures = {}; ///< keys of the structures on the board
    Composition composition = {};
    std::optional<Stipulation> wanted =
        std::nullopt; ///< of endings and problems, where it is known
    std::vector<ExerciseOrigin> origins = {};
    std::string elsewhere = {}; ///< a game of another store that it is from, in words

    [[nodiscard]] ExerciseKey key() const { return exerciseKey(position); }
    [[nodiscard]] analysis::Phase phase() const { return analysis::gamePhase(position); }
    [[nodiscard]] bool isAnswer(const rules::Move& move) const;
};

/// From how many moves of its own the side to move must see, and how many pieces it gives.
[[nodiscard]] int difficultyOf(int ownMoves, int given);

/// The difficulty as answers show it: one more where most were wrong, one less where the last three
/// were right without hints.
struct AnswerCounts {
    int answers = 0;
    int wrong = 0;
    int lastRight = 0; ///< answers in a row, up to the last, that were right without hints
};
[[nodiscard]] int difficultyFor(const Exercise& exercise, const AnswerCounts& counts);

// When an exercise is to be repeated: the algorithm SM-2 of P. A. Woźniak ("Optimization of
// learning", master's thesis, Poznań 1990, chapter 3.2; "Application of a computer to improve the
// results obtained in working with the SuperMemo method"). SM-2 rather than FSRS: FSRS brings
// about twenty weights that were fitted to the recall of flashcards, and nothing of that kind
// exists for positions of draughts; the whole of SM-2 is two published formulae.

/// A day of the calendar: exercises are repeated by days, never by hours.
using Day = std::chrono::sys_days;

/// How well an exercise was answered: the quality of a response in SM-2.
enum class AnswerGrade : std::uint8_t {
    wrong = 1,
    severalHints = 3, ///< right, with more than one hint
    oneHint = 4,
    right = 5
};
[[nodiscard]] AnswerGrade gradeOf(bool right, int hints);

/// An answer that counts: the first of its day.
struct Review {
    Day day{};
    AnswerGrade grade{};
    friend bool operator==(const Review&, const Review&) = default;
};

/// How far an exercise is learnt. The easiness factor is kept in hundredths: all its changes are
/// whole hundredths, so that every computer finds the same days.
struct Learning {
    static constexpr int usualEasiness = 250;
    static constexpr int leastEasiness = 130;

    int easiness = usualEasiness;
    int repetitions = 0; ///< right answers in a row
    int interval = 0;    ///< days to the next repetition; 0: never answered
    int lapses = 0;      ///< wrong answers after right ones
    Day last{};          ///< answered
    Day due{};           ///< the next time, always after `last`

    [[nodiscard]] bool isNew() const { return interval == 0; }
    /// A new exercise is not due, it is new.
    [[nodiscard]] bool isDue(Day today) const { return !isNew() && due <= today; }
    friend bool operator==(const Learning&, const Learning&) = default;
};

/// The state after an answer. One on the day of the last answer, or before it, changes nothing.
[[nodiscard]] Learning afterReview(const Learning& before, const Review& review);

/// The state that follows from all answers: what is learnt is never stored, so that the histories
/// of two stores can be put together. By day, ascending.
[[nodiscard]] Learning learningOf(std::span<const Review> history);

class Store;

/// The answers of a day.
struct TrainingDay {
    Day day{};
    std::uint64_t right = 0; ///< with hints or without
    std::uint64_t wrong = 0;
    friend bool operator==(const TrainingDay&, const TrainingDay&) = default;
};

/// The days that have answers, the first one first.
[[nodiscard]] std::vector<TrainingDay> trainingDays(Store& store);

/// How many days in a row have answers, up to today; a day that is not over yet ends nothing.
[[nodiscard]] int streakOf(std::span<const TrainingDay> days, Day today);

} // namespace damscope::db
