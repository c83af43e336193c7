// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/game_ids.hpp"

#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "db/lists/filter_values.hpp"

#include <algorithm>

namespace damscope::cli {

std::vector<db::GameId> gamesMeant(db::Store& store, const std::vector<std::string>& ids,
                                   db::Filter filter) {
    std::vector<db::GameId> named;
    for (const std::string& word : ids)
        if (const auto wrong = db::addIds(named, word))
            throw UsageError(inWords(message(*wrong)));
    filter.ids.insert(filter.ids.end(), named.begin(), named.end());
    if (!named.empty()) {
        // In ascending order.
        const std::vector<db::GameId> stored = db::findGames(store, {.ids = named});
        for (const db::GameId id : named)
            if (!std::ranges::binary_search(stored, id))
                throw UsageError(
                    inWords({"usage-no-game", {{"id", std::to_string(db::number(id))}}}));
    }
    return db::findGames(store, filter);
}

} // namespace damscope::cli
