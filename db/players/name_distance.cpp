// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/players/name_distance.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>

namespace damscope::db {

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

} // namespace damscope::db
