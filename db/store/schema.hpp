// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

namespace damscope::db {

class Connection;

/// A step that changes the tables of the version before.
struct Migration {
    int to = 0; ///< the version that it makes
    void (*run)(Connection&) = nullptr;
};

/// The tables that a program reads and writes.
struct Schema {
    int version = 0;                         ///< in SQLite's user_version
    std::span<const Migration> migrations{}; ///< from version 1, in ascending order
};

/// The version of the tables in schema_tables.hpp. From 1.0.0 on it rises by one with every change,
/// which has a migration and a test.
inline constexpr int schemaVersion = 1;
inline constexpr Schema currentSchema{schemaVersion};

/// Makes a store of the current schema that is complete before it gets its name: half a store is
/// never seen. The caller holds the WriterLock. Throws Error if the file cannot be made.
void createStore(const std::filesystem::path& file);

/// Throws Error unless the file is a store of this or an earlier version. Reads its header only,
/// takes no locks and leaves nothing beside it.
void requireStore(const std::filesystem::path& file, const Schema& schema);

/// Brings a store up to date, all steps in one transaction. The caller holds the WriterLock.
void migrate(Connection& connection, const Schema& schema);

/// Makes tables that came to this version after the store was made. The caller holds the
/// WriterLock.
void makeMissingTables(Connection& connection);

/// The version a connection sees.
[[nodiscard]] int versionOf(const Connection& connection);

/// Where a view is made.
enum class ViewPlace : std::uint8_t {
    store,     ///< in the file, for every SQLite tool
    connection ///< for this connection only, whatever the file has under its name
};
/// Makes the views, in the store those of an earlier version too.
void createViews(const Connection& connection, ViewPlace place);

} // namespace damscope::db
