// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_descriptor.hpp"

#include <filesystem>

namespace damscope::base {

/// A lock that one holder has among all programs of a machine and all locks of a program, kept in
/// a file that is never removed: removing it would let two hold locks of the same name. The end of
/// a program, however it comes, releases what it holds.
class FileLock {
public:
    /// Opens the file, and makes it if it is missing. Throws std::system_error where that cannot be
    /// done.
    explicit FileLock(std::filesystem::path file);
    FileLock(FileLock&&) = default;
    FileLock& operator=(FileLock&&) = default;
    ~FileLock();

    /// False if another holds the lock. Throws std::system_error where the file system has no
    /// locks.
    [[nodiscard]] bool tryLock();
    void unlock();
    [[nodiscard]] bool isHeld() const { return held_; }

private:
    std::filesystem::path file_;
    FileDescriptor descriptor_;
    bool held_ = false;
};

} // namespace damscope::base
