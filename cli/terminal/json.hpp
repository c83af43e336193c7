// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace damscope::cli {

/// JSON with its fields in the order of insertion.
using Json = nlohmann::ordered_json;

/// One JSON value as text without line breaks; bytes that are not UTF-8 become U+FFFD, characters
/// that could control a terminal become "\u..." escapes.
[[nodiscard]] std::string jsonText(const Json& value);

/// An object as commands print it: with "schema_version" at its end. Other values stay.
[[nodiscard]] Json versioned(Json value);

/// The text of a versioned value with a newline at the end.
[[nodiscard]] std::string jsonLine(const Json& value);

/// null for an empty text: JSON has one sign for what is not there.
[[nodiscard]] Json textOrNull(std::string_view text);
/// null for 0, where that means that the number is not known.
[[nodiscard]] Json numberOrNull(int number);

} // namespace damscope::cli
