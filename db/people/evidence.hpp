// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/decisions.hpp"
#include "db/search/players/persons.hpp"
#include "db/search/players/player_numbers.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace damscope::db {

class Connection;

/// What games say about whether two names mean one person.
enum class Clue : std::uint8_t {
    sameGame,      ///< for: one game is there with both names
    wellKnown,     ///< for: both are spellings of a well-known player
    sameEvents,    ///< for: events in which both played, though not in the same round
    sameOpponents, ///< for: opponents whom both met
    sameRating,    ///< for: years in which their ratings are near each other
    sameNumber,    ///< for: federations or servers that give both the same number
    fillsGap,      ///< for: rounds that one lacks, and all that the other has of an event
    opponents,     ///< against: games that they played against each other
    sameRound,     ///< against: rounds of one edition in which both played another game
    otherNumber,   ///< against: federations or servers that give them other numbers
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

[[nodiscard]] inline bool has(const std::vector<Evidence>& evidence, Clue clue) {
    return std::ranges::find(evidence, clue, &Evidence::clue) != evidence.end();
}

/// Finds evidence in the games of a store, which must stay as it is: a Snapshot.
class EvidenceFinder {
public:
    explicit EvidenceFinder(Connection& connection);
    [[nodiscard]] std::vector<Evidence> about(NameId one, NameId other);
    [[nodiscard]] std::uint64_t games(NameId name) const { return appearances_.of(name).size(); }
    [[nodiscard]] const std::map<NameId, std::vector<PlayerNumber>>& numbers() const {
        return numbers_;
    }

private:
    struct Career;
    [[nodiscard]] const Career& careerOf(NameId name);
    [[nodiscard]] Career readCareer(NameId name);
    [[nodiscard]] const std::string& roundOf(std::uint32_t game);
    [[nodiscard]] std::int64_t sharedGames(const Career& one, const Career& other);
    /// The days on which a career has games of each round of events that another has, too.
    using Round = std::pair<std::uint32_t, std::string>; ///< of an event
    using Rounds = std::map<Round, std::vector<rules::Date>>;
    [[nodiscard]] const std::optional<PersonName>& nameOf(std::uint32_t player);
    [[nodiscard]] std::set<Round> roundsNotedTwice(const Career& one, const Career& other,
                                                   const std::set<Round>& shared);
    [[nodiscard]] std::int64_t sharedRounds(const Career& one, const Career& other,
                                            const Rounds& ofOne, const Rounds& ofOther);
    [[nodiscard]] std::int64_t filledRounds(const Rounds& ofOne, const Rounds& ofOther);
    [[nodiscard]] Rounds roundsOf(const Career& career, const Career& met);
    [[nodiscard]] std::set<std::string> roundsOf(std::uint32_t event, rules::Date near);
    void noteNumbers(NameId one, NameId other, std::vector<Evidence>& found) const;

    Connection& connection_;
    HeaderColumns columns_;
    Appearances appearances_;
    std::unordered_map<std::uint32_t, std::shared_ptr<const Career>> careers_; ///< by name
    std::map<NameId, std::vector<PlayerNumber>> numbers_;
    std::unordered_map<std::uint32_t, std::string> rounds_;              ///< roundKey(), by game
    std::unordered_map<std::uint32_t, std::optional<PersonName>> names_; ///< of opponents
    /// Games of each event; empty until they are asked for.
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> games_;
};

/// What names and games say together. Nothing is merged against two games in one round or across
/// a board: `no`.
[[nodiscard]] SamePerson gradeOf(SamePerson byName, const std::vector<Evidence>& evidence);

} // namespace damscope::db
