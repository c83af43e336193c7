// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/names.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What games are about, kept with them for lists: combinations in their main lines, and the
/// structures that lasted. docs/shots.md, docs/structures.md.
namespace damscope::db {

class Connection;
class Store;

/// A combination as the store keeps it.
struct StoredShot {
    int ply = 0;         ///< moves before it
    rules::Color side{}; ///< who plays it, or missed it
    bool played = false; ///< else missed
    bool forced = true;  ///< else nothing is proved (analysis::shots::GameShot)
    bool open = false;   ///< the game ends there
    int gain = 0;        ///< in men; analysis::shots::won if the game ends
    int given = 0;       ///< pieces
    std::string line;    ///< moves as PDN writes them, separated by blanks
    analysis::shots::GivenNames names;
};

struct Themes {
    std::vector<StoredShot> shots;
    std::vector<StructureStay> structures;
};

/// Replaces what is kept of a game, and notes that it was searched, if it still has the content
/// (game.content) that was searched; else it does nothing and returns false.
bool storeThemes(Connection& connection, GameId id, std::int64_t content, const Themes& themes);

/// What is kept of a game, by ply; nothing if it was not searched as it is now.
[[nodiscard]] std::optional<Themes> storedThemes(Store& store, GameId id);

/// Games that were not searched since they were stored or changed, or by the names of the store;
/// deleted ones do not count.
[[nodiscard]] std::uint64_t countUnsearched(Store& store);
/// The first of them after a game.
[[nodiscard]] std::vector<GameId> unsearchedGames(Connection& connection, GameId after,
                                                  std::size_t most);

/// A hash of all that decides what is kept: another version of the program, or other names, may
/// find other things.
[[nodiscard]] std::int64_t themesVersion(const NameCatalogue& names);

/// Whether what is kept was found by that version of what decides.
[[nodiscard]] bool isThemesVersion(const Connection& connection, std::int64_t version);

/// Forgets what was found by other names than those of the store, in a transaction of its own.
void refreshThemes(Store& store);

/// A combination that a game must have; all members must hold for the same one.
struct ShotCondition {
    bool missed = false;                                             ///< else played
    std::optional<analysis::shots::GivenNames> names = std::nullopt; ///< one of these
    int leastGain = 0;                                               ///< in men
    int mostGain = INT32_MAX;
};
[[nodiscard]] std::vector<GameId> gamesWithShot(Connection& connection,
                                                const ShotCondition& condition);
/// The games with a structure of one of these keys, of either side.
[[nodiscard]] std::vector<GameId> gamesWithStructure(Connection& connection,
                                                     std::span<const std::string> keys);

} // namespace damscope::db
