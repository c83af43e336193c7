// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/output_target.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

namespace damscope {

/// Where a sentence is read. What can be typed next is said at a terminal only.
enum class ReadAt : std::uint8_t { anywhere, terminal };

/// A message as a sentence without its final dot: "capture is compulsory: 23x32". A message
/// without an entry is a text that phrase() marks.
[[nodiscard]] std::string translated(const Message& message, Language language,
                                     ReadAt at = ReadAt::anywhere);

/// A word by its kind and key, "title" and "russian": "Russisch dammen (sjasjki)". A key that the
/// kind does not have is shown as it is.
[[nodiscard]] std::string word(std::string_view kind, std::string_view key, Language language);

/// An English text that phrase() marks, in a language.
[[nodiscard]] std::string translatedText(std::string_view english, Language language);

[[nodiscard]] Message messageOf(const base::OutputRefusal& refusal);

/// The refusal in words, with what to do: "games.db: this is a Damscope database, which is never
/// overwritten; choose another file name".
[[nodiscard]] std::string translated(const base::OutputRefusal& refusal,
                                     Language language = Language::english);

/// Why the system refused something, by its errno: in the reader's language for the usual reasons,
/// else as the system says it.
[[nodiscard]] Message systemReason(int error);
[[nodiscard]] Message systemReason(const std::error_code& error);
/// What a system error says, with its file if it names one, in the reader's language.
[[nodiscard]] std::string translated(const std::system_error& error, Language language);

} // namespace damscope
