// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <windows.h>

namespace damscope::base::windows {

/// A handle of the system, closed at the end of its life.
class Handle {
public:
    Handle() = default;
    /// Takes over an open handle; INVALID_HANDLE_VALUE and null stand for none.
    explicit Handle(HANDLE handle) : handle_(handle == INVALID_HANDLE_VALUE ? nullptr : handle) {}
    Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    Handle& operator=(Handle&& other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~Handle() { close(); }
    void close() {
        if (isOpen())
            ::CloseHandle(std::exchange(handle_, nullptr));
    }
    [[nodiscard]] HANDLE get() const { return handle_; }
    [[nodiscard]] HANDLE release() { return std::exchange(handle_, nullptr); }
    [[nodiscard]] bool isOpen() const { return handle_ != nullptr; }

private:
    HANDLE handle_ = nullptr;
};

} // namespace damscope::base::windows
