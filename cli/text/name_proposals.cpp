// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/name_proposals.hpp"

#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/lists/near_names.hpp"
#include "db/lists/player_sides.hpp"
#include "messages/counts.hpp"

#include <array>
#include <optional>
#include <utility>

namespace damscope::cli {
namespace {

using db::NameKind;

/// A name in a filter, of what it is, and what is said if nothing is called so.
struct Named {
    NameKind kind;
    const std::optional<std::string>& name;
    const char* unknown;
};

std::string nearName(const db::NearName& near) {
    Message message = countMessage("near-name", "games", near.games);
    message.parameters.push_back({"name", visible(near.name)});
    return inWords(message);
}

bool isKnown(db::Store& store, const Named& named) {
    switch (named.kind) {
    case NameKind::player:
        return !db::playersNamed(store.connection(), *named.name).isEmpty();
    case NameKind::event:
        return db::countGames(store, {.event = named.name}) > 0;
    case NameKind::site:
        break;
    }
    return db::countGames(store, {.site = named.name}) > 0;
}

} // namespace

std::vector<std::string> nearNames(db::Store& store, NameKind kind, const std::string& name) {
    std::vector<std::string> names;
    for (const db::NearName& near : db::nearNames(store, kind, name))
        names.push_back(nearName(near));
    return names;
}

std::vector<std::string> unknownNames(db::Store& store, const db::Filter& filter) {
    const std::array<Named, 6> all{{{NameKind::player, filter.player, "no-such-player"},
                                    {NameKind::player, filter.opponent, "no-such-player"},
                                    {NameKind::player, filter.white, "no-such-player"},
                                    {NameKind::player, filter.black, "no-such-player"},
                                    {NameKind::event, filter.event, "no-such-event"},
                                    {NameKind::site, filter.site, "no-such-site"}}};
    std::vector<std::string> lines;
    for (const Named& named : all) {
        if (!named.name || isKnown(store, named))
            continue;
        Message message{named.unknown, {{"name", visible(*named.name)}}};
        if (auto names = nearNames(store, named.kind, *named.name); !names.empty())
            message.parameters.push_back({"names", std::move(names)});
        lines.push_back(inWords(message));
    }
    return lines;
}

bool proposeNames(db::Store& store, const db::Filter& filter, Console& console) {
    const std::vector<std::string> lines = unknownNames(store, filter);
    for (const std::string& line : lines)
        console.say(line);
    return !lines.empty();
}

void explainNothing(db::Store& store, const db::Filter& filter, Console& console) {
    if (proposeNames(store, filter, console))
        return;
    if (db::countGames(store, filter) == 0)
        return console.say(inWords({"no-games-selected", {}}));
    db::Filter searched = filter;
    searched.variant = variantOrUsual(filter.variant);
    if (db::countGames(store, searched) == 0)
        console.say(inWords({"find-other-variant",
                             {{"variant", std::string(rules::rules(*searched.variant).name)}}}));
}

void requireGames(db::Store& store, std::span<const db::GameId> games, const db::Filter& filter) {
    if (!games.empty())
        return;
    std::string text = inWords({"no-games-selected", {}});
    for (const std::string& line : unknownNames(store, filter))
        text += '\n' + line;
    throw NothingSelected(text);
}

} // namespace damscope::cli
