// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::db {

/// A path, a member name or a foreign message as it can be shown and stored: UTF-8 in which bytes
/// that are not, control characters and invisible direction marks are written "\x1B", and of a name
/// longer than 500 characters only the beginning and the end.
[[nodiscard]] std::string shownName(std::string_view name);

/// The name of a member of an archive: "club.zip/1998.pdn".
[[nodiscard]] std::string memberName(std::string_view archive, std::string_view member);

} // namespace damscope::db
