// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/game_groups.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/people/events/events.hpp"
#include "db/people/person_games.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <utility>

namespace damscope::cli {
namespace {

using Groups = std::vector<GameGroup>;

Groups bySource(db::Store& store, const std::vector<db::GameId>& games) {
    constexpr std::size_t atOnce = 1000;
    std::map<db::SourceId, GameGroup> groups;
    for (std::size_t first = 0; first < games.size(); first += atOnce) {
        const std::span some(games.data() + first, std::min(atOnce, games.size() - first));
        for (const db::GameLine& line : db::gameLines(store, some)) {
            GameGroup& group = groups[line.source];
            group.name = line.sourcePath;
            group.games.push_back(line.id);
        }
    }
    Groups all;
    for (auto& [source, group] : groups)
        all.push_back(std::move(group));
    return all;
}

Groups byEvent(db::Store& store, const db::Filter& filter) {
    Groups all;
    for (db::EventLine& event : db::listEvents(store, "", filter)) {
        const std::string year =
            event.first.isKnown() ? std::to_string(event.first.year()) : std::string();
        const bool saysYear = year.empty() || event.name.find(year) != std::string::npos;
        all.push_back({saysYear ? event.name : fmt::format("{} {}", event.name, year),
                       {},
                       std::move(event.games)});
    }
    return all;
}

Groups byPlayer(db::Store& store, const db::Filter& filter) {
    const db::Persons persons(store.connection());
    const db::GamesOfPersons games(store, persons, filter);
    std::set<db::PersonId> known;
    for (const db::WrittenName& name : persons.names())
        if (name.person)
            known.insert(*name.person);
    for (const db::PersonId person : persons.namesakes())
        known.insert(person);
    Groups all;
    for (const db::PersonId person : known)
        if (auto theirs = games.idsOf(person); !theirs.empty())
            all.push_back({persons.nameOf(person), {}, std::move(theirs)});
    std::ranges::sort(all, {}, [](const GameGroup& group) { return base::folded(group.name); });
    return all;
}

// The games of none of the groups.
GameGroup leftFrom(const Groups& groups, const std::vector<db::GameId>& games, std::string name) {
    std::set<db::GameId> grouped;
    for (const GameGroup& group : groups)
        grouped.insert(group.games.begin(), group.games.end());
    GameGroup left{std::move(name), {}, {}};
    std::ranges::copy_if(games, std::back_inserter(left.games),
                         [&](db::GameId game) { return !grouped.contains(game); });
    return left;
}

std::string stemOf(const GameGroup& group, GroupedBy by) {
    return by == GroupedBy::source ? std::filesystem::path(group.name).stem().string() : group.name;
}

// As much of a text as has so many bytes, in whole characters.
std::string cutToBytes(std::string text, std::size_t most) {
    if (text.size() > most) {
        while (most > 0 && base::isContinuation(text[most]))
            --most;
        text.resize(most);
    }
    return text;
}

// Windows has devices of these names in every folder.
bool isDevice(std::string_view stem) {
    constexpr std::array<std::string_view, 6> devices{"con", "prn", "aux", "nul", "com", "lpt"};
    const std::string small = base::lowerCase(stem.substr(0, stem.find('.')));
    const bool isNumbered = small.size() == 4 && base::isDigit(small[3]);
    return std::ranges::count(devices, isNumbered ? small.substr(0, 3) : small) > 0;
}

// What no file system of today takes for anything but a part of a name.
std::string safeStem(std::string_view name) {
    constexpr std::string_view special = "/\\:*?\"<>|";
    constexpr std::size_t longest = 120; // bytes: with an ending and a number below 255
    std::string stem;
    for (const char c : visible(name))
        stem += special.find(c) != std::string_view::npos ? '_' : c;
    stem = cutToBytes(std::string(base::trimmed(stem)), longest);
    while (!stem.empty() && (stem.back() == '.' || stem.back() == ' '))
        stem.pop_back();
    if (stem.empty() || stem.front() == '.' || stem.front() == '-' || isDevice(stem))
        stem.insert(0, "_");
    return stem;
}

} // namespace

std::string FileNames::stemFor(std::string_view name) {
    const std::string plain = safeStem(name);
    std::string stem = plain;
    for (int number = 2; !taken_.insert(base::folded(stem)).second; ++number)
        stem = fmt::format("{} ({})", plain, number);
    return stem;
}

std::vector<GameGroup> groupsOf(db::Store& store, const db::Filter& filter, GroupedBy by,
                                Language language) {
    const std::vector<db::GameId> games = db::findGames(store, filter);
    Groups groups = by == GroupedBy::source  ? bySource(store, games)
                    : by == GroupedBy::event ? byEvent(store, filter)
                                             : byPlayer(store, filter);
    GameGroup left = leftFrom(
        groups, games, word("page", by == GroupedBy::event ? "no-event" : "no-player", language));
    if (!left.games.empty())
        groups.push_back(std::move(left));
    FileNames names({"index"});
    for (GameGroup& group : groups)
        group.stem = names.stemFor(stemOf(group, by));
    return groups;
}

} // namespace damscope::cli
