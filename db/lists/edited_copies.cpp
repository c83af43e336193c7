// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/edited_copies.hpp"

#include "db/records/game_reader.hpp"
#include "db/store/own_games.hpp"

#include <algorithm>

namespace damscope::db {

const EditedCopies::Facts& EditedCopies::factsOf(std::uint32_t game) {
    const auto [entry, isNew] = facts_.try_emplace(game);
    Facts& facts = entry->second;
    if (!isNew)
        return facts;
    if (const auto parts = readGameParts(connection_, GameId{game})) {
        facts.source = parts->line.source;
        facts.known = isOwnOrEdited(connection_, parts->line);
        for (const rules::Tag& tag : parts->tags)
            facts.tags.push_back(tag.name);
        std::ranges::sort(facts.tags);
    }
    return facts;
}

bool EditedCopies::mayBeEdited(std::uint32_t game, std::span<const std::uint32_t> earlier) {
    const Facts& facts = factsOf(game);
    return facts.known || std::ranges::any_of(earlier, [&](std::uint32_t other) {
               const Facts& before = factsOf(other);
               return before.source != facts.source &&
                      std::ranges::includes(facts.tags, before.tags);
           });
}

} // namespace damscope::db
