// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "cli/terminal/console.hpp"
#include "messages/message.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

namespace damscope::cli {

/// The progress of a long task: a line that is updated in place on a terminal, else a plain line
/// every ten seconds.
class ProgressLine {
public:
    /// `unit`: the code of the message that counts, "counted-games".
    ProgressLine(Console& console, std::string unit);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// `done` units are done. `fraction` is their share of the whole, 0 to 1; negative if the whole
    /// is not known.
    void show(std::uint64_t done, double fraction);
    /// What is done from now on: the code of a message about {progress}.
    void become(std::string task) { task_ = std::move(task); }

private:
    Console& console_;
    std::string unit_;
    std::string task_; ///< empty: the progress says it
    bool renews_;      ///< the line in place, on a terminal
    base::Throttle due_;
};

/// A progress line that shows counts.
[[nodiscard]] base::Progress showOn(ProgressLine& line);

/// The share of the whole that is done; negative if the whole is not known.
[[nodiscard]] double fractionOf(std::uint64_t done, std::uint64_t total);

/// A progress line: "12 408 games, 41 %, 9 870 games/s, 2:05 left".
[[nodiscard]] Message progressMessage(std::uint64_t done, double fraction,
                                      std::chrono::duration<double> elapsed,
                                      const std::string& unit);

/// "1 game", "12 408 games", by the code of a message that counts: "counted-games".
[[nodiscard]] Message counted(std::uint64_t number, const std::string& code);

} // namespace damscope::cli
