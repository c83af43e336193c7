// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace damscope::rules {

/// The month, from 1, that a word in small letters names in one of 25 languages, whole or cut
/// short; nothing for others, and for a beginning that two months of one language share.
[[nodiscard]] std::optional<int> monthNamed(std::string_view word);

} // namespace damscope::rules
