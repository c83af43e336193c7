// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/players/well_known.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/store/players/well_known_table.hpp"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

namespace damscope::db {
namespace {

constexpr std::size_t fieldCount = 3;
// In the place of a player: several have this spelling.
constexpr std::size_t several = SIZE_MAX;

WellKnownPlayer playerOf(std::string_view line) {
    const std::vector<std::string> fields = base::splitFields(line, "\t");
    if (fields.size() != fieldCount)
        throw std::invalid_argument("well-known players: three fields are needed: " +
                                    std::string(line));
    WellKnownPlayer player{fields[0], {fields[0]}, fields[2]};
    for (const std::string& spelling : base::splitFields(fields[1], ";"))
        if (!base::trimmed(spelling).empty())
            player.spellings.emplace_back(base::trimmed(spelling));
    return player;
}

std::vector<WellKnownPlayer> readTable() {
    std::vector<WellKnownPlayer> players;
    for (const std::string& line : base::splitFields(wellKnownTable, "\n"))
        if (!line.empty() && !line.starts_with('#'))
            players.push_back(playerOf(line));
    return players;
}

// Its words, in any order.
std::string keyOf(const PersonName& name) {
    std::vector<std::string> words = name.surname;
    words.insert(words.end(), name.prefixes.begin(), name.prefixes.end());
    words.insert(words.end(), name.forenames.begin(), name.forenames.end());
    std::ranges::sort(words);
    std::string key = name.generation;
    for (const std::string& word : words)
        key += ' ' + word;
    return key;
}

std::unordered_map<std::string, std::size_t> indexOf(const std::vector<WellKnownPlayer>& players) {
    std::unordered_map<std::string, std::size_t> index;
    for (std::size_t i = 0; i < players.size(); ++i)
        for (const std::string& spelling : players[i].spellings) {
            const auto name = readPersonName(spelling);
            if (!name)
                throw std::invalid_argument("well-known players: no name: " + spelling);
            const auto [known, isNew] = index.try_emplace(keyOf(*name), i);
            if (!isNew && known->second != i)
                known->second = several;
        }
    return index;
}

} // namespace

const std::vector<WellKnownPlayer>& wellKnownPlayers() {
    static const std::vector<WellKnownPlayer> players = readTable();
    return players;
}

std::optional<std::size_t> wellKnownPlayer(const PersonName& name) {
    static const auto index = indexOf(wellKnownPlayers());
    const auto found = index.find(keyOf(name));
    return found == index.end() || found->second == several ? std::nullopt
                                                            : std::optional(found->second);
}

} // namespace damscope::db
