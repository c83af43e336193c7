// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/renaming.hpp"

#include "db/people/person_games.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr const char* renamingReason = "player renamed"; // words of the window

std::vector<PersonGame> gamesWith(Store& store, const Persons& persons, PersonId person) {
    PersonGames found = gamesOfPerson(store, persons, person, {});
    std::vector<PersonGame> games = std::move(found.games);
    games.insert(games.end(), found.repeated.begin(), found.repeated.end());
    games.insert(games.end(), found.byes.begin(), found.byes.end());
    std::ranges::sort(games, {}, &PersonGame::id);
    return games;
}

std::vector<GameId> idsOf(const std::vector<PersonGame>& games) {
    std::vector<GameId> ids;
    std::ranges::transform(games, std::back_inserter(ids), &PersonGame::id);
    return ids;
}

} // namespace

Renaming findRenaming(Store& store, PersonId person, const std::string& name) {
    const Snapshot snapshot(store);
    const Persons persons(store.connection());
    Renaming found{idsOf(gamesWith(store, persons, person)), 0};
    const auto other = std::ranges::find(persons.names(), name, &WrittenName::text);
    if (other != persons.names().end() && other->person && other->person != person)
        found.namesakes = gamesWith(store, persons, *other->person).size();
    return found;
}

EditReport renamePlayer(Store& store, PersonId person, const std::string& name) {
    const Persons persons(store.connection());
    const std::vector<PersonGame> all = gamesWith(store, persons, person);
    StoreChange change(store, ChangeKind::edit, renamingReason);
    EditReport report;
    for (const rules::Color side : {rules::Color::white, rules::Color::black}) {
        std::vector<PersonGame> games;
        std::ranges::copy_if(all, std::back_inserter(games), [&](const PersonGame& game) {
            return game.side == side || game.opponent == person;
        });
        const EditReport part = editGames(
            change, idsOf(games),
            [&](const rules::Game&) -> std::vector<rules::Tag> {
                return {{side == rules::Color::white ? "White" : "Black", name}};
            },
            Players::same);
        report.changed += part.changed;
        report.same += part.same;
        report.damaged.insert(report.damaged.end(), part.damaged.begin(), part.damaged.end());
    }
    return report;
}

} // namespace damscope::db
