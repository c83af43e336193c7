// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"

#include <optional>
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

} // namespace damscope::parser
