// SPDX-License-Identifier: GPL-3.0-or-later
// What may have been meant by a name that nothing in a store has.
#include "base/text/ascii.hpp"
#include "base/text/nearest.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace damscope::db {
namespace {

constexpr int farthestName = 2;

constexpr std::string_view roundNamesSql =
    "SELECT round, count(*) FROM game WHERE round NOT IN ('', '?', '-') AND deleted IS NULL "
    "GROUP BY round";
constexpr std::string_view annotatorNamesSql =
    "SELECT t.value, count(*) FROM tag t JOIN tag_name n ON n.id = t.name "
    "JOIN game g ON g.id = t.game WHERE n.name = 'Annotator' COLLATE NOCASE "
    "AND g.deleted IS NULL GROUP BY t.value";

struct NearCandidate {
    std::uint32_t id = 0; ///< in the table of its kind; 0: the games are counted
    int distance = 0;
    NearName near;
};

/// How far a name of the store is from the one that was given.
using Distance = int (*)(std::string_view given, std::string_view name, std::string_view folded);

int distanceOfNames(std::string_view given, std::string_view /*name*/, std::string_view folded) {
    return nameDistance(given, folded, farthestName);
}

// In short words, such as rounds, one letter in three may be wrong.
int distanceOfWords(std::string_view given, std::string_view name, std::string_view /*folded*/) {
    const std::string a = foldName(given);
    const std::string b = foldName(name);
    const std::size_t distance = base::editDistance(a, b);
    return 3 * distance <= std::max(a.size(), b.size()) ? static_cast<int>(distance)
                                                        : farthestName + 1;
}

std::string_view lastPart(std::string_view path) {
    return path.substr(path.rfind('/') + 1); // the whole without a slash
}

// A part of the file's name is as near as the name of another with a letter wrong.
int distanceOfFiles(std::string_view given, std::string_view path, std::string_view /*folded*/) {
    const std::string wanted = base::lowerCase(lastPart(given));
    const std::string name = base::lowerCase(lastPart(path));
    if (!wanted.empty() && name.find(wanted) != std::string::npos)
        return 1;
    const auto distance = static_cast<int>(base::editDistance(wanted, name));
    return distance <= farthestName && 3 * distance <= static_cast<int>(wanted.size())
               ? distance
               : farthestName + 1;
}

/// Where the names of a kind are.
struct NamePlace {
    std::string_view sql;
    std::vector<HeaderColumn> columns; ///< of games, that refer to them; none: the row has a count
    Distance distance = distanceOfNames;
};

NamePlace placeOfKind(NameKind kind) {
    switch (kind) {
    case NameKind::player:
        return {"SELECT id, name, folded FROM player", {HeaderColumn::white, HeaderColumn::black}};
    case NameKind::event:
        return {"SELECT id, name, folded FROM event", {HeaderColumn::event}};
    case NameKind::opening:
        return {"SELECT id, name, folded FROM opening", {HeaderColumn::opening}};
    case NameKind::source:
        return {"SELECT id, path, '' FROM source", {HeaderColumn::source}, distanceOfFiles};
    case NameKind::round:
        return {roundNamesSql, {}, distanceOfWords};
    case NameKind::annotator:
        return {annotatorNamesSql, {}};
    case NameKind::site:
        break;
    }
    return {"SELECT id, name, folded FROM site", {HeaderColumn::site}};
}

NearCandidate candidateIn(const Statement& row, const NamePlace& place, std::string_view name) {
    if (place.columns.empty()) {
        const std::string folded = foldName(row.text(0));
        return {
            0, place.distance(name, row.text(0), folded), {std::string(row.text(0)), row.bits(1)}};
    }
    return {
        row.id(0), place.distance(name, row.text(1), row.text(2)), {std::string(row.text(1)), 0}};
}

/// Those near each of several names.
using CandidateLists = std::vector<std::vector<NearCandidate>>;

CandidateLists nearOnes(const Connection& connection, const NamePlace& place,
                        std::span<const std::string> names) {
    CandidateLists found(names.size());
    Statement select = connection.prepare(place.sql);
    while (select.step())
        for (std::size_t i = 0; i < names.size(); ++i)
            if (NearCandidate candidate = candidateIn(select, place, names[i]);
                candidate.distance <= farthestName)
                found[i].push_back(std::move(candidate));
    return found;
}

void countGamesOf(Connection& connection, const std::vector<HeaderColumn>& places,
                  CandidateLists& found) {
    std::unordered_map<std::uint32_t, std::uint64_t> games;
    for (const auto& candidates : found)
        for (const NearCandidate& candidate : candidates)
            games[candidate.id] = 0;
    if (games.empty() || places.empty())
        return;
    HeaderColumns columns(connection);
    for (const HeaderColumn place : places)
        columns.eachGame(
            [&](GameId /*game*/, std::uint32_t name) {
                if (const auto of = games.find(name); of != games.end())
                    ++of->second;
            },
            place);
    for (auto& candidates : found)
        for (NearCandidate& candidate : candidates)
            candidate.near.games = games[candidate.id];
}

// The nearest first, of equally near ones the most frequent.
std::vector<NearName> nearest(std::vector<NearCandidate> found, NameKind kind, std::size_t most) {
    std::erase_if(found, [](const NearCandidate& c) { return c.near.games == 0; });
    std::ranges::sort(found, [](const NearCandidate& a, const NearCandidate& b) {
        return std::tuple(a.distance, b.near.games, a.near.name) <
               std::tuple(b.distance, a.near.games, b.near.name);
    });
    found.resize(std::min(found.size(), most));
    std::vector<NearName> names;
    names.reserve(found.size());
    for (NearCandidate& candidate : found) {
        if (kind == NameKind::source)
            candidate.near.name = std::string(lastPart(candidate.near.name));
        names.push_back(std::move(candidate.near));
    }
    return names;
}

} // namespace

std::vector<NearName> nearNames(Store& store, NameKind kind, std::string_view name,
                                std::size_t most) {
    const std::string given(name);
    return nearNames(store, kind, std::span(&given, 1), most).front();
}

std::vector<std::vector<NearName>> nearNames(Store& store, NameKind kind,
                                             std::span<const std::string> names, std::size_t most) {
    if (names.empty())
        return {};
    const Snapshot snapshot(store);
    const NamePlace place = placeOfKind(kind);
    CandidateLists found = nearOnes(store.connection(), place, names);
    countGamesOf(store.connection(), place.columns, found);
    std::vector<std::vector<NearName>> near;
    near.reserve(found.size());
    for (auto& candidates : found)
        near.push_back(nearest(std::move(candidates), kind, most));
    return near;
}

} // namespace damscope::db
