// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/variant_names.hpp"

#include "base/text/ascii.hpp"
#include "base/text/letter_case.hpp"
#include "messages/words.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope::parser {
namespace {

using rules::Variant;

struct Name {
    std::string_view name; ///< letters only, small; without the words for the game itself
    Variant variant;
};

// Besides the names of the command line and the titles in every language. One line for each name.
constexpr auto names = std::to_array<Name>({
    {"10x10", Variant::international},
    {"dammen", Variant::international},
    {"dames", Variant::international},
    {"jeudedames", Variant::international},
    {"polish", Variant::international},
    {"internationaal", Variant::international},
    {"internationales", Variant::international},
    {"internacional", Variant::international},
    {"internazionale", Variant::international},
    {"checkers", Variant::english},
    {"american", Variant::english},
    {"americancheckers", Variant::english},
    {"straightcheckers", Variant::english},
    {"anglo-american", Variant::english},
    {"engels", Variant::english},
    {"shashki", Variant::russian},
    {"sjasjki", Variant::russian},
    {"шашки", Variant::russian},
    {"russian64", Variant::russian},
    {"draughts64", Variant::russian},
    {"russisch", Variant::russian},
    {"русские", Variant::russian},
    {"italiana", Variant::italian},
    {"damaitaliana", Variant::italian},
    {"poolcheckers", Variant::pool},
    {"americanpool", Variant::pool},
    {"española", Variant::spanish},
    {"brasileira", Variant::brazilian},
    {"brasileiras", Variant::brazilian},
    {"canadees", Variant::canadian},
    {"12x12", Variant::canadian},
    {"portuguesa", Variant::portuguese},
    {"portuguesas", Variant::portuguese},
    {"česká", Variant::czech},
    {"ceska", Variant::czech},
    {"makhos", Variant::thai},
    {"makhot", Variant::thai},
    {"türkdaması", Variant::turkish},
    {"fries", Variant::frisian},
    {"friesdammen", Variant::frisian},
    {"frisiandraughts", Variant::frisian},
    {"breakthru", Variant::breakthrough},
    {"doorbraak", Variant::breakthrough},
    {"anti", Variant::antidraughts},
    {"antidraught", Variant::antidraughts},
    {"suicide", Variant::antidraughts},
    {"giveaway", Variant::antidraughts},
    {"losing", Variant::antidraughts},
    {"weggeefdammen", Variant::antidraughts},
    {"поддавки", Variant::antidraughts},
});

// Words that only say that it is draughts.
constexpr auto words =
    std::to_array<std::string_view>({"draughts", "checkers", "dammen", "dames", "damas", "шашки"});

// Small letters, without blanks and marks: "Frysk!" is frysk.
std::string folded(std::string_view text) {
    std::string plain = base::smallLetters(text);
    std::erase_if(plain, [](char c) {
        return std::string_view(" \t!.,_'\"()-").find(c) != std::string_view::npos;
    });
    return plain;
}

std::string withoutWord(std::string name) {
    for (const std::string_view word : words) {
        const std::size_t at = name.find(word);
        if (at != std::string::npos && name.size() > word.size())
            return name.erase(at, word.size());
    }
    return name;
}

bool isTitle(const std::string& name, Variant variant) {
    return std::ranges::any_of(allLanguages(), [&](Language language) {
        const std::string title = word("title", rules::rules(variant).name, language);
        return folded(title) == name || folded(title.substr(0, title.find(" ("))) == name;
    });
}

std::optional<Variant> inTable(const std::string& name) {
    const auto* found =
        std::ranges::find_if(names, [&](const Name& n) { return folded(n.name) == name; });
    return found != names.end() ? std::optional(found->variant) : std::nullopt;
}

} // namespace

std::optional<Variant> variantOfTag(std::string_view value) {
    const std::string name = folded(value);
    if (name.empty() || base::isAllDigits(name))
        return std::nullopt;
    for (const std::string& each : {name, withoutWord(name)}) {
        if (const auto named = rules::variantNamed(each))
            return named;
        if (const auto found = inTable(each))
            return found;
    }
    for (const Variant variant : rules::allVariants())
        if (isTitle(name, variant))
            return variant;
    return std::nullopt;
}

} // namespace damscope::parser
