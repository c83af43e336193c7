// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/openings/classify.hpp"

#include "db/codec/index_key.hpp"
#include "db/codec/main_line.hpp"
#include "db/index/coverage.hpp"
#include "db/index/header_columns.hpp"
#include "db/opening_names/names.hpp"
#include "db/opening_names/stored_names.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"
#include "db/store/store.hpp"

#include <optional>
#include <set>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::string_view gamesSql =
    "SELECT g.id, m.moves FROM game g JOIN movetext m ON m.game = g.id ORDER BY g.id";
constexpr std::string_view setOpeningSql = "UPDATE game SET opening = ?2 WHERE id = ?1";
constexpr std::string_view countSql = "SELECT count(*) FROM game";

constexpr std::uint64_t gamesPerReport = 10'000;

std::vector<KeyedPly> firstPositions(Blob moves) {
    std::vector<KeyedPly> positions;
    MainLineReader line(moves);
    while (line.next() && line.ply() <= OpeningNames::pliesLooked)
        if (line.position())
            positions.push_back({indexKey(*line.position()), line.ply()});
    return positions;
}

// Returns false if it was stopped.
bool classifyGames(Connection& connection, const std::stop_token& stop,
                   const base::Progress& progress, std::uint64_t& named) {
    const auto total = static_cast<std::uint64_t>(connection.value(countSql).value_or(0));
    std::uint64_t done = 0;
    std::set<std::uint32_t> noted;
    Statement games = connection.prepare(gamesSql);
    while (games.step()) {
        const std::uint32_t number = openingNames().of(firstPositions(games.blob(1)));
        if (number != 0) {
            if (noted.insert(number).second)
                noteOpening(connection, number);
            connection.kept(setOpeningSql)->bind(games.integer(0), number).run();
            ++named;
        }
        if (++done % gamesPerReport != 0)
            continue;
        if (stop.stop_requested())
            return false;
        if (progress)
            progress(done, total);
    }
    return true;
}

} // namespace

std::uint64_t classifyOpenings(Store& store, const std::stop_token& stop,
                               const base::Progress& progress) {
    Connection& connection = store.connection();
    const WriterLock lock(store.file());
    Transaction transaction(connection);
    if (openingsAreCurrent(connection))
        return 0;
    connection.execute("UPDATE game SET opening = NULL WHERE opening IS NOT NULL");
    noteOpeningNames(connection);
    std::uint64_t named = 0;
    if (!classifyGames(connection, stop, progress, named))
        return 0;
    refreshColumns(connection, 1, UINT32_MAX);
    transaction.commit();
    return named;
}

} // namespace damscope::db
