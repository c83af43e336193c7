// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_lock.hpp"

#include <QString>

#include <optional>

namespace damscope::gui {

/// An advisory lock between programs. If it cannot be created, because the folder is not writable
/// or its file system has no locks, no program waits for another.
class CourtesyLock {
public:
    explicit CourtesyLock(const QString& file);

    /// False while another program holds it.
    [[nodiscard]] bool tryLock();
    void unlock();
    [[nodiscard]] bool isHeld() const { return lock_ && lock_->isHeld(); }

private:
    std::optional<base::FileLock> lock_;
};

} // namespace damscope::gui
