// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/find/asked_games.hpp"

#include "db/search/structures/structures.hpp"
#include "db/store/store.hpp"

#include <string>
#include <utility>
#include <vector>

namespace damscope::db::query {

Expected<AskedGames, AskedError> readAskedGames(std::string_view text, const NameCatalogue& names) {
    auto said = readSelection(text, names);
    if (!said)
        return Unexpected{AskedError{std::move(said.error().wrong)}};
    AskedGames asked{std::move(*said), {}};
    if (!asked.said.query)
        return asked;
    auto query = readQuery(searchedVariant(asked.said.filter), asked.said.query->text, names);
    if (!query)
        return Unexpected{AskedError{query.error()}};
    asked.where = std::move(*query);
    return asked;
}

Message otherVariantsMessage(std::uint64_t games, rules::Variant searched) {
    Message message = countMessage("where-other-variants", "games", games);
    message.parameters.push_back({"variant", std::string(rules::rules(searched).name)});
    return message;
}

Unsearched keepFound(Store& store, Filter& filter, const Query& query, const HitSink& sink,
                     const FindOptions& options, const std::stop_token& stop) {
    Unsearched unsearched;
    if (!filter.variant) {
        Filter ofVariant = filter;
        ofVariant.variant = query.variant;
        unsearched.otherVariants = countGames(store, filter) - countGames(store, ofVariant);
    }
    std::vector<GameId> found;
    (void)find(
        store, query, filter,
        [&](const Hit& hit) {
            found.push_back(hit.game);
            return sink(hit);
        },
        options, stop);
    unsearched.gaps = findGaps(store, query, filter, options, stop);
    if (found.empty())
        found.push_back(GameId{0}); // that of no game: an empty list would mean all
    filter.ids = std::move(found);
    return unsearched;
}

} // namespace damscope::db::query
