// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Stores up to version 3 held problems as English sentences. The migration to version 4, and
/// nothing else, recognises them once. What they were made from is frozen in
/// old_sentence_table.cpp; it does not follow the words of today.
namespace damscope::db {

/// A problem's sentence as a message with the same code. One that was never made so keeps its words
/// (see sentenceParameter).
[[nodiscard]] Message messageOfSentence(std::string code, std::string_view sentence);

/// The same for what may have been meant; nothing for an empty text.
[[nodiscard]] std::optional<Message> suggestionOfSentence(std::string_view sentence);

} // namespace damscope::db
