// SPDX-License-Identifier: GPL-3.0-or-later
// As results_test.cpp, with so many pieces that it takes minutes.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/analysis/endgame/made_tables.hpp"
#include "tests/analysis/endgame/naive_results.hpp"
#include "tests/analysis/endgame/oracle.hpp"
#include "tests/analysis/endgame/play_out.hpp"

#include <gtest/gtest.h>
#include <random>

namespace damscope::analysis::endgame {
namespace {

TEST(InternationalTablesInFull, ofFourPiecesCountAsAnothersDo) {
    expectCountsOfAnother(4, 41);
}

// Which is drawn after 16 moves of each side, against the best defence.
TEST(SearchWithTablesInFull, winsWithThreeKingsInTime) {
    using rules::Color;
    constexpr auto variant = rules::Variant::international;
    const TableFolder folder;
    const Tables tables = folder.make(variant, 4);
    EmbeddedEngine engine({1, 4, nullptr, std::make_shared<const Library>(folder.path())});
    std::mt19937 random(9);
    for (int games = 0; games < 40;) {
        rules::Position p(variant);
        for (unsigned i = 0; i < 4; ++i)
            p.put(p.rules().board.square(static_cast<int>(random() % 50)),
                  {i == 0 ? Color::black : Color::white, rules::Kind::king});
        const bool captures = rules::legalMoves(p).empty() || rules::legalMoves(p)[0].isCapture();
        if (p.pieces().size() < 4 || p.pieces(Color::black).empty() || captures ||
            variantEndgame(variant).result(p, tables) != Result::win)
            continue;
        ++games;
        EXPECT_EQ(playOut(engine, p), rules::GameResult::whiteWins) << rules::writeFen(p);
    }
}

class TablesInFull : public ::testing::TestWithParam<rules::Variant> {};

TEST_P(TablesInFull, ofThreePiecesAreRight) {
    (void)expectNaiveResults(GetParam(), 3);
}

INSTANTIATE_TEST_SUITE_P(Variants, TablesInFull,
                         ::testing::Values(rules::Variant::english, rules::Variant::russian,
                                           rules::Variant::italian, rules::Variant::spanish,
                                           rules::Variant::czech, rules::Variant::thai,
                                           rules::Variant::antidraughts),
                         [](const auto& variant) {
                             return std::string(rules::rules(variant.param).name);
                         });

} // namespace
} // namespace damscope::analysis::endgame
