// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/cut_list.hpp"

#include "messages/words.hpp"

namespace damscope::cli {

std::optional<std::string> warningOfCutList(const rules::MoveList& moves, Language language) {
    if (!moves.overflowed())
        return std::nullopt;
    return word("severity", "warning", language) + ": " + words({"moves-cut", {}}, language);
}

} // namespace damscope::cli
