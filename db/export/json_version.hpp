// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::db {

/// The version of the JSON that Damscope writes, "schema_version" in every object: the schemas are
/// in cli/schemas. It rises when a field goes or means something else, not when one is added.
inline constexpr int jsonVersion = 1;

} // namespace damscope::db
