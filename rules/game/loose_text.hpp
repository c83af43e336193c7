// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/replay.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// What is text among the move numbers of a script: internal to replay.
namespace damscope::rules::detail {

/// Items that are kept as one text.
struct LooseText {
    std::size_t first = 0;
    std::size_t end = 0;    ///< behind the last of them
    bool isReported = true; ///< it holds unread text, which the parser has reported
};

/// Unread text and move numbers that stand side by side, up to the next item of another kind.
struct LooseRun {
    std::size_t end = 0; ///< behind its last item
    std::vector<LooseText> texts;
    std::uint32_t number = 0; ///< the last move number of the line
};

/// Reads the run that begins at an item, which is unread text or a move number. A number that
/// neither counts the moves nor stands before one is text: "played in 1951.", "32.28", a list of
/// names. `number` is the last move number of the line before.
[[nodiscard]] LooseRun readLooseRun(const Script& script, const ScriptSource& source,
                                    std::size_t first, std::uint32_t number);

/// What the items stand for in their source, as written.
[[nodiscard]] std::string_view textBetween(const Script& script, const ScriptSource& source,
                                           std::size_t first, std::size_t end);

} // namespace damscope::rules::detail
