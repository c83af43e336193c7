// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/structures/path.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

void addStays(std::span<const rules::Position> game, std::uint32_t number, rules::Color side,
              std::vector<StructureStay>& path) {
    const Structure& structure = structures().numbered(number);
    if (structure.off)
        return;
    int lasted = 0; // positions in a row
    for (std::size_t ply = 0; ply <= game.size(); ++ply) {
        if (ply < game.size() && game[ply].variant() == structure.variant &&
            hasStructure(structure, game[ply], side)) {
            ++lasted;
            continue;
        }
        const int end = static_cast<int>(ply) - 1;
        const bool isFromStart = structure.fromStart && lasted > end;
        if (lasted > structure.plies && !isFromStart)
            path.push_back({number, side, end - lasted + 1, end});
        lasted = 0;
    }
}

} // namespace

std::vector<StructureStay> structurePath(std::span<const rules::Position> game) {
    std::vector<StructureStay> path;
    for (std::uint32_t number = 1; number <= structures().all().size(); ++number)
        for (const rules::Color side : {rules::Color::white, rules::Color::black})
            addStays(game, number, side, path);
    std::ranges::stable_sort(path, {}, &StructureStay::from);
    return path;
}

} // namespace damscope::db
