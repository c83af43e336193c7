// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

// Every text that comes in is cleaned here: tags of files, names in lists of players, names of
// collections, notes, what is typed in a dialog or on the command line. What comes out is
// well-formed UTF-8 in composed form (NFC), and cleaning it again changes nothing.

/// The text of bytes in any encoding (EncodingDetector), without a byte order mark. UTF-8 stays as
/// it is.
[[nodiscard]] std::string decodedText(std::string_view bytes);

/// A text of one line, such as a name or a title:
/// - entities of HTML (`&eacute;`), quoted-printable (`=C3=A9`) and UTF-8 that was encoded twice
///   (`Ã©`) are decoded;
/// - invisible characters are left out: byte order marks, soft hyphens, blanks of no width and
///   direction marks; joiners stay where a script needs them;
/// - blanks of every kind, tabs and line ends are one blank, and none at either end;
/// - hyphens and dashes of every kind are a hyphen.
[[nodiscard]] std::string cleanLine(std::string_view text);

/// A text of several lines, such as a comment: the same, but its blanks, lines and dashes stay.
[[nodiscard]] std::string cleanText(std::string_view text);
/// Whether it is seen at once that cleaning changes nothing, as of most texts.
[[nodiscard]] bool isCleanLine(std::string_view text);
[[nodiscard]] bool isCleanText(std::string_view text);

/// Letters that were encoded twice, once; the text itself where it is not certain. Among what UTF-8
/// was taken for are the code pages of Windows, DOS and the old Macs: `Ã©`, `├®`, `√©`, `Р№`.
[[nodiscard]] std::string withoutDoubleUtf8(std::string_view text);

/// A line without the signs in which mail writes letters beyond ASCII: `G=C3=A9rard` and
/// `=?ISO-8859-1?Q?G=E9rard?=` are `Gérard`. Any other equals sign stays.
[[nodiscard]] std::string withoutQuotedPrintable(std::string_view line);

/// Text with HTML's entities decoded, named ones and numbers: `R&#x00e9;sultat` and
/// `R&eacute;sultat` are `Résultat`, `&amp;` is an ampersand. What was encoded twice is
/// decoded twice. Numbers from 128 to 159 are the signs of windows-1252, as in
/// browsers. What names no character stays as it is.
[[nodiscard]] std::string withoutEntities(std::string_view text);

} // namespace damscope::parser
