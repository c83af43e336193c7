// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/expectancy.hpp"
#include "analysis/judgement/verdict.hpp"
#include "rules/game/game.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace damscope::analysis {

/// From which loss on a move is called what: points of the expectancy (see expectancy.hpp), so 0.1
/// turns an even game into one where 0.4 can be expected.
struct Thresholds {
    double inaccuracy = 0.05;
    double mistake = 0.10;
    double blunder = 0.20;
    /// Clocks: a player with less than this share of his longest time left is in time trouble.
    double timeTrouble = 0.10;
};

/// What a move was.
enum class Quality : std::uint8_t {
    unknown,    ///< the position before or after it was not evaluated
    forced,     ///< there was no other
    best,       ///< the engine's choice, or as good
    onlyMove,   ///< best, and the second best would have been a mistake
    good,       ///< loses less than an inaccuracy
    inaccuracy, ///< "?!"
    mistake,    ///< "?"
    blunder,    ///< "??"
    missedWin   ///< the win was proved, now it is not, though nothing is lost
};

/// A move of the main line and what it was worth.
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
    double loss = 0;      ///< of the mover's expectancy, 0 to 1
    double menLost = 0;   ///< hundredths of a man, at most 1000; what is proved counts as 1000
    bool turning = false; ///< the game's favour changes here for more than a move
    std::vector<rules::Move> better; ///< what the engine would have played, if that is better
    std::optional<int> clock;        ///< seconds left after the move
    bool timeTrouble = false;
    [[nodiscard]] bool isError() const { return quality >= Quality::inaccuracy; }
};

/// One player's play.
struct PlayerSummary {
    int judged = 0; ///< moves that were neither forced nor unknown
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
    int missedWins = 0;
    double accuracy = 0;    ///< percent, mean over the judged moves
    double averageLoss = 0; ///< hundredths of a man, mean over the judged moves
};

/// A game as the engine sees it.
struct GameJudgement {
    std::optional<Score> start; ///< the first position
    std::vector<JudgedMove> moves;
    std::vector<std::string> engines; ///< who judged
    [[nodiscard]] PlayerSummary summary(rules::Color player,
                                        std::optional<Phase> phase = std::nullopt) const;
    [[nodiscard]] bool isEmpty() const; ///< no move could be judged
};

/// Gives what is known about a position.
using VerdictSource = std::function<std::optional<Verdict>(const rules::Position&)>;

/// Judges the main line. Positions with one legal move are worth what follows them, positions where
/// the game is over what the rules say. A move that is the engine's own choice is never criticised.
[[nodiscard]] GameJudgement judge(const rules::Game& game, const VerdictSource& verdicts,
                                  const Thresholds& thresholds = {});

/// "best", "only move", "missed win", ...
[[nodiscard]] std::string_view name(Quality quality);

} // namespace damscope::analysis
