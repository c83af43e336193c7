// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace damscope::db {

class Connection;

/// The version of the tables below, kept in SQLite's user_version. Rises by one with every change;
/// each has a step in `migrate` and a test that begins with a store of the version before.
inline constexpr int schemaVersion = 14;

/// Makes a store that is complete before it gets its name: half a store is never seen. The caller
/// holds the WriterLock. Throws Error if the file cannot be made.
void createStore(const std::filesystem::path& file);

/// Throws Error unless the file is a store of this or an earlier version. Reads its header only,
/// takes no locks and leaves nothing beside it.
void requireStore(const std::filesystem::path& file);

/// Brings a store up to schemaVersion, all steps in one transaction. The caller holds the
/// WriterLock.
void migrate(Connection& connection);

/// The version a connection sees.
[[nodiscard]] int versionOf(const Connection& connection);

} // namespace damscope::db
