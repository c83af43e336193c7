// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace damscope {

/// An error, wrapped so that it converts to any Expected.
template <class E> struct Unexpected { E error; };
template <class E> Unexpected(E) -> Unexpected<E>;

/// A value or an error: errors that the caller can act on are returned, not
/// thrown.
template <class T, class E> class Expected {
public:
    Expected(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Expected(Unexpected<E> u) : state_(std::in_place_index<1>, std::move(u.error)) {}

    [[nodiscard]] bool hasValue() const { return state_.index() == 0; }
    explicit operator bool() const { return hasValue(); }
    [[nodiscard]] const T& value() const {
        assert(hasValue());
        return *std::get_if<0>(&state_);
    }
    [[nodiscard]] T& value() {
        assert(hasValue());
        return *std::get_if<0>(&state_);
    }
    [[nodiscard]] const E& error() const {
        assert(!hasValue());
        return *std::get_if<1>(&state_);
    }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

private:
    std::variant<T, E> state_;
};

} // namespace damscope
