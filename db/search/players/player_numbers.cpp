// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/players/player_numbers.hpp"

#include "base/text/ascii.hpp"
#include "db/store/records/tags.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace damscope::db {
namespace {

// "fmjdid" of "WhiteFmjdId" and "White_FMJD_ID"; empty: the tag gives no number of a player.
std::string giverIn(std::string_view tag, std::string_view side) {
    if (tag.size() <= side.size() || !base::equalIgnoringCase(tag.substr(0, side.size()), side))
        return {};
    std::string giver = base::lowerCase(tag.substr(side.size()));
    std::erase(giver, '_');
    const bool isOfATeam =
        giver.find("team") != std::string::npos || giver.find("club") != std::string::npos;
    return giver.ends_with("id") && !isOfATeam ? giver : std::string();
}

// "011111" is 11111.
std::string_view withoutZeros(std::string_view value) {
    return base::isAllDigits(value) ? base::trimmedStart(value, "0") : value;
}

constexpr std::string_view numbersOfTagSql =
    "SELECT DISTINCT iif(?2, g.white, g.black) AS player, t.value FROM tag t "
    "JOIN tag_name n ON n.id = t.name JOIN game g ON g.id = t.game "
    "WHERE n.name = ?1 AND player IS NOT NULL AND g.deleted IS NULL";

std::string_view knownNumber(std::string_view value) {
    return withoutZeros(knownText(value));
}

} // namespace

bool hasPlayerNumbers(Connection& connection) {
    return std::ranges::any_of(storedTagNames(connection), [](const std::string& name) {
        return !giverIn(name, "White").empty() || !giverIn(name, "Black").empty();
    });
}

std::vector<PlayerNumber> playerNumbers(const std::vector<rules::Tag>& tags, rules::Color side) {
    std::vector<PlayerNumber> numbers;
    for (const rules::Tag& tag : tags) {
        std::string giver = giverIn(tag.name, side == rules::Color::white ? "White" : "Black");
        const std::string_view value = knownNumber(tag.value);
        if (!giver.empty() && !value.empty())
            numbers.push_back({std::move(giver), std::string(value)});
    }
    std::ranges::sort(numbers);
    return numbers;
}

std::map<NameId, std::vector<PlayerNumber>> numbersOfNames(Connection& connection) {
    std::map<NameId, std::vector<PlayerNumber>> numbers;
    for (const std::string& tag : storedTagNames(connection))
        for (const std::string_view side : {"White", "Black"}) {
            const std::string giver = giverIn(tag, side);
            if (giver.empty())
                continue;
            Statement select = connection.prepare(numbersOfTagSql);
            select.bind(tag, side == "White");
            while (select.step())
                if (const std::string_view value = knownNumber(select.text(1)); !value.empty())
                    numbers[NameId{select.id(0)}].push_back({giver, std::string(value)});
        }
    for (auto& [name, all] : numbers) {
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
    }
    return numbers;
}

std::size_t NumberHolders::placeOf(const PlayerNumber& number) {
    const auto [found, isNew] = places_.try_emplace(number, roots_.size());
    if (isNew)
        roots_.push_back(found->second);
    return found->second;
}

std::size_t NumberHolders::root(std::size_t place) const {
    while (roots_[place] != place)
        place = roots_[place];
    return place;
}

std::map<std::size_t, std::string> NumberHolders::firstNumbers() const {
    std::map<std::size_t, std::string> numbers;
    for (const auto& [number, place] : places_)
        numbers.try_emplace(root(place), number.value);
    return numbers;
}

// What a person has decided counts more than numbers.
std::set<std::size_t> meaninglessHolders(std::span<const NumberedSide> sides,
                                         const std::set<std::pair<NameId, NameId>>& apart) {
    std::set<std::size_t> meaningless;
    for (std::size_t i = 1; i < sides.size(); ++i)
        if (sides[i].game == sides[i - 1].game && sides[i].holder == sides[i - 1].holder)
            meaningless.insert(sides[i].holder);
    if (apart.empty())
        return meaningless;
    std::map<NameId, std::set<std::size_t>> holders;
    for (const NumberedSide& side : sides)
        holders[NameId{side.name}].insert(side.holder);
    for (const auto& [one, other] : apart) {
        const auto some = holders.find(one);
        const auto others = holders.find(other);
        if (some != holders.end() && others != holders.end())
            std::ranges::set_intersection(some->second, others->second,
                                          std::inserter(meaningless, meaningless.end()));
    }
    return meaningless;
}

namespace {

struct NumberTag {
    std::string giver;
    bool white = false;
};

constexpr std::string_view numberTagsSql = "SELECT id, name FROM tag_name";

// By the number of the tag's name.
std::map<std::uint32_t, NumberTag> numberTags(const Connection& connection) {
    std::map<std::uint32_t, NumberTag> tags;
    Statement select = connection.prepare(numberTagsSql);
    while (select.step())
        for (const bool white : {true, false})
            if (std::string giver = giverIn(select.text(1), white ? "White" : "Black");
                !giver.empty())
                tags.emplace(select.id(0), NumberTag{std::move(giver), white});
    return tags;
}

std::string numbersSqlOf(const std::map<std::uint32_t, NumberTag>& tags) {
    std::string list;
    for (const auto& [id, tag] : tags)
        list += (list.empty() ? "" : ",") + std::to_string(id);
    return "SELECT t.game, t.name, t.value, g.white, g.black, g.event FROM tag t CROSS JOIN game g "
           "ON g.id = t.game WHERE t.name IN (" +
           list + ") AND g.deleted IS NULL ORDER BY t.game";
}

} // namespace

NumberedSides numberedSides(const Connection& connection,
                            const std::set<std::pair<NameId, NameId>>& apart) {
    const auto tags = numberTags(connection);
    if (tags.empty())
        return {};
    NumberHolders holders;
    NumberedSides found;
    std::vector<NumberedSide>& sides = found.sides;
    Statement select = connection.prepare(numbersSqlOf(tags));
    while (select.step()) {
        const NumberTag& tag = tags.at(select.id(1));
        const std::string_view value = knownNumber(select.text(2));
        const NumberedSide side{select.id(0), tag.white, select.id(tag.white ? 3 : 4), select.id(5),
                                0};
        if (value.empty() || side.name == 0)
            continue;
        const std::size_t place = holders.placeOf({tag.giver, std::string(value)});
        const auto ofGame = sides.end() - std::min<std::ptrdiff_t>(std::ssize(sides), 2);
        const auto known = std::find_if(ofGame, sides.end(), [&](const NumberedSide& other) {
            return other.game == side.game && other.white == side.white;
        });
        if (known != sides.end()) {
            holders.join(known->holder, place);
        } else {
            sides.push_back(side);
            sides.back().holder = place;
        }
    }
    for (NumberedSide& side : sides)
        side.holder = holders.root(side.holder);
    const std::set<std::size_t> meaningless = meaninglessHolders(sides, apart);
    std::erase_if(sides,
                  [&](const NumberedSide& side) { return meaningless.contains(side.holder); });
    found.numbers = holders.firstNumbers();
    return found;
}

} // namespace damscope::db
