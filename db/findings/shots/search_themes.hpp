// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

/// How far a search went.
struct ThemeSearch {
    std::uint64_t games = 0;      ///< searched
    std::uint64_t shots = 0;      ///< found in them
    std::uint64_t structures = 0; ///< found in them
    bool complete = true;         ///< else it was stopped
};

/// What is kept of a game that was scanned for all that can be kept.
[[nodiscard]] Themes themesOf(ScannedGame game);

/// Searches the games that were not searched yet for combinations and structures, and keeps what it
/// finds (themes.hpp). Commits as it goes; a stop request ends it between two commits, and so does
/// a search by other names that begins meanwhile. A game that changes meanwhile is searched again.
/// `jobs` are threads, 0: one a core; `progress` gets games.
ThemeSearch searchThemes(Store& store, unsigned jobs = 0, const std::stop_token& stop = {},
                         const base::Progress& progress = {});

/// How the games went in which a side had a structure, each counted once.
struct StructureResults {
    std::shared_ptr<const Structure> structure{};
    rules::Color side{};
    std::uint64_t games = 0;
    std::uint64_t whiteWins = 0;
    std::uint64_t draws = 0;
    std::uint64_t blackWins = 0;

    /// Games with one of these results.
    [[nodiscard]] std::uint64_t decided() const { return whiteWins + draws + blackWins; }
    /// White's points of one a game; 0 where no result is known.
    [[nodiscard]] double whiteScore() const;
};

/// The results of the structures in the games that pass the filter, the most frequent first; only
/// of the structure that the filter names, if it names one. Throws UnanswerableFilter if a game was
/// not searched (searchThemes()).
[[nodiscard]] std::vector<StructureResults> structureResults(Store& store, const Filter& filter);
/// The same for these games, ascending; only of the structure with this name, if one is given.
[[nodiscard]] std::vector<StructureResults>
structureResults(Store& store, std::span<const GameId> games,
                 const std::optional<std::string>& name);

/// As scanShots() with its usual limits, from what is kept (searchThemes()) instead of a search;
/// every game must have been searched (countUnsearched()). `prevention` as in ShotScan.
[[nodiscard]] bool keptShots(Store& store, const Filter& filter, bool prevention,
                             const ScannedSink& sink, const std::stop_token& stop = {});

/// Legal moves one after another, each as PDN writes it.
[[nodiscard]] std::vector<std::string> movesText(rules::Position position,
                                                 std::span<const rules::Move> line);

/// The moves of a combination; none if it is not known where it begins.
[[nodiscard]] std::vector<rules::Move> lineOf(const FoundShot& shot);

/// The move of a game behind moves that begin at a ply; empty if the game has none, or others.
[[nodiscard]] std::string answerText(std::span<const analysis::shots::Ply> game, std::size_t at,
                                     std::span<const std::string> moves);

/// "25. 34-30 25x34 26. 40x16", numbered from the ply where it begins.
[[nodiscard]] std::string numberedLine(const FoundShot& shot);

/// What it gains, as "2 men and 1 new king", "the game".
[[nodiscard]] Message gainMessage(const FoundShot& shot);

} // namespace damscope::db
