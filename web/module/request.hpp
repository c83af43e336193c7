// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"
#include "web/module/calls.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What requests hold. Each function refuses a value of another form; null is as if it were not
/// there.
namespace damscope::web {

[[nodiscard]] bool has(const Json& request, std::string_view field);
[[nodiscard]] std::string textIn(const Json& request, std::string_view field,
                                 std::string_view usual = {});
/// The same; refuses a request without it.
[[nodiscard]] std::string neededText(const Json& request, std::string_view field);
[[nodiscard]] bool flagIn(const Json& request, std::string_view field, bool usual = false);
[[nodiscard]] std::optional<std::int64_t> numberIn(const Json& request, std::string_view field);
[[nodiscard]] std::int64_t neededNumber(const Json& request, std::string_view field);
[[nodiscard]] rules::Variant variantIn(const Json& request);
[[nodiscard]] std::vector<std::string> textsIn(const Json& request, std::string_view field);
/// The first game of a text; refuses a text without one.
[[nodiscard]] rules::Game writtenGame(std::string_view pdn);

} // namespace damscope::web
