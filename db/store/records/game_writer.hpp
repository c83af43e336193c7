// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/records/game_counting.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/records/tags.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace damscope::db {

class Connection;

/// A table of texts with numbers: players, events, sites, tag names and lists. Gives each text its
/// number, and a new one to a text that is not there yet. For one transaction: what is remembered
/// here may not be true after a rollback, or when others have written.
class Dictionary {
public:
    enum class Table : std::uint8_t { player, event, site, tagName, tagList };
    Dictionary(Connection& connection, Table table) : connection_(connection), table_(table) {}

    [[nodiscard]] std::int64_t numberOf(std::string_view text);
    /// Nothing for an empty text.
    [[nodiscard]] std::optional<std::int64_t> optionalNumber(std::string_view text);

private:
    struct TextHash : std::hash<std::string_view> {
        using is_transparent = void; // found by string_view, without making a string of it
    };

    std::int64_t look(std::string_view text);
    std::int64_t insert(std::string_view text);

    Connection& connection_;
    Table table_;
    std::unordered_map<std::string, std::int64_t, TextHash, std::equal_to<>> known_;
};

/// A stored game that is the same as another, byte for byte.
struct SameGame {
    GameId id{};
    bool deleted = false;
};

/// A game that an earlier reading of its source brought.
struct EarlierGame {
    GameId id{};
    bool deleted = false; ///< by a user
};

/// Inserts games into the tables, within one transaction.
class GameWriter {
public:
    explicit GameWriter(Connection& connection);

    /// The first game that is the very same, unless it came from one of `siblings`; a deleted one
    /// where there is no other, but none whose import was undone.
    [[nodiscard]] std::optional<SameGame> duplicateOf(const GameRow& game,
                                                      const std::set<SourceId>& siblings = {});
    /// All games that may be the very same (isSame), in that order.
    [[nodiscard]] std::vector<SameGame> gamesLike(const GameRow& game);
    [[nodiscard]] bool isSame(GameId stored, const GameRow& game);
    /// Inserts a game with its problems; ids follow on from the store's highest.
    GameId insert(SourceId source, const GameRow& game);
    /// The games of a source with ordinals above a number, not counting those that an earlier
    /// reading has deleted or whose import was undone.
    [[nodiscard]] std::map<std::uint64_t, EarlierGame> gamesAfter(SourceId source,
                                                                  std::uint64_t ordinal);
    /// Whether the main line of a stored game has the positions of a row.
    [[nodiscard]] bool hasPositions(GameId stored, const GameRow& game);
    /// Writes a game over any other. Where positions differ the caller takes the game out of the
    /// index first (removeSegments). In a store with other opening names a game whose main line
    /// stays as it was keeps its opening.
    void rewrite(GameId id, SourceId source, const GameRow& game,
                 Players players = Players::byNames);
    void insertProblem(SourceId source, std::optional<GameId> game, std::uint64_t ordinal,
                       const ProblemRow& problem);

private:
    [[nodiscard]] std::vector<SameGame>
    gamesLike(const GameRow& game, const std::set<SourceId>& siblings, std::int64_t most);
    void writeGame(std::string_view sql, const GamePlace& place, const GameRow& game,
                   const TagPlan& plan, std::optional<std::uint32_t> opening);
    /// The opening of a row as the store has it.
    [[nodiscard]] std::optional<std::uint32_t> openingOf(const GameRow& game);
    [[nodiscard]] std::optional<std::uint32_t> storedOpening(GameId id);
    void insertRest(const GamePlace& place, const GameRow& game, const TagPlan& plan);

    Connection& connection_;
    std::uint32_t lastId_;
    Dictionary players_;
    Dictionary events_;
    Dictionary sites_;
    Dictionary tagNames_;
    Dictionary tagLists_;
    bool namesOpenings_; ///< the store has the names that rows are given
    std::set<std::uint32_t> notedOpenings_;
};

// What games were before they were edited or repaired in Damscope, as hashes of their contents
// (table `content_before`): a file that grows brings its games again as they were.

/// Notes what a game is now, within the transaction that changes it.
void noteFormerContent(Connection& connection, GameId id);
/// Notes what a game was.
void noteFormerContent(Connection& connection, GameId id, std::uint64_t content);
/// The first game that had this content and came from none of `siblings`; a deleted one where there
/// is no other.
[[nodiscard]] std::optional<SameGame> gameThatWas(Connection& connection, std::uint64_t content,
                                                  const std::set<SourceId>& siblings);
/// All games that had this content before, ascending; then those of them that are deleted.
[[nodiscard]] std::vector<SameGame> gamesThatWere(Connection& connection, std::uint64_t content);
/// What a game was, ascending; of all games without one.
[[nodiscard]] std::vector<std::uint64_t> formerContents(Connection& connection,
                                                        std::optional<GameId> id = std::nullopt);
/// The games that have one of these contents (ascending) now, by it; no deleted ones. Scans the
/// whole store.
[[nodiscard]] std::map<std::uint64_t, std::vector<GameId>>
gamesWithContents(Connection& connection, const std::vector<std::uint64_t>& contents,
                  const base::Progress& progress = {});

} // namespace damscope::db
