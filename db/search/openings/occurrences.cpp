// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/openings/occurrences.hpp"

#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/records/game_reader.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db::openings {
namespace {

/// A move that was never played here is shown only if a game that had the position after it has
/// been replayed; so many are kept for that, and if there are no more, all of them are.
constexpr std::size_t mostSamples = 32;
/// Games between two looks at the stop token.
constexpr std::uint64_t gamesPerLook = 1024;

// The first occurrence that is of this game or a later one. A position that most games have, as the
// starting position, is found by its distance.
std::vector<Occurrence>::iterator firstFrom(std::uint32_t game,
                                            std::vector<Occurrence>::iterator at,
                                            std::vector<Occurrence>::iterator end) {
    assert(at != end);
    if (game <= at->game)
        return at;
    const std::ptrdiff_t leap = game - at->game;
    if (leap < end - at && at[leap].game == game)
        return at + leap;
    while (at != end && at->game < game)
        ++at;
    return at;
}

// A mark for a game in which the index has two moves: there is a setup between them.
constexpr std::uint16_t doubtful = Occurrence::none - 1;

} // namespace

Wanted::Wanted(const std::vector<GameId>& ids) : some_(true) {
    assert(std::ranges::is_sorted(ids));
    if (!ids.empty())
        bits_.resize(static_cast<std::size_t>(ids.back()) + 1);
    for (const GameId id : ids)
        bits_[static_cast<std::size_t>(id)] = true;
}

OccurrenceFinder::OccurrenceFinder(const Scope& scope, const rules::Position& position)
    : scope_(scope), position_(position), moves_(rules::legalMoves(position)) {
    for (const rules::Move& move : moves_)
        successors_.push_back({position.after(move), 0, {}, 0, 0});
}

void OccurrenceFinder::run() {
    const std::vector<Stretch> stretches = coverage(scope_.connection);
    for (const Stretch& stretch : stretches)
        if (!stretch.segment)
            gamesToRead_ += countGames(scope_.connection, stretch.first, stretch.last);
    for (const Stretch& stretch : stretches) {
        if (!goOn())
            return;
        if (stretch.segment)
            lookUp(*stretch.segment);
        else
            readThrough(stretch);
    }
    verifyUnplayed();
}

std::uint64_t OccurrenceFinder::reached(std::size_t move) const {
    assert(move < successors_.size());
    return successors_[move].byKey + successors_[move].read;
}

void OccurrenceFinder::lookUp(const Segment& segment) {
    const std::size_t from = occurrences_.size();
    findPosition(segment);
    for (std::size_t move = 0; move < successors_.size() && goOn(); ++move)
        followMove(segment, move, from);
    settleDoubtful(from);
}

void OccurrenceFinder::findPosition(const Segment& segment) {
    hits_.clear();
    findHits(scope_.connection, segment, storedKey(indexKey(position_)), hits_);
    // Room for what the next segments bring, too: moving a million occurrences takes as long as
    // finding them.
    if (const std::size_t needed = occurrences_.size() + hits_.size();
        needed > occurrences_.capacity())
        occurrences_.reserve(std::max(needed, 2 * occurrences_.capacity()));
    std::uint32_t last = 0;
    for (const GamePly& hit : hits_)
        if (hit.game != last && scope_.wanted.contains(hit.game)) {
            last = hit.game;
            occurrences_.push_back({hit.game, hit.ply, Occurrence::none, Occurrence::none});
        }
}

// Both the occurrences and the hits are in the order of games.
void OccurrenceFinder::followMove(const Segment& segment, std::size_t move, std::size_t from) {
    assert(move < doubtful && from <= occurrences_.size());
    Successor& successor = successors_[move];
    hits_.clear();
    findHits(scope_.connection, segment, storedKey(indexKey(successor.position)), hits_);
    auto before = occurrences_.begin() + static_cast<std::ptrdiff_t>(from);
    std::uint32_t last = 0;
    for (const GamePly& hit : hits_) {
        if (hit.game != last && scope_.wanted.contains(hit.game)) {
            last = hit.game;
            ++successor.byKey;
            if (successor.samples.size() < mostSamples)
                successor.samples.push_back(hit.game);
        }
        if (before != occurrences_.end())
            before = firstFrom(hit.game, before, occurrences_.end());
        if (before == occurrences_.end() || before->game != hit.game || before->ply + 1 != hit.ply)
            continue;
        before->next =
            before->next == Occurrence::none ? static_cast<std::uint16_t>(move) : doubtful;
    }
}

// A game without a next move has none, or never had the position: another one shares its key.
void OccurrenceFinder::settleDoubtful(std::size_t from) {
    const auto isSettled = [](const Occurrence& o) { return o.next < doubtful; };
    const auto begin = occurrences_.begin() + static_cast<std::ptrdiff_t>(from);
    if (std::all_of(begin, occurrences_.end(), isSettled))
        return;
    const auto open = std::stable_partition(begin, occurrences_.end(), isSettled);
    const std::vector<Occurrence> replayed(open, occurrences_.end());
    const auto settled = open - occurrences_.begin();
    occurrences_.erase(open, occurrences_.end());
    for (const Occurrence& o : replayed) {
        if (!goOn())
            return;
        if (const auto moves = movetextOf(scope_.connection, GameId{o.game}))
            follow(o.game, *moves, false);
        else
            damaged_.push_back(GameId{o.game});
    }
    std::inplace_merge(occurrences_.begin() + static_cast<std::ptrdiff_t>(from),
                       occurrences_.begin() + settled, occurrences_.end(),
                       [](const Occurrence& a, const Occurrence& b) { return a.game < b.game; });
}

void OccurrenceFinder::readThrough(const Stretch& stretch) {
    MovetextReader games(scope_.connection, stretch.first, stretch.last);
    while (goOn() && games.next()) {
        if (scope_.wanted.contains(games.game()))
            follow(games.game(), games.moves(), true);
        if (++gamesRead_ % gamesPerLook == 0 && scope_.progress)
            scope_.progress(gamesRead_, gamesToRead_);
    }
}

// Plays a game through: notes where it had the position first, and what came after it.
void OccurrenceFinder::follow(std::uint32_t game, Blob moves, bool countReached) {
    MainLineReader line(moves);
    Occurrence* found = nullptr;
    while (line.next()) {
        if (!line.position())
            continue;
        const rules::Position& position = *line.position();
        if (found == nullptr && position == position_)
            found = &occurrences_.emplace_back(
                Occurrence{game, line.ply(), Occurrence::none, Occurrence::none});
        else if (found != nullptr && found->next == Occurrence::none &&
                 line.ply() == found->ply + 1)
            found->next = moveTo(position).value_or(Occurrence::none);
        if (countReached)
            this->countReached(game, position);
        else if (found != nullptr && line.ply() > found->ply + 1)
            return;
    }
    if (line.failed())
        damaged_.push_back(GameId{game});
}

std::optional<std::uint16_t> OccurrenceFinder::moveTo(const rules::Position& after) const {
    for (std::size_t i = 0; i < successors_.size(); ++i)
        if (successors_[i].position == after)
            return static_cast<std::uint16_t>(i);
    return std::nullopt;
}

void OccurrenceFinder::countReached(std::uint32_t game, const rules::Position& position) {
    for (Successor& successor : successors_)
        if (successor.position.key() == position.key() && successor.position == position &&
            successor.lastRead != game) {
            successor.lastRead = game;
            ++successor.read;
        }
}

void OccurrenceFinder::verifyUnplayed() {
    std::vector<bool> played(successors_.size());
    std::size_t moves = 0;
    for (auto o = occurrences_.begin(); o != occurrences_.end() && moves < played.size(); ++o)
        if (o->next != Occurrence::none && !played[o->next]) {
            played[o->next] = true;
            ++moves;
        }
    for (std::size_t i = 0; i < successors_.size() && goOn(); ++i) {
        Successor& successor = successors_[i];
        if (played[i])
            continue;
        const auto right = static_cast<std::uint64_t>(
            std::count_if(successor.samples.begin(), successor.samples.end(),
                          [&](std::uint32_t game) { return has(game, successor.position); }));
        if (right == 0 || successor.byKey == successor.samples.size())
            successor.byKey = right;
    }
}

bool OccurrenceFinder::has(std::uint32_t game, const rules::Position& position) {
    const auto moves = movetextOf(scope_.connection, GameId{game});
    if (!moves)
        return false;
    MainLineReader line(*moves);
    while (line.next())
        if (line.position() == position)
            return true;
    return false;
}

bool OccurrenceFinder::goOn() {
    if (scope_.stop.stop_requested())
        complete_ = false;
    return complete_;
}

namespace {

/// So few games are replayed one by one instead of asking the index.
constexpr std::ptrdiff_t fewGames = 32;

/// Marks a game whose last move is not known, until all are done.
constexpr std::uint16_t unknown = Occurrence::none - 1;

bool isOpen(const Occurrence& o) {
    return o.arrival == Occurrence::none && o.ply > 0;
}

// The positions of a game one ply before one of its plies: more than one only at a setup.
std::vector<rules::Position> positionsAt(Blob moves, std::uint32_t ply) {
    std::vector<rules::Position> positions;
    MainLineReader line(moves);
    while (line.next() && line.ply() <= ply)
        if (line.ply() == ply && line.position())
            positions.push_back(*line.position());
    return positions;
}

std::optional<rules::Move> moveBetween(const rules::Position& from, const rules::Position& to) {
    for (const rules::Move& move : rules::legalMoves(from))
        if (from.after(move) == to)
            return move;
    return std::nullopt;
}

} // namespace

void ArrivalFinder::run(std::span<Occurrence> occurrences) {
    assert(std::ranges::is_sorted(occurrences, {}, &Occurrence::game));
    for (const Stretch& stretch : coverage(scope_.connection)) {
        const auto end = std::find_if(occurrences.begin(), occurrences.end(),
                                      [&](const Occurrence& o) { return o.game > stretch.last; });
        const auto some = occurrences.first(static_cast<std::size_t>(end - occurrences.begin()));
        occurrences = occurrences.subspan(some.size());
        if (stretch.segment)
            lookUp(*stretch.segment, some);
        for (Occurrence& o : some)
            if (isOpen(o) && goOn())
                replay(o);
        for (Occurrence& o : some)
            if (o.arrival == unknown)
                o.arrival = Occurrence::none;
    }
}

void ArrivalFinder::lookUp(const Segment& segment, std::span<Occurrence> occurrences) {
    for (std::size_t i = 0; i < found_.size() && goOn(); ++i)
        mark(segment, i, occurrences);
    auto open = std::find_if(occurrences.begin(), occurrences.end(), isOpen);
    while (open != occurrences.end() && goOn() &&
           std::count_if(open, occurrences.end(), isOpen) > fewGames) {
        const std::size_t known = found_.size();
        replay(*open);
        if (found_.size() > known)
            mark(segment, known, occurrences);
        open = std::find_if(open, occurrences.end(), isOpen);
    }
}

void ArrivalFinder::mark(const Segment& segment, std::size_t arrival,
                         std::span<Occurrence> occurrences) {
    if (occurrences.empty())
        return;
    hits_.clear();
    findHits(scope_.connection, segment, storedKey(indexKey(found_[arrival].from)), hits_);
    auto after = occurrences.begin();
    for (const GamePly& hit : hits_) {
        while (after != occurrences.end() && after->game < hit.game)
            ++after;
        if (after == occurrences.end())
            return;
        if (after->game == hit.game && hit.ply + 1 == after->ply &&
            after->arrival == Occurrence::none)
            after->arrival = static_cast<std::uint16_t>(arrival);
    }
}

void ArrivalFinder::replay(Occurrence& occurrence) {
    assert(isOpen(occurrence));
    occurrence.arrival = unknown;
    const auto moves = movetextOf(scope_.connection, GameId{occurrence.game});
    if (!moves)
        return;
    for (const rules::Position& before : positionsAt(*moves, occurrence.ply - 1)) {
        const std::uint16_t number = numberOf(before);
        if (number != unknown)
            occurrence.arrival = number;
    }
}

std::uint16_t ArrivalFinder::numberOf(const rules::Position& before) {
    const auto known = std::find_if(found_.begin(), found_.end(), [&](const LastMove& arrival) {
        return arrival.from == before;
    });
    if (known != found_.end())
        return static_cast<std::uint16_t>(known - found_.begin());
    const auto move = moveBetween(before, position_);
    if (!move || found_.size() == unknown)
        return unknown;
    found_.push_back({before, *move});
    return static_cast<std::uint16_t>(found_.size() - 1);
}

bool ArrivalFinder::goOn() {
    if (scope_.stop.stop_requested())
        complete_ = false;
    return complete_;
}

} // namespace damscope::db::openings
