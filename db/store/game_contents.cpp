// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/game_contents.hpp"

#include "db/codec/hash.hpp"
#include "db/index/header_columns.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <string_view>

namespace damscope::db {
namespace {

constexpr std::string_view contentsSql =
    "SELECT game.id, game.content, game.opening, searched.content, analysed.game FROM game "
    "LEFT JOIN searched ON searched.game = game.id LEFT JOIN analysed ON analysed.game = game.id";

} // namespace

std::vector<std::uint64_t> gameContents(Store& store) {
    const Snapshot snapshot(store);
    std::vector<std::uint64_t> contents(HeaderColumns(store.connection()).end());
    Statement select = store.connection().prepare(contentsSql);
    while (select.step()) {
        Hash hash;
        for (const int column : {1, 2, 3, 4})
            hash.add(static_cast<std::uint64_t>(select.integer(column)));
        const auto game = static_cast<std::size_t>(select.integer(0));
        if (game < contents.size())
            contents[game] = hash.value();
    }
    return contents;
}

} // namespace damscope::db
