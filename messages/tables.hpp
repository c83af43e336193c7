// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/phrase.hpp"

#include <array>
#include <span>
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

[[nodiscard]] std::span<const Entry> annotationMessages();
[[nodiscard]] std::span<const Entry> endingMessages();
[[nodiscard]] std::span<const Entry> engineUsageMessages();
[[nodiscard]] std::span<const Entry> whyMessages();
[[nodiscard]] std::span<const Word> whyWords();
[[nodiscard]] std::span<const Entry> engineResultMessages();
[[nodiscard]] std::span<const Entry> fenMessages();
[[nodiscard]] std::span<const Entry> filterMessages();
[[nodiscard]] std::span<const Entry> foundMessages();
[[nodiscard]] std::span<const Entry> gameResultMessages();
[[nodiscard]] std::span<const Entry> gameUsageMessages();
[[nodiscard]] std::span<const Entry> lessonMessages();
[[nodiscard]] std::span<const Entry> listMessages();
[[nodiscard]] std::span<const Word> listWords();
[[nodiscard]] std::span<const Entry> mechanismMessages();
[[nodiscard]] std::span<const Entry> mendingMessages();
[[nodiscard]] std::span<const Entry> optionUsageMessages();
[[nodiscard]] std::span<const Entry> outputMessages();
[[nodiscard]] std::span<const Entry> ownNameMessages();
[[nodiscard]] std::span<const Entry> pdnMessages();
[[nodiscard]] std::span<const Entry> peopleMessages();
[[nodiscard]] std::span<const Word> peopleWords();
[[nodiscard]] std::span<const Entry> playMessages();
[[nodiscard]] std::span<const Entry> queryMessages();
[[nodiscard]] std::span<const Entry> repairMessages();
[[nodiscard]] std::span<const Entry> reportMessages();
[[nodiscard]] std::span<const Entry> rulesMessages();
[[nodiscard]] std::span<const Entry> siteMessages();
[[nodiscard]] std::span<const Word> siteWords();
[[nodiscard]] std::span<const Entry> sourceMessages();
[[nodiscard]] std::span<const Entry> sqlMessages();
[[nodiscard]] std::span<const Entry> storeMessages();
[[nodiscard]] std::span<const Entry> storeResultMessages();
[[nodiscard]] std::span<const Entry> summaryMessages();
[[nodiscard]] std::span<const Entry> trainingMessages();
[[nodiscard]] std::span<const Word> trainingWords();
[[nodiscard]] std::span<const Entry> usageMessages();

[[nodiscard]] std::span<const Word> pieceWords();
[[nodiscard]] std::span<const Word> reportWords();
[[nodiscard]] std::span<const Word> resultWords();
[[nodiscard]] std::span<const Word> ruleWords();
[[nodiscard]] std::span<const Word> storeWords();
[[nodiscard]] std::span<const Word> textWords();
[[nodiscard]] std::span<const Word> variantWords();

/// All of them, sorted by code, and by kind and key.
[[nodiscard]] const std::vector<Entry>& allMessages();
[[nodiscard]] const std::vector<Word>& allWords();

[[nodiscard]] const Entry* findMessage(std::string_view code);
[[nodiscard]] const Word* findWord(std::string_view kind, std::string_view key);

} // namespace damscope::tables
