// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <optional>

namespace damscope::analysis {

/// A result that the side to move can force, or cannot avoid.
struct Forced {
    bool win;
    int plies; ///< with best play of both sides
    friend bool operator==(const Forced&, const Forced&) = default;
};

/// By looking at every move to a depth of plies, with nothing clever; nothing if the game can be
/// kept open that long.
std::optional<Forced> plainMinimax(const rules::Position& position, int plies);

} // namespace damscope::analysis
