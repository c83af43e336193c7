// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/endings/material.hpp"

#include "rules/moves/forcing.hpp"

#include <cstddef>
#include <utility>

namespace damscope::db {
namespace {

using rules::Color;

bool isEnding(const rules::Position& position) {
    return position.pieces().size() <= mostEndingPieces && !position.pieces(Color::white).empty() &&
           !position.pieces(Color::black).empty();
}

// One of them is above zero.
Message piecesMessage(int men, int kings) {
    Message ofMen{"material-men", {{"men", counted(men)}}};
    Message ofKings{"material-kings", {{"kings", counted(kings)}}};
    if (kings == 0)
        return ofMen;
    if (men == 0)
        return ofKings;
    return {"gain-and", {{"first", std::move(ofMen)}, {"second", std::move(ofKings)}}};
}

} // namespace

MaterialCounts materialOf(const rules::Position& position) {
    return {position.men(Color::white).size(), position.kings(Color::white).size(),
            position.men(Color::black).size(), position.kings(Color::black).size()};
}

std::optional<EndingMaterial> endingMaterial(std::span<const rules::Position> game) {
    while (!game.empty() && rules::mustCapture(game.back()))
        game = game.first(game.size() - 1);
    if (game.empty() || !isEnding(game.back()))
        return std::nullopt;
    const MaterialCounts counts = materialOf(game.back());
    std::size_t first = game.size() - 1;
    while (first > 0 && materialOf(game[first - 1]) == counts)
        --first;
    return EndingMaterial{counts, static_cast<int>(first)};
}

Message materialMessage(const MaterialCounts& counts) {
    return {"found-material",
            {{"white", piecesMessage(counts[0], counts[1])},
             {"black", piecesMessage(counts[2], counts[3])}}};
}

} // namespace damscope::db
