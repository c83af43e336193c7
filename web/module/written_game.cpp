// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/written_game.hpp"

#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "web/module/calls.hpp"

namespace damscope::web {

rules::Game writtenGame(std::string_view pdn) {
    parser::Reader reader(pdn);
    parser::GameText text;
    if (!reader.next(text))
        throw CallError({"page-no-text", {}});
    return parser::assemble(text).game;
}

} // namespace damscope::web
