// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/numbered_moves.hpp"

namespace damscope::cli {

std::string numberedMoves(std::span<const std::string> moves) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i)
        text +=
            (i > 0 ? " " : "") + (i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : "") + moves[i];
    return text;
}

} // namespace damscope::cli
