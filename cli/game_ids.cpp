// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/game_ids.hpp"

#include "cli/arguments.hpp"
#include "cli/filter_options.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace damscope::cli {

std::vector<db::GameId> gamesMeant(db::Store& store, const std::vector<std::string>& words,
                                   db::Filter filter) {
    std::vector<db::GameId> named;
    for (const std::string& word : words)
        if (const auto wrong = addIds(named, word))
            throw UsageError(*wrong);
    filter.ids.insert(filter.ids.end(), named.begin(), named.end());
    std::vector<db::GameId> found = db::findGames(store, filter);
    for (const db::GameId id : named)
        if (std::ranges::count(found, id) == 0 && db::findGames(store, {.ids = {id}}).empty())
            throw UsageError(fmt::format(
                "the store has no game {}; damscope games lists what it has", db::number(id)));
    return found;
}

} // namespace damscope::cli
