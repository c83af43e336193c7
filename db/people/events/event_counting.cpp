// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/event_counting.hpp"

#include "db/people/decisions.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/journal.hpp"
#include "db/store/records/game_counting.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::string_view keptSql =
    "SELECT points, match_points, tie_breaks, white_left, black_left FROM event_counting "
    "WHERE game = ?1";
constexpr std::string_view contentSql = "SELECT content FROM game WHERE id = ?1";

std::optional<std::string> textOf(const std::optional<PointSystem>& points) {
    return points ? std::optional(writePointSystem(*points)) : std::nullopt;
}

} // namespace

EventCounting keptCounting(Connection& connection, std::span<const EventRow> rows,
                           const EventPlayers& players, const Persons& persons) {
    EventCounting kept;
    if (!keepsCountings(connection))
        return kept;
    bool isFirst = true;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto row = connection.kept(keptSql);
        if (!row->bind(rows[i].id).step())
            continue;
        if (std::exchange(isFirst, false)) {
            kept.points = readPointSystem(row->text(0));
            kept.matchPoints = readPointSystem(row->text(1));
            kept.tieBreaks = readTieBreaks(row->text(2)).value_or(TieBreaks());
        }
        // Another name may mean the same player; else the game was given to another one since.
        const auto note = [&](int column, const EventSide& side,
                              std::optional<std::size_t> player) {
            const std::uint32_t left = row->id(column);
            if (left == 0 || !player)
                return;
            const auto person = persons.of(left);
            if (left == side.name || (person && person == players.players[*player].person))
                kept.withdrawn.insert(*player);
        };
        note(3, rows[i].white, players.sides[i].first);
        note(4, rows[i].black, players.sides[i].second);
    }
    return kept;
}

void keepCounting(StoreChange& change, const EventLine& event, const EventCounting& counting) {
    ChangeTransaction transaction(change);
    Connection& connection = change.store().connection();
    EventRows reader(connection);
    std::vector<EventRow> rows;
    for (const GameId game : event.games)
        if (auto row = reader.read(game))
            rows.push_back(std::move(*row));
    const EventPlayers players =
        playersOf(rows, Persons(connection), namesSaidToDiffer(connection));
    const auto hasLeft = [&](std::optional<std::size_t> player) {
        return player && counting.withdrawn.contains(*player);
    };
    GameCounting kept;
    kept.points = textOf(counting.points);
    kept.matchPoints = textOf(counting.matchPoints);
    if (!counting.tieBreaks.empty())
        kept.tieBreaks = writeTieBreaks(counting.tieBreaks);
    if (!rows.empty())
        kept.together = connection.value(contentSql, rows.front().id).value_or(0);
    const bool ofAll = kept.points || kept.matchPoints || kept.tieBreaks;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        kept.whiteLeft = hasLeft(players.sides[i].first);
        kept.blackLeft = hasLeft(players.sides[i].second);
        const bool any = ofAll || kept.whiteLeft || kept.blackLeft;
        db::keepCounting(connection, rows[i].id, any ? std::optional(kept) : std::nullopt);
    }
    transaction.commit();
}

bool keepCounting(Store& store, const EventLine& event, const EventCounting& counting,
                  const std::string& reason) {
    StoreChange change(store, ChangeKind::edit, reason);
    keepCounting(change, event, counting);
    return change.isBegun();
}

std::uint64_t countingHash(Connection& connection, std::span<const GameId> games) {
    Hash hash;
    if (!keepsCountings(connection))
        return hash.value();
    for (const GameId game : games) {
        const auto row = connection.kept(keptSql);
        if (!row->bind(game).step())
            continue;
        hash.add(static_cast<std::uint64_t>(number(game)));
        for (const int text : {0, 1, 2})
            hash.add(row->text(text));
        for (const int left : {3, 4})
            hash.add(row->bits(left));
    }
    return hash.value();
}

} // namespace damscope::db
