// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/name_pairs.hpp"

#include "db/players/name_skeleton.hpp"
#include "db/players/name_words.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace damscope::db {
namespace {

// Surnames with a slip of the pen have one of these in common: the word without one of its letters.
constexpr std::size_t shortestWithSlip = 6;

void addSlips(const std::string& word, std::vector<std::string>& keys) {
    if (word.size() < shortestWithSlip)
        return;
    for (std::size_t i = 0; i < word.size(); ++i)
        keys.push_back('-' + word.substr(0, i) + word.substr(i + 1));
    keys.push_back('-' + word);
}

void addWord(const std::string& word, std::vector<std::string>& keys) {
    keys.push_back(word);
    for (std::string& skeleton : nameSkeletons(word))
        keys.push_back('~' + std::move(skeleton));
    addSlips(word, keys);
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
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

using Pair = std::pair<std::size_t, std::size_t>;

std::vector<Pair> sharing(std::span<const std::optional<PersonName>> names) {
    std::unordered_map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i])
            for (const std::string& key : keysOf(*names[i]))
                groups[key].push_back(i);
    std::vector<Pair> pairs;
    for (const auto& [key, group] : groups)
        for (std::size_t i = 0; i < group.size(); ++i)
            for (std::size_t j = i + 1; j < group.size(); ++j)
                pairs.emplace_back(group[i], group[j]);
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
