// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/openings/novelty.hpp"

#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <set>
#include <unordered_set>
#include <utility>

namespace damscope::db {

std::string numberedMove(const Novelty& novelty) {
    const rules::Color opener = novelty.after.rules().firstMover;
    const rules::Color first =
        novelty.ply % 2 == 1 ? novelty.mover : rules::opponent(novelty.mover);
    const int before = novelty.ply - 1 + (first == opener ? 0 : 1);
    return rules::moveNumberText(rules::moveNumberAfter(before), novelty.mover == opener) + ' ' +
           novelty.move;
}
namespace {

/// A position of the game that is asked for, and the move that led to it.
struct Place {
    std::uint64_t key = 0;
    int ply = 0;
    rules::Position before;
    rules::Move move;
    bool known = false; ///< an earlier game had it
};

std::vector<Place> placesOf(Blob moves) {
    std::vector<Place> places;
    MainLineReader line(moves);
    std::optional<rules::Position> before;
    while (line.next()) {
        if (before && line.move() && line.position())
            places.push_back(
                {indexKey(*line.position()), static_cast<int>(line.ply()), *before, *line.move()});
        before = line.position();
    }
    return places;
}

std::unordered_set<std::uint64_t> keysOf(Blob moves) {
    std::unordered_set<std::uint64_t> keys;
    MainLineReader line(moves);
    while (line.next())
        if (line.position())
            keys.insert(indexKey(*line.position()));
    return keys;
}

void markKnown(const std::unordered_set<std::uint64_t>& keys, std::vector<Place>& places) {
    for (Place& place : places)
        place.known = place.known || keys.contains(place.key);
}

} // namespace

struct NoveltyFinder::State {
    State(Store& store, std::size_t most)
        : snapshot(store), connection(store.connection()), columns(connection),
          stretches(coverage(connection)), mostLater(most) {}

    using Rank = std::pair<std::uint32_t, std::uint32_t>;
    [[nodiscard]] bool isPresent(std::uint32_t game) {
        return GameKind(columns.value(HeaderColumn::kind, game)).present();
    }
    [[nodiscard]] Rank rank(std::uint32_t game) {
        const std::uint32_t day = columns.value(HeaderColumn::day, game);
        return {day == 0 ? UINT32_MAX : day, game};
    }

    // Calls with each game of the index that had the position, until it returns false.
    void eachHit(std::uint64_t key, const std::function<bool(std::uint32_t)>& visit) {
        for (const Stretch& stretch : stretches) {
            if (!stretch.segment)
                continue;
            hits.clear();
            findHits(connection, *stretch.segment, storedKey(key), hits);
            std::uint32_t last = 0;
            for (const GamePly& hit : hits)
                if (std::exchange(last, hit.game) != hit.game && isPresent(hit.game) &&
                    !visit(hit.game))
                    return;
        }
    }

    // Calls with each game that is not indexed.
    void eachUnindexed(const std::function<void(std::uint32_t, Blob)>& visit) {
        for (const Stretch& stretch : stretches) {
            if (stretch.segment)
                continue;
            MovetextReader reader(connection, stretch.first, stretch.last);
            while (reader.next())
                if (isPresent(reader.game()))
                    visit(reader.game(), reader.moves());
        }
    }

    // Whether an earlier game had the place; what else it had is marked as well.
    bool lookUp(std::size_t at, const Rank& asked, std::vector<Place>& places) {
        eachHit(places[at].key, [&](std::uint32_t game) {
            if (rank(game) < asked)
                if (const auto moves = movetextOf(connection, GameId{game}))
                    markKnown(keysOf(*moves), places);
            return !places[at].known; // two keys can be alike
        });
        return places[at].known;
    }

    // The first place that no earlier game had: those before `end` are known or still open, and
    // `end` is not known.
    std::size_t firstNew(const Rank& asked, std::vector<Place>& places) {
        std::size_t end = places.size();
        while (true) {
            std::vector<std::size_t> open;
            for (std::size_t i = 0; i < end; ++i)
                if (!places[i].known)
                    open.push_back(i);
            if (open.empty())
                return end;
            const std::size_t middle = open[(open.size() - 1) / 2];
            if (!lookUp(middle, asked, places))
                end = middle;
        }
    }

    void findLater(const Rank& asked, std::uint64_t key, Novelty& novelty) {
        std::vector<Rank> later;
        const auto add = [&](std::uint32_t game) {
            if (const Rank other = rank(game); asked < other)
                later.push_back(other);
            return true;
        };
        eachHit(key, add);
        eachUnindexed([&](std::uint32_t game, Blob moves) {
            if (keysOf(moves).contains(key))
                add(game);
        });
        novelty.laterGames = later.size();
        const auto end =
            later.begin() + static_cast<std::ptrdiff_t>(std::min(mostLater, later.size()));
        std::partial_sort(later.begin(), end, later.end());
        std::for_each(later.begin(), end,
                      [&](const Rank& other) { novelty.later.push_back(GameId{other.second}); });
    }

    std::optional<Novelty> of(GameId id) {
        const auto game = static_cast<std::uint32_t>(id);
        if (game >= columns.end() || !isPresent(game))
            return std::nullopt;
        const auto moves = movetextOf(connection, id);
        if (!moves)
            return std::nullopt;
        std::vector<Place> places = placesOf(*moves);
        const Rank asked = rank(game);
        eachUnindexed([&](std::uint32_t other, Blob line) {
            if (rank(other) < asked)
                markKnown(keysOf(line), places);
        });
        const std::size_t at = firstNew(asked, places);
        if (at == places.size())
            return std::nullopt;
        const Place& place = places[at];
        Novelty novelty{place.ply,
                        rules::moveText(place.before, place.move),
                        place.before.toMove(),
                        place.before.after(place.move),
                        0,
                        {}};
        findLater(asked, place.key, novelty);
        return novelty;
    }

    Snapshot snapshot;
    Connection& connection;
    HeaderColumns columns;
    std::vector<Stretch> stretches;
    std::size_t mostLater;
    std::vector<GamePly> hits;
};

NoveltyFinder::NoveltyFinder(Store& store, std::size_t mostLater)
    : state_(std::make_unique<State>(store, mostLater)) {}

NoveltyFinder::~NoveltyFinder() = default;

std::uint64_t NoveltyFinder::unindexedGames() const {
    std::uint64_t games = 0;
    for (const Stretch& stretch : state_->stretches)
        if (!stretch.segment)
            games += countGames(state_->connection, stretch.first, stretch.last);
    return games;
}

std::optional<Novelty> NoveltyFinder::of(GameId game) {
    return state_->of(game);
}

namespace {

constexpr std::string_view gamesSql =
    "SELECT g.id, m.moves FROM game g JOIN movetext m ON m.game = g.id ORDER BY g.id";
constexpr std::string_view setOpeningSql = "UPDATE game SET opening = ?2 WHERE id = ?1";
constexpr std::string_view countSql = "SELECT count(*) FROM game";

constexpr std::uint64_t gamesPerReport = 10'000;

// Returns false if it was stopped.
bool classifyGames(Connection& connection, const std::stop_token& stop,
                   const base::Progress& progress, std::uint64_t& named) {
    const auto total = static_cast<std::uint64_t>(connection.value(countSql).value_or(0));
    std::uint64_t done = 0;
    std::set<std::uint32_t> noted;
    Statement games = connection.prepare(gamesSql);
    while (games.step()) {
        const std::uint32_t number =
            openingNames().of(positionsOf(games.blob(1), OpeningNames::pliesLooked));
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
