// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/play/played_game.hpp"
#include "db/training/proving.hpp"
#include "messages/language.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Store;
struct NameCatalogue;

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
[[nodiscard]] std::vector<rules::Move> solution(const Exercise& exercise);

/// How many hints there are, and what each shows.
enum class Hint : std::uint8_t {
    purpose,     ///< what is gained or kept
    firstSquare, ///< the man that moves
    motif,       ///< the name of the combination, if it has one
    firstMove
};
/// The hints of an exercise, one after the other.
[[nodiscard]] std::vector<Hint> hintsOf(const Exercise& exercise);

// What is said about exercises, in the terminal, on paper and in the window alike.

/// "White to move: play the combination".
[[nodiscard]] std::string questionText(const Exercise& exercise, Language language);

/// Author, source, number and stipulation, separated by commas; empty if it is no composition.
[[nodiscard]] std::string compositionText(const Composition& composition);

/// Moves from the position, numbered from 1: "1. 34-30 25x34 2. 40x16".
[[nodiscard]] std::string numberedText(const rules::Position& position,
                                       std::span<const rules::Move> line);

/// The solution for a page of solutions: all right moves, and how it goes.
[[nodiscard]] std::string solutionText(const Exercise& exercise, const NameCatalogue& names,
                                       Language language);

/// The name of a combination by its key; the key itself if the names do not have it, and the
/// word for "unnamed" if it is empty.
[[nodiscard]] std::string motifName(const std::string& key, const NameCatalogue& names,
                                    Language language);
/// The name of a structure by its key; the key itself if the names do not have it.
[[nodiscard]] std::string structureName(const std::string& key, const NameCatalogue& names,
                                        Language language);

/// The names of its motifs, separated by commas; empty if there is none.
[[nodiscard]] std::string motifText(const Exercise& exercise, const NameCatalogue& names,
                                    Language language);

[[nodiscard]] std::string hintText(const Exercise& exercise, Hint hint, const NameCatalogue& names,
                                   Language language);

/// What becomes of an answer: "Right: 1. 34-29 23x34; also 33-28", "Shown before: ...", "Wrong:
/// ...", what the tables know of it, and how it should have gone.
[[nodiscard]] std::string gradedText(const Exercise& exercise, const GradedMove& graded,
                                     const NameCatalogue& names, Language language);
/// Right moves that were not shown: "also 33-28, 34-29"; empty if there are none.
[[nodiscard]] std::string othersText(const Exercise& exercise, const GradedMove& graded,
                                     Language language);
/// "That only draws."; empty if nothing is proved.
[[nodiscard]] std::string verdictText(const GradedMove& graded, Language language);

/// What the tables know of a game that was played out: "the ending was won for White, at the
/// shortest in 3 moves: ...", counted from its first position that they have.
[[nodiscard]] std::string endingText(const analysis::play::KnownEnding& known, Language language);

/// The first game of the store that it is from, "Jansen, Floris – Konaté, Seydou, Dakar,
/// 2023.05.01", else that of another store; empty if there is none.
[[nodiscard]] std::string gameText(Store& store, const Exercise& exercise);

/// Where it comes from: the game that had the position first, "Jansen, Floris – Konaté, Seydou,
/// Dakar, 2023.05.01", and the move that was played there; of a problem its author and source.
/// Empty if there is neither.
[[nodiscard]] std::string originText(Store& store, const Exercise& exercise, Language language);

} // namespace damscope::db
