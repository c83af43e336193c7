// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/exit_status_option.hpp"

namespace damscope::cli {

void ExitStatusOption::declare(Arguments& arguments) {
    arguments.flag({"--exit-status", "", "exit with 1 if nothing is found"}, wanted_);
}

ExitStatus ExitStatusOption::of(ExitStatus status, std::uint64_t found) const {
    return wanted_ && found == 0 && status == ExitStatus::allWell ? ExitStatus::problems : status;
}

} // namespace damscope::cli
