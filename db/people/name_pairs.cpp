// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/proposals.hpp"

#include "base/text/utf8.hpp"
#include "db/store/players/name_likeness.hpp"
#include "db/store/players/name_query.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace damscope::db {
namespace {

// Words with a slip of the pen have one of these in common: the word without one of its letters.
constexpr std::size_t shortestWithSlip = 6;
constexpr std::size_t shortestShuffled = 3;
constexpr std::size_t shortestForenameWithSlip = 5;
constexpr std::size_t shortestAbbreviatedWord = 3;
// Up to so many names that share a surname are compared each with each; of more, only those whose
// forenames have something in common.
constexpr std::size_t fewNames = 24;

std::string utf8(std::u32string_view characters) {
    std::string text;
    for (const char32_t character : characters)
        base::appendUtf8(text, character);
    return text;
}

void addSlips(const std::string& word, std::size_t shortest, std::vector<std::string>& keys) {
    const std::u32string characters = charactersOf(word);
    if (characters.size() < shortest)
        return;
    for (std::size_t i = 0; i < characters.size(); ++i) {
        std::u32string shorter = characters;
        keys.push_back('-' + utf8(shorter.erase(i, 1)));
    }
    keys.push_back('-' + word);
}

// Words that are too short for slips share a key if only their letters are swapped.
void addLetters(const std::string& word, std::vector<std::string>& keys) {
    std::u32string characters = charactersOf(word);
    if (characters.size() < shortestShuffled || characters.size() >= shortestWithSlip)
        return;
    std::ranges::sort(characters);
    keys.push_back('=' + utf8(characters));
}

void keepOnce(std::vector<std::string>& keys) {
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

void addWord(const std::string& word, std::vector<std::string>& keys) {
    keys.push_back(word);
    for (std::string& skeleton : nameSkeletons(word))
        keys.push_back('~' + std::move(skeleton));
    addSlips(word, shortestWithSlip, keys);
    addLetters(word, keys);
}

// The same for names whose surname and forenames are exchanged.
void addWords(const PersonName& name, std::vector<std::string>& keys) {
    if (name.forenames.empty() || std::ranges::any_of(name.forenames, isInitial))
        return;
    std::vector<std::string> words = name.surname;
    words.insert(words.end(), name.forenames.begin(), name.forenames.end());
    std::ranges::sort(words);
    std::string key = "&";
    for (const std::string& word : words)
        key += word + ' ';
    keys.push_back(std::move(key));
}

// What a name must share with another to be compared with it.
std::vector<std::string> surnameKeys(const PersonName& name) {
    std::vector<std::string> keys;
    std::string joined;
    for (const std::string& word : name.surname) {
        addWord(word, keys);
        joined += word;
    }
    if (name.surname.size() > 1)
        addWord(joined, keys);
    addWords(name, keys);
    keepOnce(keys);
    return keys;
}

// The other way round the first word is the surname.
bool mayBeTurned(const PersonName& name) {
    return !name.orderIsKnown && !name.forenames.empty() && !isInitial(name.forenames.front());
}

std::vector<std::string> turnedKeysOf(const PersonName& name) {
    std::vector<std::string> keys;
    if (mayBeTurned(name))
        addWord(name.forenames.front(), keys);
    keepOnce(keys);
    return keys;
}

/// What the forenames of two names have in common if they do not contradict each other.
struct ForenameKeys {
    std::vector<std::string> words;    ///< of full forenames and nicknames
    std::vector<std::string> initials; ///< first letters and sounds of all
    bool anInitial = false;            ///< one forename is only an initial
    bool none = false;                 ///< fits all

    void add(const std::string& word) {
        initials.emplace_back(base::firstCharacter(word).bytes);
        for (std::string& skeleton : nameSkeletons(word)) {
            initials.push_back('~' + std::string(base::firstLetter(skeleton)));
            words.push_back('~' + std::move(skeleton));
        }
        if (isInitial(word)) {
            anInitial = true;
            return;
        }
        if (word.size() >= shortestAbbreviatedWord)
            words.push_back('^' + word.substr(0, shortestAbbreviatedWord));
        for (const std::size_t group : forenameGroups(word))
            words.push_back('#' + std::to_string(group));
        addSlips(word, shortestForenameWithSlip, words);
    }
};

ForenameKeys forenameKeys(const PersonName& name, bool turned) {
    ForenameKeys keys;
    keys.none = name.forenames.empty();
    for (const std::string& nickname : name.nicknames)
        keys.add(nickname);
    if (keys.none)
        return keys;
    const std::string& first = !turned                     ? name.forenames.front()
                               : name.forenames.size() > 1 ? name.forenames[1]
                                                           : name.surname.front();
    keys.add(first);
    keepOnce(keys.words);
    keepOnce(keys.initials);
    return keys;
}

using Pair = std::pair<std::uint32_t, std::uint32_t>;

/// Pairs that are found again and again, by every key that two names share, kept once.
class Pairs {
public:
    void add(std::size_t one, std::size_t other) {
        if (one == other)
            return;
        all_.emplace_back(static_cast<std::uint32_t>(std::min(one, other)),
                          static_cast<std::uint32_t>(std::max(one, other)));
        if (all_.size() >= limit_)
            keepEachOnce();
    }
    [[nodiscard]] std::vector<Pair> take() {
        keepEachOnce();
        return std::move(all_);
    }

private:
    static constexpr std::size_t firstLimit = 1'000'000;

    void keepEachOnce() {
        std::ranges::sort(all_);
        all_.erase(std::unique(all_.begin(), all_.end()), all_.end());
        limit_ = std::max(firstLimit, 2 * all_.size());
    }

    std::vector<Pair> all_;
    std::size_t limit_ = firstLimit;
};

using PersonNames = std::span<const std::optional<PersonName>>;
/// A name that has a surname in common with others, as it is read or the other way round.
struct Member {
    std::size_t place = 0;
    bool turned = false;
};
using Group = std::vector<Member>;
using Groups = std::unordered_map<std::string, Group>;

void addAll(const Group& group, Pairs& pairs) {
    for (std::size_t i = 0; i < group.size(); ++i)
        for (std::size_t j = i + 1; j < group.size(); ++j)
            pairs.add(group[i].place, group[j].place);
}

// Many names with one surname and one number, or without one.
void addByForename(PersonNames names, const Group& group, Pairs& pairs) {
    Groups sameWord;
    Groups sameInitial;
    Group initials;
    for (const Member& member : group) {
        const ForenameKeys keys = forenameKeys(*names[member.place], member.turned);
        if (keys.none)
            for (const Member& other : group)
                pairs.add(member.place, other.place);
        if (keys.anInitial)
            initials.push_back(member);
        for (const std::string& key : keys.words)
            sameWord[key].push_back(member);
        for (const std::string& key : keys.initials)
            sameInitial[key].push_back(member);
    }
    for (const auto& same : sameWord)
        addAll(same.second, pairs);
    for (const Member& member : initials)
        for (const std::string& key : forenameKeys(*names[member.place], member.turned).initials)
            for (const Member& other : sameInitial.at(key))
                pairs.add(member.place, other.place);
}

// Names with numbers are one person only if the numbers agree, or one lacks it.
void addByNumber(PersonNames names, const Group& group, Pairs& pairs) {
    Groups numbers;
    for (const Member& member : group)
        numbers[names[member.place]->number].push_back(member);
    for (const auto& [number, same] : numbers) {
        addByForename(names, same, pairs);
        if (const auto bare = numbers.find(""); !number.empty() && bare != numbers.end())
            for (const Member& one : same)
                for (const Member& other : bare->second)
                    pairs.add(one.place, other.place);
    }
}

std::vector<Pair> sharing(PersonNames names) {
    Groups groups;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i]) {
            for (const std::string& key : surnameKeys(*names[i]))
                groups[key].push_back({i, false});
            for (const std::string& key : turnedKeysOf(*names[i]))
                groups[key].push_back({i, true});
        }
    Pairs pairs;
    for (const auto& [key, group] : groups)
        if (group.size() <= fewNames)
            addAll(group, pairs);
        else
            addByNumber(names, group, pairs);
    return pairs.take();
}

} // namespace

std::vector<NamePair> namePairs(std::span<const std::optional<PersonName>> names) {
    std::vector<NamePair> found;
    for (const auto& [one, other] : sharing(names))
        if (const SamePerson grade = compareNames(*names[one], *names[other]);
            grade != SamePerson::no)
            found.push_back({one, other, grade});
    return found;
}

} // namespace damscope::db
