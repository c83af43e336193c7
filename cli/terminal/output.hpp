// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/atomic_file.hpp"
#include "base/system/user_program.hpp"
#include "cli/terminal/json.hpp"

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::cli {

/// The program that shows long output page by page on a terminal: the words of $DAMSCOPE_PAGER,
/// else of $PAGER, else "less"; none if that is empty or "cat", on a terminal that cannot move its
/// cursor, or if it cannot be started. The output then goes to the terminal as it is.
[[nodiscard]] std::optional<base::FedProgram> startPager();

/// The reader of the output has closed it (`| head -1`): the program ends quietly.
class BrokenPipe : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "the reader has gone"; }
};

/// Buffered output to a file descriptor. Every byte is written or the failure is thrown:
/// BrokenPipe for a closed pipe, std::system_error (its text names the output) for other errors.
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
    /// Whether that may be given colours.
    [[nodiscard]] bool obeysEscapes() const;

    /// On a terminal, what is written from now on goes through the program that `start` starts at
    /// the first output; nothing from it means none.
    void pageWith(std::function<std::optional<base::FedProgram>()> start);
    /// May be asked from another thread.
    [[nodiscard]] bool isPaged() const { return isPaged_; }
    /// Waits until the pager's user has seen enough, if there is one.
    void closePager();

private:
    int descriptor_;
    std::string name_;
    std::string buffer_;
    bool isTerminal_;
    std::function<std::optional<base::FedProgram>()> startPager_;
    std::optional<base::FedProgram> pager_;
    std::atomic<bool> isPaged_ = false;
};

/// The output of a command in a file that appears complete or not at all (base::AtomicFile).
class SavedFile {
public:
    explicit SavedFile(const base::OutputTarget& target);

    [[nodiscard]] Output& out() { return out_; }
    void keep();

private:
    base::AtomicFile file_;
    Output out_;
};

/// A list of JSON values on an output: one on each line, or one array of them.
class JsonRows {
public:
    enum class Layout : std::uint8_t { lines, array };
    JsonRows(Output& out, Layout layout) : out_(&out), layout_(layout) {}

    /// Adds a versioned value.
    void add(const Json& value) { addAsItIs(versioned(value)); }
    /// Without the version, for fields that are the user's choice.
    void addAsItIs(const Json& value);
    /// Closes an array; to be called when all rows have been added, and if there are none.
    void end();

private:
    Output* out_;
    Layout layout_;
    bool begun_ = false;
};

} // namespace damscope::cli
