// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/lists/filter.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

struct NameCatalogue;

/// What can be wrong with a filter.
enum class FilterFault : std::uint8_t {
    unknownKey,   ///< the word is not that of a condition
    valueMissing, ///< the key has no value
    // The word is a value that is not a...
    ids,        ///< numbers of games
    date,       ///< day, month or year
    noSuchDate, ///< existing day with an unambiguous month
    range,      ///< MIN-MAX
    result,     ///< name of a result
    variant,    ///< name of a game
    choice,     ///< one of the choices
    tag,        ///< NAME=TEXT
    shot,       ///< name of a combination
    structure,  ///< name of a structure
    // What the filter as a whole lacks.
    outcomeOfNobody,  ///< an outcome is of a player, and none is named
    thirdPlayer,      ///< a game has two players, and the word names a third
    opponentOfNobody, ///< an opponent is of a player, and none is named
    repeated,         ///< the word is the key of a condition that can be given once
    // What the words of a selection lack.
    incomplete, ///< the word begins a condition that one of the choices completes
    notJoined,  ///< the word is "or" or "not", and all conditions must hold
    yearOrGame, ///< the word is the number of a game or a year
    queryHere,  ///< a query on positions, where only conditions can be given
    looseAnd,   ///< the word is "and", and a condition or a name is missing beside it
    openQuote,  ///< the quote that begins the word is not closed
    // What only the store knows.
    noCollection, ///< the word names no collection
    notSearched   ///< so many games were not searched for combinations and structures
};

struct FilterError {
    FilterFault fault;
    std::string word;                   ///< as it is written
    std::string similar{};              ///< what was meant, perhaps
    std::vector<std::string> choices{}; ///< the names of values
};

/// A filter that a store cannot answer.
class UnanswerableFilter : public std::runtime_error {
public:
    UnanswerableFilter(const std::string& what, FilterError wrong)
        : std::runtime_error(what), wrong_(std::move(wrong)) {}
    [[nodiscard]] const FilterError& wrong() const { return wrong_; }

private:
    FilterError wrong_;
};

/// "expected MIN-MAX, such as 40-60 or 40-, not \"80-40\"" in words.
[[nodiscard]] Message message(const FilterError& error);

/// What is wrong with a filter's text, and where (0-based byte).
struct FilterTextError {
    std::size_t offset;
    FilterError wrong;
};

/// A filter as one line of text, as selection_text.hpp reads it: `jansen won since 1998`,
/// `player:jansen from:1998 result:white`, or pasted from a command line, `--player jansen --from
/// 1998`. Values with blanks stand in quotes: `event:"world championship"`. Combinations and
/// structures have these names.
[[nodiscard]] Expected<Filter, FilterTextError> readFilter(std::string_view text,
                                                           const NameCatalogue& names);

/// A condition of a filter as text: "player" and "jansen".
struct FilterTerm {
    std::string key{};
    std::string value{};
    friend bool operator==(const FilterTerm&, const FilterTerm&) = default;
};

/// One as it stands in a text; without a key it is a bare word.
struct FilterWord : FilterTerm {
    std::size_t offset = 0;
    std::size_t end = 0; ///< behind its last byte
    bool isQuoted = false;
};

/// The text cut into its conditions, whether they have a meaning or not.
[[nodiscard]] std::vector<FilterWord> filterWords(std::string_view text);
/// The conditions of a text as readFilter() understands them; of one that it does not, those with
/// keys, and all other words as a player.
[[nodiscard]] std::vector<FilterTerm> readTerms(std::string_view text);

/// Conditions as they are written in such a text.
[[nodiscard]] std::string filterText(const FilterTerm& term);
[[nodiscard]] std::string filterText(std::span<const FilterTerm> terms);

/// Sets a condition of a filter. Returns what is wrong with the key or the value, if anything, and
/// then leaves the filter unchanged.
[[nodiscard]] std::optional<FilterError> setCondition(Filter& filter, std::string_view key,
                                                      std::string_view value,
                                                      const NameCatalogue& names);

/// What a filter says: setting these conditions in an empty filter gives the filter again.
[[nodiscard]] std::vector<FilterTerm> termsOf(const Filter& filter);
/// "player Jansen", "result White won".
[[nodiscard]] std::string describe(const FilterTerm& term, Language language);

/// The upper end of a range that has none.
inline constexpr int noUpperEnd = std::numeric_limits<int>::max();

/// As setRange reads it: "3-" or "3-5".
[[nodiscard]] std::string textOf(const Range& range);
/// "2000-2200", "2000-", "-1800" or "60" into a range; answers as setCondition() does.
[[nodiscard]] std::optional<FilterError> setRange(std::optional<Range>& range,
                                                  std::string_view value);
/// Adds the numbers of a text such as "12" or "3,5,8-10"; answers as setCondition() does.
[[nodiscard]] std::optional<FilterError> addIds(std::vector<GameId>& ids, std::string_view value);

} // namespace damscope::db
