// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace damscope::db {

/// Where the value of a field of a JSON object begins, in bytes: for messages about it. `text` is
/// well-formed JSON. Nothing if the object has no such field of its own.
[[nodiscard]] std::optional<std::size_t> jsonValueOffset(std::string_view text,
                                                         std::string_view field);

} // namespace damscope::db
