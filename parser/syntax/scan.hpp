// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/ascii.hpp"
#include "parser/encoding/code_page.hpp"

#include <cstddef>
#include <string_view>

namespace damscope::parser {

/// What afterSpaces() does where there is more than blanks, tabs and line ends.
[[nodiscard]] std::size_t afterOddSpaces(std::string_view text, std::size_t pos);
/// The place after any white space at `pos`: blanks and line ends of every kind, non-breaking
/// blanks, byte order marks, the end-of-file sign of DOS, the two characters `\r` or `\n` that some
/// programs write instead of the one, and the marks of quoted mail at the beginning of a line.
/// Asked after every move, where one blank stands mostly: so much is done in place. Left to itself
/// GCC calls it from the grammar, which then parses 15% fewer bytes a second
/// (tests/bench/parse_bench).
[[nodiscard, gnu::always_inline]] inline std::size_t afterSpaces(std::string_view text,
                                                                 std::size_t pos) {
    while (pos < text.size() && base::isSpace(text[pos]))
        ++pos;
    const bool usual =
        pos == text.size() || (text[pos] > ' ' && text[pos] != '\\' && text[pos] != '>' &&
                               text[pos] != '&' && !isWide(text[pos]));
    return usual ? pos : afterOddSpaces(text, pos);
}
/// The place after blanks and tabs at `pos`.
[[nodiscard]] std::size_t afterBlanks(std::string_view text, std::size_t pos);
/// The place after the letters, digits and underscores of a tag's name at `pos`.
[[nodiscard]] std::size_t afterNameCharacters(std::string_view text, std::size_t pos);
/// The end of the line that `pos` is on: where its line feed or carriage return is.
[[nodiscard]] std::size_t lineEnd(std::string_view text, std::size_t pos);
/// Only blanks and the marks of quoted mail stand between the beginning of the line and `pos`. A
/// line may also begin behind the two characters `\n` or `\r`.
[[nodiscard]] bool atLineStart(std::string_view text, std::size_t pos);
/// Whether there is an empty line between two places.
[[nodiscard]] bool blankLineBetween(std::string_view text, std::size_t from, std::size_t to);
/// Whether the line that `pos` is on begins as mail is quoted: `> `.
[[nodiscard]] bool isQuotedLine(std::string_view text, std::size_t pos);

/// At `pos` opens a tag pair as PDN writes it: `[Name "`.
[[nodiscard]] bool opensTagPair(std::string_view text, std::size_t pos);
/// Whether `[pdn]` or `[/pdn]`, in which forums wrap games, is at `pos`.
[[nodiscard]] bool opensMarkup(std::string_view text, std::size_t pos);
/// The beginning of the first line within [from, to) that opens a tag pair, `to` if none does.
/// `from` counts as the beginning of a line only if it is one.
[[nodiscard]] std::size_t findTagLine(std::string_view text, std::size_t from, std::size_t to);

/// Text between brackets, which ends at the next line that opens a tag pair at the latest.
struct Enclosed {
    std::size_t inside; ///< after the opening bracket
    std::size_t close;  ///< where the closing bracket is, or should have been
    bool closed;
    [[nodiscard]] std::size_t end() const { return closed ? close + 1 : close; }
    [[nodiscard]] std::string_view content(std::string_view text) const {
        return text.substr(inside, close - inside);
    }
};
/// From the bracket at `pos` to the first closing one: a comment as PDN means it.
[[nodiscard]] Enclosed toFirst(std::string_view text, std::size_t pos, char closing);
/// From the bracket at `pos` to the one that balances it. Comments in braces inside round brackets
/// count as one character.
[[nodiscard]] Enclosed toBalanced(std::string_view text, std::size_t pos, char closing);

/// The end of a piece of text that is not PDN, at `pos`: a word with everything glued to it, or a
/// single character of punctuation.
[[nodiscard]] std::size_t strayEnd(std::string_view text, std::size_t pos);
/// Whether a round bracket at `pos` opens a remark rather than a variation: a word comes before the
/// next bracket.
[[nodiscard]] bool opensRemark(std::string_view text, std::size_t pos);

} // namespace damscope::parser
