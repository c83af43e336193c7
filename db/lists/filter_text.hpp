// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/lists/filter.hpp"
#include "messages/message.hpp"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

/// What can be wrong with a filter.
enum class FilterFault : std::uint8_t {
    unknownKey,   ///< the word is not one of filterKeys()
    valueMissing, ///< the key has no value
    // The word is a value that is not a...
    ids,        ///< numbers of games
    date,       ///< day, month or year
    noSuchDate, ///< existing day with an unambiguous month
    range,      ///< MIN-MAX
    result,     ///< name of a result
    outcome,    ///< won, lost or drawn
    variant,    ///< name of a game
    contents,   ///< name of something that a game can contain
    yesOrNo,    ///< yes or no
    tag,        ///< NAME=TEXT
    shot,       ///< name of a combination
    structure,  ///< name of a structure
    // What the filter as a whole lacks.
    outcomeOfNobody, ///< an outcome is of a player, and none is named
    thirdPlayer,     ///< a game has two players, and the word names a third
    // What only the store knows.
    noCollection, ///< the word names no collection
    notSearched   ///< so many games were not searched for combinations and structures
};

struct FilterError {
    FilterFault fault;
    std::string word;      ///< as it is written
    std::string similar{}; ///< what was meant, perhaps
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

/// A filter as one line of text, in the words of the command line: `player:jansen from:1998
/// result:white`, or pasted from there, `--player jansen --from 1998`. Values with blanks stand in
/// quotes: `event:"world championship"`. Words without a key are a player's name. Keys:
/// filterKeys().
[[nodiscard]] Expected<Filter, FilterTextError> readFilter(std::string_view text);

/// One condition of such a text.
struct FilterWord {
    std::size_t offset = 0;
    std::string key{}; ///< empty: a bare word
    std::string value{};
};

/// The text cut into its conditions, whether they have a meaning or not.
[[nodiscard]] std::vector<FilterWord> filterWords(std::string_view text);

/// A condition as it is written in such a text.
[[nodiscard]] std::string filterText(std::string_view key, std::string_view value);

} // namespace damscope::db
