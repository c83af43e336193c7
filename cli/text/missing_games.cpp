// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/missing_games.hpp"

#include "cli/options/language_option.hpp"
#include "messages/counts.hpp"

#include <algorithm>

namespace damscope::cli {

ExitStatus reportMissing(db::Store& store, const db::Filter& filter, Console& console) {
    if (filter.ids.empty())
        return ExitStatus::allWell;
    const std::vector<db::GameId> stored = db::findGames(store, {.ids = filter.ids});
    const auto isMissing = [&](db::GameId id) { return !std::ranges::binary_search(stored, id); };
    const auto first = std::ranges::find_if(filter.ids, isMissing);
    if (first == filter.ids.end())
        return ExitStatus::allWell;
    Message message{"no-such-games", {{"id", db::number(*first)}}};
    if (const auto more = std::count_if(first + 1, filter.ids.end(), isMissing); more > 0)
        addCount(message, "n", "more", static_cast<std::uint64_t>(more));
    console.warn(inWords(message));
    return ExitStatus::problems;
}

} // namespace damscope::cli
