// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/own_names/sections.hpp"

#include <filesystem>
#include <string>

namespace damscope::cli {

/// The user's file of names (db/own_names). Throws UsageError without a home folder.
[[nodiscard]] std::filesystem::path ownNamesPlace();

/// "names.ini:3:1: ..."
[[nodiscard]] std::string placed(const std::filesystem::path& file,
                                 const db::OwnNamesProblem& problem);

/// Uses the names of the user's file. Throws UsageError where it cannot be understood.
void applyOwnNames();

} // namespace damscope::cli
