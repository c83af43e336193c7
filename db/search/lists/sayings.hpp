// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/lists/selection_text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

/// What stands for a value in a saying.
enum class Slot : std::uint8_t {
    none,       ///< a word that is written so
    name,       ///< NAME: all words up to the next condition
    text,       ///< TEXT: one word
    date,       ///< DATE
    dateBefore, ///< DATE-1: the year, month or day before it
    dateAfter,  ///< DATE+1
    range,      ///< RANGE: "over 2300", "2000-2200", "between 40 and 60"
    time,       ///< TIME: "under 5 minutes", "at most 30 seconds", as a range of seconds
    ids         ///< IDS: "60", "3,5,8-10"
};

struct SayingWord {
    std::string_view literal;
    Slot slot = Slot::none;
};

/// One way to say a condition (FilterCondition::says, FilterValue::says).
struct Saying {
    const FilterCondition* condition = nullptr;
    std::vector<SayingWord> words;
    /// What it says without a slot; nothing without either: the value is the player who is named.
    std::optional<std::string_view> value;
    bool isFirst = false; ///< the one that is written

    [[nodiscard]] bool hasSlot() const;
    /// "white rated RANGE", from this word on.
    [[nodiscard]] std::string text(std::size_t from = 0) const;
};

/// Every way to say every condition.
[[nodiscard]] std::span<const Saying> sayings();

/// A text cut into words, where conditions are looked for.
class SelectionWords {
public:
    explicit SelectionWords(std::string_view text, IsFile isFile = {})
        : text_(text), words_(filterWords(text)), isFile_(std::move(isFile)) {}

    [[nodiscard]] std::size_t size() const { return words_.size(); }
    [[nodiscard]] const FilterWord& operator[](std::size_t i) const { return words_[i]; }
    /// As it is written: "ECO=5", which is a key and a value elsewhere.
    [[nodiscard]] std::string raw(std::size_t i) const;
    [[nodiscard]] bool isFile(std::size_t i) const {
        // What stands in quotes and does not look like a path is a name.
        const bool isName = words_[i].isQuoted && raw(i).find_first_of("./") == std::string::npos;
        return isFile_ && !isName && isFile_(raw(i));
    }
    /// Whether the word stands there, without quotes and in any case.
    [[nodiscard]] bool is(std::size_t i, std::string_view word) const;
    /// Whether a word is a key of a filter with its value.
    [[nodiscard]] bool isKeyed(std::size_t i) const;

    /// The conditions that are said from this word on; several if one saying is of several rows:
    /// "in 1998" is from and to.
    struct Match {
        std::vector<FilterTerm> terms{};
        std::size_t words = 0;
        std::size_t weight = 0; ///< words that are not of a name
    };
    [[nodiscard]] std::optional<Match> match(std::size_t at) const;
    /// Whether a condition begins there, or could if it were complete: there a name ends.
    [[nodiscard]] bool begins(std::size_t at) const;
    /// What is wrong where a condition begins that cannot be completed, and at which word.
    struct Fault {
        std::size_t at = 0;
        FilterError wrong;
    };
    [[nodiscard]] std::optional<Fault> fault(std::size_t at) const;

private:
    struct Value {
        std::string text{};
        std::size_t words = 0;
    };
    /// How much of a saying stands there.
    struct Progress {
        std::size_t parts = 0; ///< of the saying
        std::size_t words = 0; ///< of the text
        std::size_t weight = 0;
        std::string value{};
    };
    [[nodiscard]] Progress progress(std::size_t at, const Saying& saying) const;
    [[nodiscard]] std::optional<Value> value(std::size_t at, Slot slot) const;
    [[nodiscard]] std::optional<Value> name(std::size_t at) const;
    [[nodiscard]] std::optional<Value> date(std::size_t at, Slot slot) const;
    [[nodiscard]] std::optional<Value> time(std::size_t at) const;
    /// The words from there on in small letters, as far as a range can be long.
    [[nodiscard]] std::vector<std::string> nextWords(std::size_t at) const;

    std::string_view text_;
    std::vector<FilterWord> words_;
    IsFile isFile_;
};

/// Whether a word says nothing at the beginning of a condition: "all", "games".
[[nodiscard]] bool isNoise(const SelectionWords& words, std::size_t at);

/// A condition in words, which are read as the same again. Its value with quotation marks is
/// written without them. `player`: who is named.
[[nodiscard]] std::string phraseOf(const FilterTerm& term,
                                   const std::optional<std::string>& player);

} // namespace damscope::db
