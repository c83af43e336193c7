// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// A game that is to be played, by the players' places in a list.
struct Pairing {
    int round = 0; ///< from 1
    std::size_t white = 0;
    std::size_t black = 0;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Each against each by the tables of Berger; `twice`: the second time with the colours exchanged.
[[nodiscard]] std::vector<Pairing> roundRobin(std::size_t players, bool twice);
/// The first rounds of these tables; after the last one they begin again with the colours
/// exchanged: two players have a match of so many games.
[[nodiscard]] std::vector<Pairing> bergerRounds(std::size_t players, int rounds);

struct NewEvent {
    std::string name;
    std::string site;
    std::string date; ///< as PDN writes it
    rules::Variant variant = rules::Variant::international;
    std::vector<std::string> players;
};

/// Whether the store has a game of this event already in which two of these players meet in the
/// same round: the list was entered before. The place of the pairing; nothing: none is there.
[[nodiscard]] std::optional<std::size_t> enteredBefore(Store& store, const NewEvent& event,
                                                       std::span<const Pairing> pairings);

/// Stores a game without moves and result for each pairing, by one edit, which undoEdit() reverts;
/// results and moves follow by edits.
/// Returns the games in the order of the pairings.
std::vector<GameId> enterEvent(Store& store, const NewEvent& event,
                               std::span<const Pairing> pairings);

} // namespace damscope::db
