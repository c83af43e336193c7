// SPDX-License-Identifier: GPL-3.0-or-later
// What a game ended with, where that has no name.
#include "db/search/endings/endings.hpp"

#include "messages/translation.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace damscope::db {
namespace {

std::vector<rules::Position> gameOf(const std::vector<const char*>& fens) {
    std::vector<rules::Position> game;
    for (const char* fen : fens)
        game.push_back(rules::readFen(rules::Variant::international, fen).value());
    return game;
}

std::string said(const char* fen, Language language = Language::english) {
    const auto ending = endingMaterial(gameOf({fen}));
    return ending ? translated(materialMessage(ending->counts), language) : "";
}

TEST(EndingMaterial, IsSaidInEachLanguage) {
    const char* fen = "W:WK46,K47,K48,K49,K50:B6,16,K26";
    EXPECT_EQ(said(fen), "White has 5 kings against 2 men and 1 king");
    EXPECT_EQ(said(fen, Language::dutch), "wit heeft 5 dammen tegen 2 schijven en 1 dam");
    EXPECT_EQ(said(fen, Language::french), "les blancs ont 5 dames contre 2 pions et 1 dame");
    EXPECT_EQ(said(fen, Language::russian), "белые: 5 дамок, чёрные: 2 простые и 1 дамка");
    EXPECT_EQ(said(fen, Language::portuguese), "as brancas têm 5 damas contra 2 pedras e 1 dama");
    EXPECT_EQ(said("W:W40:B1"), "White has 1 man against 1 man");
}

TEST(EndingMaterial, IsOfFewPiecesAndOfBothSides) {
    EXPECT_NE(said("W:W47,48,49,50:B1,2,3,4"), "");
    EXPECT_EQ(said("W:W46,47,48,49,50:B1,2,3,4"), "") << "nine";
    EXPECT_EQ(said("B:W47,48:B"), "");
    EXPECT_EQ(said("W:W28,48:B23"), "") << "White must take";
    EXPECT_FALSE(endingMaterial({}));
    const auto brokenOff = endingMaterial(gameOf({"B:W27,48:B11,17", "W:W27,48:B11,21"}));
    ASSERT_TRUE(brokenOff);
    EXPECT_EQ(brokenOff->ply, 0);
}

TEST(EndingMaterial, BeginsWhereItStays) {
    const auto game = gameOf({"W:W27,40:B21", "B:W40,16:B", "W:W40,K4:B21", "B:W40,K4:B21"});
    ASSERT_TRUE(endingMaterial(game));
    EXPECT_EQ(endingMaterial(game)->ply, 2);
    EXPECT_EQ(endingMaterial(game)->counts, (MaterialCounts{1, 1, 1, 0}));
}

} // namespace
} // namespace damscope::db
