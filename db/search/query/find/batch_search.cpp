// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/find/batch_search.hpp"

#include "base/vocabulary.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/index/postings.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace damscope::db::query {

BatchSearch::BatchSearch(const Query& query, Scope scope, bool onlyCount,
                         const std::filesystem::path& store)
    : matcher_(query, scope, store), onlyCount_(onlyCount) {}

BatchResult BatchSearch::search(GameBatch batch) {
    BatchResult result;
    for (const GameBatch::Entry& entry : batch.entries()) {
        const GameId game{entry.game};
        found_.clear();
        const Matcher::Outcome outcome =
            entry.missing ? Matcher::Outcome{0, true}
                          : matcher_.search(batch.moves(entry), onlyCount_ ? nullptr : &found_);
        result.places += outcome.places;
        for (const Found& f : found_)
            result.hits.push_back({game, f.ply, f.position.toMove(),
                                   f.next ? playedText(f.position, *f.next) : std::string(),
                                   f.inVariation, f.position.key()});
        if (outcome.damaged)
            result.damaged.push_back(game);
    }
    result.batch = std::move(batch);
    return result;
}

namespace {

constexpr std::size_t firstBatch = 4096;
constexpr std::size_t largestBatch = std::size_t{1} << 18;
/// Games that are dense in a range are found by a scan rather than looked up one by one.
constexpr std::uint64_t sparse = 8;

bool isDense(const Candidates& range) {
    assert(range.games && range.first <= range.last);
    return range.games->size() * sparse > std::uint64_t{range.last} - range.first;
}

} // namespace

void GameBatch::add(std::uint32_t game, Blob moves) {
    entries_.push_back({game, bytes_.size(), moves.size(), false});
    bytes_.insert(bytes_.end(), moves.begin(), moves.end());
}

void GameBatch::addMissing(std::uint32_t game) {
    entries_.push_back({game, bytes_.size(), 0, true});
}

void GameBatch::clear() {
    bytes_.clear();
    entries_.clear();
}

GameBatchReader::GameBatchReader(Connection& connection, std::vector<Candidates> candidates)
    : connection_(connection), candidates_(std::move(candidates)), batchSize_(firstBatch) {
    for (const Candidates& range : candidates_)
        total_ += range.count();
}

bool GameBatchReader::next(GameBatch& batch) {
    batch.clear();
    while (batch.bytes() < batchSize_ && addOne(batch)) {
    }
    batchSize_ = std::min(2 * batchSize_, largestBatch);
    return !batch.entries().empty();
}

void GameBatchReader::startRange(std::size_t range) {
    assert(range <= candidates_.size());
    range_ = range;
    listed_ = 0;
    passed_ = false;
    reader_.reset();
}

bool GameBatchReader::addOne(GameBatch& batch) {
    for (; range_ < candidates_.size(); startRange(range_ + 1)) {
        const Candidates& range = candidates_[range_];
        if (range.games && !isDense(range)) {
            if (addListed(batch, *range.games))
                return true;
            continue;
        }
        if (!reader_)
            reader_.emplace(connection_, range.first, range.last);
        if (range.games ? addScanned(batch, *range.games) : addNext(batch))
            return true;
    }
    return false;
}

bool GameBatchReader::addNext(GameBatch& batch) {
    assert(reader_);
    if (!reader_->next())
        return false;
    batch.add(reader_->game(), reader_->moves());
    return true;
}

// Reads on to the next game of the list.
bool GameBatchReader::addScanned(GameBatch& batch, const std::vector<std::uint32_t>& games) {
    assert(reader_ && listed_ <= games.size());
    if (listed_ == games.size())
        return false;
    const std::uint32_t wanted = games[listed_++];
    while (!passed_ || reader_->game() < wanted) {
        passed_ = reader_->next();
        if (!passed_) {
            batch.addMissing(wanted);
            return true;
        }
    }
    if (reader_->game() == wanted)
        batch.add(wanted, reader_->moves());
    else
        batch.addMissing(wanted);
    return true;
}

bool GameBatchReader::addListed(GameBatch& batch, const std::vector<std::uint32_t>& games) {
    if (listed_ == games.size())
        return false;
    const std::uint32_t game = games[listed_++];
    if (const auto moves = movetextOf(connection_, GameId{game}))
        batch.add(game, *moves);
    else
        batch.addMissing(game);
    return true;
}

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
    return std::span(wanted).subspan(static_cast<std::size_t>(from - wanted.begin()),
                                     static_cast<std::size_t>(to - from));
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
        [](const Often& often) {
            return often.bounds.low > 0 ? requiredPositions(*often.part) : std::nullopt;
        },
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
        [](const Often& often) { return often.bounds.low > 0 && requiresEvaluations(*often.part); },
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
    if (!selectsAllGames(store, meant))
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

std::vector<Candidates> after(GameId game, std::vector<Candidates> all) {
    const auto last = static_cast<std::uint32_t>(game);
    std::erase_if(all, [&](const Candidates& range) { return range.last <= last; });
    for (Candidates& range : all) {
        if (range.first > last)
            continue;
        range.first = last + 1;
        if (range.games)
            range.games->erase(range.games->begin(), std::ranges::upper_bound(*range.games, last));
    }
    return all;
}

} // namespace damscope::db::query
