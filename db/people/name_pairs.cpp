// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/name_pairs.hpp"

#include "base/text/utf8.hpp"
#include "db/players/name_skeleton.hpp"
#include "db/players/name_words.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace damscope::db {
namespace {

// Words with a slip of the pen have one of these in common: the word without one of its letters.
constexpr std::size_t shortestWithSlip = 6;
constexpr std::size_t shortestForenameWithSlip = 5;
constexpr std::size_t shortestAbbreviation = 3;
// Of names that share a surname so many are compared each with each; of more only those whose
// forenames have something in common.
constexpr std::size_t fewNames = 24;

void addSlips(const std::string& word, std::size_t shortest, std::vector<std::string>& keys) {
    if (word.size() < shortest)
        return;
    for (std::size_t i = 0; i < word.size(); ++i)
        keys.push_back('-' + word.substr(0, i) + word.substr(i + 1));
    keys.push_back('-' + word);
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
}

// What a name must share with another to be compared with it.
std::vector<std::string> keysOf(const PersonName& name) {
    std::vector<std::string> keys;
    std::string joined;
    for (const std::string& word : name.surname) {
        addWord(word, keys);
        joined += word;
    }
    if (name.surname.size() > 1)
        addWord(joined, keys);
    // The other way round the first word is the surname.
    if (!name.orderIsKnown && !name.forenames.empty() && !isInitial(name.forenames.front()))
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
            initials.push_back('~' + skeleton.substr(0, 1));
            words.push_back('~' + std::move(skeleton));
        }
        if (isInitial(word)) {
            anInitial = true;
            return;
        }
        if (word.size() >= shortestAbbreviation)
            words.push_back('^' + word.substr(0, shortestAbbreviation));
        for (const std::size_t group : forenameGroups(word))
            words.push_back('#' + std::to_string(group));
        addSlips(word, shortestForenameWithSlip, words);
    }
};

ForenameKeys forenameKeysOf(const PersonName& name) {
    ForenameKeys keys;
    keys.none = name.forenames.empty();
    for (const std::string& nickname : name.nicknames)
        keys.add(nickname);
    if (keys.none)
        return keys;
    keys.add(name.forenames.front());
    if (!name.orderIsKnown)
        keys.add(name.forenames.size() > 1 ? name.forenames[1] : name.surname.front());
    keepOnce(keys.words);
    keepOnce(keys.initials);
    return keys;
}

using Pair = std::pair<std::size_t, std::size_t>;
using Names = std::span<const std::optional<PersonName>>;
using Groups = std::unordered_map<std::string, std::vector<std::size_t>>;

void addPair(std::size_t one, std::size_t other, std::vector<Pair>& pairs) {
    if (one != other)
        pairs.emplace_back(std::min(one, other), std::max(one, other));
}

void addAll(std::span<const std::size_t> group, std::vector<Pair>& pairs) {
    for (std::size_t i = 0; i < group.size(); ++i)
        for (std::size_t j = i + 1; j < group.size(); ++j)
            addPair(group[i], group[j], pairs);
}

// Many names with one surname and one number, or without one.
void addByForename(Names names, const std::vector<std::size_t>& group, std::vector<Pair>& pairs) {
    Groups sameWord;
    Groups sameInitial;
    std::vector<std::size_t> initials;
    for (const std::size_t place : group) {
        const ForenameKeys keys = forenameKeysOf(*names[place]);
        if (keys.none)
            for (const std::size_t other : group)
                addPair(place, other, pairs);
        if (keys.anInitial)
            initials.push_back(place);
        for (const std::string& key : keys.words)
            sameWord[key].push_back(place);
        for (const std::string& key : keys.initials)
            sameInitial[key].push_back(place);
    }
    for (const auto& same : sameWord)
        addAll(same.second, pairs);
    for (const std::size_t place : initials)
        for (const std::string& key : forenameKeysOf(*names[place]).initials)
            for (const std::size_t other : sameInitial.at(key))
                addPair(place, other, pairs);
}

// Names with numbers are one person only if the numbers agree, or one lacks it.
void addByNumber(Names names, const std::vector<std::size_t>& group, std::vector<Pair>& pairs) {
    Groups numbers;
    for (const std::size_t place : group)
        numbers[names[place]->number].push_back(place);
    for (const auto& [number, same] : numbers) {
        addByForename(names, same, pairs);
        if (const auto bare = numbers.find(""); !number.empty() && bare != numbers.end())
            for (const std::size_t one : same)
                for (const std::size_t other : bare->second)
                    addPair(one, other, pairs);
    }
}

std::vector<Pair> sharing(Names names) {
    Groups groups;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i])
            for (const std::string& key : keysOf(*names[i]))
                groups[key].push_back(i);
    std::vector<Pair> pairs;
    for (const auto& [key, group] : groups)
        if (group.size() <= fewNames)
            addAll(group, pairs);
        else
            addByNumber(names, group, pairs);
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return pairs;
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
