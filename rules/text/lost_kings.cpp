// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/lost_kings.hpp"

#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

namespace damscope::rules {

std::optional<Message> warningOfLostKings(const Position& position) {
    std::vector<std::string> squares;
    for (const Square s : menOnCrowningRow(position))
        squares.push_back(squareName(position.rules(), s));
    if (squares.empty())
        return std::nullopt;
    return Message{"man-on-crowning-row", {{"squares", std::move(squares)}}};
}

} // namespace damscope::rules
