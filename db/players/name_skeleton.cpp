// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/players/name_skeleton.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace damscope::db {
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

} // namespace damscope::db
