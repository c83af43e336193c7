// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <deque>
#include <mutex>
#include <utility>

namespace damscope::base {

/// A value that is replaced as a whole while other threads read it. References to older values stay
/// valid: it is for what a user changes by hand, now and then.
template <class T> class Replaceable {
public:
    explicit Replaceable(T first) : values_{std::move(first)}, current_(&values_.front()) {}

    [[nodiscard]] const T& current() const { return *current_.load(std::memory_order_acquire); }
    void replace(T value) {
        const std::scoped_lock lock(mutex_);
        values_.push_back(std::move(value));
        current_.store(&values_.back(), std::memory_order_release);
    }

private:
    std::mutex mutex_;
    std::deque<T> values_;
    std::atomic<const T*> current_;
};

} // namespace damscope::base
