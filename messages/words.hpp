// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "messages/message.hpp"

#include <string>
#include <string_view>

namespace damscope {

/// A message as a sentence without its final dot: "capture is compulsory: 23x32". A message
/// without an entry is a text that phrase() marks.
[[nodiscard]] std::string words(const Message& message, Language language);

/// A word by its kind and key, "title" and "russian": "Russisch dammen (sjasjki)". A key that the
/// kind does not have is shown as it is.
[[nodiscard]] std::string word(std::string_view kind, std::string_view key, Language language);

/// An English text that phrase() marks, in a language.
[[nodiscard]] std::string translated(std::string_view english, Language language);

} // namespace damscope
