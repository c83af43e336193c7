// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"

#include <cstdint>
#include <string>

namespace damscope::db {

/// Something that was wrong with a source or a game, with its place in the source.
struct ProblemRow {
    parser::Problem::Severity severity = parser::Problem::Severity::error;
    std::uint64_t line = 0;   ///< from 1; 0 where the problem has no line
    std::uint64_t column = 0; ///< from 1, in characters
    std::string code;         ///< stable word: "capture-compulsory"
    std::string where;        ///< "31... 18-22"; empty where no move is concerned
    std::string message;      ///< "capture is compulsory: 23x32"
    std::string suggestion;   ///< what may have been meant; empty if nothing is proposed
    friend bool operator==(const ProblemRow&, const ProblemRow&) = default;
};

} // namespace damscope::db
