// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/movetext_format.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace damscope::db::movetext {
namespace {

using rules::Color;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;
using rules::SquareSet;

constexpr int maxVarintBytes = 5;
constexpr std::uint8_t countMask = crownsBit - 1;
constexpr std::uint8_t kingMovesBit = 2; // of the side to move

bool crowns(const Position& before, Square from, Square to, const BoardLines& lines) {
    return lines.crowning(before.toMove()).contains(to) && !before.kings().contains(from);
}

// The move that the two bytes from, to stand for.
Move plainMove(const Position& before, Square from, Square to, const BoardLines& lines) {
    const SquareSet taken = lines.between(from, to) & before.pieces(opponent(before.toMove()));
    return {from, to, crowns(before, from, to, lines), taken};
}

Square readSquare(ByteReader& in, std::uint8_t number, const BoardLines& lines) {
    if (number >= lines.size())
        in.fail("no such square");
    return lines.square(number);
}

SquareSet readTaken(ByteReader& in, std::size_t count, const BoardLines& lines) {
    SquareSet taken;
    int last = -1;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t number = in.byte();
        if (number <= last)
            in.fail("taken pieces out of order");
        last = number;
        taken.insert(readSquare(in, number, lines));
    }
    return taken;
}

// Where captured pieces leave at once, the capturing piece may end where one of them was.
bool isFree(const Position& before, const Move& move) {
    return move.to == move.from || !before.pieces().contains(move.to) ||
           (move.captured.contains(move.to) &&
            rules::rules(before.variant()).removal == rules::Removal::atOnce);
}

// Whether the two bytes from, to stand for the move.
bool isPlain(const Position& before, const Move& move, const BoardLines& lines) {
    return plainMove(before, move.from, move.to, lines) == move;
}

bool possible(const Position& before, const Move& move) {
    const Color mover = before.toMove();
    const bool fromOk = before.pieces(mover).contains(move.from);
    const bool toOk = isFree(before, move);
    const bool takenOk = (move.captured - before.pieces(opponent(mover))).empty();
    const bool crownsOk = !move.crowns || !before.kings().contains(move.from);
    return fromOk && toOk && takenOk && crownsOk;
}

// Only where the rules limit them, so that every other position is written as it always was.
bool countsKingMoves(const Position& position) {
    return position.rules().kingMovesInARow > 0 &&
           (position.kingRun(Color::white).moves > 0 || position.kingRun(Color::black).moves > 0);
}

void putKingRun(Bytes& out, rules::KingRun run, const BoardLines& lines) {
    out.push_back(run.moves > 0 ? lines.number(run.king) : std::uint8_t{0});
    out.push_back(run.moves);
}

void readKingRun(ByteReader& in, Position& position, Color color, const BoardLines& lines) {
    const Square king = readSquare(in, in.byte(), lines);
    const std::uint8_t moves = in.byte();
    if (moves == 0)
        return;
    if (!position.kings(color).contains(king))
        in.fail("moves of a king that is not there");
    position.setKingRun(color, {king, moves});
}

} // namespace

void ByteReader::fail(std::string message) const {
    throw FormatError{offset_, std::move(message)};
}

std::uint8_t ByteReader::byte() {
    if (atEnd())
        fail("the end comes too early");
    return bytes_[offset_++];
}

std::uint32_t ByteReader::varint() {
    std::uint64_t value = 0;
    for (int i = 0; i < maxVarintBytes; ++i) {
        const std::uint8_t b = byte();
        value |= std::uint64_t{b & 0x7fU} << (7 * i);
        if (b >= 0x80)
            continue;
        if ((b == 0 && i > 0) || value > UINT32_MAX)
            fail("a number is not written as it should be");
        return static_cast<std::uint32_t>(value);
    }
    fail("a number is too long");
}

std::string_view ByteReader::text() {
    const std::size_t length = varint();
    if (length > bytes_.size() - offset_)
        fail("a text is longer than the rest");
    const auto* data = static_cast<const char*>(static_cast<const void*>(bytes_.data() + offset_));
    offset_ += length;
    return {data, length};
}

void putVarint(Bytes& out, std::uint32_t value) {
    for (; value >= 0x80; value >>= 7)
        out.push_back(static_cast<std::uint8_t>(value | 0x80));
    out.push_back(static_cast<std::uint8_t>(value));
}

void putText(Bytes& out, std::string_view text) {
    assert(text.size() <= UINT32_MAX);
    putVarint(out, static_cast<std::uint32_t>(text.size()));
    out.insert(out.end(), text.begin(), text.end());
}

void putPosition(Bytes& out, const Position& position) {
    const BoardLines& lines = BoardLines::of(position.variant());
    Bytes occupied((lines.size() + 7) / 8);
    Bytes pieces((static_cast<std::size_t>(position.pieces().size()) + 3) / 4);
    std::size_t i = 0;
    for (const Square s : position.pieces()) {
        const std::size_t number = lines.number(s);
        occupied[number / 8] |= static_cast<std::uint8_t>(1U << number % 8);
        const unsigned piece = (position.pieces(Color::black).contains(s) ? 1U : 0U) |
                               (position.kings().contains(s) ? 2U : 0U);
        pieces[i / 4] |= static_cast<std::uint8_t>(piece << 2 * (i % 4));
        ++i;
    }
    const bool counted = countsKingMoves(position);
    out.push_back(static_cast<std::uint8_t>(static_cast<unsigned>(position.toMove()) |
                                            (counted ? kingMovesBit : 0U)));
    out.insert(out.end(), occupied.begin(), occupied.end());
    out.insert(out.end(), pieces.begin(), pieces.end());
    if (counted)
        for (const Color c : {Color::white, Color::black})
            putKingRun(out, position.kingRun(c), lines);
}

Position readPosition(ByteReader& in, rules::Variant variant) {
    const BoardLines& lines = BoardLines::of(variant);
    Position position(variant);
    const std::uint8_t side = in.byte();
    if (side > (1U | kingMovesBit))
        in.fail("no such side to move");
    std::vector<Square> occupied;
    for (std::size_t first = 0; first < lines.size(); first += 8) {
        const unsigned bits = in.byte();
        for (std::size_t i = 0; i < 8; ++i)
            if ((bits >> i & 1) != 0)
                occupied.push_back(readSquare(in, static_cast<std::uint8_t>(first + i), lines));
    }
    unsigned bits = 0;
    for (std::size_t i = 0; i < occupied.size(); ++i, bits >>= 2) {
        if (i % 4 == 0)
            bits = in.byte();
        position.put(occupied[i], {(bits & 1) != 0 ? Color::black : Color::white,
                                   (bits & 2) != 0 ? Kind::king : Kind::man});
    }
    position.setToMove(static_cast<Color>(side & 1U));
    if ((side & kingMovesBit) != 0)
        for (const Color c : {Color::white, Color::black})
            readKingRun(in, position, c, lines);
    return position;
}

void putMove(Bytes& out, const Position& before, const Move& move) {
    assert(possible(before, move));
    const BoardLines& lines = BoardLines::of(before.variant());
    const std::uint8_t from = lines.number(move.from);
    const std::uint8_t to = lines.number(move.to);
    out.push_back(from);
    if (isPlain(before, move, lines)) {
        out.push_back(to);
        return;
    }
    assert(move.captured.size() <= countMask);
    out.push_back(to | explicitBit);
    out.push_back(static_cast<std::uint8_t>(move.captured.size() | (move.crowns ? crownsBit : 0)));
    for (const Square s : move.captured)
        out.push_back(lines.number(s));
}

Move readMove(ByteReader& in, const Position& before) {
    const BoardLines& lines = BoardLines::of(before.variant());
    const Square from = readSquare(in, in.byte(), lines);
    const std::uint8_t second = in.byte();
    const Square to = readSquare(in, second & ~explicitBit & 0xff, lines);
    Move move = plainMove(before, from, to, lines);
    if ((second & explicitBit) != 0) {
        const std::uint8_t count = in.byte();
        if ((count & 0x80) != 0)
            in.fail("too many pieces taken");
        move.captured = readTaken(in, count & countMask, lines);
        move.crowns = (count & crownsBit) != 0;
    }
    if (!possible(before, move))
        in.fail("a move that the board does not allow");
    return move;
}

void skipMove(ByteReader& in) {
    in.byte();
    if ((in.byte() & explicitBit) == 0)
        return;
    for (int taken = in.byte() & countMask; taken > 0; --taken)
        in.byte();
}

void skipRemark(ByteReader& in) {
    const std::uint8_t code = in.byte();
    if ((code >= remark && code <= lastRemark) || code == clockPattern ||
        (code >= remarkBehind && code <= lastRemarkBehind) ||
        (code >= remarkAhead && code <= lastRemarkAhead)) {
        in.text();
    } else if (code == smallNag) {
        in.byte();
    } else if (code == oneClock || code == twoClocks) {
        for (int i = oneClock; i <= code + 1; ++i)
            in.varint();
    } else {
        in.fail("no such item");
    }
}

void skipVariation(ByteReader& in, rules::Variant variant) {
    std::size_t depth = 0;
    do {
        const std::uint8_t code = in.atEnd() ? in.byte() : in.peek();
        if (code < openVariation) {
            skipMove(in);
        } else if (code >= remark) {
            skipRemark(in);
        } else {
            in.byte();
            if (code == openVariation)
                ++depth;
            else if (code == closeVariation)
                --depth;
            else if (code == setup)
                readPosition(in, variant);
            else if (!isStep(code))
                in.fail("no such item");
        }
    } while (depth > 0);
}

Head readHead(ByteReader& in) {
    if (in.byte() != version)
        in.fail("a format of a later version");
    const unsigned both = in.byte();
    const unsigned variant = both % 32;
    const auto result = static_cast<rules::GameResult>(both / 32);
    if (variant >= rules::variantCount)
        in.fail("a variant that is not known");
    if (result > rules::GameResult::bothLose)
        in.fail("a result that is not known");
    const auto known = static_cast<rules::Variant>(variant);
    if (in.atEnd() || in.peek() != start)
        return {Position::start(known), result};
    in.byte();
    return {readPosition(in, known), result};
}

} // namespace damscope::db::movetext

namespace damscope::db {
namespace {

int sign(int n) {
    return (n > 0) - (n < 0);
}

rules::SquareSet squaresBetween(const rules::Board& board, rules::Square a, rules::Square b) {
    const rules::Coordinates from = board.coordinates(a);
    const rules::Coordinates to = board.coordinates(b);
    const int down = to.row - from.row;
    const int right = to.column - from.column;
    const bool onALine = down == 0 || right == 0 || std::abs(down) == std::abs(right);
    rules::SquareSet set;
    if (!onALine)
        return set;
    const int steps = std::max(std::abs(down), std::abs(right));
    for (int i = 1; i < steps; ++i)
        if (const auto s = board.at({from.row + i * sign(down), from.column + i * sign(right)}))
            set.insert(*s);
    return set;
}

} // namespace

BoardLines::BoardLines(const rules::Rules& rules) {
    const rules::Board& board = rules.board;
    for (int i = 0; i < board.size(); ++i) {
        squares_.push_back(board.square(i));
        numbers_[squares_.back().bit()] = static_cast<std::uint8_t>(i);
    }
    for (const rules::Square a : squares_)
        for (const rules::Square b : squares_)
            between_.push_back(squaresBetween(board, a, b));
    for (const rules::Color c : {rules::Color::white, rules::Color::black})
        for (const rules::Square s : squares_)
            if (board.rowOf(s) == rules.crowningRow(c))
                crowning_[static_cast<std::size_t>(c)].insert(s);
}

namespace {

// Created on first use. Not by std::call_once: an exception that leaves it, for lack of memory,
// passes through C functions, and the C library must then load the unwinder, or abort.
template <std::size_t variant> const BoardLines& linesOf() {
    static const BoardLines lines(rules::rules(static_cast<rules::Variant>(variant)));
    return lines;
}

template <std::size_t... variants>
const BoardLines& linesOf(std::size_t variant, std::index_sequence<variants...>) {
    static constexpr std::array<const BoardLines& (*)(), sizeof...(variants)> each{
        linesOf<variants>...};
    return each[variant]();
}

} // namespace

const BoardLines& BoardLines::of(rules::Variant variant) {
    return linesOf(static_cast<std::size_t>(variant),
                   std::make_index_sequence<rules::variantCount>());
}

} // namespace damscope::db
