// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/names.hpp"
#include "base/parallel/workers.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/edits.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Combinations in the main lines of stored games.
namespace damscope::db {

class Store;

struct FoundShot {
    GameId game{};
    int ply = 0; ///< moves before the combination
    rules::Variant variant{};
    rules::Color side{};            ///< who plays it, or missed it
    bool played = false;            ///< else missed
    bool forced = true;             ///< else nothing is proved (analysis::shots::GameShot)
    bool open = false;              ///< the game ends there
    bool allowed = false;           ///< the opponent's move before could have prevented it
    int gain = 0;                   ///< in men; analysis::shots::won if the game ends
    analysis::shots::Gain won = {}; ///< what the gain is made of; nothing if the game ends
    int given = 0;
    std::vector<std::string> moves; ///< as PDN writes them
    analysis::shots::GivenNames names;
    std::optional<rules::Position> start = {}; ///< where it begins; nothing if the game is damaged
    std::string answer = {}; ///< the move after the last one; empty if the game does not go so far
};

/// "played", "missed" or "open", as programs read it.
[[nodiscard]] std::string_view kindOf(const FoundShot& shot);

/// The main line of a movetext blob up to the first position that is not known. False if the blob
/// is damaged.
[[nodiscard]] bool readPlies(Blob moves, std::vector<analysis::shots::Ply>& plies);

/// The main line of a game up to the first position that is not known.
[[nodiscard]] std::vector<analysis::shots::Ply> mainLinePlies(const rules::Game& game);

/// A combination of a position, as text.
[[nodiscard]] FoundShot foundShot(const rules::Position& start, const analysis::shots::Shot& shot,
                                  const analysis::shots::ShotNames& names);
/// One that begins in a position of a game, given by its index.
[[nodiscard]] FoundShot foundShot(std::span<const analysis::shots::Ply> game, std::size_t at,
                                  const analysis::shots::Shot& shot,
                                  const analysis::shots::ShotNames& names);
/// One of those of a game.
[[nodiscard]] FoundShot foundShot(std::span<const analysis::shots::Ply> game,
                                  const analysis::shots::GameShot& shot);

/// The combinations of a line of a game.
[[nodiscard]] std::vector<FoundShot> foundShots(std::span<const analysis::shots::Ply> line,
                                                analysis::shots::ShotFinder& finder,
                                                analysis::shots::Sought sought, bool prevention,
                                                const analysis::shots::ShotNames& names);

struct ShotScan {
    analysis::shots::Sought sought = analysis::shots::Sought::all;
    analysis::shots::FinderLimits limits = {};
    bool prevention = false; ///< find out what was allowed, which takes longer
    bool structures = false; ///< find the structures, too
    unsigned jobs = 0;       ///< threads; 0: one a core
    base::Progress progress = {};
};

/// What was found in a game, once for each.
struct ScannedGame {
    GameId game{};
    std::vector<FoundShot> shots;
    std::vector<StructureStay> structures = {};
    std::optional<GameVersion> version = {}; ///< that was searched; nothing if it is deleted
    std::uint32_t positions = 0;
    bool damaged = false;
};
/// False ends the scan.
using ScannedSink = std::function<bool(ScannedGame)>;

/// Searches the games that pass the filter, in the order of their numbers; the sink gets them in
/// the calling thread. False if it was stopped.
bool scanShots(Store& store, const Filter& filter, const ScannedSink& sink,
               const ShotScan& options = {}, const std::stop_token& stop = {});

} // namespace damscope::db
