// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/exercise.hpp"

#include "db/codec/fold_name.hpp"

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

std::optional<ExerciseKind> exerciseKindOf(std::string_view word) {
    return valueOf(kinds, word);
}

std::optional<ExerciseProof> exerciseProofOf(std::string_view word) {
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

} // namespace damscope::db
