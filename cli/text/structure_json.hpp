// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/format_option.hpp"
#include "db/shots/structure_results.hpp"
#include "messages/language.hpp"

namespace damscope::cli {

/// How the games with a structure of a side went.
[[nodiscard]] Json structureJson(const db::StructureResults& row, Language language);

} // namespace damscope::cli
