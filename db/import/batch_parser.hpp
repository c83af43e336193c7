// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/import.hpp"
#include "db/import/step.hpp"

namespace damscope::db::importing {

/// Reads the games of a batch. Pure: any number of threads may do it at a time.
[[nodiscard]] GamesStep parseBatch(const TextStep& step, const ImportOptions& options);

/// What the first batches of a source suggest for its games without GameType. Looks at 256 games
/// with moves or tags at most.
[[nodiscard]] parser::Preference preferenceOf(const std::vector<TextBatch>& batches);

/// The variants that all games fit whose moves are against their tags.
[[nodiscard]] std::vector<rules::Variant> fittingWrongTags(const std::vector<TextBatch>& batches);

} // namespace damscope::db::importing
