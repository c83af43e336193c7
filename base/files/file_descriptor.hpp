// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>
#include <utility>

namespace damscope::base {

/// An open file of the operating system, closed at the end of its life. Whether closing fails is
/// not reported: writers sync the data to the disk before.
class FileDescriptor {
public:
    FileDescriptor() = default;
    /// Takes over an open descriptor; a negative number stands for none.
    explicit FileDescriptor(int number) : number_(number) {}
    FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~FileDescriptor() { close(); }
    void close() {
        if (isOpen())
            ::close(std::exchange(number_, -1));
    }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool isOpen() const { return number_ >= 0; }

private:
    int number_ = -1;
};

} // namespace damscope::base
