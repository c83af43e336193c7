// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace damscope {

/// A value on the heap, copied with its owner: lets a type contain itself. Empty only after it has
/// been moved from.
template <class T> class Indirect {
public:
    Indirect() : value_(std::make_unique<T>()) {}
    Indirect(T value) : value_(std::make_unique<T>(std::move(value))) {}
    Indirect(const Indirect& other) : value_(std::make_unique<T>(*other)) {}
    Indirect(Indirect&&) noexcept = default;
    Indirect& operator=(const Indirect& other) {
        if (this != &other)
            value_ = std::make_unique<T>(*other);
        return *this;
    }
    Indirect& operator=(Indirect&&) noexcept = default;
    ~Indirect() = default;

    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] T& operator*() { return *value_; }
    [[nodiscard]] const T* operator->() const { return value_.get(); }
    [[nodiscard]] T* operator->() { return value_.get(); }

private:
    std::unique_ptr<T> value_;
};

} // namespace damscope
