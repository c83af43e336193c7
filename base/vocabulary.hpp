// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <memory>
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

/// Several functions as one, chosen by the type of the argument: for std::visit.
template <class... Functions> struct Overloaded : Functions... { using Functions::operator()...; };
template <class... Functions> Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace damscope
