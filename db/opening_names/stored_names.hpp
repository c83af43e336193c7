// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::db {

class Connection;

/// Whether the games of a store have the names that this program knows. In a store that a version
/// with other names has classified, games keep what they have, and new ones get none, until
/// classifyOpenings().
[[nodiscard]] bool openingsAreCurrent(const Connection& connection);

/// Notes in a new store which names its games will have.
void noteOpeningNames(Connection& connection);

} // namespace damscope::db
