// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::db {

/// A path, a member name or a foreign message fit for display and storage: UTF-8; invalid bytes,
/// control characters and invisible direction marks are written "\x1B"; names of more than 500
/// characters are shortened in the middle.
[[nodiscard]] std::string shownName(std::string_view name);

/// The name of a member of an archive: "club.zip/1998.pdn".
[[nodiscard]] std::string memberName(std::string_view archive, std::string_view member);

} // namespace damscope::db
