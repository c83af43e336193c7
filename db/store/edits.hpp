// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "base/vocabulary.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_counting.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/game_row.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;
class GameWriter;
class Store;
class StoreChange;

/// Puts another text in the place of a stored game: the same start, tags, result and main line,
/// with other remarks and variations. Safe on the disk when it returns. Throws
/// std::invalid_argument if anything else differs, Error if the store fails or has no such game.
/// Part of a change.
void replaceGame(StoreChange& change, GameId id, const rules::Game& game);

/// A game with some of its tags set; an empty value removes a tag. The result follows its tag.
[[nodiscard]] rules::Game withTags(rules::Game game, std::span<const rules::Tag> changes);

struct EditReport {
    std::uint64_t changed = 0;
    std::uint64_t same = 0;      ///< they had these values already
    std::vector<Damage> damaged; ///< not changed
    bool complete = true;        ///< false: stopped; the games before are changed
};

/// The following functions change stored games by hand: one entry of the journal. Repairs and
/// annotations are edits too. Games keep their ids, and what is known of their moves; one that goes
/// to another event without the others of its own leaves how that one is counted.

/// Sets tags of games, some hundred in a transaction.
EditReport editTags(Store& store, std::span<const GameId> ids, std::span<const rules::Tag> changes,
                    const std::string& reason, const std::stop_token& stop = {},
                    const base::Progress& progress = {});

/// Which tags of a game to set; none: it stays as it is.
using TagChanges = std::function<std::vector<rules::Tag>(const rules::Game& game)>;
/// The same with changes that depend on the game.
EditReport editGames(Store& store, std::span<const GameId> ids, const TagChanges& changes,
                     const std::string& reason, const std::stop_token& stop = {},
                     const base::Progress& progress = {});

/// The same as a part of a change. `players`: whether other names are still those of the players.
EditReport editGames(StoreChange& change, std::span<const GameId> ids, const TagChanges& changes,
                     Players players = Players::byNames, const std::stop_token& stop = {},
                     const base::Progress& progress = {});

/// The version of a stored game: a hash of its tags, moves and remarks. Every change gives another
/// version, so that an editor notices that another program has saved meanwhile.
enum class GameVersion : std::uint64_t {};

struct VersionedGame {
    rules::Game game;
    GameVersion version{};
};

/// The version of a stored game; nothing if there is no such game, or if it was deleted.
[[nodiscard]] std::optional<GameVersion> versionOf(Store& store, GameId id);

/// A game and its version, as they are at one moment.
[[nodiscard]] Expected<VersionedGame, Damage> loadVersion(Store& store, GameId id);

/// Whether a person changed a stored game.
[[nodiscard]] bool isEdited(Connection& connection, GameId id);
/// Notes that a person changed it. Within a transaction.
void noteEdited(Connection& connection, GameId id);

/// The row of a stored game with changed moves, remarks or variations. The values from its tags,
/// its number of plies and their legality stay as before; it has no problems.
[[nodiscard]] GameRow changedRow(const GameParts& before, const rules::Game& game);

/// The row that an import would make of a game that a person has edited, in the place of a stored
/// one; it has no problems.
[[nodiscard]] GameRow editedRow(const rules::Game& game, std::uint64_t ordinal, std::uint64_t line);

/// Writes a row over a stored game, with what is kept about it elsewhere: the counts of its source.
/// Within a transaction. The caller rewrites the columns for lists (refreshColumns), and where
/// positions differ takes the game out of the index (removeSegments): many games at once.
void writeOver(Connection& connection, GameWriter& writer, const GameLine& before,
               const GameRow& after, Players players = Players::byNames);

/// The same, noting that a person has changed the game. Whether its positions are others now.
[[nodiscard]] bool writeEdited(Connection& connection, GameWriter& writer, const GameLine& before,
                               const GameRow& after, Players players = Players::byNames);

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
/// As a part of a change.
std::vector<OwnGame> addOwnGames(StoreChange& change, std::span<const rules::Game> games);
OwnGame addOwnGame(Store& store, const rules::Game& game, const std::string& reason = "edit new");

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
/// As a part of a change.
Expected<GameVersion, EditConflict> overwriteGame(StoreChange& change, GameId id,
                                                  const rules::Game& game, GameVersion edited);

/// Whether a person entered the game in Damscope, or changed it there.
[[nodiscard]] bool isOwnOrEdited(Connection& connection, const GameLine& game);

} // namespace damscope::db
