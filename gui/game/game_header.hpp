// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string_view>
#include <vector>

namespace damscope::gui {

/// The data of a game other than its moves.
struct GameHeader {
    std::vector<rules::Tag> tags;
    rules::GameResult result = rules::GameResult::unknown;
    friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// The tags of every game that has a field of its own, in the order that PDN prescribes.
[[nodiscard]] const std::vector<std::string_view>& fieldTags();

/// Sets the first tag of a name, or removes it if the value is empty. A new one comes where the
/// order of fieldTags() wants it.
void putTag(std::vector<rules::Tag>& tags, std::string_view name, std::string_view value);

/// The header with its result in the tags too.
[[nodiscard]] GameHeader withResult(GameHeader header, rules::Variant variant,
                                    rules::GameResult result);

} // namespace damscope::gui
