// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::parser {

/// How a tag departs from `[Name "value"]`.
enum class TagForm : std::uint8_t {
    plain,
    unquoted,       ///< [Round 17], [Empty]
    unclosedQuote,  ///< [Round "11.1]
    unclosedTag,    ///< [Round "11.1"
    overLines,      ///< the value continues on the next line
    lostBracket,    ///< Round "11.1"]
    doubledBracket, ///< [[Round "11.1"]
    otherQuotes,    ///< [Round 'X'], [Round “X”], [Round &quot;X&quot;], [Round \"X\"]
    signBehindName, ///< [Round="11.1"]
    mistypedName,   ///< [Ro]nd "11.1"], .Round "11.1"]
};

/// A tag as it was found.
struct ScannedTag {
    std::string name;  ///< HTML entities undone
    std::string value; ///< escapes undone; line breaks are blanks
    TagForm form = TagForm::plain;
    std::size_t end = 0; ///< after it
};

/// The tag at `pos` in any form that real files have (docs/pdn.md, "Tags"); nothing if there is
/// no tag. A tag in the plain form comes out as PDN 3.0 means it: a backslash makes a quote or a
/// backslash ordinary, and an apostrophe too, as programs write it that put games into databases.
/// A quote that no bracket follows is part of the value.
[[nodiscard]] std::optional<ScannedTag> scanTag(std::string_view text, std::size_t pos);

/// The same as scanTag, for a line that lost its opening bracket: `Event "European Championship"]`,
/// alone on its line.
[[nodiscard]] std::optional<ScannedTag> scanTagWithoutBracket(std::string_view text,
                                                              std::size_t pos);

/// The same as scanTag, for a line of the tag section in which a wrong key hit the bracket, the
/// name or the first quote: `[Ro]nd "11.1"]`, `[3ound "11.1"]`, `.Round "11.1"]`, `[Round (11.1"]`,
/// alone on its line. The name comes without the wrong sign. Nothing for what scanTag understands.
[[nodiscard]] std::optional<ScannedTag> scanMistypedTag(std::string_view text, std::size_t pos);

/// Decodes and encodes the escapes of a tag's value. A backslash that escapes nothing means
/// itself; line breaks, which a value cannot have, are written as blanks.
[[nodiscard]] std::string unescaped(std::string_view value);
[[nodiscard]] std::string escaped(std::string_view value);

} // namespace damscope::parser
