// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/ingest/changed_moves.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/game_row.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

class GameWriter;
class Store;

/// Writes changed games over the stored ones, every hundred in one transaction. Games whose
/// positions change leave the position index and return to it at the end. All are one change.
class ChangedGames {
public:
    /// `reason`: the command of the user, for the journal.
    ChangedGames(Store& store, std::string reason)
        : store_(store), entry_(store, ChangeKind::edit, std::move(reason)) {}

    /// A game as it was read, and as it is to be. It is left alone if it has changed in the store
    /// since it was read.
    void add(GameParts before, GameRow after);
    /// Writes what is left, and completes the index. Call it once, after all games.
    void finish();

private:
    struct Change {
        GameParts before;
        GameRow after;
    };

    void commit();
    bool write(GameWriter& writer, const Change& change);

    Store& store_;
    StoreChange entry_;
    std::vector<Change> changes_; ///< to be committed
    bool reindex_ = false;
};

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
    ChangedMoves moves{};             ///< of a change: what it makes different; or the results
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

/// One pass of a repair over stored games: which games are looked at, what is reported, what is
/// written. What is wrong with a game, and what would be right, is for the repair itself.
class RepairRun {
public:
    /// `command`: of the user, without what the task says.
    RepairRun(Store& store, RepairTask task, const RepairListener& listener, std::string command)
        : store_(store), task_(task), listener_(listener),
          changes_(store, reasonOf(std::move(command), task)) {}

    [[nodiscard]] bool undoes() const {
        return task_ == RepairTask::undo || task_ == RepairTask::proposeUndo;
    }
    [[nodiscard]] bool writes() const {
        return task_ != RepairTask::propose && task_ != RepairTask::proposeUndo;
    }
    /// Whether proposals are applied however certain they are.
    [[nodiscard]] bool accepts() const { return task_ == RepairTask::accept; }

    /// The games that have a problem with this code.
    [[nodiscard]] std::vector<GameId> gamesWith(std::string_view code);

    /// Looks at a game and may propose or change something. False if the task does not concern it.
    using Look = std::function<bool(const rules::Game& game, GameParts parts)>;

    /// Looks at those of the candidates that the filter finds, in the order of their numbers, until
    /// a stop is requested. Games that cannot be read are reported. Call it once.
    RepairReport run(std::vector<GameId> candidates, const Filter& filter, const Look& look,
                     const std::stop_token& stop);

    /// A game that stays as it is, with what could be done about it.
    void propose(GameParts parts, std::vector<ProblemRow> problems);
    /// A game that is changed, or would be if the task wrote.
    void change(GameParts before, GameRow after, ChangedMoves moves);

private:
    [[nodiscard]] static std::string reasonOf(std::string command, RepairTask task);
    [[nodiscard]] std::vector<GameId> concerned(std::vector<GameId> ids, const Filter& filter);
    bool lookAt(GameId id, const Look& look);

    Store& store_;
    RepairTask task_;
    const RepairListener& listener_;
    ChangedGames changes_;
    RepairReport report_;
};

/// Gives games the result that their last position shows, and takes that back (docs/repair.md).
/// What the board refutes is changed; what only an endgame table refutes is proposed, and changed
/// if it is accepted. Games keep their numbers, their moves and their positions.
RepairReport repairResults(Store& store, const Filter& filter, RepairTask task,
                           const std::stop_token& stop = {}, const RepairListener& listener = {});

} // namespace damscope::db
