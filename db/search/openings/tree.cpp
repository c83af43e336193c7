// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/openings/tree.hpp"

#include "db/search/openings/occurrences.hpp"
#include "db/search/openings/tallies.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db {
namespace {

using namespace openings;

template <class Entry> void sortByGames(std::vector<Entry>& entries) {
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.tally.games > b.tally.games; });
}

std::size_t numberOf(const rules::Move& move, const rules::MoveList& moves) {
    assert(std::find(moves.begin(), moves.end(), move) != moves.end());
    return static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin());
}

Wanted wantedBy(Store& store, const Filter& filter) {
    return selectsAllGames(store, filter) ? Wanted() : Wanted(findGames(store, filter));
}

PlayerSides sidesOf(Store& store, const Filter& filter) {
    PlayerLookup players(store.connection());
    return {players, filter};
}

} // namespace

struct OpeningBook::State {
    State(Store& s, const Filter& filter, std::stop_token stop, base::Progress progress,
          ResultsOf results)
        : store(s), snapshot(s), columns(s.connection()),
          players(results == ResultsOf::player && namesPlayer(filter)
                      ? std::optional(sidesOf(s, filter))
                      : std::nullopt),
          wanted(wantedBy(s, filter)), scope{s.connection(), wanted, std::move(stop),
                                             std::move(progress)} {}

    // Tallies by what `number` says of an occurrence; those of Occurrence::none come last.
    template <class Number>
    std::vector<TallyBuilder> talliesBy(const std::vector<Occurrence>& occurrences,
                                        std::size_t count, rules::Color side, Number number) {
        std::vector<TallyBuilder> tallies(count + 1, TallyBuilder(side));
        GameFacts facts(columns, players ? &*players : nullptr);
        for (const Occurrence& o : occurrences) {
            facts.goTo(o.game);
            tallies[std::min<std::size_t>(o.*number, count)].add(facts);
        }
        return tallies;
    }

    void fillMoves(OpeningTable& table, const OccurrenceFinder& finder,
                   const std::vector<Occurrence>& occurrences) {
        const rules::MoveList& moves = finder.moves();
        const rules::Color side = table.position.toMove();
        const auto tallies = talliesBy(occurrences, moves.size(), side, &Occurrence::next);
        TallyBuilder all(side);
        for (const TallyBuilder& tally : tallies)
            all.add(tally);
        table.all = all.tally();
        table.ended = tallies.back().tally().games;
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (const Tally tally = tallies[i].tally(); tally.games + finder.reached(i) > 0)
                table.moves.push_back({moves[i],
                                       rules::moveText(table.position, moves[i], moves),
                                       tally,
                                       finder.reached(i),
                                       {},
                                       openingNames().of(table.position.after(moves[i]))});
    }

    void namePlayers(OpeningTable& table, const OccurrenceFinder& finder,
                     const std::vector<Occurrence>& occurrences, std::size_t most) {
        const rules::MoveList& moves = finder.moves();
        std::vector<std::vector<std::uint32_t>> games(moves.size());
        for (const OpeningMove& move : table.moves)
            games[numberOf(move.move, moves)].reserve(move.tally.games);
        for (const Occurrence& o : occurrences)
            if (o.next != Occurrence::none)
                games[o.next].push_back(o.game);
        PlayerCounter counter(store.connection(), columns, table.position.toMove());
        for (OpeningMove& move : table.moves) {
            move.players = counter.best(games[numberOf(move.move, moves)], most);
            if (move.tally.first)
                move.first = firstPlayed(store.connection(), columns, table.position.toMove(),
                                         *move.tally.first);
        }
    }

    void fillArrivals(OpeningTable& table, std::vector<Occurrence>& occurrences) {
        ArrivalFinder finder(scope, table.position);
        finder.run(occurrences);
        table.complete = table.complete && finder.complete();
        table.began =
            static_cast<std::uint64_t>(std::ranges::count(occurrences, 0U, &Occurrence::ply));
        if (finder.found().empty())
            return;
        const auto tallies = talliesBy(occurrences, finder.found().size(), table.position.toMove(),
                                       &Occurrence::arrival);
        for (std::size_t i = 0; i < finder.found().size(); ++i) {
            const LastMove& last = finder.found()[i];
            table.arrivals.push_back(
                {last.from, last.move,
                 rules::moveText(last.from, last.move, rules::legalMoves(last.from)),
                 tallies[i].tally()});
        }
        sortByGames(table.arrivals);
    }

    Store& store;
    Snapshot snapshot;
    HeaderColumns columns;
    std::optional<PlayerSides> players; ///< whose results count; none: the side to move
    Wanted wanted;
    Scope scope;
};

OpeningBook::OpeningBook(Store& store, const Filter& filter, std::stop_token stop,
                         base::Progress progress, ResultsOf results)
    : state_(
          std::make_unique<State>(store, filter, std::move(stop), std::move(progress), results)) {}

OpeningBook::~OpeningBook() = default;

OpeningTable OpeningBook::at(const rules::Position& position, const OpeningQuestion& question) {
    OpeningTable table(position);
    table.opening = openingNames().of(position);
    OccurrenceFinder finder(state_->scope, position);
    finder.run();
    table.damaged = std::move(finder.damaged());
    table.complete = finder.complete();
    std::vector<Occurrence>& occurrences = finder.occurrences();
    std::ranges::transform(occurrences, std::back_inserter(table.games),
                           [](const Occurrence& o) { return static_cast<GameId>(o.game); });
    std::ranges::sort(table.games);
    state_->fillMoves(table, finder, occurrences);
    if (question.players > 0)
        state_->namePlayers(table, finder, occurrences, question.players);
    std::ranges::stable_sort(table.moves, std::greater(), &OpeningMove::reached);
    sortByGames(table.moves);
    if (question.arrivals && table.complete)
        state_->fillArrivals(table, occurrences);
    return table;
}

} // namespace damscope::db
