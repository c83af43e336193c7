// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/tag_filter.hpp"

#include "base/text/ascii.hpp"
#include "db/codec/fold_name.hpp"
#include "db/codec/game_ids.hpp"
#include "db/records/game_reader.hpp"
#include "db/sqlite/sqlite.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope::db {
namespace {

// Tags with rows of their own.
constexpr std::string_view rowsSql =
    "SELECT t.game, t.value FROM tag t JOIN tag_name n ON n.id = t.name "
    "WHERE n.name = ?1 COLLATE NOCASE";
// Games with a tag whose value follows from the header.
constexpr std::string_view namedSql = "SELECT g.id FROM game g JOIN tag_list l ON l.id = g.tags "
                                      "WHERE char(10) || l.names || char(10) LIKE ?1 ESCAPE '\\' "
                                      "OR char(10) || l.names LIKE ?2 ESCAPE '\\'";
constexpr std::string_view roundsSql = "SELECT id, round FROM game WHERE round IS NOT NULL";
constexpr std::string_view legalSql = "SELECT id FROM game WHERE legal = ?1";
constexpr std::string_view errorsSql =
    "SELECT DISTINCT game FROM problem WHERE severity = 'error' AND game IS NOT NULL";

bool isImplied(std::string_view name) {
    constexpr auto implied = std::to_array<std::string_view>(
        {"White", "Black", "Event", "Site", "Round", "Date", "WhiteRating", "BlackRating",
         "WhiteElo", "BlackElo", "Result", "GameType"});
    return std::ranges::any_of(
        implied, [&](std::string_view tag) { return base::equalIgnoringCase(tag, name); });
}

bool fits(std::string_view value, std::string_view text) {
    const std::vector<std::string> words = queryWords(text);
    if (words.empty())
        return text.empty() || value == text;
    const std::string folded = foldName(value);
    return std::ranges::all_of(
        words, [&](const std::string& word) { return folded.find(word) != std::string::npos; });
}

std::string escaped(std::string_view name) {
    std::string pattern;
    for (const char c : name) {
        if (c == '%' || c == '_' || c == '\\')
            pattern += '\\';
        pattern += c;
    }
    return pattern;
}

std::vector<GameId> withImplied(Connection& connection, std::string_view name,
                                std::string_view text) {
    Statement select = connection.prepare(namedSql);
    const std::string alone = "%\n" + escaped(name) + "\n%";
    const std::string withValue = "%\n" + escaped(name) + "=%";
    select.bind(alone, withValue);
    std::vector<GameId> games = gameIds(select);
    std::erase_if(games, [&](GameId id) {
        const auto parts = readGameParts(connection, id);
        return !parts || std::ranges::none_of(parts->tags, [&](const rules::Tag& tag) {
            return base::equalIgnoringCase(tag.name, name) && fits(tag.value, text);
        });
    });
    return games;
}

bool isOfRound(std::string_view round, std::string_view wanted) {
    return base::equalIgnoringCase(round, wanted) ||
           (round.size() > wanted.size() && round[wanted.size()] == '.' &&
            base::equalIgnoringCase(round.substr(0, wanted.size()), wanted));
}

} // namespace

std::vector<GameId> gamesWithTag(Connection& connection, std::string_view name,
                                 std::string_view text) {
    if (isImplied(name))
        return withImplied(connection, name, text);
    Statement select = connection.prepare(rowsSql);
    select.bind(name);
    std::vector<GameId> games;
    while (select.step())
        if (fits(select.text(1), text))
            games.push_back(select.id<GameId>(0));
    return games;
}

std::vector<GameId> gamesOfRound(Connection& connection, std::string_view round) {
    Statement select = connection.prepare(roundsSql);
    std::vector<GameId> games;
    while (select.step())
        if (isOfRound(base::trimmed(select.text(1)), base::trimmed(round)))
            games.push_back(select.id<GameId>(0));
    return games;
}

std::vector<GameId> gamesByLegality(Connection& connection, bool legal) {
    Statement select = connection.prepare(legalSql);
    return gameIds(select.bind(legal));
}

std::vector<GameId> gamesWithErrors(Connection& connection) {
    Statement select = connection.prepare(errorsSql);
    return gameIds(select);
}

} // namespace damscope::db
