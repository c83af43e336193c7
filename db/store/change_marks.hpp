// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

namespace damscope::db {

class Connection;

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
