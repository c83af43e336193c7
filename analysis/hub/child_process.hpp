// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis {

/// How a program is started.
struct ProgramCall {
    std::vector<std::string> words;     ///< program (looked for in $PATH) and arguments
    std::filesystem::path folder = "."; ///< the folder it runs in
    /// The address space it may use, in bytes; asking for more fails. On Windows the memory of it
    /// and all that it starts.
    std::uint64_t memory = std::uint64_t{4} << 30;
    friend bool operator==(const ProgramCall&, const ProgramCall&) = default;
};

/// The words of a command line as a shell splits them: blanks, quotes, backslashes. On Windows a
/// backslash is one, as in names of files, but before a quote. No other shell syntax is supported.
/// Nothing if a quote is not closed or there is no word.
[[nodiscard]] std::optional<std::vector<std::string>> splitCommand(std::string_view command);
/// The command line that splits into these words.
[[nodiscard]] std::string joinCommand(const std::vector<std::string>& words);

/// A program that communicates in lines and is not trusted: it may hang, crash, print a gigabyte,
/// and leave processes behind. It inherits only three descriptors, gets no signals that the
/// terminal sends, and ends with this object, and with Damscope, together with every process that
/// it started (posix/keeper.hpp; on Windows a job object). Not safe for concurrent use.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;

    /// Throws std::system_error if there are no descriptors or processes left to start it; a
    /// program that does not exist is reported by `hear` and `ending`.
    explicit ChildProcess(const ProgramCall& call);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    /// Ends the program at once.
    ~ChildProcess();

    /// Sends a line. False if the program has closed its input or does not take it in time.
    [[nodiscard]] bool say(std::string_view line, Clock::time_point deadline);

    enum class Heard : std::uint8_t {
        line,    ///< a line was read
        nothing, ///< the deadline has passed
        stopped, ///< a stop was requested
        tooMuch, ///< it has printed more than 64 MiB since `allowMore`
        ended    ///< it has closed its output, normally because it has ended
    };
    /// The next line, without its end. Lines of more than 64 KiB are skipped. Meanwhile standard
    /// error is read.
    [[nodiscard]] Heard hear(std::string& line, Clock::time_point deadline,
                             const std::stop_token& stop = {});
    /// Restarts the count of its output from zero.
    void allowMore();

    /// Closes its input, gives it some time to end by itself, then kills it. Afterwards `ending`
    /// is known.
    void end(std::chrono::milliseconds timeout);
    /// How it ended, in words: "ended with status 3", "was ended by signal 11 (Segmentation
    /// fault)" or "by exception 0xC0000005", "cannot be started: No such file or directory"; "ended
    /// without saying why" if only
    /// its output ended; "was still running" if it had to be ended.
    [[nodiscard]] std::string ending();
    /// The last lines of its standard error; any bytes.
    [[nodiscard]] std::string lastWords() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace damscope::analysis
