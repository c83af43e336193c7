// SPDX-License-Identifier: GPL-3.0-or-later
// Whether majority decides, held against following every capture on the board.
#include "rules/moves/forcing.hpp"

#include "rules/text/fen.hpp"
#include "tests/rules/random_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace damscope::rules {
namespace {

/// What every complete capture of a position takes: numbers of men and kings. For variants in which
/// pieces leave after the capture and men become kings where they come to rest.
class PlainCaptures {
public:
    explicit PlainCaptures(const Position& position) : position_(position) {
        for (const Square s : position.pieces(position.toMove())) {
            from_ = s;
            isKing_ = position.at(s)->kind == Kind::king;
            follow(s, {});
        }
    }
    using Taken = std::pair<int, int>; // men, kings
    [[nodiscard]] const std::set<Taken>& all() const { return all_; }

private:
    [[nodiscard]] bool isEmpty(Square s) const { return s == from_ || !position_.at(s); }
    [[nodiscard]] std::optional<Square> step(Square s, int rows, int columns) const {
        const Coordinates at = position_.rules().board.coordinates(s);
        return position_.rules().board.at({at.row + rows, at.column + columns});
    }

    /// Calls visit(victim, landing squares) for each jump.
    template <class Visit> void eachJump(Square at, const SquareSet& taken, Visit visit) const {
        const Rules& rules = position_.rules();
        if (!isKing_ && rules.crowning == Crowning::stops && !taken.empty() &&
            rules.board.rowOf(at) == rules.crowningRow(position_.toMove()))
            return;
        const bool both = rules.lines == Lines::diagonalCapturesBoth;
        for (int rows = -2; rows <= 2; ++rows)
            for (int columns = -2; columns <= 2; ++columns) {
                const bool diagonal = std::abs(rows) == 1 && std::abs(columns) == 1;
                const bool straight =
                    std::abs(rows) + std::abs(columns) == 2 && rows * columns == 0;
                if ((diagonal || (both && straight)) && mayJump(rows))
                    jump(at, rows, columns, taken, visit);
            }
    }

    // White's men go towards row 0.
    [[nodiscard]] bool mayJump(int rows) const {
        const bool forward = position_.toMove() == Color::white ? rows < 0 : rows > 0;
        return isKing_ || forward || position_.rules().menCaptureBackward;
    }
    [[nodiscard]] bool flies() const { return isKing_ && position_.rules().flyingKings; }
    [[nodiscard]] bool mayTake(Square s) const {
        return isKing_ || position_.rules().menTakeKings || position_.at(s)->kind == Kind::man;
    }

    template <class Visit>
    void jump(Square at, int rows, int columns, const SquareSet& taken, Visit visit) const {
        auto victim = step(at, rows, columns);
        while (flies() && victim && isEmpty(*victim))
            victim = step(*victim, rows, columns);
        if (!victim || isEmpty(*victim) || taken.contains(*victim) || !mayTake(*victim) ||
            position_.at(*victim)->color == position_.toMove())
            return;
        SquareSet landings;
        for (auto land = step(*victim, rows, columns); land && isEmpty(*land);
             land = flies() ? step(*land, rows, columns) : std::nullopt)
            landings.insert(*land);
        if (!landings.empty())
            visit(*victim, landings);
    }

    [[nodiscard]] bool goesOn(Square at, const SquareSet& taken) const {
        bool found = false;
        eachJump(at, taken, [&](Square, const SquareSet&) { found = true; });
        return found;
    }

    // A king may land short of where it can go on; the majority rule alone says that it must not.
    void follow(Square at, const SquareSet& taken) {
        eachJump(at, taken, [&](Square victim, const SquareSet& landings) {
            SquareSet more = taken;
            more.insert(victim);
            for (const Square land : landings)
                if (goesOn(land, more))
                    follow(land, more);
                else
                    count(more);
        });
    }

    void count(const SquareSet& taken) {
        Taken counted{};
        for (const Square s : taken)
            ++(position_.at(s)->kind == Kind::king ? counted.second : counted.first);
        all_.insert(counted);
    }

    const Position& position_;
    Square from_{0};
    bool isKing_ = false;
    std::set<Taken> all_;
};

bool plainlyDecides(const Position& position) {
    const bool frisian = position.rules().choice == CaptureChoice::frisian;
    std::set<int> values;
    const PlainCaptures captures(position);
    for (const auto& [men, kings] : captures.all())
        values.insert(frisian ? 100 * men + 199 * kings : men + kings);
    return values.size() > 1;
}

class Majority : public ::testing::TestWithParam<Variant> {};

TEST_P(Majority, decidesWhereShorterCapturesAreThere) {
    int decided = 0;
    int undecided = 0;
    setUpRandomPositions(GetParam(), 3000, 3, [&](const Position& position, const MoveList& legal) {
        if (!legal[0].isCapture() || position.kings(Color::white).size() > 3)
            return;
        const bool decides = majorityDecides(position);
        EXPECT_EQ(decides, plainlyDecides(position)) << writeFen(position);
        ++(decides ? decided : undecided);
    });
    EXPECT_GT(decided, 50);
    EXPECT_GT(undecided, 20);
}

INSTANTIATE_TEST_SUITE_P(Variants, Majority,
                         ::testing::Values(Variant::international, Variant::brazilian,
                                           Variant::canadian, Variant::spanish, Variant::italian,
                                           Variant::frisian),
                         [](const auto& variant) {
                             return std::string(rules(variant.param).name);
                         });

TEST(Majority, leavesTheChoiceInOtherVariants) {
    for (const Variant variant : {Variant::english, Variant::russian, Variant::pool, Variant::thai})
        setUpRandomPositions(variant, 200, 3, [&](const Position& position, const MoveList&) {
            EXPECT_FALSE(majorityDecides(position)) << writeFen(position);
        });
}

TEST(Majority, isNotTheRuleThatAKingTakesFirst) {
    const auto decides = [](Variant variant, std::string_view fen) {
        return majorityDecides(*readFen(variant, fen));
    };
    EXPECT_FALSE(decides(Variant::italian, "W:W18,K23:B14,20"));
    EXPECT_TRUE(decides(Variant::italian, "W:W18,K23:B7,14,20"));
    EXPECT_TRUE(decides(Variant::frisian, "W:W28,35:B22,K30")); // a king is worth more than a man
    EXPECT_FALSE(decides(Variant::frisian, "W:W28,35:B22,30"));
    EXPECT_FALSE(decides(Variant::turkish, "W:W33:B25"));
    EXPECT_TRUE(decides(Variant::turkish, "W:W33,40:B25,9,32"));
}

// The king on 10 takes 23 and 27; from 28 it could not have gone on.
TEST(Majority, forbidsAKingToLandShort) {
    const auto decides = [](Variant variant, std::string_view fen) {
        return majorityDecides(*readFen(variant, fen));
    };
    EXPECT_TRUE(decides(Variant::international, "W:WK10,30,45,48:BK6,16,23,27"));
    EXPECT_TRUE(decides(Variant::international, "W:WK46:B37,33"));
    EXPECT_TRUE(decides(Variant::frisian, "W:WK46:B37,33"));
    EXPECT_TRUE(decides(Variant::killer, "W:WK46:BK37,33"));
    EXPECT_TRUE(decides(Variant::brazilian, "W:WK29:B25,19"));
    EXPECT_FALSE(decides(Variant::international, "W:WK46:B37")) << "it takes one piece";
    EXPECT_FALSE(decides(Variant::international, "W:WK46:B37,28")) << "it can land on 32 only";
    EXPECT_FALSE(decides(Variant::international, "W:WK46:B37,19")) << "it goes straight on";
    EXPECT_FALSE(decides(Variant::russian, "W:WK29:B25,19")) << "the choice is free";
    // In Killer a king that has taken a king rests right behind it, and from there it goes on.
    EXPECT_TRUE(decides(Variant::international, "W:WK46:BK37,38"));
    EXPECT_FALSE(decides(Variant::killer, "W:WK46:BK37,38"));
}

} // namespace
} // namespace damscope::rules
