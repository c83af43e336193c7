// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/command.hpp"

namespace damscope::cli {

Command coachCommand();
Command exercisesCommand();
Command playCommand();
Command rehearseCommand();
Command sheetCommand();
Command solveCommand();

} // namespace damscope::cli
