// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/lists/source_facts.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "messages/language.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// The sources that SOURCE means: the one with this number, or those with this text in their path,
/// case ignored (ASCII); all without a word. Throws UsageError if there is none.
[[nodiscard]] std::vector<db::StoredSource> sourcesMeant(db::Store& store,
                                                         const std::optional<std::string>& word);

/// "UTF-8", "windows-1251 (chosen)", "windows-1257, or ISO-8859-13".
[[nodiscard]] std::string encodingText(const db::Source& source);
/// "russian (chosen)", "international, russian 4; 12 guessed".
[[nodiscard]] std::string variantText(const db::StoredSource& source, const db::SourceFacts& facts);

/// A source as an object: id path file games read encoding ... variants problems.
[[nodiscard]] Json sourceJson(const db::StoredSource& source, const db::SourceFacts& facts,
                              Language language);

/// "  3 errors in 2 games, capture-compulsory: capture is compulsory: 23x32", safe for a terminal.
[[nodiscard]] std::string problemKindText(const db::ProblemKind& kind, Language language);

} // namespace damscope::cli
