// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/find/candidates.hpp"

#include "base/overloaded.hpp"
#include "db/codec/index_key.hpp"
#include "db/index/coverage.hpp"
#include "db/index/postings.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace damscope::db::query {
namespace {

using Games = std::vector<std::uint32_t>;
using Positions = std::vector<rules::Position>;

Games gamesWith(Connection& connection, const Segment& segment, const Positions& positions) {
    std::vector<GamePly> hits;
    for (const rules::Position& position : positions)
        findHits(connection, segment, storedKey(indexKey(position)), hits);
    Games games;
    games.reserve(hits.size());
    for (const GamePly& hit : hits)
        games.push_back(hit.game);
    if (positions.size() > 1)
        std::ranges::sort(games);
    games.erase(std::unique(games.begin(), games.end()), games.end());
    return games;
}

// The wanted games of a range.
std::span<const GameId> within(const std::vector<GameId>& wanted, const Candidates& range) {
    assert(range.first <= range.last && std::ranges::is_sorted(wanted));
    const auto from = std::ranges::lower_bound(wanted, GameId{range.first});
    const auto to = std::ranges::upper_bound(wanted, GameId{range.last});
    return {from, to};
}

Games both(const Games& games, std::span<const GameId> wanted) {
    assert(std::ranges::is_sorted(games));
    Games result;
    for (const std::uint32_t game : games)
        if (std::ranges::binary_search(wanted, GameId{game}))
            result.push_back(game);
    return result;
}

void leave(Candidates& range, const std::vector<GameId>& wanted) {
    const auto ids = within(wanted, range);
    if (range.games) {
        range.games = both(*range.games, ids);
        return;
    }
    range.games.emplace();
    std::ranges::transform(ids, std::back_inserter(*range.games),
                           [](GameId id) { return static_cast<std::uint32_t>(id); });
}

std::optional<Positions> positionsOf(const Condition& condition) {
    const auto* exactly = std::get_if<Exactly>(&condition);
    if (exactly == nullptr)
        return std::nullopt;
    Positions positions{exactly->position};
    if (exactly->eitherSide) {
        positions.push_back(exactly->position);
        positions.back().setToMove(opponent(exactly->position.toMove()));
    }
    return positions;
}

std::optional<Positions> firstRequired(const std::vector<Term>& parts) {
    for (const Term& part : parts)
        if (auto positions = requiredPositions(part))
            return positions;
    return std::nullopt;
}

std::optional<Positions> requiredOfEach(const std::vector<Term>& parts) {
    Positions all;
    for (const Term& part : parts) {
        const auto positions = requiredPositions(part);
        if (!positions)
            return std::nullopt;
        all.insert(all.end(), positions->begin(), positions->end());
    }
    return all;
}

std::optional<Positions> requiredInSequence(const Sequence& sequence) {
    auto positions = requiredPositions(*sequence.first);
    for (const Link& link : sequence.links)
        if (!positions)
            positions = requiredPositions(*link.next);
    return positions;
}

} // namespace

std::optional<Positions> requiredPositions(const Term& term) {
    const Overloaded kinds{
        [](const Condition& c) { return positionsOf(c); },
        [](const AllOf& all) { return firstRequired(all.parts); },
        [](const AnyOf& any) { return requiredOfEach(any.parts); },
        [](const Not&) { return std::optional<Positions>(); },
        [](const Sequence& sequence) { return requiredInSequence(sequence); },
        [](const auto& single) { return requiredPositions(*single.part); },
    };
    return std::visit(kinds, term.meaning);
}

bool requiresEvaluations(const Term& term) {
    const Overloaded kinds{
        [](const Condition& c) { return std::holds_alternative<ErrorPlayed>(c); },
        [](const AllOf& all) { return std::ranges::any_of(all.parts, requiresEvaluations); },
        [](const AnyOf& any) { return std::ranges::all_of(any.parts, requiresEvaluations); },
        [](const Not&) { return false; },
        [](const Sequence& sequence) {
            return requiresEvaluations(*sequence.first) ||
                   std::ranges::any_of(sequence.links, [](const Link& link) {
                       return requiresEvaluations(*link.next);
                   });
        },
        [](const auto& single) { return requiresEvaluations(*single.part); },
    };
    return std::visit(kinds, term.meaning);
}

std::vector<Candidates> candidates(Store& store, const Term& term, const Filter& filter,
                                   bool useIndex) {
    const auto positions = useIndex ? requiredPositions(term) : std::nullopt;
    Filter meant = filter;
    meant.withEvaluations = filter.withEvaluations || requiresEvaluations(term);
    std::optional<std::vector<GameId>> wanted;
    if (!everythingIsMeant(store, meant))
        wanted = findGames(store, meant);
    std::vector<Candidates> all;
    for (const Stretch& stretch : coverage(store.connection())) {
        Candidates range{stretch.first, stretch.last, std::nullopt};
        if (positions && stretch.segment)
            range.games = gamesWith(store.connection(), *stretch.segment, *positions);
        if (wanted)
            leave(range, *wanted);
        all.push_back(std::move(range));
    }
    return all;
}

} // namespace damscope::db::query
