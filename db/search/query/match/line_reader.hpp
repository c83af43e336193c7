// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/match/searched_line.hpp"
#include "db/store/codec/movetext_format.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/board/result.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace damscope::db::query {

/// A board as the side to move sees it: the part of an entry that moves change.
template <class Squares> struct Board {
    Squares own = 0;
    Squares other = 0;
    Squares kings = 0;
    std::uint32_t numbers = 0; ///< LineEntry::numbers
    bool blackToMove = false;
};

template <class Squares> Board<Squares> boardOf(const LineEntry<Squares>& entry) {
    const bool black = entry.blackToMove;
    return {black ? entry.black : entry.white, black ? entry.white : entry.black, entry.kings,
            entry.numbers, black};
}

/// What a move does on the board. Single squares as sets of one.
template <class Squares> struct DecodedMove {
    Squares fromSquare = 0;
    Squares toSquare = 0;
    Squares captured = 0;
    std::uint32_t from = 0; ///< number of the square
    std::uint32_t to = 0;
    bool isKing = false; ///< before the move
    bool crowns = false;
};

/// Decodes the moves of movetext blobs of one variant, by tables: shared by everything that looks
/// at millions of moves.
template <class Squares> class MoveReader {
public:
    explicit MoveReader(rules::Variant variant);

    /// Reads the move that begins at `at`, and advances `at` to its end. False if the bytes are not
    /// a move that the board allows.
    bool read(const std::uint8_t*& at, const std::uint8_t* end, const Board<Squares>& board,
              DecodedMove<Squares>& move) const {
        if (end - at < 2)
            return false;
        move.from = at[0];
        move.to = at[1] & (movetext::explicitBit - 1U);
        if (move.from >= size_ || move.to >= size_)
            return false;
        const bool writtenOut = (at[1] & movetext::explicitBit) != 0;
        at += 2;
        move.fromSquare = bits_[move.from];
        move.toSquare = bits_[move.to];
        move.isKing = (board.kings & move.fromSquare) != 0;
        move.crowns = !move.isKing && (crowning_[board.blackToMove ? 1 : 0] & move.toSquare) != 0;
        move.captured = between_[move.from * size_ + move.to] & board.other;
        if (writtenOut) {
            const Rest rest = readRest(at, end);
            if (rest.end == nullptr || (rest.captured & ~board.other) != 0 ||
                (rest.crowns && move.isKing))
                return false;
            at = rest.end;
            move.captured = rest.captured;
            move.crowns = rest.crowns;
        }
        // Where captured pieces leave at once, the capturing piece may end where one of them was.
        const Squares left = leaveAtOnce_ ? board.other & ~move.captured : board.other;
        return (board.own & move.fromSquare) != 0 &&
               (((board.own | left) & move.toSquare) == 0 || move.from == move.to);
    }
    /// Writes a move into the entry in which it is made.
    void record(const DecodedMove<Squares>& move, LineEntry<Squares>& here) const {
        here.from = squares_[move.from];
        here.to = squares_[move.to];
        here.captured = move.captured;
        here.crowns = move.crowns;
        here.moved = true;
    }

private:
    /// The rest of a move that names what it captures. Passed by value, like everything in the loop
    /// over the moves of a game: so it stays in registers.
    struct Rest {
        const std::uint8_t* end; ///< null: malformed
        Squares captured;
        bool crowns;
    };
    [[nodiscard]] Rest readRest(const std::uint8_t* at, const std::uint8_t* end) const;

    bool leaveAtOnce_;
    std::size_t size_;
    std::array<Squares, 72> bits_{};
    std::vector<Squares> between_;
    std::array<Squares, 2> crowning_{};
    std::vector<rules::Square> squares_;
};

/// Board::numbers after a move.
template <class Squares>
std::uint32_t numbersAfter(const Board<Squares>& board, const DecodedMove<Squares>& move) {
    using rules::Kind;
    const rules::Color mover = board.blackToMove ? rules::Color::black : rules::Color::white;
    std::uint32_t numbers = board.numbers;
    if (move.captured != 0) {
        const Squares kingsTaken = move.captured & board.kings;
        const auto all = static_cast<unsigned>(countSquares(move.captured));
        const auto kings = kingsTaken == 0 ? 0U : static_cast<unsigned>(countSquares(kingsTaken));
        numbers -= (all - kings) * oneMore(opponent(mover), Kind::man) +
                   kings * oneMore(opponent(mover), Kind::king);
    }
    if (move.crowns)
        numbers += oneMore(mover, Kind::king) - oneMore(mover, Kind::man);
    return numbers;
}

template <class Squares>
Board<Squares> boardAfter(const Board<Squares>& board, const DecodedMove<Squares>& move) {
    Squares kings = board.kings & ~move.captured & ~move.fromSquare;
    if (move.isKing || move.crowns)
        kings |= move.toSquare;
    const bool changed = move.captured != 0 || move.crowns;
    return {board.other & ~move.captured, (board.own & ~move.fromSquare) | move.toSquare, kings,
            changed ? numbersAfter(board, move) : board.numbers, !board.blackToMove};
}

/// The entry with this board and nothing else.
template <class Squares> LineEntry<Squares> entryWith(const Board<Squares>& board) {
    LineEntry<Squares> entry;
    entry.known = true;
    entry.blackToMove = board.blackToMove;
    entry.white = board.blackToMove ? board.other : board.own;
    entry.black = board.blackToMove ? board.own : board.other;
    entry.kings = board.kings;
    entry.numbers = board.numbers;
    return entry;
}

/// Reads what is rare with the ordinary reader, and advances `at` past it.
template <class Read> auto readSlowly(const std::uint8_t*& at, const std::uint8_t* end, Read read) {
    movetext::ByteReader in({at, end});
    struct Advance {
        const std::uint8_t*& at;
        const movetext::ByteReader& in;
        ~Advance() { at += in.offset(); }
    } const advance{at, in};
    return read(in);
}

extern template class MoveReader<std::uint64_t>;
extern template class MoveReader<rules::SquareBits>;

/// Reads the lines of movetext blobs of one variant into entries, as fast as possible: no position
/// keys, no objects but the entries. It reads what MainLineReader reads.
template <class Squares> class LineReader {
public:
    explicit LineReader(rules::Variant variant);

    enum class Outcome : std::uint8_t { read, otherVariant, damaged };
    /// Opens a blob, which must live until the next call.
    Outcome open(Blob blob);
    /// The result of the game in the open blob.
    [[nodiscard]] rules::GameResult result() const { return result_; }

    /// The main line, from its starting position on. Damaged: up to the damage.
    Outcome readMainLine(LineEntries<Squares>& line);

    /// Calls `visit` for each variation, with `line` from the start of the game to its end; those
    /// inside it come first. Stops at the first damage.
    Outcome readVariations(LineEntries<Squares>& line, const std::function<void()>& visit);

private:
    struct Level {
        LineEntry<Squares> branch;   ///< with the step that the variation replaces
        LineEntry<Squares> replaced; ///< where that step led
        std::size_t own;             ///< index of the first entry of the variation itself
    };

    void start(LineEntries<Squares>& line);
    void step(LineEntries<Squares>& line);
    void move(LineEntries<Squares>& line);
    void otherStep(LineEntries<Squares>& line);
    void beginVariation(LineEntries<Squares>& line, std::vector<Level>& levels);
    void endVariation(LineEntries<Squares>& line, std::vector<Level>& levels,
                      const std::function<void()>& visit);
    [[noreturn]] void fail(const char* message) const;

    rules::Variant variant_;
    MoveReader<Squares> moves_;

    Blob blob_;
    const std::uint8_t* at_ = nullptr;
    const std::uint8_t* end_ = nullptr;
    rules::GameResult result_{};
};

extern template class LineReader<std::uint64_t>;
extern template class LineReader<rules::SquareBits>;

} // namespace damscope::db::query
