// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/game_header.hpp"

#include "rules/board/result.hpp"
#include "rules/game/header_tags.hpp"

namespace damscope::gui {

GameHeader withResult(GameHeader header, rules::Variant variant, rules::GameResult result) {
    header.result = result;
    rules::putTag(header.tags, "Result", rules::writeResult(rules::rules(variant), result));
    return header;
}

} // namespace damscope::gui
