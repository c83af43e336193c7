// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace damscope::cli {

/// JSON with its fields in the order they were written.
using Json = nlohmann::ordered_json;

/// One JSON value on one line, newline included; bytes that are no UTF-8 become U+FFFD, characters
/// that could steer a terminal "\u..." escapes.
[[nodiscard]] std::string jsonLine(const Json& value);

} // namespace damscope::cli
