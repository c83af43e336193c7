// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

namespace damscope::db {

/// How many times the nodes or the time the positions around an apparent error get.
inline constexpr int standardConfirmation = 20;

/// The default limits for each position of a game. Two lines show moves that are the only good
/// one.
[[nodiscard]] inline analysis::Limits standardLimits() {
    constexpr std::uint64_t nodes = 200'000;
    analysis::Limits limits;
    limits.nodes = nodes;
    limits.lines = 2;
    return limits;
}

} // namespace damscope::db
