// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/appearances.hpp"
#include "db/players/person_name.hpp"
#include "db/sqlite/sqlite.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace damscope::db {

/// What games say about whether two names mean one person.
enum class Clue : std::uint8_t {
    sameGame,      ///< for: one game is there with both names
    wellKnown,     ///< for: both are spellings of a well-known player
    sameEvents,    ///< for: events in which both played, though not in the same round
    sameOpponents, ///< for: opponents whom both met
    sameRating,    ///< for: years in which their ratings are near each other
    opponents,     ///< against: games that they played against each other
    sameRound,     ///< against: rounds of an event in which both played another game
    yearsApart,    ///< against: years from the first to the last game
    otherRating,   ///< against: points between their ratings in one year
    otherNames     ///< against: names that fit one of them, but not each other
};
[[nodiscard]] constexpr bool isAgainst(Clue clue) {
    return clue >= Clue::opponents;
}

struct Evidence {
    Clue clue{};
    std::int64_t count = 0; ///< games, events, years, points: as the clue says
    friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// Finds evidence in the games of a store, which must stay as it is: a Snapshot.
class EvidenceFinder {
public:
    explicit EvidenceFinder(Connection& connection);
    [[nodiscard]] std::vector<Evidence> about(NameId one, NameId other);
    [[nodiscard]] std::uint64_t games(NameId name) const { return appearances_.of(name).size(); }

private:
    struct Career;
    [[nodiscard]] const Career& careerOf(NameId name);
    [[nodiscard]] Career readCareer(NameId name);
    [[nodiscard]] const std::string& roundOf(std::uint32_t game);
    [[nodiscard]] std::int64_t sharedGames(const Career& one, const Career& other);
    [[nodiscard]] std::int64_t sharedRounds(const Career& one, const Career& other);

    Connection& connection_;
    HeaderColumns columns_;
    Appearances appearances_;
    std::unordered_map<std::uint32_t, std::shared_ptr<const Career>> careers_; ///< by name
    std::unordered_map<std::uint32_t, std::string> rounds_;
};

/// What names and games say together. Nothing is merged against two games in one round or across
/// a board: `no`.
[[nodiscard]] SamePerson gradeOf(SamePerson byName, const std::vector<Evidence>& evidence);

} // namespace damscope::db
