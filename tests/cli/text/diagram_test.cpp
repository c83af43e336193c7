// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::cli {
namespace {

using rules::Position;
using rules::Variant;

TEST(Diagram, drawsTheInternationalStart) {
    EXPECT_EQ(diagram(Position::start(Variant::international), PieceSigns::ascii),
              "    +---------------------+\n"
              "  1 |   b   b   b   b   b |  5\n"
              "  6 | b   b   b   b   b   | 10\n"
              " 11 |   b   b   b   b   b | 15\n"
              " 16 | b   b   b   b   b   | 20\n"
              " 21 |   .   .   .   .   . | 25\n"
              " 26 | .   .   .   .   .   | 30\n"
              " 31 |   w   w   w   w   w | 35\n"
              " 36 | w   w   w   w   w   | 40\n"
              " 41 |   w   w   w   w   w | 45\n"
              " 46 | w   w   w   w   w   | 50\n"
              "    +---------------------+\n"
              "White to move\n");
}

TEST(Diagram, drawsLetteredBoardsWithLetters) {
    Position position(Variant::russian);
    const auto& rules = position.rules();
    position.put(*rules.square(29), {rules::Color::white, rules::Kind::king}); // a1
    position.put(*rules.square(4), {rules::Color::black, rules::Kind::king});  // h8
    position.put(*rules.square(13), {rules::Color::black, rules::Kind::man});  // a5
    position.setToMove(rules::Color::black);
    EXPECT_EQ(diagram(position, PieceSigns::unicode), "    ┌─────────────────┐\n"
                                                      "  8 │   ·   ·   ·   ⛃ │\n"
                                                      "  7 │ ·   ·   ·   ·   │\n"
                                                      "  6 │   ·   ·   ·   · │\n"
                                                      "  5 │ ⛂   ·   ·   ·   │\n"
                                                      "  4 │   ·   ·   ·   · │\n"
                                                      "  3 │ ·   ·   ·   ·   │\n"
                                                      "  2 │   ·   ·   ·   · │\n"
                                                      "  1 │ ⛁   ·   ·   ·   │\n"
                                                      "    └─────────────────┘\n"
                                                      "      a b c d e f g h\n"
                                                      "Black to move\n");
}

TEST(Diagram, isTurnedForBlack) {
    Position position(Variant::russian);
    const auto& rules = position.rules();
    position.put(*rules.square(29), {rules::Color::white, rules::Kind::king}); // a1
    position.put(*rules.square(13), {rules::Color::black, rules::Kind::man});  // a5
    EXPECT_EQ(diagram(position, PieceSigns::ascii, Seen::byBlack), "    +-----------------+\n"
                                                                   "  1 |   .   .   .   W |\n"
                                                                   "  2 | .   .   .   .   |\n"
                                                                   "  3 |   .   .   .   . |\n"
                                                                   "  4 | .   .   .   .   |\n"
                                                                   "  5 |   .   .   .   b |\n"
                                                                   "  6 | .   .   .   .   |\n"
                                                                   "  7 |   .   .   .   . |\n"
                                                                   "  8 | .   .   .   .   |\n"
                                                                   "    +-----------------+\n"
                                                                   "      h g f e d c b a\n"
                                                                   "White to move\n");
}

// English draughts: 1 stands at the top for who sees White below; Black moves first.
TEST(Diagram, drawsTheEnglishStart) {
    const std::string text = diagram(Position::start(Variant::english), PieceSigns::ascii);
    EXPECT_NE(text.find("  1 |   b   b   b   b |  4\n"), std::string::npos) << text;
    EXPECT_NE(text.find(" 29 | w   w   w   w   | 32\n"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with("Black to move\n")) << text;
}

// Canadian: 12x12, 72 squares.
TEST(Diagram, drawsTheCanadianStart) {
    const std::string text = diagram(Position::start(Variant::canadian), PieceSigns::ascii);
    EXPECT_NE(text.find("  1 |   b   b   b   b   b   b |  6\n"), std::string::npos) << text;
    EXPECT_NE(text.find(" 67 | w   w   w   w   w   w   | 72\n"), std::string::npos) << text;
}

// Spantsiretti: ten files, eight ranks.
TEST(Diagram, drawsABoardThatIsNoSquare) {
    const std::string text = diagram(Position::start(Variant::spantsiretti), PieceSigns::ascii);
    EXPECT_EQ(std::count(text.begin(), text.end(), '|'), 16) << text;
    EXPECT_NE(text.find("+---------------------+"), std::string::npos) << text;
}

// Italian: a light corner at the player's left, so the board is mirrored.
TEST(Diagram, drawsTheMirroredItalianStart) {
    const std::string text = diagram(Position::start(Variant::italian), PieceSigns::ascii);
    EXPECT_NE(text.find("  1 | b   b   b   b   |  4\n"), std::string::npos) << text;
    EXPECT_NE(text.find(" 29 |   w   w   w   w | 32\n"), std::string::npos) << text;
}

// Turkish: every square plays; two rows of men, the first row empty.
TEST(Diagram, drawsTheTurkishStart) {
    const std::string text = diagram(Position::start(Variant::turkish), PieceSigns::ascii);
    EXPECT_NE(text.find("| . . . . . . . . |"), std::string::npos) << text;
    EXPECT_NE(text.find("| b b b b b b b b |"), std::string::npos) << text;
    EXPECT_NE(text.find("| w w w w w w w w |"), std::string::npos) << text;
}

// Portuguese: 1 stands at the lower right of White's side.
TEST(Diagram, numbersThePortugueseBoardFromBelow) {
    const std::string text = diagram(Position::start(Variant::portuguese), PieceSigns::ascii);
    EXPECT_NE(text.find("|  1\n    +"), std::string::npos) << text;
    EXPECT_NE(text.find(" 32 | "), std::string::npos) << text;
}

} // namespace
} // namespace damscope::cli
