// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/import.hpp"
#include "db/import/step.hpp"

namespace damscope::db::importing {

/// Reads the games of a batch. Pure: any number of threads may do it at a time.
[[nodiscard]] GamesStep parseBatch(const TextStep& step, const ImportOptions& options);

/// The order of preference that the games without GameType of the first batches of a source
/// suggest. Looks at 256 of them at most.
[[nodiscard]] std::vector<rules::Variant> preferenceOf(const std::vector<TextBatch>& batches);

} // namespace damscope::db::importing
