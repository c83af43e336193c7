// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/game_contents.hpp"

#include "db/codec/hash.hpp"
#include "db/index/header_columns.hpp"
#include "db/sqlite/sqlite.hpp"

#include <string_view>

namespace damscope::db {
namespace {

constexpr std::string_view contentsSql =
    "SELECT game.id, game.content, game.opening, searched.content, analysed.game FROM game "
    "LEFT JOIN searched ON searched.game = game.id LEFT JOIN analysed ON analysed.game = game.id";

} // namespace

std::vector<std::uint64_t> gameContents(Connection& connection) {
    std::vector<std::uint64_t> contents(HeaderColumns(connection).end());
    Statement select = connection.prepare(contentsSql);
    while (select.step()) {
        Hash hash;
        for (const int column : {1, 2, 3, 4})
            hash.add(static_cast<std::uint64_t>(select.integer(column)));
        const std::uint32_t game = select.id(0);
        if (game < contents.size())
            contents[game] = hash.value();
    }
    return contents;
}

} // namespace damscope::db
