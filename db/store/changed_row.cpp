// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/changed_row.hpp"

#include "db/opening_names/names.hpp"
#include "db/records/checksum.hpp"
#include "db/records/former_content.hpp"
#include "db/records/game_writer.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/edited_table.hpp"
#include "db/store/source_table.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"

#include <cassert>
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

GameRow editedRow(const rules::Game& game, std::uint64_t ordinal, std::uint64_t line) {
    parser::PlaceFinder nowhere{std::string_view()};
    GameRow row = makeRow(parser::edited(game), ordinal, 0, nowhere);
    row.line = line;
    return row;
}

void writeOver(Connection& connection, GameWriter& writer, const GameLine& before,
               const GameRow& after, Former former) {
    assert(connection.inTransaction() && after.ordinal == before.ordinal);
    if (former == Former::known)
        noteFormerContent(connection, before.id);
    writer.rewrite(before.id, before.source, after);
    noteLegality(connection, before.source, before.header.legal, after.header.legal);
}

bool writeEdited(Connection& connection, GameWriter& writer, const GameLine& before,
                 const GameRow& after, Former former) {
    const bool samePositions = writer.hasPositions(before.id, after);
    writeOver(connection, writer, before, after, former);
    noteEdited(connection, before.id);
    return !samePositions;
}

} // namespace damscope::db
