// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace damscope::db {

IdSet::IdSet(Statement& select) {
    while (select.step())
        insert(select.id(0));
}

void IdSet::insert(std::uint32_t id) {
    if (id >= has_.size())
        has_.resize(std::size_t{id} + 1);
    has_[id] = 1;
}

namespace {

constexpr std::string_view foldedSql = "SELECT id, folded, person FROM player";
constexpr std::string_view personsSql = "SELECT id, person FROM player WHERE person <> id";

/// Names, and the persons whom they mean.
struct Named {
    void add(std::uint32_t id, std::uint32_t person) {
        ids.insert(id);
        if (person > 0)
            persons.insert(person);
    }
    IdSet ids;
    IdSet persons;
};

// What else these persons are called: two names were decided to mean one person.
IdSet withOtherNames(const Connection& connection, Named named) {
    Statement select = connection.prepare(personsSql);
    while (select.step())
        if (const std::uint32_t person = select.id(1); named.persons.contains(person)) {
            named.ids.insert(person);
            named.ids.insert(select.id(0));
        }
    return std::move(named.ids);
}

} // namespace

IdSet playersNamed(const Connection& connection, std::string_view name) {
    const NameQuery query(name);
    Named whole;
    Named parts;
    Statement select = connection.prepare(foldedSql);
    while (select.step()) {
        const NameFit fit = query.fit(select.text(1));
        if (fit != NameFit::none)
            (fit == NameFit::fits ? whole : parts).add(select.id(0), select.id(2));
    }
    return withOtherNames(connection, whole.ids.isEmpty() ? parts : whole);
}

namespace {

std::optional<std::uint32_t> numberIn(std::string_view text) {
    return text.starts_with('#') ? base::readNumber<std::uint32_t>(text.substr(1)) : std::nullopt;
}

// `names`: those that the text fits.
IdSet personsMeantBy(std::string_view text, const Persons& persons, const IdSet& names) {
    IdSet meant;
    if (const auto id = numberIn(text)) {
        if (const auto person = persons.of(*id))
            meant.insert(number(*person));
        return meant;
    }
    for (const PersonId namesake : persons.namesakes())
        if (persons.nameOf(namesake) == text) {
            meant.insert(number(namesake));
            return meant;
        }
    for (const WrittenName& name : persons.names())
        if (name.person && names.contains(number(name.id))) {
            meant.insert(number(*name.person));
            for (const PersonId person : persons.sharing(name.id))
                meant.insert(number(person));
        }
    return meant;
}

} // namespace

IdSet personsMeant(const Connection& connection, const Persons& persons, std::string_view text) {
    return personsMeantBy(text, persons, playersNamed(connection, text));
}

MeantPlayers::MeantPlayers(const Connection& connection, std::shared_ptr<const Persons> persons,
                           std::string_view text) {
    IdSet names = playersNamed(connection, text);
    IdSet meant = personsMeantBy(text, *persons, names);
    found_ = std::make_shared<Found>(Found{std::move(persons), std::move(meant), std::move(names)});
}

MeantPlayers PlayerLookup::find(const std::string& text) {
    if (!persons_)
        persons_ = std::make_shared<const Persons>(connection_);
    const auto found = found_.find(text);
    return found != found_.end()
               ? found->second
               : found_.emplace(text, MeantPlayers(connection_, persons_, text)).first->second;
}

namespace {

std::vector<PersonId> exactly(const Persons& persons, std::string_view text) {
    for (const PersonId namesake : persons.namesakes())
        if (persons.nameOf(namesake) == text)
            return {namesake};
    std::vector<PersonId> found;
    const std::string folded = foldName(text);
    for (const WrittenName& name : persons.names())
        if (name.person && name.text == text && !persons.isShared(name.id))
            return {*name.person};
        else if (name.person && foldName(name.text) == folded &&
                 std::ranges::find(found, *name.person) == found.end())
            found.push_back(*name.person);
    return found;
}

// With those whom some games with a shared name mean.
void addNamesakes(const Persons& persons, std::vector<PersonId>& found) {
    const std::vector<PersonId> some = found;
    for (const WrittenName& name : persons.names())
        if (name.person && persons.isShared(name.id) &&
            std::ranges::find(some, *name.person) != some.end())
            for (const PersonId person : persons.sharing(name.id))
                if (std::ranges::find(found, person) == found.end())
                    found.push_back(person);
}

std::vector<PersonId> listed(const IdSet& meant, std::uint32_t end) {
    std::vector<PersonId> persons;
    for (std::uint32_t id = 1; id < end; ++id)
        if (meant.contains(id))
            persons.push_back(PersonId{id});
    return persons;
}

// How many games each person has, by number. A game against oneself counts once.
std::vector<std::uint64_t> gamesByPerson(Connection& connection, const Persons& persons) {
    std::vector<std::uint64_t> games(persons.end());
    HeaderColumns(connection)
        .eachGame(
            [&](GameId game, std::uint32_t white, std::uint32_t black) {
                const auto one = persons.of(white, game, rules::Color::white);
                const auto other = persons.of(black, game, rules::Color::black);
                if (one)
                    ++games[number(*one)];
                if (other && other != one)
                    ++games[number(*other)];
            },
            HeaderColumn::white, HeaderColumn::black);
    return games;
}

} // namespace

std::vector<PersonId> personsNamed(Connection& connection, const Persons& persons,
                                   std::string_view text) {
    if (const auto id = numberIn(text)) {
        const auto person = persons.of(*id);
        return person ? std::vector{*person} : std::vector<PersonId>();
    }
    std::vector<PersonId> found = exactly(persons, text);
    if (found.empty())
        found = listed(personsMeant(connection, persons, text), persons.end());
    else
        addNamesakes(persons, found);
    if (found.size() < 2)
        return found;
    const std::vector<std::uint64_t> games = gamesByPerson(connection, persons);
    const auto count = [&](PersonId person) { return games[number(person)]; };
    std::erase_if(found, [&](PersonId person) { return count(person) == 0; });
    std::ranges::stable_sort(found, std::greater<>(), count);
    return found;
}

} // namespace damscope::db
