// SPDX-License-Identifier: GPL-3.0-or-later
// What only a store knows of a selection: what a name is whose kind is not said, and whether games
// have the numbers.
#include "base/text/split.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/names.hpp"
#include "db/search/lists/selection_text.hpp"
#include "db/search/players/persons.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::db {

bool isKnownName(Store& store, const FilterTerm& term) {
    if (term.key == "in")
        return gamesIn(store, term.value).has_value();
    const FilterCondition* const condition = findCondition(term.key);
    if (condition != nullptr && condition->names == NameKind::player)
        return !playersNamed(store.connection(), term.value).isEmpty() ||
               !personsMeant(store.connection(), Persons(store.connection()), term.value).isEmpty();
    if (term.key == "source")
        return !sourcesCalled(store.connection(), term.value).empty();
    Filter filter;
    return setCondition(filter, term.key, term.value, namesOf(store)) ||
           countGames(store, filter) > 0;
}

namespace {

// What such a name can be besides what it is first taken for.
constexpr std::array<std::string_view, 2> insteadOfPlayer{"event", "in"};
constexpr std::array<std::string_view, 3> insteadOfEvent{"in", "site", "player"};

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : " ") + std::string(word);
    return text;
}

// "Jansen Heathfield Open": a player and an event, in either order. Empty if it is not so, or if
// the words of the event could be those of a player, too.
std::vector<SelectionTerm> playerAndEvent(Store& store, const SelectionTerm& term) {
    constexpr std::size_t most = 8;
    const std::vector<std::string_view> words = base::splitWords(term.value);
    for (std::size_t cut = 1; cut < std::min(words.size(), most); ++cut) {
        const std::string first = joined(std::span(words).first(cut));
        const std::string second = joined(std::span(words).subspan(cut));
        for (const auto& [player, event] : {std::pair(first, second), std::pair(second, first)}) {
            std::vector<SelectionTerm> both{{{"player", player}, term.offset, false},
                                            {{"event", event}, term.offset, false}};
            if (isKnownName(store, both[1]) && isKnownName(store, both[0]) &&
                !isKnownName(store, {"player", event}))
                return both;
        }
    }
    return {};
}

std::vector<SelectionTerm> settled(Store& store, const SelectionTerm& term) {
    if (!term.isLoose)
        return {term};
    const bool isPlayer = term.key == "player";
    // A player without a forename has every forename, also "Heathfield": an event goes first.
    if (auto both = isPlayer ? playerAndEvent(store, term) : std::vector<SelectionTerm>();
        !both.empty())
        return both;
    if (isKnownName(store, term))
        return {term};
    const auto others = isPlayer ? std::span<const std::string_view>(insteadOfPlayer)
                                 : std::span<const std::string_view>(insteadOfEvent);
    for (const std::string_view key : others) {
        SelectionTerm other{{std::string(key), term.value}, term.offset, false};
        if (isKnownName(store, other))
            return {other};
    }
    return {term};
}

} // namespace

std::vector<std::string> numbersOfNoGame(Store& store, const GameSelection& selection,
                                         bool deletedToo) {
    std::vector<std::string> absent;
    for (const SelectionTerm& term : selection.terms)
        for (std::string_view rest = term.key == "id" ? term.value : std::string_view();
             !rest.empty();) {
            const std::string_view part = rest.substr(0, rest.find(','));
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
            std::optional<Range> meant;
            const bool isRead = !setRange(meant, part);
            if (isRead && !hasGame(store, GameId{static_cast<std::uint32_t>(meant->low)},
                                   GameId{static_cast<std::uint32_t>(meant->high)}, deletedToo))
                absent.emplace_back(part);
        }
    return absent;
}

std::vector<GameId> gamesNumbered(Store& store, std::vector<GameId> numbers) {
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::erase_if(numbers, [&](GameId id) { return !hasGame(store, id, id, true); });
    return numbers;
}

void settleNames(Store& store, GameSelection& selection) {
    if (std::ranges::none_of(selection.terms, &SelectionTerm::isLoose))
        return;
    GameSelection made{{}, selection.files, selection.query, {}};
    for (const SelectionTerm& term : selection.terms)
        for (const SelectionTerm& one : settled(store, term))
            if (add(made, one, namesOf(store)))
                return; // an event was named already: as it was
    selection = std::move(made);
}

} // namespace damscope::db
