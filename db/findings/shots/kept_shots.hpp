// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/shots/scan.hpp"
#include "messages/message.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// As scanShots() with its usual limits, from what is kept (searchThemes()) instead of a search;
/// every game must have been searched (countUnsearched()). `prevention` as in ShotScan.
[[nodiscard]] bool keptShots(Store& store, const Filter& filter, bool prevention,
                             const ScannedSink& sink, const std::stop_token& stop = {});

/// Legal moves one after another, each as PDN writes it.
[[nodiscard]] std::vector<std::string> movesText(rules::Position position,
                                                 std::span<const rules::Move> line);

/// The move of a game behind moves that begin at a ply; empty if the game has none, or others.
[[nodiscard]] std::string answerText(std::span<const analysis::shots::Ply> game, std::size_t at,
                                     std::span<const std::string> moves);

/// "25. 34-30 25x34 26. 40x16", numbered from the ply where it begins.
[[nodiscard]] std::string numberedLine(const FoundShot& shot);

/// What it gains, as "2 men and 1 new king", "the game".
[[nodiscard]] Message gainMessage(const FoundShot& shot);

} // namespace damscope::db
