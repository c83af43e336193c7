// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/paper/bulletin.hpp"

#include "parser/meaning/annotation.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"

#include <gtest/gtest.h>

namespace damscope::pages {
namespace {

rules::Game read(const std::string& pdn) {
    parser::Reader reader(pdn);
    parser::GameText text;
    EXPECT_TRUE(reader.next(text));
    return parser::assemble(text).game;
}

// Kings that go to and fro: as many plies as wanted.
std::string longGame(int moves) {
    std::string pdn = "[GameType \"20\"]\n[FEN \"W:WK47:BK4\"]\n\n";
    for (int i = 1; i <= moves; ++i)
        pdn += std::to_string(i) + (i % 2 == 1 ? ". 47-42 4-9 " : ". 42-47 9-4 ");
    return pdn + "1-1\n\n";
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

PrintedGame printed(const std::string& pdn) {
    rules::Game game = read(pdn);
    const auto diagrams = takeDiagrams(game, {});
    PrintedGame one{{}, {}, game, diagrams};
    one.header.variant = game.variant();
    one.header.white = game.tag("White");
    one.header.black = game.tag("Black");
    one.header.event = game.tag("Event");
    one.header.date = game.tag("Date");
    one.header.result = game.result;
    return one;
}

std::vector<std::string> pagesOf(const std::vector<PrintedGame>& games) {
    Bulletin bulletin("Club bulletin", 3, {});
    for (const PrintedGame& game : games)
        bulletin.add(game);
    bulletin.finish();
    return bulletin.takePages();
}

TEST(Bulletin, drawsWhatIsMarked) {
    rules::Game game =
        read("1. 32-28 {good} 18-23 $220 2. 38-32 {a [#] position} 12-18 3. 31-27 7-12 *\n");
    const std::vector<rules::NodeId> line = game.mainLine();
    const auto nodes = takeDiagrams(game, {});
    EXPECT_EQ(nodes, (std::set<rules::NodeId>{line[1], line[2]}));
    EXPECT_TRUE(parser::nags(game, line[1]).empty()) << "the wish for a diagram is no sign";
    EXPECT_EQ(parser::comment(game, line[2], rules::Remark::Place::after), "a position");
    EXPECT_EQ(parser::comment(game, line[0], rules::Remark::Place::after), "good");
}

TEST(Bulletin, drawsEveryTwentiethPlyElse) {
    rules::Game game = read(longGame(25));
    const auto line = game.mainLine();
    ASSERT_EQ(line.size(), 50U);
    EXPECT_EQ(takeDiagrams(game, {}), (std::set<rules::NodeId>{line[19], line[39]}));
    rules::Game brief = read("1. 32-28 18-23 *\n");
    EXPECT_EQ(takeDiagrams(brief, {}), (std::set<rules::NodeId>{brief.mainLine().back()}));
    rules::Game none = read("[White \"A\"]\n\n*\n");
    EXPECT_TRUE(takeDiagrams(none, {}).empty());
}

TEST(Bulletin, drawsErrorsOfAnAnalysedGame) {
    rules::Game game = read(longGame(25));
    analysis::GameJudgement judgement;
    for (const rules::NodeId node : game.mainLine()) {
        analysis::JudgedMove move;
        move.node = node;
        move.after = analysis::Score::centiMen(0);
        move.quality = analysis::Quality::good;
        judgement.moves.push_back(move);
    }
    judgement.moves[7].quality = analysis::Quality::blunder;
    judgement.moves[8].quality = analysis::Quality::inaccuracy;
    ASSERT_TRUE(judgement.isAnalysed());
    EXPECT_EQ(takeDiagrams(game, judgement), (std::set<rules::NodeId>{game.mainLine()[7]}));
}

TEST(Bulletin, saysWhoPlayedWhereAndWhen) {
    const auto pages =
        pagesOf({printed("[Event \"Club & Co\"]\n[Date \"2023.02.14\"]\n[White \"Jansen\"]\n"
                         "[Black \"<Smit>\"]\n[Result \"1-1\"]\n\n1. 32-28 18-23 2. 38-32 1-1\n")});
    ASSERT_EQ(pages.size(), 1U);
    const std::string& page = pages.front();
    EXPECT_NE(page.find("Jansen – &lt;Smit&gt; · 1-1"), page.npos) << page;
    EXPECT_NE(page.find("Club &amp; Co, 2023.02.14"), page.npos) << page;
    EXPECT_NE(page.find("1. 32-28 18-23 2. 38-32"), page.npos);
    EXPECT_NE(page.find(">Club bulletin<"), page.npos);
    EXPECT_NE(page.find(">3</text>"), page.npos) << "the number of the page";
    EXPECT_EQ(count(page, "<g transform"), 1U) << "one diagram";
}

// A title with letters from right to left changes the order of nothing beside it.
TEST(Bulletin, isolatesNamesFromRightToLeft) {
    const auto pages = pagesOf({printed("[White \"דוד כהן\"]\n[Black \"Smit\"]\n\n1. 32-28 *\n")});
    EXPECT_NE(pages.front().find("\u2068דוד כהן\u2069 – Smit"), std::string::npos);
}

TEST(Bulletin, fillsTwoColumnsPageAfterPage) {
    const std::vector<PrintedGame> games(12, printed(longGame(40)));
    const auto pages = pagesOf(games);
    ASSERT_GT(pages.size(), 1U);
    std::size_t diagrams = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        EXPECT_NE(pages[i].find(">" + std::to_string(3 + i) + "</text>"), std::string::npos);
        EXPECT_NE(pages[i].find("<text x=\"40.0\""), std::string::npos) << "the left column";
        diagrams += count(pages[i], "<g transform");
    }
    EXPECT_NE(pages.front().find("<text x=\"307.5\""), std::string::npos) << "and the right one";
    EXPECT_EQ(diagrams, 12U * 4U) << "80 plies each";
}

TEST(Bulletin, beginsWithItsTitleIfItIsWanted) {
    Bulletin bulletin("Club bulletin", 1, {});
    bulletin.addTitle();
    bulletin.add(printed("[White \"Jansen\"]\n[Black \"Smit\"]\n\n1. 32-28 *\n"));
    bulletin.finish();
    const std::string page = bulletin.takePages().at(0);
    EXPECT_EQ(count(page, ">Club bulletin<"), 2U) << "above, and at the foot";
    EXPECT_LT(page.find(">Club bulletin<"), page.find("Jansen"));
}

TEST(Bulletin, keepsNoMorePagesThanAGameFills) {
    Bulletin bulletin("", 1, {});
    const PrintedGame game = printed(longGame(40));
    std::size_t pages = 0;
    for (int i = 0; i < 200; ++i) {
        bulletin.add(game);
        const auto full = bulletin.takePages();
        EXPECT_LE(full.size(), 2U);
        pages += full.size();
    }
    EXPECT_GT(pages, 50U);
}

} // namespace
} // namespace damscope::pages
