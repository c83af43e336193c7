// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/lists/source_facts.hpp"
#include "db/store/sources.hpp"
#include "messages/language.hpp"

#include <string>

namespace damscope::cli {

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
