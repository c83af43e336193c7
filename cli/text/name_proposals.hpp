// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "db/lists/filter.hpp"
#include "db/store/store.hpp"

namespace damscope::cli {

/// Says which names of the store are nearest to those of a filter that no player has: "no player is
/// called "Wirsma"; did you mean Wiersma, H. (210 games)?".
void proposeNames(db::Store& store, const db::Filter& filter, Console& console);

} // namespace damscope::cli
