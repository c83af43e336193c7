// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/persons.hpp"

#include "base/text/ascii.hpp"
#include "db/codec/fold_name.hpp"
#include "db/lists/players_named.hpp"
#include "db/people/appearances.hpp"
#include "db/sqlite/sqlite.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <functional>
#include <map>

namespace damscope::db {
namespace {

constexpr std::string_view namesSql = "SELECT id, name, person FROM player ORDER BY id";

std::optional<std::uint32_t> numberIn(std::string_view text) {
    if (!text.starts_with('#') || !base::isAllDigits(text.substr(1)))
        return std::nullopt;
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    return read.ec == std::errc() ? std::optional(number) : std::nullopt;
}

std::vector<PersonId> exactly(const Persons& persons, std::string_view text) {
    std::vector<PersonId> found;
    const std::string folded = foldName(text);
    for (const WrittenName& name : persons.names())
        if (name.person && (name.text == text || foldName(name.text) == folded) &&
            std::ranges::find(found, *name.person) == found.end())
            found.push_back(*name.person);
    return found;
}

std::vector<PersonId> fitting(const Connection& connection, const Persons& persons,
                              std::string_view text) {
    const IdSet names = playersNamed(connection, text);
    std::vector<PersonId> found;
    for (const WrittenName& name : persons.names())
        if (name.person && names.contains(number(name.id)))
            found.push_back(*name.person);
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace

Persons::Persons(const Connection& connection) {
    Statement select = connection.prepare(namesSql);
    while (select.step()) {
        const auto id = static_cast<std::uint32_t>(select.integer(0));
        const auto person = static_cast<std::uint32_t>(select.integer(2));
        persons_.resize(id + 1U);
        persons_[id] = person;
        names_.push_back({NameId{id}, std::string(select.text(1)),
                          person == 0 ? std::nullopt : std::optional(PersonId{person})});
    }
}

const std::string& Persons::text(NameId id) const {
    const auto found = std::ranges::lower_bound(names_, id, {}, &WrittenName::id);
    assert(found != names_.end() && found->id == id);
    return found->text;
}

std::vector<NameId> Persons::namesOf(PersonId person) const {
    std::vector<NameId> found{NameId{number(person)}};
    for (const WrittenName& name : names_)
        if (name.person == person && name.id != found.front())
            found.push_back(name.id);
    return found;
}

std::vector<PersonId> personsNamed(Connection& connection, const Persons& persons,
                                   std::string_view text) {
    if (const auto id = numberIn(text)) {
        const auto person = persons.of(*id);
        return person ? std::vector{*person} : std::vector<PersonId>();
    }
    std::vector<PersonId> found = exactly(persons, text);
    if (found.size() != 1)
        found = found.empty() ? fitting(connection, persons, text) : found;
    if (found.size() < 2)
        return found;
    const std::vector<std::uint64_t> games = gamesByPerson(connection, persons);
    const auto count = [&](PersonId person) { return games[number(person)]; };
    std::erase_if(found, [&](PersonId person) { return count(person) == 0; });
    std::ranges::stable_sort(found, std::greater<>(), count);
    return found;
}

} // namespace damscope::db
