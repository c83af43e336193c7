// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/persons.hpp"

#include "base/text/ascii.hpp"
#include "base/text/unicode.hpp"
#include "base/text/utf8.hpp"
#include "db/codec/fold_name.hpp"
#include "db/lists/player_sides.hpp"
#include "db/people/decisions.hpp"
#include "db/players/name_query.hpp"
#include "db/players/person_name.hpp"
#include "db/sqlite/sqlite.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>

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
        if (name.person && name.text == text)
            return {*name.person};
        else if (name.person && foldName(name.text) == folded &&
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

bool isCapital(char32_t letter) {
    return base::smallLetter(letter) != letter;
}

/// How well a name is written among those that differ in nothing else, the best first: without a
/// remark such as "ronde 5" and doubled blanks, then by its words that are all in capitals or begin
/// with a small letter without being a prefix ("van"), then by its capitals. "Koops" is written
/// better than "KOOPS", and both better than "koops".
class Writing {
public:
    explicit Writing(std::string_view text) : isNameAlone_(nameAlone(text) == text) {
        for (std::string_view rest = text; !rest.empty();) {
            const base::Utf8Character letter = base::firstCharacter(rest);
            rest.remove_prefix(letter.bytes.size());
            if (letter.bytes.find_first_of(" ,-.'()") != std::string_view::npos) {
                endWord();
                continue;
            }
            word_ += letter.bytes;
            ++letters_;
            inWord_ += letter.point && isCapital(*letter.point) ? 1U : 0U;
            isFirstSmall_ = isFirstSmall_ || (letters_ == 1 && inWord_ == 0);
        }
        endWord();
    }
    friend bool operator<(const Writing& a, const Writing& b) {
        return std::tuple(!a.isNameAlone_, a.faults_, a.capitals_ == 0, a.capitals_) <
               std::tuple(!b.isNameAlone_, b.faults_, b.capitals_ == 0, b.capitals_);
    }

private:
    void endWord() {
        constexpr std::size_t shortest = 3; // "JP" are initials
        const bool isAllCapitals = inWord_ == letters_ && letters_ >= shortest;
        const bool isSmall = isFirstSmall_ && !isSurnamePrefix(word_);
        faults_ += isAllCapitals || isSmall ? 1U : 0U;
        capitals_ += inWord_;
        word_.clear();
        letters_ = inWord_ = 0;
        isFirstSmall_ = false;
    }

    bool isNameAlone_;
    std::string word_;
    std::size_t letters_ = 0;
    std::size_t inWord_ = 0; ///< capitals
    bool isFirstSmall_ = false;
    std::size_t faults_ = 0;
    std::size_t capitals_ = 0;
};

// The same for names that differ in case, blanks, and what is written beside them only.
std::string plainForm(std::string_view text) {
    return base::smallLetters(nameAlone(text));
}

/// Names with one plain form, by their places among all names.
using PlainGroups = std::map<std::string, std::vector<std::size_t>>;

PlainGroups plainGroups(const std::vector<WrittenName>& names) {
    std::unordered_map<std::size_t, std::size_t> first; // places by hash: few names have others
    PlainGroups groups;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!names[i].person)
            continue;
        const std::string small = plainForm(names[i].text);
        const auto [place, isNew] = first.try_emplace(std::hash<std::string>()(small), i);
        if (isNew || plainForm(names[place->second].text) != small)
            continue;
        std::vector<std::size_t>& group = groups[small];
        if (group.empty())
            group.push_back(place->second);
        group.push_back(i);
    }
    return groups;
}

// By the number of a name, whether it stands for others, too.
std::vector<bool> standForOthers(const std::vector<WrittenName>& names, std::size_t end) {
    std::vector<bool> stands(end);
    for (const WrittenName& name : names)
        if (name.person && number(*name.person) != number(name.id))
            stands.at(number(*name.person)) = true;
    return stands;
}

// The person whom the names of a group mean; nothing if several were decided to be meant.
std::optional<PersonId> personOfGroup(const std::vector<WrittenName>& names,
                                      const std::vector<std::size_t>& group,
                                      const std::vector<bool>& hasOthers) {
    std::set<PersonId> decided;
    for (const std::size_t i : group)
        if (number(*names[i].person) != number(names[i].id) || hasOthers.at(number(names[i].id)))
            decided.insert(*names[i].person);
    if (decided.size() > 1)
        return std::nullopt;
    if (decided.size() == 1)
        return *decided.begin();
    return names[*std::ranges::min_element(group, std::less<>(),
                                           [&](std::size_t i) { return Writing(names[i].text); })]
        .person;
}

} // namespace

// What was decided about a name counts more than that it looks like another.
void Persons::joinPlain(const Connection& connection) {
    const PlainGroups groups = plainGroups(names_);
    if (groups.empty())
        return;
    const auto apart = namesSaidToDiffer(connection);
    const std::vector<bool> hasOthers = standForOthers(names_, persons_.size());
    for (const auto& [small, group] : groups) {
        const auto person = personOfGroup(names_, group, hasOthers);
        if (!person)
            continue;
        for (const std::size_t i : group) {
            const auto differs = [&](std::size_t other) {
                return apart.contains(std::minmax(names_[i].id, names_[other].id));
            };
            if (std::ranges::any_of(group, differs))
                continue;
            names_[i].person = person;
            persons_.at(number(names_[i].id)) = number(*person);
        }
    }
}

Persons::Persons(const Connection& connection) : file_(connection.file().string()) {
    Statement select = connection.prepare(namesSql);
    while (select.step()) {
        const std::uint32_t id = select.id(0);
        const std::uint32_t person = select.id(2);
        persons_.resize(id + 1U);
        persons_[id] = person;
        names_.push_back({NameId{id}, std::string(select.text(1)),
                          person == 0 ? std::nullopt : std::optional(PersonId{person})});
    }
    for (const WrittenName& name : names_)
        if (name.person && !has(NameId{number(*name.person)}))
            connection.failValue("person", number(*name.person));
    joinPlain(connection);
}

bool Persons::has(NameId id) const {
    return std::ranges::binary_search(names_, id, {}, &WrittenName::id);
}

const std::string& Persons::text(NameId id) const {
    const auto found = std::ranges::lower_bound(names_, id, {}, &WrittenName::id);
    if (found == names_.end() || found->id != id)
        throw Error(
            Error::Kind::damaged,
            Message{"database-value-impossible",
                    {{"file", file_}, {"column", "player"}, {"value", std::int64_t{number(id)}}}});
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
