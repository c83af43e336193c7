// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "rules/board/rules.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

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
    std::string filter; ///< of a search: which games, as readFilter() reads it; empty: all
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
