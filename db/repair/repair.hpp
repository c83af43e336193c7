// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/progress.hpp"
#include "db/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/problems.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace damscope::db {

class Store;

/// What to do with stored games with illegal moves (docs/repair.md).
enum class RepairTask : std::uint8_t {
    propose, ///< nothing is changed
    repair,
    accept,      ///< the proposal for the first fault of a game is applied, however certain it is
    proposeUndo, ///< nothing is changed
    undo ///< repaired games get their original text back; also those whose problems no longer
         ///< mention a repair, if the filter gives their numbers
};

/// A game that can be repaired, or that has a proposal.
struct GameRepair {
    GameLine game;
    bool changes = false;             ///< the task changes it; else there is only a proposal
    std::vector<ProblemRow> problems; ///< its problems after the change, or now
};

struct RepairReport {
    std::uint64_t games = 0;     ///< examined: those with illegal moves, or that were repaired
    std::uint64_t changed = 0;   ///< or would be
    std::uint64_t proposals = 0; ///< for games that are not changed
    std::vector<Damage> damaged; ///< could not be read and were not changed
    bool complete = true;        ///< not stopped
};

/// What a long task reports, in the thread that called it. Either may be empty.
struct RepairListener {
    std::function<void(const GameRepair&)> game;
    base::Progress progress;
};

/// Reads the games of a filter that are not legal to the end, or were repaired, again from their
/// kept text, and changes them in place: they keep their numbers. Every hundred games are one
/// transaction, so that a stop request, or the end of the program at any moment, leaves whole
/// games. Changed games are removed from the position index and indexed again at the
/// end.
RepairReport repairGames(Store& store, const Filter& filter, RepairTask task,
                         const std::stop_token& stop = {}, const RepairListener& listener = {});

} // namespace damscope::db
