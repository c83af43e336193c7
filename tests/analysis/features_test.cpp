// SPDX-License-Identifier: GPL-3.0-or-later
// What training learns from is what the search evaluates with.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/evaluation/features.hpp"
#include "analysis/evaluation/weights.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"
#include "tests/rules/random_positions.hpp"

#include <gtest/gtest.h>
#include <random>

namespace damscope::analysis::evaluation {
namespace {

using rules::Variant;

std::shared_ptr<const Weights> randomWeights(Variant variant) {
    Weights w = plainWeights(variant);
    std::mt19937 random(3);
    for (Weight& weight : w.values) {
        weight.middle = static_cast<std::int16_t>(static_cast<int>(random() % 400) - 200);
        weight.ending = static_cast<std::int16_t>(static_cast<int>(random() % 400) - 200);
    }
    return std::make_shared<const Weights>(w);
}

struct Judge {
    explicit Judge(const Weights& weights)
        : w(weights), places(weights.variant), layout(patternLayout(weights.variant)) {}

    void add(std::size_t place, double times) {
        middle += w.values[place].middle * times;
        ending += w.values[place].ending * times;
    }
    /// In hundredths of a man, White's view.
    double value(const Features& f, int all) {
        add(WeightLayout::man, f.menAhead);
        add(WeightLayout::firstKing, f.firstKingAhead);
        add(WeightLayout::moreKings, f.moreKingsAhead);
        add(WeightLayout::toMove, f.toMove);
        add(WeightLayout::safeKingMove, f.safeMovesAhead);
        add(WeightLayout::attackedKingMove, f.attackedMovesAhead);
        add(WeightLayout::imbalance, static_cast<double>(f.imbalanceAhead) / imbalanceUnit);
        for (std::size_t i = 0; i < f.count; ++i) {
            const int square = f.squares[i] > 0 ? f.squares[i] - 1 : places.squares + f.squares[i];
            add(i < f.men ? places.manOn(square) : places.kingOn(square),
                f.squares[i] > 0 ? 1 : -1);
        }
        addBesideKings(f);
        for (std::size_t l = 0; l < layout.laneCount; ++l) {
            const double sign = layout.lanes[l].turned ? -1 : 1;
            add(places.pattern(layout.lanes[l].table, f.lanes[l]), sign);
            for (std::size_t p = 0; p < layout.partCount; ++p)
                if (layout.parts[p].table == layout.lanes[l].table)
                    add(places.part(p, layout.parts[p].entry(f.lanes[l])), sign);
        }
        const double phase = std::min<double>(f.count, all) / all;
        const double sum = (middle * phase + ending * (1 - phase)) / unitsPerCentiMan;
        return sum / f.drawDivisor[sum > 0 ? 0 : 1];
    }

    void addBesideKings(const Features& f) {
        for (std::size_t k = f.men; k < f.count; ++k)
            for (std::size_t i = 0; i < f.count; ++i) {
                if (i == k)
                    continue;
                const bool white = f.squares[k] > 0;
                const auto seen = [&](int square) {
                    return white ? std::abs(square) - 1 : places.squares - std::abs(square);
                };
                const bool own = (f.squares[i] > 0) == white;
                const Beside piece = i < f.men ? own ? Beside::ownMan : Beside::opposingMan
                                     : own     ? Beside::ownKing
                                               : Beside::opposingKing;
                add(places.besideKing(piece, (f.toMove > 0) == white, seen(f.squares[k]),
                                      seen(f.squares[i])),
                    white ? 1 : -1);
            }
    }

    const Weights& w;
    WeightLayout places;
    const PatternLayout& layout;
    double middle = 0;
    double ending = 0;
};

TEST(Features, areWhatTheSearchEvaluatesWith) {
    for (const Variant variant : rules::allVariants()) {
        const rules::Rules& r = rules::rules(variant);
        const auto weights = randomWeights(variant);
        EmbeddedEngine engine({1, 1, weights});
        const auto check = [&](const rules::Position& p, const rules::MoveList&) {
            engine.setPosition(p);
            const int sign = p.toMove() == rules::Color::white ? 1 : -1;
            const double expected = Judge(*weights).value(
                extractFeatures(p), 2 * r.rowsOfMen * r.board.squaresPerRow());
            EXPECT_NEAR(sign * engine.evaluation().centiMen(), expected, 2.5) << r.name;
        };
        rules::playRandomGames(variant, 3, 60, 1, check);
        rules::setUpRandomPositions(variant, 40, 2, check);
    }
}

TEST(Patterns, coverEverySquareOfEveryBoard) {
    for (const Variant variant : rules::allVariants()) {
        const PatternLayout& layout = patternLayout(variant);
        rules::SquareSet covered;
        for (std::size_t l = 0; l < layout.laneCount; ++l)
            for (const std::uint8_t bit : layout.lanes[l].squares)
                covered.insert(rules::Square(bit));
        EXPECT_EQ(covered, rules::rules(variant).board.squares());
    }
}

TEST(Patterns, ofInternationalAreEightAreasOfFourFilesBySixRows) {
    const PatternLayout& layout = patternLayout(Variant::international);
    EXPECT_EQ(layout.laneCount, 8U);
    EXPECT_EQ(layout.tableCount, 4U);
    const rules::Rules& r = rules::rules(Variant::international);
    std::vector<int> numbers;
    for (const std::uint8_t bit : layout.lanes[0].squares)
        numbers.push_back(r.number(rules::Square(bit)));
    EXPECT_EQ(numbers, (std::vector{1, 2, 6, 7, 11, 12, 16, 17, 21, 22, 26, 27}));
}

Features featuresAt(std::string_view fen) {
    return extractFeatures(*rules::readFen(Variant::international, fen));
}

TEST(Features, countTheSquaresThatKingsReach) {
    // Nine squares of the long diagonal; on 41 the man on 36 would take it.
    const Features open = featuresAt("W:WK5:B36");
    EXPECT_EQ(open.safeMovesAhead, 8);
    EXPECT_EQ(open.attackedMovesAhead, 1);
    // Only 41 is free, and there the man on 37 would take it.
    const Features shut = featuresAt("W:WK46:B37,1");
    EXPECT_EQ(shut.safeMovesAhead, 0);
    EXPECT_EQ(shut.attackedMovesAhead, 1);
}

// 46 lies nine half files to the left, 1 seven, and 5 nine to the right.
TEST(Features, countHowFarMenLeanToAWing) {
    EXPECT_EQ(featuresAt("W:W46,50:B1,5").imbalanceAhead, 0);
    EXPECT_EQ(featuresAt("W:W46:B1,5").imbalanceAhead, 7);
    EXPECT_EQ(featuresAt("W:W46,50:B5").imbalanceAhead, -7);
}

TEST(DrawScale, countsLittleWhatAKingHolds) {
    const rules::Rules& r = rules::rules(Variant::international);
    EXPECT_EQ(drawDivisor(r, {0, 3}, {0, 1}), 8);
    EXPECT_EQ(drawDivisor(r, {4, 1}, {3, 1}), 2);
    EXPECT_EQ(drawDivisor(r, {5, 1}, {3, 1}), 1);
    EXPECT_EQ(drawDivisor(r, {3, 0}, {2, 0}), 1);
    EXPECT_EQ(drawDivisor(rules::rules(Variant::english), {0, 3}, {0, 1}), 1);
}

} // namespace
} // namespace damscope::analysis::evaluation
