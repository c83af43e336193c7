// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/store/problems.hpp"

#include <cstdint>
#include <string>

namespace damscope::cli {

/// A problem with what is needed to find it.
struct LocatedProblem {
    std::string file;
    std::uint64_t game = 0; ///< number of the game in its file, from 1; 0 = the file itself
    std::string white;      ///< empty where the name is not known
    std::string black;
    db::ProblemRow problem;
};

/// "club.pdn:87:5: game 12 (White - Black), 31... 18-22: capture is compulsory: 23x32", fit for a
/// terminal, without a newline. Long names and messages are cut.
[[nodiscard]] std::string problemLine(const LocatedProblem& located);

/// The same as an object: file line column game white black move severity code message suggestion.
[[nodiscard]] Json problemJson(const LocatedProblem& located);

} // namespace damscope::cli
