// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"

#include <string>
#include <string_view>

namespace damscope::rules {

/// What a written result says beside who has won: how the points were shared.
struct ResultDetail {
    double total = 0; ///< the points of both: 2 of "1½-½", 10 of "9-1"; 0: none are written
    double whiteShare = 0.5; ///< of these
    bool forfeit = false;    ///< nobody played: "2-0F", "+:-"
    friend bool operator==(const ResultDetail&, const ResultDetail&) = default;
};
[[nodiscard]] ResultDetail resultDetail(const Rules& rules, std::string_view text);

/// The result in the variant's own style, a win on points with its points: "9-1".
[[nodiscard]] std::string writeResult(const Rules& rules, GameResult result,
                                      const ResultDetail& detail);

} // namespace damscope::rules
