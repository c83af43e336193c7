// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/players/person_name.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace damscope::db {

class Connection;

/// Those of a table whose name has all words, each at the beginning of one of its own; one letter
/// is a whole word. A query without a word in it ("?") is that of no name.
[[nodiscard]] IdSet named(const Connection& connection, const std::string& table,
                          std::string_view name);

/// Which side the player has whom a filter names: --player of either colour, else --white or
/// --black.
class PlayerSides {
public:
    PlayerSides(PlayerLookup& lookup, const Filter& filter);
    /// The side of the player in a game whose White has this name.
    [[nodiscard]] rules::Color of(GameId game, std::uint32_t white) const {
        if (always_)
            return *always_;
        return players_.contains(white, game, rules::Color::white) ? rules::Color::white
                                                                   : rules::Color::black;
    }

private:
    std::optional<rules::Color> always_;
    MeantPlayers players_;
};

class Store;

enum class NameKind : std::uint8_t { player, event, site, opening, source, round, annotator };

/// The players, events or sites in a store, as written, in alphabetical order of their bytes; the
/// first `most` of them. "?" and empty ones are left out.
[[nodiscard]] std::vector<std::string> knownNames(Store& store, NameKind kind,
                                                  std::size_t most = 100'000);

/// A name of the store that is like another.
struct NearName {
    std::string name; ///< as written
    std::uint64_t games = 0;
};

/// What may have been meant by a name that nothing of this kind has: the nearest names, the most
/// frequent first; at most `most` of them.
[[nodiscard]] std::vector<NearName> nearNames(Store& store, NameKind kind, std::string_view name,
                                              std::size_t most = 5);
/// The same for each of several, in their order: the names and the games of the store are gone
/// through once.
[[nodiscard]] std::vector<std::vector<NearName>>
nearNames(Store& store, NameKind kind, std::span<const std::string> names, std::size_t most = 5);

/// How games went for somebody.
struct Record {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0; ///< games without a result are none of these

    void add(std::optional<Outcome> outcome) {
        ++games;
        wins += outcome == Outcome::won ? 1U : 0U;
        draws += outcome == Outcome::drawn ? 1U : 0U;
        losses += outcome == Outcome::lost ? 1U : 0U;
    }
    [[nodiscard]] std::uint64_t decided() const { return wins + draws + losses; }
    /// Points of one a game, 0 to 1, of the games with a result; nothing without one.
    [[nodiscard]] std::optional<double> score() const {
        if (decided() == 0)
            return std::nullopt;
        return (static_cast<double>(wins) + static_cast<double>(draws) / 2) /
               static_cast<double>(decided());
    }
    friend bool operator==(const Record&, const Record&) = default;
};

/// Which written names of a store stand where a player had no opponent.
class Byes {
public:
    /// The persons must outlive it.
    explicit Byes(const Persons& persons) : persons_(persons) {}

    /// Whether the name of a side means that the other had no opponent: in a game without moves,
    /// and if the name may be a player's only where it has not got half a point or more.
    [[nodiscard]] bool isBye(std::uint32_t name, rules::Color side, rules::GameResult result,
                             std::int64_t plies);

private:
    const Persons& persons_;
    std::unordered_map<std::uint32_t, ByeName> read_; ///< of the names that were asked about
};

/// A person in a list.
struct PersonLine {
    PersonId person{};
    std::string name;
    std::vector<std::string> otherNames; ///< that were decided to mean them
    Record record;
    int firstYear = 0; ///< of a dated game; 0: none is
    int lastYear = 0;
    int rating = 0; ///< of the last game with one; 0: none has one
    int highestRating = 0;
};

/// The persons whom a text means (all if it is empty) in the games of a filter, those with most
/// games first.
[[nodiscard]] std::vector<PersonLine> listPersons(Store& store, std::string_view text,
                                                  const Filter& filter = {});
/// Those of all games, also within a statement, which no snapshot can be taken in.
[[nodiscard]] std::vector<PersonLine> listAllPersons(Connection& connection);

} // namespace damscope::db
