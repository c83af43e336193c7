// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/repair/changed_games.hpp"
#include "db/repair/repair.hpp"

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

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
    void change(GameParts before, GameRow after);

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

} // namespace damscope::db
