// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/evaluated_games.hpp"

#include "db/codec/hash.hpp"
#include "db/codec/index_key.hpp"
#include "db/index/coverage.hpp"
#include "db/index/header_columns.hpp"
#include "db/index/postings.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

constexpr std::string_view hashedSql =
    "SELECT position, variant, engine, line, kind, score, moves, depth, nodes FROM evaluation";
constexpr std::string_view evaluatedSql = "SELECT DISTINCT position, variant FROM evaluation";

/// Of so many positions one must have been evaluated.
constexpr std::uint32_t share = 3;

using Keys = std::vector<std::uint64_t>;

// As the index stores it, of a row that begins with position and variant.
std::uint64_t keyIn(Statement& row) {
    return storedKey(
        indexKey(rules::PositionKey{row.bits(0)}, static_cast<rules::Variant>(row.integer(1))));
}

// Of the positions that have been evaluated, as the index stores them, ascending.
Keys evaluatedKeys(const Connection& connection) {
    Keys keys;
    Statement select = connection.prepare(evaluatedSql);
    while (select.step())
        keys.push_back(keyIn(select));
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

/// Goes through the places at which the main lines of games have positions that were evaluated.
class EvaluatedPlaces {
public:
    explicit EvaluatedPlaces(Connection& connection)
        : connection_(connection), keys_(evaluatedKeys(connection)) {}

    [[nodiscard]] std::size_t positions() const { return keys_.size(); }
    /// The number of a position among them.
    [[nodiscard]] std::size_t numberOf(std::uint64_t storedKey) const {
        return static_cast<std::size_t>(std::ranges::lower_bound(keys_, storedKey) - keys_.begin());
    }
    /// Calls `take` with the number of the position and the game.
    template <class Take> void forEach(const Take& take) {
        if (keys_.empty())
            return;
        for (const Stretch& stretch : coverage(connection_))
            if (stretch.segment)
                lookUp(*stretch.segment, take);
            else
                readThrough(stretch, take);
    }

private:
    template <class Take> void lookUp(const Segment& segment, const Take& take) {
        std::vector<GamePly> hits;
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            hits.clear();
            findHits(connection_, segment, keys_[i], hits);
            for (const GamePly& hit : hits)
                take(i, hit.game);
        }
    }

    template <class Take> void readThrough(const Stretch& stretch, const Take& take) {
        std::vector<Posting> postings;
        MovetextReader games(connection_, stretch.first, stretch.last);
        while (games.next()) {
            postings.clear();
            appendPostings(games.game(), games.moves(), postings);
            for (const Posting& posting : postings) {
                const auto key = std::ranges::lower_bound(keys_, posting.key);
                if (key != keys_.end() && *key == posting.key)
                    take(static_cast<std::size_t>(key - keys_.begin()), posting.hit.game);
            }
        }
    }

    Connection& connection_;
    Keys keys_;
};

/// What is known of each game, by its number.
struct Evaluated {
    std::vector<std::uint32_t> positions; ///< of its main line
    std::vector<bool> own; ///< one of them is not in a game of which more have been evaluated
};

Evaluated evaluatedPositions(EvaluatedPlaces& places, std::uint32_t games) {
    Evaluated evaluated{std::vector<std::uint32_t>(games), std::vector<bool>(games)};
    places.forEach([&](std::size_t /*position*/, std::uint32_t game) {
        if (game < games)
            ++evaluated.positions[game];
    });
    std::vector<std::uint32_t> most(places.positions());
    places.forEach([&](std::size_t position, std::uint32_t game) {
        if (game < games)
            most[position] = std::max(most[position], evaluated.positions[game]);
    });
    places.forEach([&](std::size_t position, std::uint32_t game) {
        if (game < games && evaluated.positions[game] == most[position])
            evaluated.own[game] = true;
    });
    return evaluated;
}

// By the number of the position; added up, since a position has several lines and engines.
std::vector<std::uint64_t> hashesOf(const Connection& connection, const EvaluatedPlaces& places) {
    std::vector<std::uint64_t> hashes(places.positions());
    Statement select = connection.prepare(hashedSql);
    while (select.step()) {
        Hash hash;
        for (const int column : {0, 1, 2, 3, 5, 7, 8})
            hash.add(static_cast<std::uint64_t>(select.integer(column)));
        hash.add(select.text(4)).add(select.text(6));
        hashes[places.numberOf(keyIn(select))] += hash.value();
    }
    return hashes;
}

} // namespace

std::vector<std::uint64_t> evaluationHashes(Store& store) {
    const Snapshot snapshot(store);
    std::vector<std::uint64_t> games(HeaderColumns(store.connection()).end());
    EvaluatedPlaces places(store.connection());
    const std::vector<std::uint64_t> positions = hashesOf(store.connection(), places);
    places.forEach([&](std::size_t position, std::uint32_t game) {
        if (game < games.size())
            games[game] += positions[position];
    });
    return games;
}

std::vector<GameId> evaluatedGames(Store& store) {
    const Snapshot snapshot(store);
    HeaderColumns columns(store.connection());
    EvaluatedPlaces places(store.connection());
    const Evaluated evaluated = evaluatedPositions(places, columns.end());
    const std::vector<GameId> analysed = analysedGames(store);
    std::vector<GameId> games;
    for (std::uint32_t game = 1; game < columns.end(); ++game) {
        const std::uint32_t count = evaluated.positions[game];
        // The position before the first move is one, too.
        const bool enough = share * count > columns.value(HeaderColumn::plies, game);
        if ((count > 0 && enough && evaluated.own[game]) ||
            std::ranges::binary_search(analysed, GameId{game}))
            games.push_back(GameId{game});
    }
    return games;
}

} // namespace damscope::db
