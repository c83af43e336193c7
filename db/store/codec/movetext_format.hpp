// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// The squares of a variant's board as small numbers, and the squares between two of them: tables,
/// since scans need them millions of times a second.
class BoardLines {
public:
    /// The tables of a variant; they live as long as the program.
    static const BoardLines& of(rules::Variant variant);

    /// The number of squares of the board; numbers are 0 to size() - 1 (rules::Board::index).
    [[nodiscard]] std::size_t size() const { return squares_.size(); }
    [[nodiscard]] rules::Square square(std::size_t number) const { return squares_[number]; }
    [[nodiscard]] std::uint8_t number(rules::Square s) const { return numbers_[s.bit()]; }
    /// The squares strictly between two squares of one row, column or diagonal; none otherwise.
    [[nodiscard]] rules::SquareSet between(rules::Square a, rules::Square b) const {
        return between_[number(a) * size() + number(b)];
    }
    /// The squares where men of a colour are crowned.
    [[nodiscard]] rules::SquareSet crowning(rules::Color c) const {
        return crowning_[static_cast<std::size_t>(c)];
    }

    explicit BoardLines(const rules::Rules& rules);

private:
    std::vector<rules::Square> squares_;
    std::array<std::uint8_t, 128> numbers_{};
    std::vector<rules::SquareSet> between_;
    std::array<rules::SquareSet, 2> crowning_;
};

/// Where and why a movetext blob violates its format.
struct FormatError {
    std::size_t offset = 0; ///< of the byte concerned
    std::string message;
};

} // namespace damscope::db

/// The movetext blob, version 1: this comment is its specification.
///
/// A blob is a head and a sequence of items. Squares are numbered 0 to size - 1 along the rows,
/// from the top left as White sees the board. A `varint` is an unsigned number in bytes of seven
/// bits, the lowest first, each but the last with its high bit set, at most five of them and no
/// longer than needed. A `text` is a varint with its length in bytes, then the bytes.
///
///     head     = version variant-and-result [0x85 position]
///     version  = 0x01
///     variant-and-result = variant + 32 * result, as rules::Variant and rules::GameResult count
///     The game begins from 0x85's position, or from the variant's starting position.
///
/// Items follow one another as in PDN: a step, the remarks on it, the variations that replace it,
/// the next step. Remarks before the first step belong to the starting position.
///
///     0x00-0x47 to           a move from this square; to is 0x00-0x47. It takes the opponent's
///                            pieces that stand between the two squares if they are on one row,
///                            column or diagonal, and crowns a man that arrives on his last row.
///     0x00-0x47 to+0x80 n square*
///                            the same, written out: it takes the n mod 64 pieces on the squares
///                            that follow, in ascending order, and crowns if n is 64 or more.
///     0x80  0x81             a variation begins, ends; it replaces the step before it
///     0x82                   an unknown move: from here on no position is known
///     0x83                   a pass: the other side is to move
///     0x84 position          a new position is set up
///     0x90 + 2 * kind + place, text
///                            a remark, kind as RemarkKind counts them, place 0 before the step
///                            or 1 after it
///     0xa0 + kind, text      a remark behind the variations that replace the step
///     0xa8 + kind, text      a remark ahead of the variation that the step begins
///     0x9a byte              a NAG 0 to 255, after the move
///     0x9b text              the next pattern for commands with clock times (see game_codec.hpp);
///                            the first pattern of a blob is number 0
///     0x9c pattern time      a command made from the pattern with this number (a varint) and one
///     0x9d pattern time time or two times in seconds (varints), after the move
///
///     position = side-to-move occupied* pieces* [square moves square moves]
///     side-to-move is 0 for White, 1 for Black, and 2 more where kings have been moved in a row
///     (Frisian): then White's and Black's king and its moves stand at the end, square 0 and 0
///     moves for a side that has moved none. `occupied` has a bit for each square, the lowest
///     of the first byte for square 0; `pieces` has two bits for each occupied square, in order,
///     the lowest first: 1 = black, 2 = king.
///
/// Bytes that are not described here are errors. Moves name what they take, so that reading needs
/// no generator: it is quick, and an archive does not depend on the program that wrote it.
namespace damscope::db::movetext {

inline constexpr std::uint8_t version = 1;
inline constexpr std::uint8_t explicitBit = 0x80;
inline constexpr std::uint8_t crownsBit = 0x40;

enum Code : std::uint8_t {
    openVariation = 0x80,
    closeVariation = 0x81,
    unknownMove = 0x82,
    pass = 0x83,
    setup = 0x84,
    start = 0x85,
    remark = 0x90,
    lastRemark = 0x99,
    smallNag = 0x9a,
    clockPattern = 0x9b,
    oneClock = 0x9c,
    twoClocks = 0x9d,
    remarkBehind = 0xa0,
    lastRemarkBehind = 0xa4,
    remarkAhead = 0xa8,
    lastRemarkAhead = 0xac
};

/// The kinds of remarks with a text.
enum class RemarkKind : std::uint8_t {
    comment,
    command, ///< without its brackets
    nag,     ///< its number in decimal
    strength,
    unread
};

/// Reads the parts of a blob, one after another. Throws FormatError, which never leaves the codec:
/// its callers turn it into a value.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
    [[nodiscard]] bool atEnd() const { return offset_ == bytes_.size(); }
    [[nodiscard]] std::size_t offset() const { return offset_; }
    [[nodiscard]] std::uint8_t peek() const { return bytes_[offset_]; }
    std::uint8_t byte();
    std::uint32_t varint();
    std::string_view text();
    [[noreturn]] void fail(std::string message) const;

private:
    std::span<const std::uint8_t> bytes_;
    std::size_t offset_ = 0;
};

using Bytes = std::vector<std::uint8_t>;
void putVarint(Bytes& out, std::uint32_t value);
void putText(Bytes& out, std::string_view text);

void putPosition(Bytes& out, const rules::Position& position);
rules::Position readPosition(ByteReader& in, rules::Variant variant);

void putMove(Bytes& out, const rules::Position& before, const rules::Move& move);
/// Checks that the move is possible on the board, not that it is legal.
rules::Move readMove(ByteReader& in, const rules::Position& before);
/// Skips a move without knowing the position.
void skipMove(ByteReader& in);

[[nodiscard]] constexpr bool isStep(std::uint8_t code) {
    return code < openVariation || (code >= unknownMove && code <= setup);
}
/// Skips a remark or pattern.
void skipRemark(ByteReader& in);
/// Skips a variation, including nested ones, from its opening to its closing code.
void skipVariation(ByteReader& in, rules::Variant variant);

struct Head {
    rules::Position start;
    rules::GameResult result;
};
Head readHead(ByteReader& in);

} // namespace damscope::db::movetext
