// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/players/persons.hpp"

#include "base/text/utf8.hpp"
#include "db/search/players/player_numbers.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <algorithm>
#include <tuple>

namespace damscope::db {
namespace {

constexpr std::string_view apartSql = "SELECT one, other FROM naming_pair WHERE same = 0";
constexpr std::string_view namesSql = "SELECT id, name, person FROM player ORDER BY id";

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

std::set<std::pair<NameId, NameId>> namesSaidToDiffer(const Connection& connection) {
    std::set<std::pair<NameId, NameId>> pairs;
    Statement select = connection.prepare(apartSql);
    while (select.step())
        pairs.emplace(select.id<NameId>(0), select.id<NameId>(1));
    return pairs;
}

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

namespace {

constexpr std::string_view namedSidesSql =
    "SELECT id, white, black, event FROM game WHERE deleted IS NULL";

std::uint64_t keyOfSide(std::uint32_t game, bool white) {
    return std::uint64_t{game} * 2 + (white ? 1 : 0);
}

bool hasFullForename(const std::string& text) {
    const auto name = readPersonName(text);
    return name && !name->forenames.empty() && !isInitial(name->forenames.front());
}

} // namespace

/// Lets numbers say who is meant.
class Persons::Numbered {
public:
    Numbered(const Connection& connection, Persons& all)
        : all_(all), numbered_(numberedSides(connection, namesSaidToDiffer(connection))) {
        for (const NumberedSide& side : numbered_.sides)
            if (const auto person = all_.of(side.name)) {
                holdersOf_[*person].insert(side.holder);
                personsOf_[side.holder].insert(*person);
            }
        const auto base = all_.persons_;
        for (const auto& [holder, persons] : personsOf_)
            noteHolder(holder, persons);
        join();
        if (std::ranges::any_of(holdersOf_,
                                [](const auto& person) { return person.second.size() > 1; }))
            partGames(connection, base);
    }

private:
    // Whether games with the names of a person are those of several.
    [[nodiscard]] bool isParted(PersonId person) const {
        const auto found = holdersOf_.find(person);
        return found != holdersOf_.end() && found->second.size() > 1;
    }

    // The names that only this holder has mean one person.
    void noteHolder(std::size_t holder, const std::set<PersonId>& persons) {
        std::vector<PersonId> own;
        std::ranges::remove_copy_if(persons, std::back_inserter(own),
                                    [&](PersonId person) { return isParted(person); });
        if (own.empty()) {
            const auto id = static_cast<std::uint32_t>(all_.persons_.size());
            all_.persons_.push_back(id);
            all_.namesakes_.push_back(nameAlone(all_.nameOf(*persons.begin())) + " (" +
                                      numbered_.numbers.at(holder) + ')');
            meant_.emplace(holder, PersonId{id});
            return;
        }
        const auto full = std::ranges::find_if(
            own, [&](PersonId person) { return hasFullForename(all_.nameOf(person)); });
        const PersonId best = full != own.end() ? *full : own.front();
        meant_.emplace(holder, best);
        for (const PersonId person : own)
            if (person != best)
                joined_.emplace(person, best);
    }

    void join() {
        for (WrittenName& name : all_.names_)
            if (name.person)
                if (const auto found = joined_.find(*name.person); found != joined_.end()) {
                    name.person = found->second;
                    all_.persons_[number(name.id)] = number(found->second);
                }
    }

    // A game without a number is that of the only player of the name in its event. `base`: the
    // persons of names before their numbers were asked.
    void partGames(const Connection& connection, const std::vector<std::uint32_t>& base) {
        std::map<std::pair<PersonId, std::uint32_t>, std::set<std::size_t>> inEvent;
        std::unordered_map<std::uint64_t, std::size_t> holders;
        for (const NumberedSide& side : numbered_.sides)
            if (const PersonId person{base[side.name]}; isParted(person)) {
                inEvent[{person, side.event}].insert(side.holder);
                holders.emplace(keyOfSide(side.game, side.white), side.holder);
            }
        Statement select = connection.prepare(namedSidesSql);
        while (select.step())
            for (const bool white : {true, false}) {
                const std::uint32_t name = select.id(white ? 1 : 2);
                const PersonId person{name < base.size() ? base[name] : 0};
                if (!isParted(person))
                    continue;
                const std::uint64_t key = keyOfSide(select.id(0), white);
                const auto known = holders.find(key);
                const auto event = inEvent.find({person, select.id(3)});
                if (known != holders.end())
                    note(key, NameId{name}, meant_.at(known->second));
                else if (event != inEvent.end() && event->second.size() == 1)
                    note(key, NameId{name}, meant_.at(*event->second.begin()));
            }
    }
    void note(std::uint64_t side, NameId name, PersonId person) {
        all_.sides_.emplace(side, person);
        all_.shared_[name].insert(person);
    }

    Persons& all_;
    NumberedSides numbered_;
    std::map<PersonId, std::set<std::size_t>> holdersOf_;
    std::map<std::size_t, std::set<PersonId>> personsOf_;
    std::map<std::size_t, PersonId> meant_; ///< by holder
    std::map<PersonId, PersonId> joined_;
};

Persons::Persons(const Connection& connection, Numbers numbers)
    : file_(connection.file().string()) {
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
    if (numbers == Numbers::counted)
        Numbered(connection, *this);
}

std::optional<PersonId> Persons::of(std::uint32_t name, GameId game, rules::Color side) const {
    if (!sides_.empty())
        if (const auto found = sides_.find(
                keyOfSide(static_cast<std::uint32_t>(game), side == rules::Color::white));
            found != sides_.end())
            return found->second;
    return of(name);
}

std::vector<PersonId> Persons::namesakes() const {
    std::vector<PersonId> all;
    for (std::size_t i = persons_.size() - namesakes_.size(); i < persons_.size(); ++i)
        all.push_back(PersonId{static_cast<std::uint32_t>(i)});
    return all;
}

std::vector<PersonId> Persons::sharing(NameId name) const {
    const auto found = shared_.find(name);
    return found == shared_.end() ? std::vector<PersonId>()
                                  : std::vector(found->second.begin(), found->second.end());
}

const std::string& Persons::nameOf(PersonId person) const {
    const std::size_t first = persons_.size() - namesakes_.size();
    return number(person) < first ? text(NameId{number(person)})
                                  : namesakes_.at(number(person) - first);
}

bool Persons::has(NameId id) const {
    return std::ranges::binary_search(names_, id, {}, &WrittenName::id);
}

const std::string& Persons::text(NameId id) const {
    const auto found = std::ranges::lower_bound(names_, id, {}, &WrittenName::id);
    if (found == names_.end() || found->id != id)
        throw Error(
            Error::Kind::damaged,
            {"database-damaged", {{"column", "player"}, {"value", std::int64_t{number(id)}}}},
            file_);
    return found->text;
}

std::vector<NameId> Persons::namesOf(PersonId person) const {
    std::vector<NameId> found;
    if (has(NameId{number(person)}))
        found.push_back(NameId{number(person)});
    for (const WrittenName& name : names_)
        if (name.person == person && number(name.id) != number(person))
            found.push_back(name.id);
    for (const auto& [name, persons] : shared_)
        if (persons.contains(person) && of(number(name)) != person)
            found.push_back(name);
    return found;
}

} // namespace damscope::db
