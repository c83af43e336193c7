// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/openings/arrivals.hpp"

#include "db/codec/index_key.hpp"
#include "db/codec/main_line.hpp"
#include "db/records/game_reader.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

namespace damscope::db::openings {
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
