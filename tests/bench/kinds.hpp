// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"

#include <functional>
#include <string>
#include <vector>

/// The kinds of files that archivists meet, as changes of games that are written as usual.
namespace damscope::bench {

using Rewrite = std::function<std::string(std::string)>;

struct Kind {
    const char* name;
    Rewrite ofGame;
    Rewrite ofFile = {};
    parser::Repair repair = parser::Repair::suggest;
    bool byMoves = false; ///< only games whose moves show their variant
};
[[nodiscard]] std::vector<Kind> kinds();

} // namespace damscope::bench
