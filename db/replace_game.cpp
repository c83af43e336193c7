// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/replace_game.hpp"

#include "db/game_codec.hpp"
#include "db/game_reader.hpp"
#include "db/game_row.hpp"
#include "db/hash.hpp"
#include "db/header_columns.hpp"
#include "db/sqlite.hpp"
#include "db/store.hpp"
#include "db/writer_lock.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace damscope::db {
namespace {

constexpr std::string_view updateGameSql =
    "UPDATE game SET comments = ?2, variations = ?3, content = ?4, checksum = ?5 WHERE id = ?1";
constexpr std::string_view updateMovesSql = "UPDATE movetext SET moves = ?2 WHERE game = ?1";

bool sameMainLine(const rules::Game& a, const rules::Game& b) {
    return std::ranges::equal(a.mainLine(), b.mainLine(), [&](rules::NodeId x, rules::NodeId y) {
        const rules::Node& one = a.node(x);
        const rules::Node& other = b.node(y);
        return one.step == other.step && one.move == other.move &&
               (one.step != rules::Step::setup || a.setup(x) == b.setup(y));
    });
}

void requireSame(const rules::Game& stored, const rules::Game& game) {
    const bool same = stored.start() == game.start() && stored.tags == game.tags &&
                      stored.result == game.result && sameMainLine(stored, game);
    if (!same)
        throw std::invalid_argument("the new text is of another game");
}

} // namespace

void replaceGame(Store& store, GameId id, const rules::Game& game) {
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    const auto stored = loadGame(store, id);
    if (!stored)
        throw Error(stored.error().missing ? Error::Kind::missing : Error::Kind::damaged,
                    stored.error().reason);
    requireSame(*stored, game);
    const std::vector<std::uint8_t> moves = encodeGame(game);
    GameLine line = readGameParts(connection, id)->line;
    line.header.comments = hasComments(game);
    line.header.variations = hasVariations(game);
    const std::uint64_t content = contentHash(game.tags, moves);
    const GamePlace place{id, line.source, line.ordinal, line.line};
    connection.kept(updateGameSql)
        ->bind(id, line.header.comments, line.header.variations, content,
               gameChecksum(place, line.header, content))
        .run();
    connection.kept(updateMovesSql)->bind(id, moves).run();
    const auto number = static_cast<std::uint32_t>(id);
    refreshColumns(connection, number, number);
    transaction.commit();
}

} // namespace damscope::db
