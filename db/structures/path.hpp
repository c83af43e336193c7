// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/structures/structures.hpp"

#include <span>
#include <vector>

namespace damscope::db {

/// A part of a game in which a side has a structure.
struct StructureStay {
    std::uint32_t structure = 0; ///< number in structures()
    rules::Color side{};
    int from = 0; ///< ply of its first position
    int to = 0;   ///< of its last
    friend bool operator==(const StructureStay&, const StructureStay&) = default;
};

/// The structures of a game that last as long as their definitions demand, by their first ply.
/// Positions in which the side to move must capture do not count.
/// Those that every game begins with count only where they come back. The position at index i is
/// that after i plies.
[[nodiscard]] std::vector<StructureStay> structurePath(std::span<const rules::Position> game);
/// For lists: what both sides have at once (Structure::ofBoth) is there once, and what is a part of
/// another structure (implies()) is not there while the side has that one.
[[nodiscard]] std::vector<StructureStay> listedStructures(std::span<const rules::Position> game);

} // namespace damscope::db
