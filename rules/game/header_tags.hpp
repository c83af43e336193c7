// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace damscope::rules {

/// The tags that headers of games are edited by, in the order that PDN prescribes.
[[nodiscard]] std::span<const std::string_view> headerTags();

/// Sets the first tag of a name, or removes it if the value is empty. A new one comes where the
/// order of headerTags() wants it.
void putTag(std::vector<Tag>& tags, std::string_view name, std::string_view value);

} // namespace damscope::rules
