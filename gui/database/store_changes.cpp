// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/store_changes.hpp"

#include <exception>
#include <utility>

namespace damscope::gui {

void StoreChanges::make(const std::filesystem::path& store, Change change) {
    ++pending_;
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({store, std::move(change)});
    }
    changed_.notify_one();
}

// What waits when the window closes is still done.
void StoreChanges::run(const std::stop_token& stop) {
    for (;;) {
        Waiting next;
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [this] { return !waiting_.empty(); }))
                return;
            next = std::move(waiting_.front());
            waiting_.pop_front();
        }
        carryOut(next);
    }
}

void StoreChanges::carryOut(const Waiting& waiting) {
    try {
        db::Store store(waiting.store, db::Store::Access::write);
        QMetaObject::invokeMethod(this, [this, then = waiting.change(store)] {
            --pending_;
            then();
        });
    } catch (const std::exception& e) {
        QMetaObject::invokeMethod(this, [this, what = QString::fromUtf8(e.what())] {
            --pending_;
            emit failed(what);
        });
    }
}

} // namespace damscope::gui
