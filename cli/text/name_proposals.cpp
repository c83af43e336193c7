// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/name_proposals.hpp"

#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/names.hpp"
#include "db/search/lists/selection_text.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"

#include <utility>

namespace damscope::cli {
namespace {

using db::NameKind;

std::string nearName(const db::NearName& near, Language language) {
    Message message = countMessage("near-name", "games", near.games);
    message.parameters.push_back({"name", visible(near.name)});
    return translated(message, language);
}

const char* unknownCode(NameKind kind) {
    switch (kind) {
    case NameKind::player:
        return "no-such-player";
    case NameKind::event:
        return "no-such-event";
    case NameKind::opening:
        return "no-such-opening";
    case NameKind::source:
        return "no-such-source";
    case NameKind::round:
        return "no-such-round";
    case NameKind::annotator:
        return "no-such-annotator";
    case NameKind::site:
        break;
    }
    return "no-such-site";
}

} // namespace

std::vector<std::string> nearNames(db::Store& store, NameKind kind, const std::string& name,
                                   Language language) {
    std::vector<std::string> names;
    for (const db::NearName& near : db::nearNames(store, kind, name))
        names.push_back(nearName(near, language));
    return names;
}

std::vector<std::string> unknownNames(db::Store& store, const db::Filter& filter,
                                      Language language) {
    std::vector<std::string> lines;
    for (const db::FilterTerm& term : db::termsOf(filter)) {
        const auto said = db::namedEntityOf(term);
        if (!said || db::isKnownName(store, term))
            continue;
        Message message{unknownCode(said->kind), {{"name", visible(said->name)}}};
        auto names = nearNames(store, said->kind, said->name, language);
        // What was given without its kind was taken for a player.
        if (auto events = names.empty() && term.key == "player"
                              ? nearNames(store, NameKind::event, term.value, language)
                              : std::vector<std::string>();
            !events.empty()) {
            message.code = "no-such-player-or-event";
            names = std::move(events);
        }
        if (!names.empty())
            message.parameters.push_back({"names", std::move(names)});
        lines.push_back(translated(message, language));
    }
    return lines;
}

bool proposeNames(db::Store& store, const db::Filter& filter, Console& console) {
    const std::vector<std::string> lines = unknownNames(store, filter, console.locale());
    for (const std::string& line : lines)
        console.say(line);
    return !lines.empty();
}

void explainNothing(db::Store& store, const db::Filter& filter, Console& console) {
    if (proposeNames(store, filter, console))
        return;
    if (db::countGames(store, filter) == 0)
        return console.say(Message{"no-games-selected", {}});
    db::Filter searched = filter;
    searched.variant = filter.variant.value_or(console.settings().usualVariant());
    if (db::countGames(store, searched) == 0)
        console.say({"find-other-variant",
                     {{"variant", std::string(rules::rules(*searched.variant).name)}}});
}

void requireGames(db::Store& store, std::span<const db::GameId> games, const db::Filter& filter,
                  const Console& console) {
    if (!games.empty())
        return;
    std::string text = console.translate({"no-games-selected", {}});
    for (const std::string& line : unknownNames(store, filter, console.locale()))
        text += '\n' + line;
    throw NothingSelected({std::move(text), {}});
}

} // namespace damscope::cli
