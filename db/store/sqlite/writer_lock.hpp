// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/open_files.hpp"

#include <chrono>
#include <filesystem>

namespace damscope::db {

/// The right to write to a store and to checkpoint its log: one holder among all programs and
/// threads of a machine, kept in a file "NAME-lock" beside the store that is never removed.
///
/// SQLite serialises writers itself, but up to 3.51.2 two connections that write and checkpoint at
/// one instant can corrupt a store in write-ahead mode ("WAL-reset bug",
/// https://sqlite.org/wal.html section 11; Debian 12 has 3.40.1). With this lock they never do:
/// writers hold it from the beginning of a transaction to the end of the checkpoint that a commit
/// may make, and readers never checkpoint.
class WriterLock {
public:
    /// Waits for the present holder. Throws Error after `timeout`, where the lock file cannot be
    /// made, and of Kind::linked where the store has a second name: it would have a second lock
    /// and a second log there.
    explicit WriterLock(const std::filesystem::path& store,
                        std::chrono::milliseconds timeout = std::chrono::minutes(1));

private:
    base::FileLock lock_;
};

/// The turn of a program or thread that closes a store: one after another, so that one of them is
/// certainly the last and folds the log in. Nobody keeps it longer than closing takes; it is
/// another lock than that of the writers, in the same file.
class ClosingTurn {
public:
    /// Waits for it, ten seconds at most. Throws Error after that, and where the lock file cannot
    /// be made.
    explicit ClosingTurn(const std::filesystem::path& store);

private:
    base::FileDescriptor file_;
};

} // namespace damscope::db
