// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;
class StoreChange;

/// Games that a user has collected under a name, in an order of their own. Names that differ only
/// in case and accents are equal.
struct Collection {
    std::string name;
    std::string note;
    std::uint64_t games = 0;
};

/// A game in a collection.
struct CollectedGame {
    GameId id{};
    std::string note;
};

/// Games with the same note.
[[nodiscard]] std::vector<CollectedGame> collected(std::span<const GameId> ids,
                                                   const std::string& note = {});

/// Why a collection cannot be changed as asked.
enum class CollectionProblem : std::uint8_t {
    missing, ///< there is none with this name
    exists,  ///< there is already one with this name
    nameless ///< the name has no letter or digit
};

/// A filter names a collection that does not exist.
class NoSuchCollection : public UnanswerableFilter {
public:
    explicit NoSuchCollection(const std::string& name)
        : UnanswerableFilter("there is no collection \"" + name +
                                 "\"; 'damscope edit collection list' shows those there are",
                             {FilterFault::noCollection, name}) {}
};

/// All collections by name. Deleted games are not counted.
[[nodiscard]] std::vector<Collection> collections(Store& store);
/// The games of a collection in its order, without deleted ones; nothing if there is no such
/// collection.
[[nodiscard]] std::optional<std::vector<CollectedGame>> gamesIn(Store& store,
                                                                std::string_view name);

/// The following functions change collections: one entry of the journal each. They return the
/// number of games added or removed.
using CollectionChange = Expected<std::uint64_t, CollectionProblem>;

/// With these games, in this order.
CollectionChange createCollection(Store& store, const std::string& writtenName,
                                  const std::string& note = {},
                                  std::span<const CollectedGame> games = {});
CollectionChange renameCollection(Store& store, std::string_view name,
                                  const std::string& writtenName);
/// Replaces the note of a collection.
CollectionChange annotateCollection(Store& store, std::string_view name, const std::string& note);
CollectionChange deleteCollection(Store& store, std::string_view name);
/// Adds games at the end, in this order. Games that are in it already stay where they are, with
/// their notes; ids without a game are skipped.
CollectionChange addGames(Store& store, std::string_view name, std::span<const GameId> ids,
                          const std::string& note = {});
/// The same, each with a note of its own.
CollectionChange addGames(Store& store, std::string_view name,
                          std::span<const CollectedGame> games);
CollectionChange removeGames(Store& store, std::string_view name, std::span<const GameId> ids);

/// As a part of a change, an edit or one of collections. The collection is made if there is none.
CollectionChange addGames(StoreChange& change, std::string_view name,
                          std::span<const CollectedGame> games);
CollectionChange removeGames(StoreChange& change, std::string_view name,
                             std::span<const GameId> ids);

/// Collections that Damscope itself puts games into.
enum class OwnCollection : std::uint8_t {
    againstEngine,
    betweenEngines,
    repertoireWhite, ///< what the user means to play
    repertoireBlack
};

/// Its name in a store, in whatever language it was made; nothing if the store has none.
[[nodiscard]] std::optional<std::string> findOwnCollection(Store& store, OwnCollection which);
/// The name of the collection in a store, which has it from now on. One that was made in another
/// language keeps its name; else it gets `name`.
[[nodiscard]] std::string ownCollection(Store& store, OwnCollection which, const std::string& name);

/// What is kept under a name to be opened again.
enum class BookmarkKind : std::uint8_t {
    position,
    search ///< of places in games: a query, and which games
};

struct Bookmark {
    std::string name;
    BookmarkKind kind{};
    rules::Variant variant = rules::Variant::international;
    std::string text;   ///< the position as FEN, or the query
    std::string filter; ///< of a search: which games, as readSelection() reads it; empty: all
    std::string note;
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

enum class BookmarkProblem : std::uint8_t {
    missing,  ///< there is none of this name
    exists,   ///< another has the name
    nameless, ///< the name has no letter or digit
    wrongText ///< the position or the filter cannot be read
};

/// All bookmarks by name. Names differ by more than case and accents.
[[nodiscard]] std::vector<Bookmark> bookmarks(Store& store);
[[nodiscard]] std::optional<Bookmark> findBookmark(Store& store, std::string_view name);

/// Nothing: it is done. A query is taken as it is: readQuery() is above this folder.
using BookmarkChange = std::optional<BookmarkProblem>;
BookmarkChange addBookmark(Store& store, const Bookmark& bookmark);
BookmarkChange renameBookmark(Store& store, std::string_view name, const std::string& writtenName);
BookmarkChange removeBookmark(Store& store, std::string_view name);

} // namespace damscope::db
