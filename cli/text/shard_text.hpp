// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/exit_status.hpp"
#include "cli/terminal/json.hpp"
#include "db/shards/merged_files.hpp"

#include <string>

namespace damscope::cli {

/// "; 1 file cut off at the end: run its worker again for the rest"; empty if nothing is missing.
[[nodiscard]] std::string faultsText(const db::FileFaults& faults);
/// The same as members of an object.
void addFaults(const db::FileFaults& faults, Json& object);
/// Shards that no file has are no problem: they may be merged later.
[[nodiscard]] ExitStatus statusOf(const db::FileFaults& faults);

} // namespace damscope::cli
