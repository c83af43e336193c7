// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/shortest_win.hpp"
#include "analysis/engine.hpp"
#include "analysis/match/referee.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/adjudication.hpp"
#include "rules/game/game.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <span>
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

/// When a player should resign or offer a draw, as opponents expect: not after a single bad score,
/// and not while the game is still open.
class ResignPolicy {
public:
    /// Records the player's score of the position at a move, from the player's own view.
    void note(const Score& score);

    /// Three men or more behind, or a proved loss, for four moves in a row.
    [[nodiscard]] bool resigns() const { return hopeless_ >= hopelessMoves; }
    /// Even to a tenth of a man for twelve moves in a row.
    [[nodiscard]] bool offersDraw() const { return even_ >= evenMoves; }
    /// A declined offer is not repeated at once.
    void drawDeclined() { even_ = 0; }

private:
    static constexpr int hopelessMoves = 4;
    static constexpr int evenMoves = 12;

    int hopeless_ = 0; ///< moves in a row
    int even_ = 0;
};

/// Games that are played out to their end, as far as endgame tables know it.
/// The move of a perfect player: one that keeps the result, the shortest way where it is a win, the
/// longest where it is a loss, as far as `nodes` positions show it. `chosen` wherever it is as
/// good, or the tables do not know every move.
[[nodiscard]] rules::Move perfectMove(const rules::Position& position, const rules::Move& chosen,
                                      const endgame::Library& library,
                                      std::uint64_t nodes = 200'000,
                                      const std::stop_token& stop = {});

/// What the tables know of a game, from its first position that they have.
struct KnownEnding {
    std::size_t plies = 0; ///< of the game before that position
    rules::Position start;
    rules::GameResult result{};                             ///< of best play from there
    std::optional<endgame::ShortestWin> win = std::nullopt; ///< if it is one, and not too long
};
/// Nothing if they know no position of it.
[[nodiscard]] std::optional<KnownEnding> knownEnding(const rules::Position& start,
                                                     std::span<const rules::Move> moves,
                                                     const endgame::Library& library,
                                                     const std::stop_token& stop = {});

/// The time of each player for a game.
struct TimeControl {
    std::chrono::milliseconds main{0};
    std::chrono::milliseconds increment{0}; ///< added after every move
};

/// The clock of a game: one side's time runs. The current time is an argument, so that it does not
/// read a system clock.
class GameClock {
public:
    using Time = std::chrono::steady_clock::time_point;
    /// The remaining time of both sides, White's first.
    using RemainingTimes = std::array<std::chrono::milliseconds, 2>;

    explicit GameClock(const TimeControl& control)
        : control_(control), left_{control.main, control.main} {}

    void start(rules::Color side, Time now);
    /// The side whose time runs has moved; the other's time runs. A side whose time is up gets no
    /// increment.
    void press(Time now);
    void stop(Time now);
    /// Restores the times of an earlier moment; neither side's time runs.
    void setBack(const RemainingTimes& times);

    /// Never negative.
    [[nodiscard]] std::chrono::milliseconds left(rules::Color side, Time now) const;
    [[nodiscard]] RemainingTimes times(Time now) const {
        return {left(rules::Color::white, now), left(rules::Color::black, now)};
    }
    [[nodiscard]] bool isOver(rules::Color side, Time now) const;
    [[nodiscard]] const TimeControl& control() const { return control_; }

private:
    TimeControl control_;
    RemainingTimes left_;
    std::optional<rules::Color> running_;
    Time since_{};
};

/// How strong an engine plays: from 1, which overlooks a man now and then, to 10, as well as it
/// can in its time.
using Strength = int;
inline constexpr Strength weakest = 1;
inline constexpr Strength strongest = 10;

/// The limits of a strength for a move. `time`: the thinking time; none: as long as the strength
/// needs, five seconds for the strongest.
[[nodiscard]] Limits searchLimits(Strength strength,
                                  std::optional<std::chrono::milliseconds> time = std::nullopt);

/// The line to play: the best, or a random one that a player of this strength considers equally
/// good. Never one that gives away a proved win, or a proved loss if another move is not. There
/// must be a line.
[[nodiscard]] const PvLine& chosenLine(const Findings& findings, Strength strength,
                                       std::mt19937_64& random);

/// An engine that plays at a strength; its searches are unchanged. Its random choices are the same
/// in every run.
class LimitedEngine final : public Engine {
public:
    LimitedEngine(std::unique_ptr<Engine> engine, Strength strength);

    [[nodiscard]] std::string name() const override;
    void setPosition(const rules::Position& start,
                     std::span<const rules::Move> moves = {}) override;
    Findings search(const Limits& limits, const std::stop_token& stop = {},
                    const Report& report = {}) override;
    /// The time and the clock of `limits` count; the strength decides the rest.
    std::optional<Choice> play(const Limits& limits, const std::stop_token& stop = {}) override;
    void newGame() override;

private:
    std::unique_ptr<Engine> engine_;
    Strength strength_;
    std::mt19937_64 random_;
};

} // namespace damscope::analysis::play
