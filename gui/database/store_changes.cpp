// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/store_changes.hpp"

#include "gui/base/error_words.hpp"

#include <exception>
#include <utility>

namespace damscope::gui {

void StoreChanges::make(const std::filesystem::path& store, Change change, Failure failure) {
    ++pending_;
    if (!failure)
        failure = [this](const QString& reason) { emit failed(reason); };
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({store, std::move(change), std::move(failure)});
    }
    changed_.notify_one();
}

// Waiting changes are still made when the window closes.
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
        QMetaObject::invokeMethod(this, [this, then = carryOut(next)] {
            --pending_;
            then();
        });
    }
}

std::function<void()> StoreChanges::carryOut(const Waiting& waiting) {
    try {
        db::Store store(waiting.store, db::Store::Access::write);
        return waiting.change(store);
    } catch (const std::exception& e) {
        return [failure = waiting.failure, reason = worded(e)] { failure(reason); };
    }
}

} // namespace damscope::gui
