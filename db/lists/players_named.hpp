// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/id_set.hpp"

#include <string_view>

namespace damscope::db {

class Connection;

/// The players that a name means, in whatever form it is written (name_query.hpp), with all other
/// names that were decided to mean these persons (db/people). Those in whose names its words are
/// only somewhere inside count if there is no other.
[[nodiscard]] IdSet playersNamed(const Connection& connection, std::string_view name);

} // namespace damscope::db
