// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/new_event.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "cli/exchange/game_form.hpp"
#include "cli/options/language_option.hpp"
#include "db/events/schedule.hpp"
#include "messages/counts.hpp"
#include "rules/text/date.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli {
namespace {

constexpr std::size_t mostPlayers = 200;

std::vector<std::string> playersIn(const std::string& file) {
    std::vector<std::string> players;
    std::size_t number = 0;
    for (const std::string& line : base::splitFields(textOfFile(file), "\n")) {
        ++number;
        const std::string name(base::trimmed(line));
        if (name.empty() || name.starts_with('#'))
            continue;
        if (std::ranges::find(players, name) != players.end())
            throw UsageError(
                fmt::format("{}:{}:1: this player is in the list already", file, number));
        players.push_back(name);
    }
    if (players.size() < 2 || players.size() > mostPlayers)
        throw UsageError(fmt::format("{}: a list of 2 to {} players is needed, one in each line",
                                     file, mostPlayers));
    return players;
}

} // namespace

void NewEventOptions::declare(Arguments& arguments) {
    arguments.group("Entering a tournament");
    arguments.value({"--enter", "FILE",
                     "make the games of a new event in which the players in this file, one in each "
                     "line, play each other; results and moves follow with 'damscope edit'"},
                    into(players_));
    arguments.flag({"--twice", "", "twice, with both colours"}, twice_);
    arguments.value({"--date", "DATE", "when it begins"}, into(date_));
    arguments.value({"--place", "TEXT", "where it is played"}, into(site_));
}

ExitStatus NewEventOptions::enter(const std::string& name, const StoreOptions& storeOptions,
                                  Console& console) const {
    const rules::Date date = rules::readDate(date_);
    if (!date_.empty() && !date.isKnown())
        throw UsageError(fmt::format("--date: \"{}\" is not a date such as 2024.09.14", date_));
    db::NewEvent event{
        name, site_, date.isKnown() ? writeDate(date) : "", {}, playersIn(*players_)};
    const auto pairings = db::roundRobin(event.players.size(), twice_);
    db::Store store = storeOptions.openForWriting();
    const auto games = db::enterEvent(store, event, pairings);
    console.say(inWords(countMessage("event-entered", "games", games.size())));
    return ExitStatus::allWell;
}

} // namespace damscope::cli
