// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"
#include "db/store/store.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// The games that a command applies to: those given by number ("12", "3,5,8-10") that pass the
/// filter, in ascending order; all that pass it if no number is given. Throws UsageError for text
/// that is not a number and for games that the store does not have.
[[nodiscard]] std::vector<db::GameId>
gamesMeant(db::Store& store, const std::vector<std::string>& words, db::Filter filter);

} // namespace damscope::cli
