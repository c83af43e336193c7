// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/game_text.hpp"

#include "parser/encoding/characters.hpp"

#include <algorithm>

namespace damscope::parser {

const std::string* GameText::tag(std::string_view name) const {
    const auto found = std::ranges::find_if(
        tags, [name](const TagText& tag) { return equalIgnoringCase(tag.name, name); });
    return found == tags.end() ? nullptr : &found->value;
}

void GameText::clear() {
    source = {};
    offset = 0;
    tags.clear();
    script.clear();
    itemOffsets.clear();
    terminator = {};
    diagnostics.clear();
    unlisted = 0;
    made.clear();
}

} // namespace damscope::parser
