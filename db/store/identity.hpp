// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/sqlite/sqlite.hpp"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace damscope::db {

class Connection;

/// Gives a store a number of its own, if it has none: its copies have the same, and no other store.
/// In a transaction of the caller, or in one of its own.
void ensureIdentity(const Connection& connection);
/// The number; 0 if it has none.
[[nodiscard]] std::int64_t identityOf(const Connection& connection);

/// Whether a file is a copy of the store without anything that the store lacks, judged by the
/// numbers of games and sources. The copy must not be in use. False if that cannot be determined:
/// for unreadable files.
[[nodiscard]] bool isEarlierCopy(const Connection& store, const std::filesystem::path& copy);

class Store;

/// What to say of a store whose file was moved, renamed, replaced or deleted while games were
/// stored in it: where they are, and how many stay behind in its log. Brings as many as it can into
/// the file, wherever that is.
[[nodiscard]] Error movedStore(Store& store);

/// The files that the sources of a store were read from, each once: themselves, or the archives
/// they are in.
[[nodiscard]] std::vector<std::filesystem::path> originals(Store& store);

} // namespace damscope::db
