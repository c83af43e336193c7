// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

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

} // namespace damscope::db
