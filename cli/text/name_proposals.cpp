// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/name_proposals.hpp"

#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/lists/players_named.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

std::string listOf(const std::vector<db::NearName>& names) {
    std::string list;
    for (const db::NearName& near : names)
        list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", visible(near.name),
                            counted(near.games, "game"));
    return list;
}

} // namespace

void proposeNames(db::Store& store, const db::Filter& filter, Console& console) {
    for (const auto* name : {&filter.player, &filter.opponent, &filter.white, &filter.black}) {
        if (!*name || !db::playersNamed(store.connection(), **name).isEmpty())
            continue;
        const std::string list = listOf(db::nearNames(store, **name));
        console.say(fmt::format("no player is called \"{}\"{}", visible(**name),
                                list.empty() ? "" : "; did you mean " + list + "?"));
    }
}

} // namespace damscope::cli
