// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/shot_finder.hpp"

#include <cstdint>

namespace damscope::analysis::shots {

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
