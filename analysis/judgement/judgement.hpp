// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "rules/board/move.hpp"
#include "rules/board/position.hpp"
#include "rules/game/game.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace damscope::analysis {

/// A move of a position with its score and principal variation.
struct EvaluatedLine {
    Score score;
    std::vector<rules::Move> moves; ///< the first is the evaluated move; none if it is not known
};

/// An engine's evaluation of a position, as stored: scores are from White's view.
struct PositionEvaluation {
    std::vector<EvaluatedLine> lines; ///< the best for the side to move first; never empty
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::string engine; ///< with version and settings
    Limits asked;       ///< the limits that it was given

    [[nodiscard]] Score score() const { return lines.front().score; }
};

/// An evaluation from the findings of a search; `mover` is the side to move.
[[nodiscard]] PositionEvaluation toEvaluation(const Findings& findings, rules::Color mover,
                                              const Limits& asked, std::string engine);

/// Whether an evaluation satisfies these limits without a new search: it was asked for as many
/// lines, and its result is proved, or for each of nodes, depth and time it reached as much or was
/// allowed to.
[[nodiscard]] bool satisfies(const PositionEvaluation& evaluation, const Limits& limits);

/// The score of a position where the game is over, from White's view; nothing where it goes on.
[[nodiscard]] std::optional<Score> finalScore(const rules::Position& position);
/// What a score is worth a ply earlier: a forced result is one ply further away.
[[nodiscard]] Score oneEarlier(const Score& score);

/// Phase of a game, by how many pieces the board has, as a share of those at the start: more than
/// three quarters, between, two fifths or less.
enum class Phase : std::uint8_t { opening, middlegame, endgame };
[[nodiscard]] Phase gamePhase(const rules::Position& position);

/// The probabilities of the results of a game.
struct Expectancy {
    double win = 0; ///< of White; the three add up to 1
    double draw = 0;
    double loss = 0;

    /// The expected points of White, 0 to 1: a draw is half.
    [[nodiscard]] double points() const { return win + draw / 2; }
    /// The same of either player.
    [[nodiscard]] double points(rules::Color player) const {
        return player == rules::Color::white ? points() : 1 - points();
    }
};

/// The curve from a score to results: the probability of a win is 1 / (1 + exp((margin - score) /
/// scale)), of a loss the same for the negated score; the rest are draws. Hundredths of a man.
struct Curve {
    double scale = 50;
    double margin = 100;
};
/// The curve of a variant's phase; docs/analysis.md explains how it was obtained.
[[nodiscard]] Curve scoreCurve(rules::Variant variant, Phase phase);

/// The expectancy that a score from White's view stands for. Proved results are certain.
[[nodiscard]] Expectancy expectancy(const Score& score, const Curve& curve);
[[nodiscard]] Expectancy expectancy(double hundredths, const Curve& curve);

/// The least loss for each class of error: points of the expectancy (see expectancy.hpp), so 0.1
/// turns an even game into one with an expectation of 0.4. A mistake loses 0.10; an evaluation is
/// not certain, so a move is called one from 0.12 on, where a far deeper search still finds 0.10 in
/// nine cases of ten (docs/development/engine.md).
struct Thresholds {
    double inaccuracy = 0.05;
    double mistake = 0.12;
    double blunder = 0.20;
    /// Clocks: a player with less than this share of his longest time left is in time trouble.
    double timeTrouble = 0.10;
};

/// The class of a move.
enum class Quality : std::uint8_t {
    unknown,    ///< the position before or after it was not evaluated
    forced,     ///< the only legal move
    best,       ///< the engine's choice, or equally good
    onlyMove,   ///< best, and the second best would have been a mistake
    good,       ///< loses less than an inaccuracy
    inaccuracy, ///< "?!"
    mistake,    ///< "?"
    blunder,    ///< "??"
    missedWin   ///< a proved win is no longer proved, and that costs as much as an inaccuracy
};

/// A move of the main line and its judgement.
struct JudgedMove {
    rules::NodeId node{}; ///< of the game
    int ply = 0;          ///< 1 is the first move
    rules::Color mover = rules::Color::white;
    rules::Move move;
    Phase phase = Phase::opening;
    Curve curve; ///< of the variant in this phase
    Quality quality = Quality::unknown;
    std::optional<Score>
        before; ///< White's view, before the move; a forced move has none of its own
    std::optional<Score> after;
    double loss = 0; ///< of the mover's expectancy, 0 to 1
    /// Hundredths of a man, at most 1000; a proved result counts as 1000. Nothing where a result is
    /// proved on one side of the move only and no points are lost: a proof is not worth men.
    double menLost = 0;
    bool turning = false;            ///< the advantage changes here for more than one move
    std::vector<rules::Move> better; ///< the engine's line, if it is better
    std::optional<int> clock;        ///< seconds left after the move
    bool timeTrouble = false;
    [[nodiscard]] bool isError() const { return quality >= Quality::inaccuracy; }
};

/// The summary of one player.
struct PlayerSummary {
    int judged = 0; ///< moves that are neither forced nor unknown
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
    int missedWins = 0;
    double accuracy = 0;    ///< percent, mean over the judged moves
    double averageLoss = 0; ///< hundredths of a man, mean over the judged moves
};

/// How many moves of a game have an evaluation after them.
struct Coverage {
    std::size_t evaluated = 0;
    std::size_t moves = 0;

    /// Whether the game counts as analysed: nine of ten moves have been evaluated. Games share the
    /// positions of their openings, so that any game may have some evaluations; of such a game
    /// nothing is known as a whole, neither an accuracy nor that it has no errors.
    [[nodiscard]] bool isAnalysed() const { return moves > 0 && 10 * evaluated >= 9 * moves; }
    friend bool operator==(const Coverage&, const Coverage&) = default;
};

/// The judgement of a game.
struct GameJudgement {
    std::optional<Score> start; ///< the first position
    std::vector<JudgedMove> moves;
    std::vector<std::string> engines; ///< that evaluated it
    /// The summary is of no moves if the game is not analysed.
    [[nodiscard]] PlayerSummary summary(rules::Color player,
                                        std::optional<Phase> phase = std::nullopt) const;
    /// The move that was made after so many others; null unless the game is analysed.
    [[nodiscard]] const JudgedMove* at(std::size_t before) const;
    [[nodiscard]] Coverage coverage() const;
    [[nodiscard]] bool isAnalysed() const { return coverage().isAnalysed(); }
    [[nodiscard]] bool isEmpty() const { return coverage().evaluated == 0; }
    /// Leaves only the scores, unless the game is analysed: nothing is judged then.
    void withholdVerdicts();
};

/// Looks up the evaluation of a position.
using EvaluationSource = std::function<std::optional<PositionEvaluation>(const rules::Position&)>;

/// Judges the main line. Positions with one legal move have the score of the next position, or, at
/// the end or where that was not evaluated, their own; positions where the game is over have that
/// of the rules. The engine's own choice is never criticised.
[[nodiscard]] GameJudgement judge(const rules::Game& game, const EvaluationSource& evaluations,
                                  const Thresholds& thresholds = {});

/// "best", "only move", "missed win", ...
[[nodiscard]] std::string_view name(Quality quality);

} // namespace damscope::analysis
