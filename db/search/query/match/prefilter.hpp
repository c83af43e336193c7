// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "db/search/query/match/compiled_condition.hpp"
#include "db/search/query/match/line_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <array>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace damscope::db::query {

/// Conditions that one place meets all of, limited to what can be checked at a place alone: no draw
/// rules, no ends, nothing about the next move. Without conditions every place passes.
struct NecessaryCondition {
    std::vector<Condition> conditions;
};

/// What every line shows in which a query holds.
struct NecessaryConditions {
    std::vector<NecessaryCondition> any; ///< some place meets one of these
    bool exact = false;                  ///< and where one does, the query holds
};

/// The most selective necessary conditions of a term, guessed by what is rare in games.
[[nodiscard]] NecessaryConditions necessaryConditions(const Term& term);

/// A necessary condition compiled for millions of places: what decides most places comes first.
template <class Squares> class NecessaryTest {
public:
    explicit NecessaryTest(const NecessaryCondition& necessary);

    /// Starts a game with this result; call numbersChanged() next.
    void begin(rules::GameResult result) { possible_ = result_[static_cast<std::size_t>(result)]; }
    /// Sets the numbers of pieces, LineEntry::numbers. False: whatever moves follow, no later place
    /// of the game passes.
    bool numbersChanged(std::uint32_t numbers);
    /// No place after so many moves passes.
    [[nodiscard]] int lastPly() const { return ply_.high; }
    /// Whether it depends on numbers of pieces.
    [[nodiscard]] bool asksNumbers() const { return !numbers_.empty() || !least_.empty(); }

    /// Whether the place passes in which this move is made.
    bool operator()(const Board<Squares>& board, std::uint32_t ply,
                    const DecodedMove<Squares>& move, const MoveReader<Squares>& reader) const {
        return numbersFit_ && fits(board) && (!aboutMove_ || mayBe(move)) &&
               meetsTheRest(board, ply, move, reader);
    }
    /// Whether the last place passes.
    bool atEnd(const Board<Squares>& board, std::uint32_t ply,
               const MoveReader<Squares>& reader) const {
        return numbersFit_ && fits(board) && !aboutMove_ && meetsTheRest(board, ply, {}, reader);
    }

private:
    void add(const PiecesOn& pieces);
    void add(const CountIn& number);
    void add(const CountCompared& number);
    void add(const NumberIn& number);
    void add(const ToMove& toMove);
    void add(const PlyIn& ply);
    void add(const Exactly& exactly);
    void add(const MovePattern& pattern);
    void add(const ResultIs& ended);
    template <class Other> void add(const Other&) {} // never necessary, see NecessaryCondition
    void needAtLeast(Contents counted, int number);

    [[nodiscard]] bool fits(const Board<Squares>& b) const {
        const Forbidden& f = forbidden_[b.blackToMove ? 1 : 0];
        return ((b.own & ((f.ownMen & ~b.kings) | (f.ownKings & b.kings))) |
                (b.other & ((f.otherMen & ~b.kings) | (f.otherKings & b.kings))) |
                (f.empty & ~(b.own | b.other))) == 0;
    }
    [[nodiscard]] bool mayBe(const DecodedMove<Squares>& move) const {
        return (move.captured == 0 ? maybeQuiet_ : maybeCapture_) &&
               (from_ & move.fromSquare) != 0 && (to_ & move.toSquare) != 0 &&
               (move.crowns || !promotes_);
    }
    [[nodiscard]] bool meetsTheRest(Board<Squares> board, std::uint32_t ply,
                                    DecodedMove<Squares> move,
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
    std::vector<std::variant<CountTest<Squares>, CountComparedTest<Squares>>> numbers_;
    /// Numbers of pieces that never rise, men of a colour or all its pieces, and how much they must
    /// come to: bytes of LineEntry::numbers.
    std::vector<std::pair<std::uint32_t, int>> least_;
    bool aboutMove_ = false;
    bool maybeQuiet_ = true;
    bool maybeCapture_ = true;
    bool promotes_ = false;
    Squares from_ = ~Squares{0};
    Squares to_ = ~Squares{0};
    std::vector<MoveTest<Squares>> moves_;
    std::vector<AnySquareTest<Squares>> anySquares_;
    std::vector<AreaTest<Squares>> areas_;

    // What is known of the current game.
    bool possible_ = true;
    bool numbersFit_ = true;
};

/// Checks main lines for the necessary conditions of a query, keeping nothing but the board:
/// several times as fast as reading them into entries. A game that fails need not be read.
template <class Squares> class Prefilter {
public:
    explicit Prefilter(const Query& query);

    enum class Match : std::uint8_t {
        no, ///< the query holds nowhere in the main line
        maybe,
        yes ///< it holds at some place of it
    };
    /// `moves` is a blob of the query's variant, of a game with this result. What is unusual or
    /// damaged is not decided here: maybe.
    [[nodiscard]] Match check(Blob moves, rules::GameResult result);

private:
    Match checkMoves(Blob moves, rules::GameResult result);
    Board<Squares> takeStart(const std::uint8_t*& at, const std::uint8_t* end) const;
    static Match matchWhenGone(Blob rest);
    void begin(rules::GameResult result);
    bool numbersChanged(std::uint32_t numbers);
    bool isMet(const Board<Squares>& board, std::uint32_t ply,
               const DecodedMove<Squares>& move) const {
        for (const NecessaryTest<Squares>& test : tests_)
            if (test(board, ply, move, reader_))
                return true;
        return false;
    }
    [[nodiscard]] bool isMetAtEnd(const Board<Squares>& board, std::uint32_t ply) const;

    rules::Variant variant_;
    MoveReader<Squares> reader_;
    Board<Squares> usualStart_;
    std::vector<NecessaryTest<Squares>> tests_;
    bool exact_ = false;
    bool letsAllPass_ = false;
    bool asksNumbers_ = false;
    int lastPly_ = 0; ///< no place after so many moves passes
};

extern template class Prefilter<std::uint64_t>;
extern template class Prefilter<rules::SquareBits>;

} // namespace damscope::db::query
