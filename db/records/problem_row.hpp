// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/problem.hpp"

#include <cstdint>

namespace damscope::db {

/// Something that was wrong with a source or a game, with its place in the source.
struct ProblemRow : Problem {
    std::uint64_t line = 0;   ///< from 1; 0 where the problem has no line
    std::uint64_t column = 0; ///< from 1, in characters
    friend bool operator==(const ProblemRow&, const ProblemRow&) = default;
};

} // namespace damscope::db
