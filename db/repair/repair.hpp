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

/// What is done with stored games that break (docs/repair.md).
enum class RepairTask : std::uint8_t {
    propose, ///< nothing is changed
    repair,
    accept,      ///< what is proposed for the first fault of a game is done, however sure it is
    proposeUndo, ///< nothing is changed
    undo ///< repaired games become what was written; those too whose problems do not mention a
         ///< repair any more, if the filter names their numbers
};

/// A game that can be repaired, or that a proposal can be made for.
struct GameRepair {
    GameLine game;
    bool changes = false;             ///< the task changes it; else there is only a proposal
    std::vector<ProblemRow> problems; ///< what is reported about it then, or what it says now
};

struct RepairReport {
    std::uint64_t games = 0;     ///< looked at: those that break, or that were repaired
    std::uint64_t changed = 0;   ///< or would be
    std::uint64_t proposals = 0; ///< for games that are not changed
    std::vector<Damage> damaged; ///< could not be read and were left as they are
    bool complete = true;        ///< not stopped
};

/// What a long task reports, in the thread that called it. Either may be empty.
struct RepairListener {
    std::function<void(const GameRepair&)> game;
    base::Progress progress;
};

/// Reads the games of a filter that are not legal to their end, or were repaired, once more from
/// the text that was kept of them, and changes them in place: they keep their numbers. Every
/// hundred games are one transaction, so that a stop request, or the end of the program at any
/// moment, leaves whole games. Changed games leave the position index and come back into it at the
/// end.
RepairReport repairGames(Store& store, const Filter& filter, RepairTask task,
                         const std::stop_token& stop = {}, const RepairListener& listener = {});

} // namespace damscope::db
