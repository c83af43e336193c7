// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/index/coverage.hpp"

#include "db/codec/index_key.hpp"
#include "db/codec/main_line.hpp"

#include <cassert>

namespace damscope::db {
namespace {

constexpr std::string_view countSql = "SELECT count(*) FROM game WHERE id BETWEEN ?1 AND ?2";
constexpr std::string_view movetextSql =
    "SELECT game, moves FROM movetext WHERE game BETWEEN ?1 AND ?2 ORDER BY game";

} // namespace

std::vector<Stretch> coverage(Connection& connection) {
    const std::uint32_t highest = connection.highestId("game");
    std::vector<Stretch> stretches;
    std::uint32_t next = 1;
    for (const Segment& segment : segments(connection)) {
        if (segment.firstGame > next)
            stretches.push_back({next, segment.firstGame - 1, std::nullopt});
        stretches.push_back({segment.firstGame, segment.lastGame, segment});
        next = segment.lastGame + 1;
    }
    if (next <= highest)
        stretches.push_back({next, highest, std::nullopt});
    return stretches;
}

std::uint64_t countGames(const Connection& connection, std::uint32_t first, std::uint32_t last) {
    return static_cast<std::uint64_t>(connection.value(countSql, first, last).value_or(0));
}

MovetextReader::MovetextReader(const Connection& connection, std::uint32_t first,
                               std::uint32_t last)
    : select_(connection.prepare(movetextSql)) {
    assert(first <= last);
    select_.bind(first, last);
}

bool appendPostings(std::uint32_t game, Blob moves, std::vector<Posting>& postings) {
    assert(game > 0);
    MainLineReader line(moves);
    while (line.next())
        if (line.position())
            postings.push_back({storedKey(indexKey(*line.position())), {game, line.ply()}});
    return !line.failed();
}

} // namespace damscope::db
