// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/players/name_likeness.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/players/well_known_table.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <unordered_map>

namespace damscope::db {
namespace {

constexpr std::size_t shortestShared = 3;
constexpr std::size_t shortestSimilar = 5;

} // namespace

bool namesAlike(std::string_view a, std::string_view b) {
    const auto first = base::splitWords(a);
    const auto second = base::splitWords(b);
    if (first.empty() || second.empty())
        return false;
    for (const std::string_view word : first)
        if (base::countCharacters(word) >= shortestShared &&
            std::find(second.begin(), second.end(), word) != second.end())
            return true;
    const std::string_view longestA = longestWord(a);
    const std::string_view longestB = longestWord(b);
    return std::min(base::countCharacters(longestA), base::countCharacters(longestB)) >=
               shortestSimilar &&
           (longestA == longestB || slipBetween(longestA, longestB) == Slip::letter);
}

Fullness fullness(std::string_view folded) {
    const auto words = base::splitWords(folded);
    const auto initials = std::ranges::count_if(words, isInitial);
    return {words.size() - static_cast<std::size_t>(initials), words.size()};
}

std::string_view longestWord(std::string_view folded) {
    const auto words = base::splitWords(folded);
    return words.empty() ? std::string_view()
                         : *std::ranges::max_element(words, {}, &base::countCharacters);
}

std::u32string charactersOf(std::string_view text) {
    std::u32string characters;
    while (!text.empty()) {
        const base::Utf8Character first = base::firstCharacter(text);
        characters += first.point.value_or(static_cast<unsigned char>(first.bytes.front()));
        text.remove_prefix(first.bytes.size());
    }
    return characters;
}

Slip slipBetween(std::string_view a, std::string_view b) {
    std::u32string one = charactersOf(a);
    std::u32string other = charactersOf(b);
    const auto [differs, there] = std::ranges::mismatch(one, other);
    one.erase(one.begin(), differs);
    other.erase(other.begin(), there);
    while (!one.empty() && !other.empty() && one.back() == other.back()) {
        one.pop_back();
        other.pop_back();
    }
    if (std::max(one.size(), other.size()) == 1)
        return Slip::letter;
    return one.size() == 2 && other.size() == 2 && one[0] == other[1] && one[1] == other[0]
               ? Slip::swapped
               : Slip::none;
}

namespace {

/// Letters and what they sound like: `h` for ch and kh, `q` for sh, `z` for z, zh and ts.
struct Sound {
    std::string_view letters;
    std::string_view sound;
    std::string_view otherSound = "-"; ///< "-": there is no other
};

// Folded: й is и and ё is е. The longest first, where one begins another.
constexpr auto sounds = std::to_array<Sound>({
    // Cyrillic
    {"дж", "z"},
    {"ие", "e", "i"},
    {"а", "a"},
    {"б", "b"},
    {"в", "v"},
    {"г", "g"},
    {"ґ", "g"},
    {"д", "d"},
    {"е", "e"},
    {"є", "e"},
    {"ж", "z"},
    {"з", "z"},
    {"и", "i"},
    {"і", "i"},
    {"ї", "i"},
    {"ј", "i"},
    {"к", "k"},
    {"л", "l"},
    {"м", "m"},
    {"н", "n"},
    {"о", "o"},
    {"п", "p"},
    {"р", "r"},
    {"с", "s"},
    {"т", "t"},
    {"у", "u"},
    {"ў", "u"},
    {"ф", "f"},
    {"х", "h"},
    {"ц", "z"},
    {"ч", "h"},
    {"ш", "q"},
    {"щ", "q"},
    {"ъ", ""},
    {"ы", "i"},
    {"ь", ""},
    {"э", "e"},
    {"ю", "iu"},
    {"я", "ia"},
    // Latin: hushing sounds
    {"shch", "q"},
    {"shcho", "qe", "qo"},
    {"schtscho", "qe", "qo"},
    {"chtcho", "qe", "qo"},
    {"sjtsjo", "qe", "qo"},
    {"tsjo", "he", "ho"},
    {"sjo", "qe", "qo"},
    {"zjo", "ze", "zo"},
    {"schtsch", "q"},
    {"chtch", "q"},
    {"sjtsj", "q"},
    {"szcz", "q"},
    {"tsch", "h"},
    {"tsj", "h"},
    {"tch", "h"},
    {"tsh", "h"},
    {"cz", "h"},
    {"ch", "h", "q"},
    {"kh", "h"},
    {"sch", "q", "sh"},
    {"sh", "q"},
    {"sj", "q"},
    {"sz", "q"},
    {"zh", "z"},
    {"zj", "z"},
    {"dzh", "z"},
    {"ts", "z"},
    {"tz", "z"},
    // consonants
    {"ph", "f"},
    {"th", "t"},
    {"ck", "k"},
    {"cq", "k"},
    {"cie", "ze", "zi"},
    {"ce", "ze", "ke"},
    {"ci", "zi", "ki"},
    {"cy", "zi"},
    {"c", "k", "z"},
    {"q", "k"},
    {"x", "ks"},
    {"w", "v"},
    {"ff", "v"},
    // vowels
    {"oe", "u", "o"},
    {"ou", "u"},
    {"ue", "u"},
    {"ije", "ie", "e"},
    {"ija", "ia", "iza"},
    {"ijo", "io", "izo"},
    {"iju", "iu", "izu"},
    {"ij", "i", "ei"},
    {"iy", "i"},
    {"yi", "i"},
    {"ie", "e", "i"},
    {"ye", "e"},
    {"je", "e", "ze"},
    {"yo", "e", "io"},
    {"jo", "e", "io"},
    {"io", "e", "io"},
    {"j", "i", "z"},
    {"y", "i"},
});

constexpr std::size_t mostSkeletons = 8;

const Sound* soundAt(std::string_view rest) {
    const Sound* longest = nullptr;
    for (const Sound& sound : sounds)
        if (rest.starts_with(sound.letters) &&
            (longest == nullptr || sound.letters.size() > longest->letters.size()))
            longest = &sound;
    return longest;
}

void append(std::vector<std::string>& all, std::string_view sound, std::string_view other) {
    const std::size_t before = all.size();
    if (other != "-" && 2 * before <= mostSkeletons)
        for (std::size_t i = 0; i < before; ++i)
            all.push_back(all[i] + std::string(other));
    for (std::size_t i = 0; i < before; ++i)
        all[i] += sound;
}

// Doubled sounds are one, a final f is a v, and "alexander" is "aleksandr".
std::string settled(std::string skeleton) {
    const auto same = [](char a, char b) { return a == b && base::isAscii(a); };
    skeleton.erase(std::unique(skeleton.begin(), skeleton.end(), same), skeleton.end());
    if (skeleton.ends_with('f'))
        skeleton.back() = 'v';
    if (skeleton.ends_with("der"))
        skeleton.replace(skeleton.size() - 2, 2, "r");
    return skeleton;
}

} // namespace

std::vector<std::string> nameSkeletons(std::string_view word) {
    std::vector<std::string> all(1);
    while (!word.empty()) {
        const Sound* sound = soundAt(word);
        const std::string_view taken =
            sound ? word.substr(0, sound->letters.size()) : base::firstLetter(word);
        append(all, sound ? sound->sound : taken, sound ? sound->otherSound : "-");
        word.remove_prefix(taken.size());
    }
    std::ranges::transform(all, all.begin(), settled);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

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
