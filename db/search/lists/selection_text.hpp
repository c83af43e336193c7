// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;
struct NameCatalogue;

/// A condition that a selection says, and where.
struct SelectionTerm : FilterTerm {
    std::size_t offset = 0;
    /// A name whose kind was not said: settleNames().
    bool isLoose = false;
};

/// What stands behind `where`, and where it begins.
struct SelectionQuery {
    std::string text;
    std::size_t offset = 0;
    friend bool operator==(const SelectionQuery&, const SelectionQuery&) = default;
};

/// Games, by one text: conditions, files to read instead of a store, and a query on positions.
struct GameSelection {
    Filter filter{};
    std::vector<std::string> files{};
    std::optional<SelectionQuery> query{};
    std::vector<SelectionTerm> terms{}; ///< that made the filter
};

/// Whether a word of a selection is a file.
using IsFile = std::function<bool(std::string_view word)>;

/// Reads a selection: `Jansen won since 2020 in "Heathfield Open" where white man on 24`. Each
/// condition is said in words (FilterCondition::says) or as `from:1998`, `--from 1998`; bare
/// numbers are those of games; `where` begins a query, which is not read here; other words are a
/// name. All conditions must hold, and those of `also`.
[[nodiscard]] Expected<GameSelection, FilterTextError> readSelection(std::string_view text,
                                                                     const NameCatalogue& names,
                                                                     const IsFile& isFile = {},
                                                                     const Filter& also = {});

/// The same without making the filter: which conditions are said.
[[nodiscard]] Expected<GameSelection, FilterTextError> parseSelection(std::string_view text,
                                                                      const IsFile& isFile = {});

/// The words of a command line as such a text: a word with blanks is one name. A single word is a
/// text itself.
[[nodiscard]] std::string selectionText(std::span<const std::string> words);

/// Whether a text begins with a condition, not with a name: "since 2020".
[[nodiscard]] bool beginsCondition(std::string_view text);

/// Adds a condition; answers with what is wrong, and that it was given before.
[[nodiscard]] std::optional<FilterError> add(GameSelection& selection, SelectionTerm term,
                                             const NameCatalogue& names);

/// A selection in words, which are read as the same again.
[[nodiscard]] std::string phraseOf(const Filter& filter);
[[nodiscard]] std::string phraseOf(const GameSelection& selection);
/// Its conditions by keys, and its query: player:jansen where white man on 24.
[[nodiscard]] std::string filterText(const GameSelection& selection);

/// Names that were given loosely become those of what the store has: a player, else an event, a
/// collection or a site, else a player and an event one after the other.
void settleNames(Store& store, GameSelection& selection);

/// What a selection says of numbers that no game has, as it is said: a number, or a range without
/// a game in it. Deleted games count if `deletedToo`.
[[nodiscard]] std::vector<std::string> numbersOfNoGame(Store& store, const GameSelection& selection,
                                                       bool deletedToo);

/// The numbers among these that games have, deleted ones too; ascending.
[[nodiscard]] std::vector<GameId> gamesNumbered(Store& store, std::vector<GameId> numbers);

/// Whether a player, an event or a site of the store has such a name, or there is such a
/// collection.
[[nodiscard]] bool isKnownName(Store& store, const FilterTerm& term);

} // namespace damscope::db
