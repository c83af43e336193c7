// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
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

    void write(std::string_view bytes);
    /// Writes the buffer. The destructor does not: output that was not flushed is discarded.
    void flush();
    [[nodiscard]] bool isTerminal() const { return isTerminal_; }

private:
    int descriptor_;
    std::string name_;
    std::string buffer_;
    bool isTerminal_;
};

/// Writes all bytes and continues after interruptions. Returns the error that stopped it, if any.
[[nodiscard]] std::error_code writeAll(int descriptor, std::string_view bytes);

} // namespace damscope::cli
