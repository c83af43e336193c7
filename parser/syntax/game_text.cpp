// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/game_text.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>

namespace damscope::parser {

const std::string* GameText::tag(std::string_view name) const {
    const auto found = std::ranges::find_if(
        tags, [name](const TagText& tag) { return base::equalIgnoringCase(tag.name, name); });
    return found == tags.end() ? nullptr : &found->value;
}

void GameText::clear() {
    source = {};
    offset = 0;
    tags.clear();
    script.clear();
    itemOffsets.clear();
    terminator = {};
    problems.clear();
    unlisted = 0;
    made.clear();
}

} // namespace damscope::parser
