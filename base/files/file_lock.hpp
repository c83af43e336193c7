// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_descriptor.hpp"

#include <chrono>
#include <filesystem>
#include <thread>

namespace damscope::base {

/// A lock with one holder among all programs of a machine and all locks of a program, kept in a
/// file that is never removed: removing it would allow two holders of locks with the same name. The
/// end of a program, in any way, releases its locks.
class FileLock {
public:
    /// Opens the file, and creates it if it is missing. Throws std::system_error if that is not
    /// possible.
    explicit FileLock(std::filesystem::path file);
    FileLock(FileLock&&) = default;
    FileLock& operator=(FileLock&&) = default;
    ~FileLock();

    /// False if another holder has the lock. Throws std::system_error if the file system has no
    /// locks.
    [[nodiscard]] bool tryLock();
    /// The same, but waits for the other holder; false if that takes longer.
    [[nodiscard]] bool lockWithin(std::chrono::milliseconds time);
    void unlock();
    [[nodiscard]] bool isHeld() const { return held_; }

private:
    std::filesystem::path file_;
    FileDescriptor descriptor_;
    bool held_ = false;
};

/// The lock for changing a small file of the user's, such as settings, from reading it to writing
/// it: "NAME.lock" beside it. Makes the folder, and waits for another program. Throws
/// std::system_error.
[[nodiscard]] FileLock lockToChange(const std::filesystem::path& file);

/// Tries again and again until `attempt` says true, for what another program holds for a moment.
/// False after `timeout`.
template <class Attempt> bool waitUntil(std::chrono::milliseconds timeout, const Attempt& attempt) {
    constexpr std::chrono::milliseconds pause{10};
    const auto end = std::chrono::steady_clock::now() + timeout;
    while (!attempt()) {
        if (std::chrono::steady_clock::now() >= end)
            return false;
        std::this_thread::sleep_for(pause);
    }
    return true;
}

} // namespace damscope::base
