// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/proving.hpp"

#include <vector>

namespace damscope::db {

/// How good an answer to an exercise is.
struct GradedMove {
    /// What the tables know of a wrong answer.
    enum class Verdict : std::uint8_t { none, onlyDraws, loses };

    bool right = false;
    /// The first move had been shown before the answer, which counts as a lapse; the grader does
    /// not know it.
    bool shown = false;
    double loss = 0;                 ///< of the expectancy against the best move; 0 if it is right
    std::vector<rules::Move> line;   ///< the answer, and what follows
    std::vector<rules::Move> better; ///< how it should have gone, if it is wrong
    std::vector<rules::Move> others = {}; ///< right moves that begin neither of these lines
    Verdict verdict = Verdict::none;

    /// Right, and found without being shown.
    [[nodiscard]] bool isFound() const { return right && !shown; }
};

/// Grades an answer fairly: the moves of the solution are right, and so is every other that is as
/// good as the best, by the tables or a search, within the prover's margin. A wrong one is played
/// out until the point is clear: to the end of the opponent's combination, or as far as a search
/// sees. Throws EngineError.
[[nodiscard]] GradedMove gradeAnswer(const Exercise& exercise, const rules::Move& move,
                                     Prover& prover);

/// How an exercise should go: begins with a right move.
[[nodiscard]] std::vector<rules::Move> solutionOf(const Exercise& exercise);

/// How many hints there are, and what each shows.
enum class Hint : std::uint8_t {
    purpose,     ///< what is gained or kept
    firstSquare, ///< the man that moves
    motif,       ///< the name of the combination, if it has one
    firstMove
};
/// The hints of an exercise, one after the other.
[[nodiscard]] std::vector<Hint> hintsOf(const Exercise& exercise);

} // namespace damscope::db
