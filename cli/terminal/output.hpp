// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/pager.hpp"

#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>

namespace damscope::cli {

/// The reader of the output has closed it (`| head -1`): the program ends quietly.
class ReaderGone : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "the reader has gone"; }
};

/// Buffered output to a file descriptor. Every byte is written or the failure is thrown:
/// ReaderGone for a closed pipe, std::system_error (its text names the output) for other errors.
class Output {
public:
    /// `name` is its name in messages: "standard output". Does not own the descriptor.
    Output(int descriptor, std::string name);
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Call it with whole characters. On a terminal, with a pager too, control characters are
    /// written out, so that no text can steer it (forTerminal()).
    void write(std::string_view bytes);
    /// Writes the buffer. The destructor does not: output that was not flushed is discarded.
    void flush();
    [[nodiscard]] bool isTerminal() const { return isTerminal_; }

    /// On a terminal, what is written from now on goes through the program that `start` starts at
    /// the first output; nothing from it means none.
    void pageWith(std::function<std::unique_ptr<Pager>()> start);
    /// May be asked from another thread.
    [[nodiscard]] bool isPaged() const { return isPaged_; }
    /// Waits until the pager's user has seen enough, if there is one.
    void closePager();

private:
    int descriptor_;
    std::string name_;
    std::string buffer_;
    bool isTerminal_;
    std::function<std::unique_ptr<Pager>()> startPager_;
    std::unique_ptr<Pager> pager_;
    std::atomic<bool> isPaged_ = false;
};

/// Writes all bytes and continues after interruptions. Returns the error that stopped it, if any.
[[nodiscard]] std::error_code writeAll(int descriptor, std::string_view bytes);

} // namespace damscope::cli
