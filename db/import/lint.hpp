// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/import.hpp"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

/// The result of checking sources. games = legal + partial, always.
struct LintSummary {
    std::uint64_t sources = 0; ///< texts that games were read from
    std::uint64_t failed = 0;  ///< files or members that could not be read, or not to their end
    std::uint64_t games = 0;   ///< read
    std::uint64_t legal = 0;   ///< to their end
    std::uint64_t partial = 0;
    std::uint64_t problems = 0; ///< of severity error or warning
    std::uint64_t errors = 0;   ///< of the problems
    ProblemCounts kinds;        ///< of the problems
    GuessedGames guessed;       ///< of the games read
    bool interrupted = false;   ///< by the stop token
};

/// Reads the games of files, folders and archives as importSources() does, and reports the same to
/// the listener, without a store: nothing is known beforehand, nothing is stored.
LintSummary lintSources(const std::vector<std::string>& paths, const ImportOptions& options = {},
                        const std::stop_token& stop = {}, const ImportListener& listener = {});

} // namespace damscope::db
