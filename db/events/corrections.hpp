// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/edits/edits.hpp"
#include "rules/board/result.hpp"

#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

/// What is to change in all games of an event.
struct EventCorrection {
    std::vector<rules::Tag> tags; ///< set as they are; a blank value removes a tag
    int year = 0;                 ///< of their dates, whose months and days stay; 0: as they are
    std::map<std::string, std::string> players; ///< other spellings, by those in the games
};

/// The tags of a game that a correction changes.
[[nodiscard]] std::vector<rules::Tag> changesOf(const EventCorrection& correction,
                                                const rules::Game& game);

/// How many games it would change.
[[nodiscard]] std::uint64_t countChanged(Store& store, std::span<const GameId> games,
                                         const EventCorrection& correction,
                                         const std::stop_token& stop = {});

/// Corrects games by one edit, which undoEdit() reverts.
EditReport correctEvent(Store& store, std::span<const GameId> games,
                        const EventCorrection& correction, const std::string& reason,
                        const std::stop_token& stop = {}, const base::Progress& progress = {});

/// Sets the result of a game, written as its variant does, a win on points with these. One edit.
EditReport setResult(Store& store, GameId game, rules::GameResult result,
                     const rules::ResultDetail& detail, const std::string& reason);

} // namespace damscope::db
