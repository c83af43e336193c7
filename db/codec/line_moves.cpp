// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/line_moves.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db {

std::string lineText(rules::Position position, const std::vector<rules::Move>& moves) {
    std::string text;
    for (const rules::Move& move : moves) {
        assert(rules::isLegal(position, move));
        text += (text.empty() ? "" : " ") + rules::moveText(position, move);
        position.play(move);
    }
    return text;
}

std::vector<rules::Move> lineMoves(rules::Position position, std::string_view text) {
    std::vector<rules::Move> moves;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const rules::MoveMatch match = rules::resolve(position, word);
        if (match.moves.empty())
            break;
        moves.push_back(match.moves.front());
        position.play(moves.back());
    }
    return moves;
}

} // namespace damscope::db
