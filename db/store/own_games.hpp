// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/edit_journal.hpp"
#include "db/store/records/game_row.hpp"
#include "rules/game/game.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;
class Store;

/// The name of the source of games that were entered or played in Damscope, not imported.
inline constexpr std::string_view ownSourcePath = "Damscope";

struct OwnGame {
    GameId id{};
    GameVersion version{};
};

/// The following functions are changes of the journal; `reason` is the command of the user.

/// Stores games that were entered or played, and their positions in the index. Returns them in
/// their order: one that came from a file already is that one. Safe on the disk when it returns.
/// Throws Error if the store fails.
std::vector<OwnGame> addOwnGames(Store& store, std::span<const rules::Game> games,
                                 const std::string& reason);
OwnGame addOwnGame(Store& store, const rules::Game& game, const std::string& reason = "new");

/// Why an edited game did not replace the stored one: another program saved it first.
struct EditConflict {
    /// The game as it is stored now; nothing if it was deleted or cannot be read.
    std::optional<VersionedGame> stored;
};

/// Writes a game over the stored one, whatever has been changed: tags, moves, remarks, variations.
/// A game that is not legal to its end keeps its problems.
/// `edited` is the version that the changes were made to. Nothing is written if another version is
/// stored by now, unless it is the very same game. Where positions differ the index is rebuilt for
/// the games around it, which can take some seconds in a large store. Safe on the disk when it
/// returns the version that is stored now. Throws Error if the store fails.
Expected<GameVersion, EditConflict> overwriteGame(Store& store, GameId id, const rules::Game& game,
                                                  GameVersion edited,
                                                  const std::string& reason = "edit");

/// Whether a person entered the game in Damscope, or changed it there.
[[nodiscard]] bool isOwnOrEdited(Connection& connection, const GameLine& game);

} // namespace damscope::db
