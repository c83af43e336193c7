// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/progress.hpp"
#include "db/export/export.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

namespace damscope::db {

/// What could be saved from a damaged store. games = whole + unverified + lost.
struct RecoverReport {
    std::uint64_t games = 0; ///< with any trace found, not counting deleted ones
    std::uint64_t whole = 0; ///< verified by their checksums
    /// Their moves can be read, but players and event are damaged or lost. They are
    /// written with what was found and the tag [DamscopeRecovered "unverified"].
    std::uint64_t unverified = 0;
    std::uint64_t lost = 0;         ///< only traces of them are left
    std::vector<GameId> lostGames;  ///< the first of them
    std::uint64_t missing = 0;      ///< numbers below the highest without any trace
    std::uint64_t damagedPages = 0; ///< of the file, as far as games were on them
    bool complete = true;           ///< false: stopped
    static constexpr std::size_t listed = 20;
};

struct RecoverOptions {
    std::stop_token stop;
    base::Progress progress; ///< pages, then games
};

/// Writes every game that can still be read from a store as PDN, in the order of their numbers,
/// whatever else in it is damaged: its pages are read one by one, without SQLite, and what is found
/// of a game is assembled and compared with its checksum. The store is not changed; no other
/// program may write to it meanwhile. Throws SourceFailure if the file cannot be read at all.
RecoverReport recoverGames(const std::filesystem::path& store, const OutputSink& sink,
                           const RecoverOptions& options = {});

} // namespace damscope::db
