// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/outcome_name.hpp"

namespace damscope::rules {

std::string_view outcomeName(GameResult result) {
    switch (result) {
    case GameResult::whiteWins:
        return "white wins";
    case GameResult::draw:
        return "draw";
    case GameResult::blackWins:
        return "black wins";
    case GameResult::bothLose:
        return "both lose";
    case GameResult::unknown:
        break;
    }
    return {};
}

} // namespace damscope::rules
