// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_descriptor.hpp"

#include <memory>
#include <string>
#include <sys/types.h>
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

} // namespace damscope::cli
