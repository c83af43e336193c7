// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/reader.hpp"

#include "parser/grammar.hpp"
#include "parser/scan.hpp"

namespace damscope::parser {

bool Reader::next(GameText& game) {
    game.clear();
    offset_ = afterSpaces(text_, offset_);
    GameBuilder builder(text_, offset_, game);
    offset_ = recogniseGame(text_, offset_, builder);
    if (!game.terminator.empty())
        offset_ = recogniseTail(text_, offset_, builder);
    return builder.finish(offset_);
}

} // namespace damscope::parser
