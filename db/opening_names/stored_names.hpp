// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace damscope::db {

class Connection;

/// Whether the games of a store have the names that this program knows. In a store that a version
/// with other names has classified, games keep what they have, and new ones get none, until
/// classifyOpenings().
[[nodiscard]] bool openingsAreCurrent(const Connection& connection);

/// Notes that the games of a store have the names of this program, and empties its table of
/// openings: noteOpening() fills it as games come.
void noteOpeningNames(Connection& connection);

/// Writes an opening of openingNames() into the table of a store that has these names, if it is not
/// there: under its English name, to be found by all.
void noteOpening(Connection& connection, std::uint32_t number);

} // namespace damscope::db
