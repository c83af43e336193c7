// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/shot.hpp"
#include "rules/board/position.hpp"
#include "rules/moves/forcing.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Combinations are found without an evaluation: only moves that give or capture are tried, and
/// every capture that the opponent could reply with is followed. What is found is proved: the
/// opponent has no other move, and in the end no capture to take back with.
namespace damscope::analysis::shots {

/// What a line has to reach.
enum class Aim : std::uint8_t {
    gain,         ///< a greater lead where the forced captures end
    breakthrough, ///< or, where no line does, after the last capture a man that makes a king
};

struct FinderLimits {
    int moves = 7; ///< of the side that plays the shot
    /// Positions looked at before a goal is given up.
    std::uint64_t positions = 4'000;
};

/// Finds combinations, in one thread. Keeps what it has proved, so that the next positions of a
/// game cost less.
class ShotFinder {
public:
    explicit ShotFinder(FinderLimits limits = {});

    /// The forced line of the side to move that gains most, the shortest of those; nothing if there
    /// is none within the limits. Gains count from a lead; without one from that of the position.
    /// Where a king can be made at once and the opponent cannot capture then, or another quiet move
    /// keeps what is there, only lines that reach more than that are found. A line that breaks
    /// through is none where the king could be made without giving anything.
    [[nodiscard]] std::optional<Shot> find(const rules::Position& position,
                                           std::optional<int> from = std::nullopt,
                                           Aim aim = Aim::gain);
    /// The same among the lines that begin with a move.
    [[nodiscard]] std::optional<Shot> findAfter(const rules::Position& position,
                                                const rules::Move& first,
                                                std::optional<int> from = std::nullopt,
                                                Aim aim = Aim::gain);
    /// Whether a man of a side makes a king in the next two moves, whatever the opponent plays, and
    /// the side then has this lead at least. False where it must capture, or the opponent.
    [[nodiscard]] bool breaksThrough(const rules::Position& position, rules::Color side, int lead);
    /// Whether the last search ended within its limit of positions.
    [[nodiscard]] bool complete() const { return complete_; }

private:
    using Position = rules::Position;
    using Moves = std::span<const rules::Move>;
    /// What is proved of a position with the attacker to move: that he reaches the wanted lead.
    struct Known {
        std::uint64_t key = 0;
        std::int8_t proved = INT8_MAX; ///< with this many moves, or more
        std::int8_t failed = -1;       ///< with this many moves, or fewer
    };

    [[nodiscard]] std::optional<Shot> best(const Position& position, Moves firsts,
                                           std::optional<int> from, Aim aim);
    [[nodiscard]] std::optional<Shot> mostGain(const Position& position, Moves firsts, int before);
    [[nodiscard]] std::optional<Shot> breakthrough(const Position& position, Moves firsts,
                                                   int before);
    [[nodiscard]] Shot shortest(const Position& position, Moves firsts, int reached);
    [[nodiscard]] bool reaches(const Position& position, Moves firsts, int lead, int moves);
    [[nodiscard]] Shot makeShot(const Position& position, Moves firsts, int moves);
    [[nodiscard]] bool attackerProves(const Position& position, int moves);
    [[nodiscard]] bool triesMoves(const Position& position, int moves);
    [[nodiscard]] bool isSettled(const Position& position, const rules::ForcingMoves& forcing,
                                 int moves) const;
    [[nodiscard]] bool holdsAgainstReplies(const Position& before, const rules::Move& move,
                                           int moves);
    [[nodiscard]] bool isWanted(const Position& position) const;
    [[nodiscard]] bool mayCrown(const Position& position);
    [[nodiscard]] bool crowns(const Position& position, int moves);
    [[nodiscard]] int fewestMoves(const Position& position, int most);
    void follow(Position position, int moves, Shot& shot);
    [[nodiscard]] bool attack(Position& position, int moves, Shot& shot);
    [[nodiscard]] bool reply(Position& position, int& moves, Shot& shot);
    [[nodiscard]] std::uint64_t keyOf(const Position& position) const;
    [[nodiscard]] Known& known(std::uint64_t key) { return table_[key % table_.size()]; }

    FinderLimits limits_;
    std::vector<Known> table_;
    rules::Variant variant_ = rules::Variant::international;
    rules::Color attacker_ = rules::Color::white;
    int wanted_ = 0;         ///< the lead to be reached
    Aim aim_ = Aim::gain;    ///< of the lines that are tried
    int crowningLooked_ = 0; ///< positions looked at for a king that cannot be stopped
    std::uint64_t positions_ = 0;
    bool complete_ = true;
};

/// What is tried to win back what a shot gains.
enum class WonBack : std::uint8_t {
    inFull,      ///< forced captures, making a king, that win back all of it
    byCaptures,  ///< forced captures, making a king, whatever they win back
    byQuietMoves ///< these, and two quiet moves of each side, whatever they are
};

/// Whether what a shot gains is not won back: after it, whatever the opponent captures in it, he
/// has no forced captures that gain and cannot make a king; with `inFull`, none that gain as much.
/// In an exchange he has.
/// `before` is the lead that the gain counts from. False where the finder cannot prove it.
[[nodiscard]] bool lasts(const rules::Position& start, const Shot& shot, int before,
                         ShotFinder& finder, WonBack tried = WonBack::byCaptures);

} // namespace damscope::analysis::shots
