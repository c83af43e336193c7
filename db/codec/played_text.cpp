// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/played_text.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>

namespace damscope::db {

std::string playedText(const rules::Position& position, const rules::Move& move) {
    const rules::MoveList legal = rules::legalMoves(position);
    const bool isLegal = std::find(legal.begin(), legal.end(), move) != legal.end();
    return isLegal ? rules::moveText(position, move, legal)
                   : rules::shortText(position.rules(), move);
}

} // namespace damscope::db
