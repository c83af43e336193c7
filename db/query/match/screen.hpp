// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/match/clues.hpp"
#include "db/query/match/condition_test.hpp"
#include "db/query/match/move_reader.hpp"
#include "db/sqlite/sqlite.hpp"

#include <array>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace damscope::db::query {

/// A clue made ready for asking it at millions of places: what decides most places comes first.
template <class Squares> class ClueTest {
public:
    explicit ClueTest(const Clue& clue);

    /// Turns to a game with this result; numbersChanged() follows.
    void begin(rules::GameResult result) { possible_ = result_[static_cast<std::size_t>(result)]; }
    /// Tells the numbers of pieces, Place::numbers. False: whatever moves follow, no place of the
    /// game meets the clue from here on.
    bool numbersChanged(std::uint32_t numbers);
    /// No place after so many moves meets it.
    [[nodiscard]] int lastPly() const { return ply_.high; }
    /// Whether it asks for numbers of pieces.
    [[nodiscard]] bool asksNumbers() const { return !numbers_.empty() || !least_.empty(); }

    /// Whether the place meets it from which this move is made.
    bool operator()(const Board<Squares>& board, std::uint32_t ply, const MoveRead<Squares>& move,
                    const MoveReader<Squares>& reader) const {
        return numbersFit_ && fits(board) && (!aboutMove_ || mayBe(move)) &&
               isMetClosely(board, ply, move, reader);
    }
    /// Whether the last place meets it.
    bool atEnd(const Board<Squares>& board, std::uint32_t ply,
               const MoveReader<Squares>& reader) const {
        return numbersFit_ && fits(board) && !aboutMove_ && isMetClosely(board, ply, {}, reader);
    }

private:
    void add(const Standing& standing);
    void add(const NumberIn& number);
    void add(const NumberAgainst& number);
    void add(const ToMove& toMove);
    void add(const PlyIn& ply);
    void add(const Exactly& exactly);
    void add(const Manoeuvre& manoeuvre);
    void add(const Ended& ended);
    template <class Other> void add(const Other&) {} // in no clue
    void needAtLeast(Contents counted, int number);

    [[nodiscard]] bool fits(const Board<Squares>& b) const {
        const Forbidden& f = forbidden_[b.blackToMove ? 1 : 0];
        return ((b.own & ((f.ownMen & ~b.kings) | (f.ownKings & b.kings))) |
                (b.other & ((f.otherMen & ~b.kings) | (f.otherKings & b.kings))) |
                (f.empty & ~(b.own | b.other))) == 0;
    }
    [[nodiscard]] bool mayBe(const MoveRead<Squares>& move) const {
        return (move.captured == 0 ? maybeQuiet_ : maybeCapture_) &&
               (from_ & move.fromSquare) != 0 && (to_ & move.toSquare) != 0 &&
               (move.crowns || !promotes_);
    }
    [[nodiscard]] bool isMetClosely(Board<Squares> board, std::uint32_t ply, MoveRead<Squares> move,
                                    const MoveReader<Squares>& reader) const;

    /// BoardTest, as the side to move sees it.
    struct Forbidden {
        Squares ownMen, ownKings, otherMen, otherKings, empty;
    };
    std::array<Forbidden, 2> forbidden_; ///< by the side to move
    BoardTest<Squares> board_;
    std::array<bool, 2> side_{true, true}; ///< to move, by colour
    Bounds ply_;
    std::array<bool, 5> result_{true, true, true, true, true}; ///< by rules::GameResult
    std::vector<std::variant<NumberTest<Squares>, NumberAgainstTest<Squares>>> numbers_;
    /// Numbers of pieces that never rise, men of a colour or all its pieces, and how much they must
    /// come to: bytes of Place::numbers.
    std::vector<std::pair<std::uint32_t, int>> least_;
    bool aboutMove_ = false;
    bool maybeQuiet_ = true;
    bool maybeCapture_ = true;
    bool promotes_ = false;
    Squares from_ = ~Squares{0};
    Squares to_ = ~Squares{0};
    std::vector<MoveTest<Squares>> moves_;
    std::vector<AnySquareTest<Squares>> anySquares_;

    // Of the game that is being looked at.
    bool possible_ = true;
    bool numbersFit_ = true;
};

/// Looks through main lines for the clues of a query, keeping nothing but the board: several times
/// as fast as they are read into places. What shows no clue need not be read.
template <class Squares> class Screen {
public:
    explicit Screen(const Query& query);

    enum class Verdict : std::uint8_t {
        no, ///< the query holds nowhere in the main line
        maybe,
        yes ///< it holds at some place of it
    };
    /// `moves` is a blob of the query's variant, of a game with this result. What is unusual or
    /// damaged is not decided here.
    [[nodiscard]] Verdict look(Blob moves, rules::GameResult result);

private:
    Verdict lookThrough(Blob moves, rules::GameResult result);
    void begin(rules::GameResult result);
    bool numbersChanged(std::uint32_t numbers);
    bool isMet(const Board<Squares>& board, std::uint32_t ply,
               const MoveRead<Squares>& move) const {
        for (const ClueTest<Squares>& test : tests_)
            if (test(board, ply, move, reader_))
                return true;
        return false;
    }
    [[nodiscard]] bool isMetAtEnd(const Board<Squares>& board, std::uint32_t ply) const;

    rules::Variant variant_;
    MoveReader<Squares> reader_;
    Board<Squares> usualStart_;
    std::vector<ClueTest<Squares>> tests_;
    bool exact_ = false;
    bool saysNothing_ = false;
    bool asksNumbers_ = false;
    int lastPly_ = 0; ///< no place after so many moves meets a clue
};

extern template class Screen<std::uint64_t>;
extern template class Screen<rules::SquareBits>;

} // namespace damscope::db::query
