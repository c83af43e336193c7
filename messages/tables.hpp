// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/phrase.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The texts of every message, in English: one table for each subject. Translations are in po/.
///
/// A pattern is text with gaps in braces, which name parameters of the message:
///
///     {square}             the parameter: a text, a number, a message, or a list with commas
///     {color:owner}        the word of the kind `owner` whose key the parameter is
///     {words:choice}       a list as a choice: 'man', 'king' or 'piece'
///     {count?ply|plies}    the form that goes with a number, for texts with several numbers; a
///                          text with one number is two phrases
///     {+choices}           the pattern with the code "+choices", filled from the same message
///     < and {more} more>   left out unless the message has all parameters named in it
///     <{terminal}; run it> left out unless the sentence is read at a terminal
///
/// Forms and words may hold gaps themselves.
namespace damscope::tables {

struct Entry {
    std::string_view code;
    Text text;
};

struct Word {
    std::string_view kind;
    std::string_view key;
    Text text;
};

[[nodiscard]] std::span<const Entry> rulesMessages();
[[nodiscard]] std::span<const Word> rulesWords();
/// The problems of PDN, by the codes that the documents name.
[[nodiscard]] std::span<const Entry> pdnMessages();
[[nodiscard]] std::span<const Entry> mendingMessages();
[[nodiscard]] std::span<const Entry> queryMessages();
[[nodiscard]] std::span<const Entry> storeMessages();
[[nodiscard]] std::span<const Entry> gameResultMessages();
[[nodiscard]] std::span<const Word> gameResultWords();
[[nodiscard]] std::span<const Entry> storeResultMessages();
[[nodiscard]] std::span<const Entry> usageMessages();
[[nodiscard]] std::span<const Entry> pageMessages();
[[nodiscard]] std::span<const Entry> peopleMessages();
[[nodiscard]] std::span<const Word> peopleWords();
[[nodiscard]] std::span<const Entry> trainingMessages();
[[nodiscard]] std::span<const Word> trainingWords();
[[nodiscard]] std::span<const Entry> explanationMessages();
[[nodiscard]] std::span<const Word> explanationWords();

/// All of them, sorted by code, and by kind and key.
[[nodiscard]] const std::vector<Entry>& allMessages();
[[nodiscard]] const std::vector<Word>& allWords();

[[nodiscard]] const Entry* findMessage(std::string_view code);
[[nodiscard]] const Word* findWord(std::string_view kind, std::string_view key);

} // namespace damscope::tables

namespace damscope::pattern {

/// Makes a sentence of a pattern; tables.hpp describes how patterns are written.
class Filler {
public:
    virtual ~Filler() = default;

    [[nodiscard]] std::string filled(std::string_view pattern) const;

protected:
    /// Whether there is a value of this name.
    [[nodiscard]] virtual bool has(std::string_view name) const = 0;
    /// The value of {name} or {name:kind}.
    [[nodiscard]] virtual std::string value(std::string_view name, std::string_view kind) const = 0;
    /// Which of the forms of {name?a|b} is meant, from 0.
    [[nodiscard]] virtual std::size_t form(std::string_view name) const = 0;
    /// {+code} as it is shown; asked for with its plus.
    [[nodiscard]] virtual std::string fragment(std::string_view code) const = 0;

private:
    [[nodiscard]] bool hasAll(std::string_view optionalPart) const;
    [[nodiscard]] std::string gap(std::string_view inside) const;
};

/// What stands between the braces of a gap: "count?ply|plies" is the name "count", the sign '?' and
/// the rest "ply|plies".
struct Gap {
    std::string_view name;
    char sign = '\0'; ///< ':' or '?', or none
    std::string_view rest{};
};
[[nodiscard]] Gap gapIn(std::string_view inside);

/// Where a sign stands outside of inner braces and angle brackets; the length of the text if it
/// does not.
[[nodiscard]] std::size_t findOutside(std::string_view text, char sign);

} // namespace damscope::pattern
