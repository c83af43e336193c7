// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace damscope::rules {

/// The month, from 1, that a word in small letters names in English, Dutch, French, German,
/// Italian, Spanish, Portuguese, Russian, Polish or Czech, whole or cut short; nothing for others.
[[nodiscard]] std::optional<int> monthNamed(std::string_view word);

} // namespace damscope::rules
