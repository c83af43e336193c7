// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/player_numbers.hpp"

#include "base/text/ascii.hpp"
#include "db/records/tag_values.hpp"
#include "db/sqlite/sqlite.hpp"

#include <algorithm>

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

constexpr std::string_view valuesSql =
    "SELECT DISTINCT iif(?2, g.white, g.black) AS player, t.value FROM tag t "
    "JOIN tag_name n ON n.id = t.name JOIN game g ON g.id = t.game "
    "WHERE n.name = ?1 AND player IS NOT NULL AND g.deleted IS NULL";

std::string_view numberIn(std::string_view value) {
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
        const std::string_view value = numberIn(tag.value);
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
            Statement select = connection.prepare(valuesSql);
            select.bind(tag, side == "White");
            while (select.step())
                if (const std::string_view value = numberIn(select.text(1)); !value.empty())
                    numbers[NameId{select.id(0)}].push_back({giver, std::string(value)});
        }
    for (auto& [name, all] : numbers) {
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
    }
    return numbers;
}

} // namespace damscope::db
