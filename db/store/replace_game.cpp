// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/replace_game.hpp"

#include "db/index/header_columns.hpp"
#include "db/records/game_writer.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"
#include "db/store/changed_row.hpp"
#include "db/store/edit_journal.hpp"
#include "db/store/games.hpp"
#include "db/store/problems.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace damscope::db {
namespace {

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

void replaceGame(Store& store, EditEntry& entry, GameId id, const rules::Game& game) {
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    const auto stored = loadGame(store, id);
    if (!stored)
        throw Error(stored.error().missing ? Error::Kind::missing : Error::Kind::damaged,
                    stored.error().reason);
    requireSame(*stored, game);
    const GameParts before = *readGameParts(connection, id);
    GameRow row = changedRow(before, game);
    row.problems = problemRows(store, id);
    entry.keep(before, row.contentHash);
    GameWriter writer(connection);
    writeOver(connection, writer, before.line, row);
    refreshColumnsOf(connection, std::array{id});
    transaction.commit();
}

} // namespace damscope::db
