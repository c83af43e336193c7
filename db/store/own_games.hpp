// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/codec/ids.hpp"
#include "db/records/game_line.hpp"
#include "db/store/game_version.hpp"
#include "rules/game/game.hpp"

#include <optional>
#include <string_view>

namespace damscope::db {

class Connection;
class Store;

/// The name of the source of games that were entered or played in Damscope, not imported.
inline constexpr std::string_view ownSourcePath = "Damscope";

struct OwnGame {
    GameId id{};
    GameVersion version{};
};

/// Stores a game that was entered or played, and its positions in the index. Safe on the disk when
/// it returns. Throws Error if the store fails.
OwnGame addOwnGame(Store& store, const rules::Game& game);

/// Why an edited game did not replace the stored one: another program saved it first.
struct EditConflict {
    /// The game as it is stored now; nothing if it was deleted or cannot be read.
    std::optional<VersionedGame> stored;
};

/// Writes a game over the stored one, whatever has been changed: tags, moves, remarks, variations.
/// `edited` is the version that the changes were made to. Nothing is written if another version is
/// stored by now, unless it is the very same game. Where positions differ the index is rebuilt for
/// the games around it, which can take some seconds in a large store. Safe on the disk when it
/// returns the version that is stored now. Throws Error if the store fails.
Expected<GameVersion, EditConflict> overwriteGame(Store& store, GameId id, const rules::Game& game,
                                                  GameVersion edited);

/// Whether a person entered the game in Damscope, or changed it there.
[[nodiscard]] bool isOwnOrEdited(Connection& connection, const GameLine& game);

} // namespace damscope::db
