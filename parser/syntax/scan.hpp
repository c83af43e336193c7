// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/ascii.hpp"
#include "parser/encoding/text_decoder.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
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
/// Whether only blanks and the marks of quoted mail stand between the beginning of the line and
/// `pos`. A line may also begin behind the two characters `\n` or `\r`.
[[nodiscard]] bool atLineStart(std::string_view text, std::size_t pos);
/// Whether there is an empty line between two places.
[[nodiscard]] bool blankLineBetween(std::string_view text, std::size_t from, std::size_t to);
/// Whether the line that `pos` is on begins as mail is quoted: `> `.
[[nodiscard]] bool isQuotedLine(std::string_view text, std::size_t pos);

/// Whether a tag pair opens at `pos` as PDN writes it: `[Name "`.
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
/// The text from the bracket at `pos` to the first closing one: a comment as PDN means it.
[[nodiscard]] Enclosed toFirst(std::string_view text, std::size_t pos, char closing);
/// The text from the bracket at `pos` to the one that balances it. Comments in braces inside round
/// brackets count as one character.
[[nodiscard]] Enclosed toBalanced(std::string_view text, std::size_t pos, char closing);

/// The end of a piece of text that is not PDN, at `pos`: a word with everything glued to it, or a
/// single character of punctuation.
[[nodiscard]] std::size_t strayEnd(std::string_view text, std::size_t pos);
/// Behind lines of words alone, in which nothing of PDN can be, and of which ten more follow: those
/// may head what comes then. 0 if there are no such lines at `pos`.
[[nodiscard]] std::size_t afterPlainLines(std::string_view text, std::size_t pos);
/// Whether a round bracket at `pos` opens a remark rather than a variation: a word comes before the
/// next bracket.
[[nodiscard]] bool opensRemark(std::string_view text, std::size_t pos);

/// How far a line has counted its moves.
struct RoundCount {
    std::uint32_t number = 0; ///< the last one; 0: none yet
    bool black = false;       ///< it was of the second mover: "5..."
    int moves = 0;            ///< since then

    [[nodiscard]] bool isComplete() const { return moves >= (black ? 1 : 2); }
    /// Whether this number comes next.
    [[nodiscard]] bool awaits(std::uint32_t next, bool ofBlack) const {
        return ofBlack ? next == number && moves == 1 && !black
                       : next == number + 1 && moves == (black ? 1 : 2);
    }
};

/// What a text is if a game is thought to go on in it.
struct MovesAhead {
    bool onlyMoves = true; ///< moves, numbers, marks, variations, comments in braces, no word
    bool counts = true;    ///< numbers and moves go on as they were counted
    bool result = false;   ///< it ends in a result
    int moves = 0;
    int numbers = 0;
    RoundCount count; ///< behind it
};

/// Reads a text up to its end, a result or a bracket that closes the line.
[[nodiscard]] MovesAhead movesAhead(std::string_view text, RoundCount count);
/// The moves up to the first number, or a hundred of them.
[[nodiscard]] MovesAhead movesBeforeNumber(std::string_view text, RoundCount count);

/// The NAG that means the same as marks after a move: 1 to 6 for ! ? !! ?? !? ?!; 0 for others.
constexpr std::uint32_t readNag(std::string_view marks) {
    constexpr std::array<std::string_view, 6> known{"!", "?", "!!", "??", "!?", "?!"};
    for (std::uint32_t i = 0; i < known.size(); ++i)
        if (known[i] == marks)
            return i + 1;
    return 0;
}

inline constexpr std::uint32_t forcedMoveNag = 7;
inline constexpr std::uint32_t zugzwangNag = 22;

} // namespace damscope::parser
