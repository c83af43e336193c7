// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/theme_filter.hpp"

#include "db/lists/filter_error.hpp"
#include "db/shot_names/named.hpp"
#include "db/themes/themes.hpp"

#include <algorithm>

namespace damscope::db {

void requireSearched(Connection& connection) {
    const std::uint64_t games = countUnsearched(connection);
    if (games == 0)
        return;
    const std::string count = std::to_string(games);
    throw UnanswerableFilter(count + " of the games were not searched for combinations and "
                                     "structures yet; 'damscope index --shots' does so",
                             {FilterFault::notSearched, count});
}

std::vector<std::string> structuresCalled(std::string_view name) {
    std::vector<std::string> keys;
    for (const rules::Variant variant : rules::allVariants())
        if (const Structure* structure = structures().named(variant, name))
            keys.push_back(structure->key);
    return keys;
}

std::vector<GameId> gamesWithShot(Connection& connection, const ShotFilter& filter) {
    requireSearched(connection);
    ShotCondition condition{.missed = filter.missed};
    if (filter.name)
        condition.names = shotsNamed(*filter.name);
    if (filter.gain) {
        condition.leastGain = filter.gain->low;
        condition.mostGain = filter.gain->high;
    }
    return gamesWithShot(connection, condition);
}

std::vector<GameId> gamesWithStructure(Connection& connection, std::string_view name) {
    requireSearched(connection);
    return gamesWithStructure(connection, structuresCalled(name));
}

} // namespace damscope::db
