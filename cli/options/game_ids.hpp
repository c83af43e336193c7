// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"
#include "db/store/store.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// The games that a command is about: those named by number ("12", "3,5,8-10") that the filter lets
/// through, in the order of their numbers; all that it lets through if none is named. Throws
/// UsageError for text that is no number and for games that the store does not have.
[[nodiscard]] std::vector<db::GameId>
gamesMeant(db::Store& store, const std::vector<std::string>& words, db::Filter filter);

} // namespace damscope::cli
