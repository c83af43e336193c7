// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "web/module/calls.hpp"

#include <string_view>

namespace damscope::web {

/// The answer of a call that has none: `{"error": {"code", "message", "parameters"}}`.
[[nodiscard]] Json errorOf(const Message& reason, Language language);
[[nodiscard]] Json errorOf(std::string_view code, std::string_view what);

} // namespace damscope::web
