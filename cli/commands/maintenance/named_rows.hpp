// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/search/endings/endings.hpp"
#include "db/search/own_names/own_names.hpp"
#include "messages/language.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damscope::cli {

/// A combination or a structure that has a name.
using NamedRow = std::variant<std::shared_ptr<const analysis::shots::ShotName>,
                              std::shared_ptr<const db::Structure>>;

/// All, structures after combinations.
[[nodiscard]] std::vector<NamedRow> allNamed(const db::NameCatalogue& names);
/// Those of a key ("royal", "shot:royal"), or else of a name in any language.
[[nodiscard]] std::vector<NamedRow> namedAs(const db::NameCatalogue& names, std::string_view name);

[[nodiscard]] db::NamedKind kindOf(const NamedRow& row);
[[nodiscard]] const std::string& keyOf(const NamedRow& row);

/// The cells of a list: kind, key, variant, name, what is changed, definition.
[[nodiscard]] std::vector<std::string> namedCells(const NamedRow& row, Language language);
/// Everything about one, on several lines.
[[nodiscard]] std::string namedPage(const NamedRow& row, Language language);
/// The men of a structure, or the position where the example of a combination begins.
[[nodiscard]] std::optional<rules::Position> boardOf(const NamedRow& row);
[[nodiscard]] Json namedJson(const NamedRow& row);

/// The endings of a variant that share their names: one or several placements.
struct NamedEnding {
    std::string key; ///< "fourth-position"
    std::vector<const db::EndingName*> placements;
};

[[nodiscard]] std::vector<NamedEnding> allNamedEndings();
/// Those of a key ("fourth-position", "ending:fourth-position"), or else of a name in any language,
/// or with these words in it.
[[nodiscard]] std::vector<NamedEnding> endingsNamedAs(std::string_view name);

/// The cells of the list of `damscope config names`.
[[nodiscard]] std::vector<std::string> endingCells(const NamedEnding& ending, Language language);
/// Everything about one, on several lines.
[[nodiscard]] std::string endingPage(const NamedEnding& ending, Language language);
/// The first of its positions; nothing if it is all with a material.
[[nodiscard]] std::optional<rules::Position> boardOf(const NamedEnding& ending);
[[nodiscard]] Json endingJson(const NamedEnding& ending);

} // namespace damscope::cli
