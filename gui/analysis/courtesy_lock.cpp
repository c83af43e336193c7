// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/courtesy_lock.hpp"

#include <QFile>

#include <system_error>

namespace damscope::gui {

CourtesyLock::CourtesyLock(const QString& file) {
    try {
        lock_.emplace(QFile::encodeName(file).toStdString());
    } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch): then there is no lock
    }
}

bool CourtesyLock::tryLock() {
    try {
        return !lock_ || lock_->tryLock();
    } catch (const std::system_error&) {
        lock_.reset();
        return true;
    }
}

void CourtesyLock::unlock() {
    if (lock_)
        lock_->unlock();
}

} // namespace damscope::gui
