// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/players/persons.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {

class Connection;

/// A number that a federation or a server gave a player, from a tag such as WhiteFmjdId: it
/// distinguishes namesakes and joins the spellings of one player.
struct PlayerNumber {
    std::string giver; ///< the tag without the side, in small letters: "fmjdid"
    std::string value;
    friend auto operator<=>(const PlayerNumber&, const PlayerNumber&) = default;
};

/// Whether some game of the store gives one.
[[nodiscard]] bool hasPlayerNumbers(Connection& connection);

/// Those of the player of a side, ascending; "0" and "?" are none.
[[nodiscard]] std::vector<PlayerNumber> playerNumbers(const std::vector<rules::Tag>& tags,
                                                      rules::Color side);

/// Those that games of the store give each name, ascending.
[[nodiscard]] std::map<NameId, std::vector<PlayerNumber>> numbersOfNames(Connection& connection);

/// Who holds numbers: those that one side of a game has mean one player.
class NumberHolders {
public:
    /// The place of a number, for the functions below.
    std::size_t placeOf(const PlayerNumber& number);
    void join(std::size_t one, std::size_t other) { roots_[root(other)] = root(one); }
    /// One of the places of a holder, the same for all after the last join().
    [[nodiscard]] std::size_t root(std::size_t place) const;
    /// The first number of each holder, by root.
    [[nodiscard]] std::map<std::size_t, std::string> firstNumbers() const;

private:
    std::map<PlayerNumber, std::size_t> places_;
    std::vector<std::size_t> roots_;
};

/// A side of a game that has a number.
struct NumberedSide {
    std::uint32_t game = 0;
    bool white = false;
    std::uint32_t name = 0; ///< the written name
    std::uint32_t event = 0;
    std::size_t holder = 0; ///< by root
};

/// Holders whose numbers distinguish nobody: both sides of a game have them (they are next to each
/// other), or names that were said to mean two persons (`apart`).
[[nodiscard]] std::set<std::size_t>
meaninglessHolders(std::span<const NumberedSide> sides,
                   const std::set<std::pair<NameId, NameId>>& apart);

/// The sides of a store's games with numbers that mean something.
struct NumberedSides {
    std::vector<NumberedSide> sides;            ///< by game
    std::map<std::size_t, std::string> numbers; ///< the first of each holder
};
[[nodiscard]] NumberedSides numberedSides(const Connection& connection,
                                          const std::set<std::pair<NameId, NameId>>& apart);

} // namespace damscope::db
