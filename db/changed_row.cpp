// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/changed_row.hpp"

#include "db/hash.hpp"
#include "db/openings/names.hpp"

#include <utility>

namespace damscope::db {

GameRow changedRow(const GameParts& before, const rules::Game& game) {
    GameRow row;
    row.ordinal = before.line.ordinal;
    row.line = before.line.line;
    row.header = before.line.header;
    row.header.comments = hasComments(game);
    row.header.variations = hasVariations(game);
    row.tags = before.tags;
    EncodedGame encoded = encodeWithPositions(game);
    row.moves = std::move(encoded.moves);
    row.positions = std::move(encoded.positions);
    row.contentHash = contentHash(row.tags, row.moves);
    row.opening = openingNames().of(row.positions);
    return row;
}

} // namespace damscope::db
