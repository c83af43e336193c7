// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/event_rows.hpp"

#include <cstddef>
#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace damscope::db {

class Connection;

/// Finds games that are in an event once more: from two files, or as an entry without a result and
/// the game that was played.
///
/// Two games are one if the players have the same sides, nothing that is known of both differs
/// (result and points, day, section, stage, time control, board), both have the same moves or none,
/// and they are of one round; or of one day, with ten moves of each player at least. One without
/// moves and without a result is one with any game of its round.
class RepeatedGames {
public:
    /// The rows must outlive it.
    RepeatedGames(Connection& connection, std::span<const EventRow> rows)
        : connection_(connection), rows_(rows) {}

    /// Of rows with the same players and sides: the one, of those that were asked before, that the
    /// row is the same game as, by the place that counts; that of the row itself if it is new.
    std::size_t countedFor(std::size_t row, std::size_t white, std::size_t black);

private:
    [[nodiscard]] bool areOne(const EventRow& one, const EventRow& other);

    Connection& connection_;
    std::span<const EventRow> rows_;
    /// By variant, White and Black.
    std::map<std::tuple<rules::Variant, std::size_t, std::size_t>, std::vector<std::size_t>>
        counted_;
};

/// Whether of two that are one game the other says more: it has a result, or moves.
[[nodiscard]] bool saysMore(const EventRow& other, const EventRow& one);

} // namespace damscope::db
