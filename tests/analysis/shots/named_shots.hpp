// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis::shots {

/// A combination of tests/data/reference/named_shots.tsv.
struct NamedShot {
    std::string name;
    rules::Position start{rules::Variant::international};
    std::vector<rules::Move> line;
};

/// Legal moves of a text, one after another; the running test fails where one is not legal.
[[nodiscard]] std::vector<rules::Move> playedMoves(rules::Position position, std::string_view text);

/// Where the sources give only a position, the line is the finder's.
[[nodiscard]] std::vector<NamedShot> namedShots();

} // namespace damscope::analysis::shots
