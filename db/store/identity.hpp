// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/sqlite/sqlite.hpp"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace damscope::db {

class Connection;
class Store;

/// Gives a store a number of its own, if it has none: its copies have the same, and no other store.
/// In a transaction of the caller, or in one of its own.
void ensureIdentity(const Connection& connection);
/// The number; 0 if it has none.
[[nodiscard]] std::int64_t identityOf(const Connection& connection);

/// Whether a file is a copy of the store without anything that the store lacks, judged by the
/// numbers of games and sources. The copy must not be in use. False if that cannot be determined:
/// for unreadable files.
[[nodiscard]] bool isEarlierCopy(const Connection& store, const std::filesystem::path& copy);

/// What to say of a store whose file was moved, renamed, replaced or deleted while games were
/// stored in it: where they are, and how many stay behind in its log. Brings as many as it can into
/// the file, wherever that is.
[[nodiscard]] Error movedStore(Store& store);

/// The files that the sources of a store were read from, each once: themselves, or the archives
/// they are in.
[[nodiscard]] std::vector<std::filesystem::path> originals(Store& store);

/// What ties a log to its file. SQLite takes any log of the right name for that of a file, and a
/// file that was put in the place of another, such as a copy of Monday, is destroyed by the log of
/// that one without a word. So each change marks the store with a random number, next to that of
/// the change before: a file without its log must bear the number that the first change in the log
/// follows, or one that the log gave it, if a part of it has been written to the file already. The
/// numbers are in the store itself (table `setting`), so that neither a power cut nor a copy of
/// both files parts them.

/// Makes every change of a store from now on mark it. The caller holds the WriterLock.
void markChanges(Connection& connection);

/// Whether a log, by whatever name, is that of a file. Changes nothing. A log without marks, of
/// a program that was killed while it made the store, may be that of any.
[[nodiscard]] bool isLogOf(const std::filesystem::path& log, const std::filesystem::path& file);

/// Whether the caller of requireOwnLog holds the WriterLock.
enum class LogGuard : std::uint8_t { none, locked };

/// Throws Error, of Kind::strayLog, if the log beside a store is not that of the file.
void requireOwnLog(const std::filesystem::path& store, LogGuard guard);

} // namespace damscope::db
