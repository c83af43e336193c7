// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"
#include "rules/board/rules.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace damscope::parser {

/// Which game a text is of, and what is to be reported about how that was found.
struct FoundVariant {
    rules::Variant variant = rules::Variant::international;
    VariantSource source = VariantSource::gameType;
    bool sure = true;
    bool isPlayed = true; ///< else no game that Damscope knows: its moves are kept as text
    std::vector<TextProblem> problems{};
};

/// By the option, the tags GameType and Variant, or the moves; see docs/pdn.md, "Which game is
/// played". `tags` are those kept of the text; a GameType is added for a game whose number is not
/// known.
[[nodiscard]] FoundVariant findVariant(const GameText& text, std::vector<rules::Tag>& tags,
                                       const AssembleOptions& options);

/// The variant that a tag `[Variant "..."]` names, as programs and people write it: "Frysk!",
/// "Antidraughts", "Russian draughts", "Dames internationales". Nothing for words that say no game
/// ("Standard", "From Position").
[[nodiscard]] std::optional<rules::Variant> variantOfTag(std::string_view value);

} // namespace damscope::parser
