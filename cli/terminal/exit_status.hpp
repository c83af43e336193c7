// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/phrase.hpp"

#include <array>
#include <string_view>

namespace damscope::cli {

/// The exit status of the program.
enum class ExitStatus : int {
    allWell = 0,
    problems = 1,     ///< done, with problems reported
    usage = 2,        ///< the command line is wrong
    failed = 3,       ///< the store or a file failed
    interrupted = 130 ///< stopped by Ctrl-C; SIGTERM makes it 143
};

/// What a status means, for help and manual pages.
struct ExitStatusMeaning {
    std::string_view statuses;
    std::string_view meaning;
};

inline constexpr std::array<ExitStatusMeaning, 5> exitStatusMeanings{
    {{"0", phrase("all well")},
     {"1", phrase("done, with problems reported")},
     {"2", phrase("the command line is wrong")},
     {"3", phrase("the database or a file failed")},
     {"130, 143", phrase("interrupted; what was stored is safe")}}};

} // namespace damscope::cli
