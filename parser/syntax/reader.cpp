// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/reader.hpp"

#include "parser/syntax/grammar.hpp"
#include "parser/syntax/scan.hpp"

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
