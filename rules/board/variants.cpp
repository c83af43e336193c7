// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/variants.hpp"

#include "base/text/ascii.hpp"
#include "messages/translation.hpp"

namespace damscope::rules {

namespace {

constexpr bool tablesFollowTheEnumeration() {
    for (std::size_t i = 0; i < tables::all.size(); ++i)
        if (static_cast<std::size_t>(tables::all[i]->variant) != i)
            return false;
    return true;
}
static_assert(tablesFollowTheEnumeration());

constexpr auto variants = [] {
    std::array<Variant, variantCount> v{};
    for (std::size_t i = 0; i < v.size(); ++i)
        v[i] = static_cast<Variant>(i);
    return v;
}();

/// The number at the head of a text, if nothing but a comma or blanks follow it.
std::optional<int> leadingNumber(std::string_view text) {
    text = base::trimmedStart(text, " ");
    const auto number = base::takeNumber<int>(text);
    const bool ends = text.empty() || text.front() == ',' || text.front() == ' ';
    return number && *number >= 0 && ends ? number : std::nullopt;
}

std::optional<Variant> numbered(int gameType) {
    for (const Rules* r : tables::all)
        if (r->gameType != 0 && r->gameType == gameType)
            return r->variant;
    return std::nullopt;
}

} // namespace

const Rules& rules(Variant variant) {
    return *tables::all[static_cast<std::size_t>(variant)];
}

std::string variantTitle(Variant variant, Language language) {
    return word("title", rules(variant).name, language);
}

std::span<const Variant> allVariants() {
    return variants;
}

std::optional<Variant> variantNamed(std::string_view nameOrNumber) {
    for (const Rules* r : tables::all)
        if (base::equalIgnoringCase(r->name, nameOrNumber))
            return r->variant;
    if (!base::isAllDigits(nameOrNumber))
        return std::nullopt;
    const auto number = leadingNumber(nameOrNumber);
    return number ? numbered(*number) : std::nullopt;
}

std::optional<Variant> variantOfGameType(std::string_view tagValue) {
    for (const Rules* r : tables::all)
        if (r->gameType == 0 && base::equalIgnoringCase(r->gameTypeTag, tagValue))
            return r->variant;
    const auto number = leadingNumber(tagValue);
    return number ? numbered(*number) : std::nullopt;
}

std::string_view gameTypeFor(Variant variant) {
    return rules(variant).gameTypeTag;
}

} // namespace damscope::rules
