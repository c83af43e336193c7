// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/shot_finder.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// The combinations of a game: those that were played, those that were there and were not, and the
/// one that was there when the game ended.
namespace damscope::analysis::shots {

/// A position of a game, and the move made in it if it is recorded.
struct Ply {
    rules::Position position;
    std::optional<rules::Move> move;

    [[nodiscard]] bool isCapture() const { return move && move->isCapture(); }
};

struct ShotName;
class ShotNames;

/// The names of a combination, in the order of their table.
using GivenNames = std::vector<std::shared_ptr<const ShotName>>;

struct GameShot {
    std::size_t at = 0;  ///< index of the position where it begins
    bool played = false; ///< else missed
    /// Else nothing is proved: moves that have a name were played, but the opponent could have
    /// captured otherwise, or they gained nothing. The gain is what the game shows then.
    bool forced = true;
    bool open = false; ///< not played nor missed: the game ends there
    /// What was played, as far as the game follows the combination to its end; else how it goes.
    Shot shot = {};
    GivenNames names = {};
};

enum class Sought : std::uint8_t { played, all };

/// The combinations of a game in its order. Gains count from where the exchange began, so that
/// taking back what was given before is not reported; nor is a combination again while it is
/// played.
[[nodiscard]] std::vector<GameShot> findShots(std::span<const Ply> game, ShotFinder& finder,
                                              Sought sought, const ShotNames& names);

/// The place where the exchange began that a position of a game is in; the position itself if it is
/// in none.
[[nodiscard]] std::size_t exchangeBegin(std::span<const Ply> game, std::size_t at);

/// What the side to move was ahead before the exchange that a position of a game is in.
[[nodiscard]] int leadBefore(std::span<const Ply> game, std::size_t at);

/// The move that a combination of a position follows from, given by its index: the last one of the
/// opponent that was not forced, where all from it to the position was. Nothing at the start.
[[nodiscard]] std::optional<std::size_t> allowingMove(std::span<const Ply> game, std::size_t at);

/// Whether the side that made the move before could have prevented the opponent from gaining `gain`
/// by forced captures from position `at` on: then the move allowed it. A gain counts as in
/// findShots.
[[nodiscard]] bool couldPrevent(std::span<const Ply> game, std::size_t at, int gain,
                                ShotFinder& finder);

} // namespace damscope::analysis::shots
