// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "cli/terminal/exit_status.hpp"
#include "db/lists/filter.hpp"
#include "db/store/store.hpp"

namespace damscope::cli {

/// Reports the numbers in a filter that no game has: then ExitStatus::problems.
[[nodiscard]] ExitStatus reportMissing(db::Store& store, const db::Filter& filter,
                                       Console& console);

} // namespace damscope::cli
