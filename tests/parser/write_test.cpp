// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/write/write.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/parser/reading.hpp"
#include "tests/parser/round_trip.hpp"
#include "tests/parser/strict_pdn.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

namespace damscope::parser::testing {
namespace {

using rules::Game;
using rules::NodeId;
using rules::Position;
using rules::Remark;
using rules::Variant;

std::string written(std::string_view text) {
    return writePdn(assemble(readOne(text)).game);
}

// What follows the tags, on one line.
std::string movetext(std::string_view text) {
    std::string all = written(text);
    all = all.substr(all.find("\n\n") + 2);
    all.resize(all.size() - 2);
    return all;
}

TEST(Write, setsTagsThenMovesThenAStar) {
    EXPECT_EQ(written("[White \"Anna\"][Result \"2-0\"][GameType \"20\"]\n1. 32-28 19-23 2-0"),
              "[White \"Anna\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n");
}

TEST(Write, addsWhatReadingNeeds) {
    EXPECT_EQ(written("11-15 22-18 15x22 25x18 1-0"),
              "[Result \"1-0\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n"
              "1. 11-15 22-18 2. 15x22 25x18 *\n\n");
}

TEST(Write, leavesTagsThatSayItAsTheyAre) {
    const std::string tags = "[GameType \"20,W,10,10,N1,0\"]\n[FEN \"W:W31-50:B1-20.\"]\n"
                             "[SetUp \"1\"]\n[Result \"1/2-1/2\"]\n[White \"A\"]\n[White \"B\"]\n";
    EXPECT_EQ(written(tags + "*"), tags + "\n*\n\n");
}

TEST(Write, wrapsTagsWithNamesThatPdnDoesNotAllow) {
    EXPECT_EQ(written("[GameType \"20\"]\n[Type de jeu \"a \"b\"\"]\n[isBot \"1\"]\n*"),
              "[GameType \"20\"]\n[DamscopeTag \"Type de jeu \\\"a \\\\\\\"b\\\\\\\"\\\"\"]\n"
              "[IsBot \"1\"]\n\n*\n\n");
}

TEST(Write, escapesQuotesAndOnlyTheBackslashesThatNeedIt) {
    const std::string tag = R"([Event "\"a\" C:\new\\"])";
    EXPECT_EQ(written(tag + "[GameType \"20\"]*"), tag + "\n[GameType \"20\"]\n\n*\n\n");
}

struct Writing {
    std::string_view text;
    std::string_view written;
};

class MovetextIsWritten : public ::testing::TestWithParam<Writing> {};

TEST_P(MovetextIsWritten, strictly) {
    const std::string text = "[GameType \"20\"]\n" + std::string(GetParam().text) + " *";
    EXPECT_EQ(movetext(text), std::string(GetParam().written) + " *");
    EXPECT_EQ(strictFault(written(text)), "");
}

INSTANTIATE_TEST_SUITE_P(
    International, MovetextIsWritten,
    ::testing::Values(
        Writing{"1. 32 - 28 19-23* 2. 28:19 14X23(!?)", "1. 32-28 19-23 $7 2. 28x19 14x23!?"},
        Writing{"32-28 {a} 19-23 {b} {c}", "1. 32-28 {a} 19-23 {b} {c}"},
        Writing{"32-28 {a [%clk 1:00] b} {[%emt 1]} {d}", "1. 32-28 {a [%clk 1:00] b [%emt 1] d}"},
        Writing{"{first} 32-28", "{first} 1. 32-28"},
        Writing{"32-28 19-23 (18-23 38-32 (37-32) 12-18) 28x19",
                "1. 32-28 19-23 (1... 18-23 2. 38-32 (2. 37-32) 2... 12-18) 2. 28x19"},
        Writing{"32-28 (34-29) (34-30 {x}) 19-23", "1. 32-28 (1. 34-29) (1. 34-30 {x}) 1... 19-23"},
        Writing{"32-28 ( {instead} 34-29 )", "1. 32-28 ({instead} 1. 34-29)"},
        Writing{"1. - - 2. - /FEN \"B:W28:B19\"/ 19-23",
                "{[%unknown] [%unknown] [%unknown]} /FEN \"B:W28:B19\"/ 2... 19-23"},
        Writing{"32-28 /FEN \"W::\"/ 31-27", "1. 32-28 /FEN \"W::\"/ 2. 31-27"},
        // Only the brackets are other ones: programs that do not know the command show the words.
        Writing{"32-28 {a {b}} 9n", "1. 32-28 {[%brackets] a \uFF5Bb\uFF5D [%unread 9n]}"},
        Writing{"32-28 {open [%x}", "1. 32-28 {[%brackets] open \uFF3B%x}"},
        Writing{"32-28 {a {\uFF5B}}", "1. 32-28 {[%text a %7B\uFF5B%7D]}"},
        Writing{"32-28 1-2 {no} 33-29", "1. 32-28 {[%unread 1-2 %7Bno%7D 33-29]}"}));

TEST(Write, numbersFromTheFirstMover) {
    EXPECT_EQ(movetext("[GameType \"20\"][FEN \"B:W31-50:B1-20\"] 20-25 34-29 *"),
              "1... 20-25 2. 34-29 *");
    EXPECT_EQ(movetext("[GameType \"21\"][FEN \"W:W21:B1\"] 21-17 1-5 17-14 *"),
              "1... 21-17 2. 1-5 17-14 *");
}

TEST(Write, usesTheSignsOfTheGame) {
    EXPECT_EQ(movetext("[GameType \"25\"] C3-D4 F6-E5 D4xF6 *"), "1. c3-d4 f6-e5 2. d4:f6 *");
}

// A game made by moving at random and remarking at random.
class RandomGame {
public:
    RandomGame(Variant variant, unsigned seed) : random_(seed), game_(Position::start(variant)) {
        play(rules::rootNode, 60, 0);
    }
    [[nodiscard]] const Game& game() const { return game_; }

private:
    void play(NodeId at, int plies, int depth) {
        for (; plies > 0; --plies) {
            const Position position = *game_.position(at);
            const rules::MoveList moves = legalMoves(position);
            if (moves.empty())
                return;
            const NodeId main = game_.addMove(at, moves[random_() % moves.size()]);
            remark(main, Remark::Place::after);
            if (depth < 3 && random_() % 6 == 0) {
                const NodeId variation = game_.addMove(at, moves[random_() % moves.size()]);
                remark(variation, Remark::Place::before);
                play(variation, 5, depth + 1);
                const NodeId other = game_.addMove(at, moves[random_() % moves.size()]);
                if (random_() % 2 == 0)
                    game_.addRemark(other, {rules::Comment{"between"}, Remark::Place::ahead});
            }
            at = main;
        }
    }

    void remark(NodeId node, Remark::Place place) {
        static constexpr auto texts = std::to_array<std::string_view>(
            {"plain", "{", "}", "[%clk]", "[White \"A\"]", "a\n[White \"A\"]\nb", "100%", " outer ",
             "%7B", "", "\u0434\u0430\u043c\u043a\u0430", "\"", "\\", ";", "*", "1-0", "(",
             "a\tb"});
        const std::string text(texts[random_() % texts.size()]);
        switch (random_() % 12) {
        case 0:
            return game_.addRemark(node, {rules::Comment{text}, place});
        case 1:
            return game_.addRemark(node, {rules::Command{text}, place});
        case 2:
            return game_.addRemark(node, {rules::UnreadText{text}, place});
        case 3:
            return game_.addRemark(node, {rules::Nag{7}, place});
        case 4:
            if (place == Remark::Place::after)
                game_.addRemark(node, {rules::Strength{"!?"}, place});
            return;
        default:
            return;
        }
    }

    std::mt19937 random_;
    Game game_;
};

TEST(Write, wrapsAtSeventyNineColumns) {
    const std::string text = writePdn(RandomGame(Variant::international, 1).game());
    EXPECT_EQ(strictFault(text), "");
    EXPECT_GT(std::count(text.begin(), text.end(), '\n'), 10);
}

std::string variantName(const ::testing::TestParamInfo<Variant>& variant) {
    return std::string(rules::rules(variant.param).name);
}

class RandomGames : public ::testing::TestWithParam<Variant> {};

TEST_P(RandomGames, comeBackEqual) {
    for (unsigned seed = 0; seed < 20; ++seed) {
        Game game = RandomGame(GetParam(), seed).game();
        game.tags = {{"GameType", std::string(rules::gameTypeFor(GetParam()))},
                     {"White", "a \"b\" \\"}};
        const std::string text = writePdn(game);
        EXPECT_EQ(strictFault(text), "") << text;
        const ReadGame again = assemble(readOne(text));
        EXPECT_TRUE(again.game == game) << text << "\n--\n" << writePdn(again.game);
        // Unread text behind the last move may look like one.
        EXPECT_EQ(again.problems.empty(), again.legal) << text;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, RandomGames, ::testing::ValuesIn(rules::allVariants()),
                         variantName);

} // namespace
} // namespace damscope::parser::testing
