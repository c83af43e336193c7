// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/position.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// The first move of a game's main line to a position that no earlier game of the store had, and
/// the games that had it later.
struct Novelty {
    int ply = 0;      ///< of the move, from 1
    std::string move; ///< as PDN writes it
    rules::Color mover{};
    rules::Position after; ///< the new position
    /// Games that had the position later, in any order of moves; by the index's keys alone, as
    /// OpeningMove::reached.
    std::uint64_t laterGames = 0;
    std::vector<GameId> later; ///< the first of them
};

/// The move with its number: "12. 34-29".
[[nodiscard]] std::string numberedMove(const Novelty& novelty);

/// Finds novelties. Games are in the order of their dates, then of their numbers; one of which only
/// the year is known comes first in its year, and one without a date after all others.
///
/// A few positions of a game are looked up in the index, each time half of what is open: an earlier
/// game that had one of them is read, and shows which others it had. Games that are not indexed
/// are read through for each game that is asked for.
class NoveltyFinder {
public:
    /// Shows one state of the store, that of now. `mostLater`: how many later games are named.
    explicit NoveltyFinder(Store& store, std::size_t mostLater = 3);
    NoveltyFinder(const NoveltyFinder&) = delete;
    NoveltyFinder& operator=(const NoveltyFinder&) = delete;
    ~NoveltyFinder();

    /// Nothing if the game is not there, or if earlier games had all its positions. Of a game that
    /// cannot be read to its end, what can be read counts. Throws Error if the index is damaged.
    [[nodiscard]] std::optional<Novelty> of(GameId game);
    /// How many games it has to read for each that is asked for.
    [[nodiscard]] std::uint64_t unindexedGames() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Renames the opening of every game, if the names are not current; one transaction.
/// Returns how many games were given a name; nothing is changed if it was stopped.
std::uint64_t classifyOpenings(Store& store, const std::stop_token& stop = {},
                               const base::Progress& progress = {});

} // namespace damscope::db
