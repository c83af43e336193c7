// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "db/query/find/gaps.hpp"

namespace damscope::cli {

/// Says in how many games nothing is known of what was asked, and which command changes that.
void reportGaps(const db::query::Gaps& gaps, Console& console);

/// The same as fields of a count: none where everything is known.
void addGaps(Json& object, const db::query::Gaps& gaps);

} // namespace damscope::cli
