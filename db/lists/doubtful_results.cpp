// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/doubtful_results.hpp"

#include "db/codec/game_codec.hpp"
#include "db/index/coverage.hpp"
#include "db/index/header_columns.hpp"
#include "db/lists/table_results.hpp"
#include "db/store/store.hpp"
#include "rules/game/verdict.hpp"

namespace damscope::db {
namespace {

using rules::GameResult;

GameResult knownResult(const rules::Position& last, const TableResults& tables) {
    const rules::Outcome board = rules::outcome(last);
    return board.end != rules::BoardEnd::none ? board.result : tables.of(last);
}

} // namespace

std::vector<GameId> doubtfulResults(Store& store) {
    const Snapshot snapshot(store);
    HeaderColumns columns(store.connection());
    const TableResults tables;
    std::vector<GameId> doubtful;
    MovetextReader games(store.connection(), 1, columns.end());
    while (games.next()) {
        const GameKind kind(columns.value(HeaderColumn::kind, games.game()));
        if (!kind.present() || kind.result() == GameResult::unknown)
            continue;
        const auto game = decodeGame(games.moves());
        if (!game)
            continue;
        const auto last = rules::lastPosition(*game);
        if (last && rules::refutes(knownResult(*last, tables), game->result))
            doubtful.push_back(GameId{games.game()});
    }
    return doubtful;
}

} // namespace damscope::db
