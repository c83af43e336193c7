// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/correct.hpp"
#include "rules/game/replay.hpp"

#include <string>

namespace damscope::parser {

/// Where a finding is: "31. 18-22" for who moves first, "31... 18-22" for the other; without the
/// text if it is not a move.
[[nodiscard]] inline std::string placeOf(const rules::Finding& finding, const rules::Script& script,
                                         const rules::Rules& rules) {
    const bool isMove = script[finding.item].kind == rules::ScriptItem::Kind::move;
    return numberOf(finding.moveNumber, finding.mover, rules) +
           (isMove ? " " + finding.move : std::string());
}

} // namespace damscope::parser
