// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/followed_game.hpp"
#include "rules/game/adjudication.hpp"
#include "rules/game/game.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace damscope::analysis::play {

/// How a game that was played here has ended.
struct GameEnd {
    enum class Reason : std::uint8_t {
        board,     ///< no pieces, no moves, or what else ends the variant's games
        drawRule,  ///< a rule that ends the game, or a claim
        agreement, ///< a draw that was agreed on
        resignation,
        time,   ///< a clock ran out
        tooLong ///< it leads nowhere: told only where engines play each other
    };
    rules::GameResult result = rules::GameResult::unknown;
    Reason reason = Reason::board;
    std::string_view rule{}; ///< the draw rule's name
};

/// What a record says in its Termination tag: "resignation", "time forfeit", "agreed draw", the
/// name of a draw rule, "adjudication" for a game that led nowhere. Nothing where the moves say it.
[[nodiscard]] std::string_view termination(const GameEnd& end);

/// A game while it is played: whose turn it is, and whether it is over. Draw rules that end the
/// game end it; by others a player can claim a draw in the turn in which their limit is reached or
/// in the turn after.
class PlayedGame {
public:
    explicit PlayedGame(const rules::Position& start,
                        rules::DrawReading draws = rules::DrawReading::usual);

    [[nodiscard]] const rules::Game& game() const { return game_.game(); }
    [[nodiscard]] const rules::Position& position() const { return game_.position(); }
    [[nodiscard]] const std::vector<rules::Move>& moves() const { return game_.moves(); }
    /// Nothing while the game goes on.
    [[nodiscard]] const std::optional<GameEnd>& end() const { return end_; }

    /// Plays a legal move of the side to move. Not after the end.
    void play(const rules::Move& move);
    /// The rule by which a draw can be claimed now.
    [[nodiscard]] std::optional<std::string_view> claim() const { return claim_; }
    /// Whether it should be ended where nobody is there to claim: a claim, the third repetition
    /// even where the variant has no such rule, or too many plies.
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
