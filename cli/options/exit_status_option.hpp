// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/exit_status.hpp"

#include <cstdint>

namespace damscope::cli {

/// --exit-status: a search that finds nothing exits with 1, for scripts.
class ExitStatusOption {
public:
    void declare(Arguments& arguments);
    /// The status of a search that went well as `status` says.
    [[nodiscard]] ExitStatus of(ExitStatus status, std::uint64_t found) const;

private:
    bool wanted_ = false;
};

} // namespace damscope::cli
