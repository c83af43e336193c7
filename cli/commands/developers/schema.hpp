// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// The commands whose JSON has a schema, in the order of the groups of the help.
[[nodiscard]] std::vector<std::string> commandsWithSchema();

/// The schema (JSON Schema, draft 2020-12) of one object that a command prints: a line of
/// JSON Lines, an element of an array, or the whole output. It stands alone. Nothing for a command
/// without one.
[[nodiscard]] std::optional<std::string> schemaOf(std::string_view command);

} // namespace damscope::cli
