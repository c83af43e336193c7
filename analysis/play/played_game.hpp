// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/followed_game.hpp"
#include "rules/game/adjudication.hpp"
#include "rules/game/game.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace damscope::analysis::play {

/// How a game played here has ended.
struct GameEnd {
    enum class Reason : std::uint8_t {
        board,     ///< no pieces, no moves, or another goal of the variant
        drawRule,  ///< a rule that ends the game, or a claim
        agreement, ///< a draw by agreement
        resignation,
        time,   ///< a clock ran out
        tooLong ///< no progress: only in games between engines
    };
    rules::GameResult result = rules::GameResult::unknown;
    Reason reason = Reason::board;
    std::string_view rule{}; ///< the draw rule's name
};

/// The value of the Termination tag: "resignation", "time forfeit", "agreed draw", the name of a
/// draw rule, "adjudication" for a game without progress. Nothing if the moves show it.
[[nodiscard]] std::string_view termination(const GameEnd& end);

/// A game in progress: whose turn it is, and whether it is over. Automatic draw rules end it; by
/// the others a player can claim a draw in the turn when the limit is reached or in the
/// next turn.
class PlayedGame {
public:
    explicit PlayedGame(const rules::Position& start,
                        rules::DrawReading draws = rules::DrawReading::usual);

    [[nodiscard]] const rules::Game& game() const { return game_.game(); }
    [[nodiscard]] const rules::Position& position() const { return game_.position(); }
    [[nodiscard]] const std::vector<rules::Move>& moves() const { return game_.moves(); }
    /// Nothing while the game is in progress.
    [[nodiscard]] const std::optional<GameEnd>& end() const { return end_; }

    /// Plays a legal move of the side to move. Not after the end.
    void play(const rules::Move& move);
    /// The rule that allows a draw claim now.
    [[nodiscard]] std::optional<std::string_view> claim() const { return claim_; }
    /// Whether to end it when no person is there to claim: a possible claim, the third repetition
    /// even if the variant has no such rule, or too many plies.
    [[nodiscard]] bool leadsNowhere() const;

    void claimDraw();
    void agreeDraw();
    void endAsTooLong();
    void resign(rules::Color side);
    void loseOnTime(rules::Color side);

private:
    void judge();
    void finish(rules::GameResult result, GameEnd::Reason reason, std::string_view rule = {});

    FollowedGame game_;
    rules::DrawReading draws_;
    std::optional<std::string_view> claim_;
    std::optional<GameEnd> end_;
};

} // namespace damscope::analysis::play
