// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/proving.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Composed problems: positions that were set up, with their solutions.
namespace damscope::db {

struct ComposedProblem {
    rules::Position position;
    std::vector<rules::Move> solution; ///< as far as it is legal
    /// What the solution goes on with, if that is no legal move: "1-50 26x17".
    std::optional<std::string> unread = std::nullopt;
    Stipulation wanted = Stipulation::win;
    Composition composition;
};

/// A game that begins with a position of its own and has a solution, as a problem. Author: the tag
/// Author, Composer or White; source: Source, Publication or Event; number: Number or Round; what
/// is to be reached: Stipulation, else by the result, else a win of the side to move.
[[nodiscard]] std::optional<ComposedProblem> composedProblem(const rules::Game& game);

enum class Soundness : std::uint8_t {
    sound,      ///< the solution reaches what is wanted, and nothing else does
    dual,       ///< a later move of the solution has an alternative
    cook,       ///< another first move solves it, too
    illegal,    ///< a move of the solution is not legal
    noSolution, ///< the solution does not reach what is wanted, or another move is better
    unproved    ///< neither that it does nor that it does not
};
/// A stable word: "no-solution".
[[nodiscard]] std::string_view word(Soundness soundness);

/// Another move that is as good as that of the solution.
struct Alternative {
    int ply = 0; ///< moves of the solution before it
    rules::Move move;
};

struct CheckedProblem {
    Soundness soundness{};
    ExerciseProof proof = ExerciseProof::author; ///< of the first move
    int gain = 0;                                ///< by captures, in men
    std::vector<Alternative> alternatives;
    int refutedAt = -1; ///< the ply of the solution that is not best, of noSolution
};

/// Looks at every own move of the solution. Throws EngineError.
[[nodiscard]] CheckedProblem checkProblem(const ComposedProblem& problem, Prover& prover);

/// A problem as an exercise, whose motifs have these names.
[[nodiscard]] Exercise exerciseOf(const ComposedProblem& problem, const CheckedProblem& checked,
                                  const analysis::shots::ShotNames& names);

} // namespace damscope::db
