// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

namespace damscope::parser::testing {
namespace {

std::string tagsOf(const GameText& game) {
    std::string list;
    for (const TagText& tag : game.tags)
        list += tag.name + "=" + tag.value + ";";
    return list;
}

struct Tags {
    std::string_view text;
    std::string_view tags;
    std::string_view code;
};

class TagsAreRead : public ::testing::TestWithParam<Tags> {};

TEST_P(TagsAreRead, withNameAndValue) {
    const GameText game = readOne(GetParam().text);
    EXPECT_EQ(tagsOf(game), GetParam().tags);
    EXPECT_EQ(codes(game), GetParam().code);
}

INSTANTIATE_TEST_SUITE_P(
    AsPdnWritesThem, TagsAreRead,
    ::testing::Values(
        Tags{"[White \"Harm Wiersma\"]\n[Black \"\"]\n*", "White=Harm Wiersma;Black=;", ""},
        Tags{"[ White  \"padded\" ] *", "White=padded;", ""},
        Tags{"[White\"tight\"]*", "White=tight;", ""},
        Tags{R"([White "a \"quote\" and \\"] *)", R"(White=a "quote" and \;)", ""},
        Tags{"[White \"H[+]hler, P.\"][Black \"[!] ]\"] *", "White=H[+]hler, P.;Black=[!] ];", ""},
        Tags{"[Event \"one\"] [Site \"line\"]  1.32-28 *", "Event=one;Site=line;", ""},
        Tags{"[White \"\u0421\u0435\u0440\u0433\u0435\u0439\"] *",
             "White=\u0421\u0435\u0440\u0433\u0435\u0439;", ""}));

INSTANTIATE_TEST_SUITE_P(
    InAnyOrderAndRepeated, TagsAreRead,
    ::testing::Values(Tags{"[Result \"*\"]\n[White \"A\"]\n[White \"B\"]\n*",
                           "Result=*;White=A;White=B;", ""},
                      Tags{"[White \"A\"]\n\n[Black \"B\"]\n*", "White=A;Black=B;", ""},
                      Tags{"{a file's comment}\n\n[White \"A\"]\n*", "White=A;", ""},
                      Tags{"[White \"A\"]\n% between\n[Black \"B\"]\n*", "White=A;Black=B;", ""},
                      Tags{"\xEF\xBB\xBF[White \"A\"]\n*", "White=A;", ""}));

INSTANTIATE_TEST_SUITE_P(
    Dialects, TagsAreRead,
    ::testing::Values(
        Tags{"[Round 17]\n*", "Round=17;", "unquoted-value"},
        Tags{"[Empty]\n*", "Empty=;", "unquoted-value"},
        Tags{"[Game # 612]\n*", "Game=# 612;", "unquoted-value"},
        Tags{"[Round \"11.1]\n[GameType \"25\"]\n*", "Round=11.1;GameType=25;", "unclosed-quote"},
        Tags{"[Round \"11.1\n[GameType \"25\"]\n*", "Round=11.1;GameType=25;", "unclosed-quote"},
        Tags{"[Round \"11.1\"\n[GameType \"25\"]\n*", "Round=11.1;GameType=25;", "unclosed-tag"},
        Tags{"Event \"Suriname 2025\"]\n[Site \"\"]\n*", "Event=Suriname 2025;Site=;",
             "lost-bracket"},
        Tags{"[\n[Event \"E\"]\n*", "Event=E;", "header-text"},
        Tags{"[[Event \"E\"]\n*", "Event=E;", "doubled-bracket"},
        Tags{"[Event \"over\n  two lines\"]\n*", "Event=over two lines;", "value-over-lines"},
        Tags{"[Event \"The \"Big\" one\"]\n*", "Event=The \"Big\" one;", ""},
        Tags{"[Comment \"C:\\nemesis\\games\"]\n*", "Comment=C:\\nemesis\\games;", ""},
        Tags{"[Comment \"C:\\games\\\"]\n*", "Comment=C:\\games\\;", ""},
        Tags{"[Site \"\"]\\r\n[White \"A\"]\\r\n1. 32-28 *", "Site=;White=A;", ""},
        Tags{"[White \"Ruben d\\'Almeida\"]\n*", "White=Ruben d'Almeida;", ""},
        Tags{"[White \"d\\\\'Almeida\"]\n*", "White=d'Almeida;", ""},
        Tags{"[White 'X, Y (NED)']\n*", "White=X, Y (NED);", "other-quotes"},
        Tags{"[White 'O'Neill']\n*", "White=O'Neill;", "other-quotes"},
        Tags{"[White \u201CX\u201D]\n*", "White=X;", "other-quotes"},
        Tags{"[White \u201EX\u201C]\n*", "White=X;", "other-quotes"},
        Tags{"[White &quot;X&quot;]\n*", "White=X;", "other-quotes"},
        Tags{"[White \\\"X\\\"]\\n[Black \\\"Y\\\"]\\n*", "White=X;Black=Y;",
             "other-quotes other-quotes"},
        Tags{"[White=\"X\"]\n*", "White=X;", "sign-behind-name"},
        Tags{"[White: \"X\"]\n*", "White=X;", "sign-behind-name"},
        Tags{"[White=X]\n*", "White=X;", "unquoted-value"},
        Tags{"[White='X']\n*", "White=X;", "other-quotes"},
        Tags{"[R&#x00e9;sultat \"1-1\"]\n[Type de jeu \"20\"]\n*",
             "R\u00e9sultat=1-1;Type de jeu=20;", ""}));

TEST(Tags, areLookedUpIgnoringCase) {
    const GameText game = readOne("[RESULT \"1-0\"]\n[result \"0-1\"]\n1-0");
    ASSERT_NE(game.tag("Result"), nullptr);
    EXPECT_EQ(*game.tag("Result"), "1-0");
    EXPECT_EQ(game.tag("Event"), nullptr);
}

TEST(Tags, keepWhereTheyStand) {
    const GameText game = readOne("[White \"A\"] [ Black \"B\"]\n[Round 17]\n*");
    ASSERT_EQ(game.tags.size(), 3U);
    EXPECT_EQ(game.tags[0].offset, 0U);
    EXPECT_EQ(game.tags[1].offset, 12U);
    EXPECT_EQ(game.tags[2].offset, 25U);
}

} // namespace
} // namespace damscope::parser::testing
