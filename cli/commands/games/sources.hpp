// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/sources.hpp"
#include "db/store/store.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// The sources that SOURCE means: the one with this number, or those with this text in their path,
/// case ignored (ASCII). Throws UsageError if there is none.
[[nodiscard]] std::vector<db::StoredSource> sourcesMeant(db::Store& store, const std::string& word);

} // namespace damscope::cli
