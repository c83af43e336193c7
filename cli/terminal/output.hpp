// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/atomic_file.hpp"
#include "base/files/open_files.hpp"
#include "cli/terminal/json.hpp"

#include <sys/types.h>

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace damscope::cli {

/// The program that shows long output page by page on a terminal.
class Pager {
public:
    /// The words of $DAMSCOPE_PAGER, else of $PAGER, else "less"; none if that is empty or "cat",
    /// and on a terminal that cannot move its cursor.
    [[nodiscard]] static std::vector<std::string> usualCommand();
    /// Nothing if it cannot be started: the output then goes to the terminal as it is.
    [[nodiscard]] static std::unique_ptr<Pager> start(const std::vector<std::string>& command);

    Pager(pid_t process, base::FileDescriptor input);
    ~Pager();
    Pager(const Pager&) = delete;
    Pager& operator=(const Pager&) = delete;

    /// What is written here is shown.
    [[nodiscard]] int descriptor() const { return input_.number(); }
    /// Waits until its user has seen enough.
    void finish();

private:
    pid_t process_;
    base::FileDescriptor input_;
};

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
