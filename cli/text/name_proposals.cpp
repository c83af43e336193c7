// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/name_proposals.hpp"

#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/lists/players_named.hpp"
#include "messages/counts.hpp"

#include <string>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace {

std::string nearName(const db::NearName& near) {
    Message message = countMessage("near-name", "games", near.games);
    message.parameters.push_back({"name", visible(near.name)});
    return inWords(message);
}

std::vector<std::string> nearNames(db::Store& store, const std::string& name) {
    std::vector<std::string> names;
    for (const db::NearName& near : db::nearNames(store, name))
        names.push_back(nearName(near));
    return names;
}

} // namespace

void proposeNames(db::Store& store, const db::Filter& filter, Console& console) {
    for (const auto* name : {&filter.player, &filter.opponent, &filter.white, &filter.black}) {
        if (!*name || !db::playersNamed(store.connection(), **name).isEmpty())
            continue;
        Message message{"no-such-player", {{"name", visible(**name)}}};
        if (std::vector<std::string> names = nearNames(store, **name); !names.empty())
            message.parameters.push_back({"names", std::move(names)});
        console.say(inWords(message));
    }
}

} // namespace damscope::cli
