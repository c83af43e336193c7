// SPDX-License-Identifier: GPL-3.0-or-later
// What is on a web page of games. tests/browser plays through such pages in a browser.
#include "parser/html/page.hpp"

#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/game/score_sheet.hpp"
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

namespace damscope::parser::testing {
namespace {

using rules::Game;

std::string page(const Game& game) {
    return html::head() + html::game(game, 1) + html::tail();
}

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

nlohmann::json positionsOf(const Game& game) {
    const std::string text = html::game(game, 1);
    const std::string opening = "<script type=\"application/json\">";
    const auto begin = text.find(opening) + opening.size();
    return nlohmann::json::parse(text.substr(begin, text.find("</script>", begin) - begin));
}

// The boards as the script of the page makes them from the changes.
std::vector<std::string> boardsOf(const nlohmann::json& positions) {
    std::vector<std::string> boards;
    for (const auto& node : positions["nodes"]) {
        const std::string change = node[1];
        if (change == "?") {
            boards.emplace_back();
        } else if (change.starts_with('=')) {
            boards.push_back(change.substr(1));
        } else {
            std::string board = boards[node[0].get<std::size_t>()];
            std::istringstream pairs(change);
            for (std::string pair; std::getline(pairs, pair, ',');)
                board[std::stoul(pair)] = pair.back();
            boards.push_back(board);
        }
    }
    return boards;
}

std::string boardOf(const rules::Position& position) {
    std::string signs;
    const rules::Board& board = position.rules().board;
    for (int i = 0; i < board.size(); ++i) {
        const auto piece = position.at(board.square(i));
        const bool king = piece && piece->kind == rules::Kind::king;
        signs += !piece                                ? '.'
                 : piece->color == rules::Color::white ? (king ? 'W' : 'w')
                                                       : (king ? 'B' : 'b');
    }
    return signs;
}

void expectAllPositions(const Game& game) {
    const auto boards = boardsOf(positionsOf(game));
    const auto sheet = rules::scoreSheet(game);
    ASSERT_EQ(boards.size(), sheet.size() + 1);
    EXPECT_EQ(boards[0], boardOf(game.start()));
    for (std::size_t i = 0; i < sheet.size(); ++i) {
        const auto position = game.position(sheet[i].node);
        EXPECT_EQ(boards[i + 1], position ? boardOf(*position) : std::string());
    }
}

TEST(WebPage, holdsEveryPosition) {
    for (const char* name : {"samples/annotated.pdn", "samples/russian.pdn", "samples/english.pdn",
                             "samples/international.pdn"}) {
        std::ifstream file(name);
        std::stringstream text;
        text << file.rdbuf();
        const std::string all = text.str();
        Reader reader(all);
        int games = 0;
        for (GameText one; reader.next(one); ++games)
            expectAllPositions(assemble(one).game);
        EXPECT_GT(games, 4) << name;
    }
}

TEST(WebPage, holdsSetupsAndMovesThatWereNotRecorded) {
    expectAllPositions(assemble(readOne("1. 32-28 - 2. - 18-23 /FEN \"W:W31:B20\"/ 31-27 *")).game);
}

TEST(WebPage, showsCommentsWhereTheyStand) {
    const std::string page = html::game(
        assemble(readOne("1. 32-28 19-23 {after} (1... 18-22 2. 37-32 (2. 38-32) {line}) "
                         "(1... 17-21) {game} *"))
            .game,
        1, html::Words());
    std::size_t at = 0;
    for (const std::string_view word :
         {"19-23", "after", "18-22", "37-32", "38-32", ">line<", "17-21", ">game<"}) {
        const std::size_t found = page.find(word, at);
        ASSERT_NE(found, std::string::npos) << word;
        at = found;
    }
}

TEST(WebPage, saysThatANumberIsThatOfTheRound) {
    const auto facts = [](const std::string& round) {
        html::Words words;
        words.round = "Ronde";
        const std::string text =
            html::game(assemble(readOne("[Event \"Open\"]\n[Date \"2002.02.26\"]\n[Round \"" +
                                        round + "\"]\n1. 32-28 *"))
                           .game,
                       1, words);
        const std::size_t begin = text.find("\"facts\">") + 8;
        return text.substr(begin, text.find("</p>", begin) - begin);
    };
    EXPECT_EQ(facts("6"), "Open · 2002.02.26 · Ronde 6");
    EXPECT_EQ(facts("final"), "Open · 2002.02.26 · final");
    EXPECT_EQ(facts("?"), "Open · 2002.02.26");
}

TEST(WebPage, namesAreEscaped) {
    const Game game =
        assemble(readOne("[White \"<script>alert('w')</script>\"]\n[Black \"O'Neill & \xc3\xa9\"]\n"
                         "[Event \"</h2><img src=x onerror=alert(1)>\"]\n"
                         "1. 32-28 {</script><b onclick=\"x\">-->} 18-23 *"))
            .game;
    const std::string text = page(game);
    EXPECT_EQ(count(text, "<script"), 2U); // the positions, and the script of the page
    EXPECT_EQ(count(text, "</script>"), 2U);
    EXPECT_EQ(count(text, "<img"), 0U);
    EXPECT_EQ(count(text, "<b onclick"), 0U);
    EXPECT_EQ(count(text, "O&#39;Neill &amp; \xc3\xa9"), 1U);
    EXPECT_EQ(count(text, "&lt;script&gt;alert(&#39;w&#39;)&lt;/script&gt;"), 1U);
}

TEST(WebPage, namesFromRightToLeftAreIsolated) {
    const std::string text = "[White \"כהן, דוד\"]\n[Black \"Bos, A.\"]\n[WhiteRating \"2100\"]\n"
                             "[Event \"אליפות\"]\n\n1. 32-28 {מהלך טוב} 18-23 {good} *\n";
    const std::string page = html::game(assemble(readOne(text)).game, 1);
    // NOLINTBEGIN(misc-misleading-bidirectional)
    EXPECT_NE(page.find("\u2068כהן, דוד\u2069 (2100) – Bos, A."), std::string::npos) << page;
    EXPECT_NE(page.find("<p class=\"facts\">\u2068אליפות\u2069</p>"), std::string::npos) << page;
    // NOLINTEND(misc-misleading-bidirectional)
    EXPECT_NE(page.find("<span class=\"comment\" dir=\"auto\">מהלך טוב</span>"), std::string::npos);
    EXPECT_NE(page.find("<span class=\"comment\">good</span>"), std::string::npos);
}

TEST(WebPage, controlCharactersBecomeBlanks) {
    EXPECT_EQ(html::escaped("a\x01\x1b[31mb\x7f\nc"), "a  [31mb \nc");
}

TEST(WebPage, needsNoOtherFile) {
    const std::string text = page(assemble(readOne("1. 32-28 *")).game);
    for (const char* part : {"src=", "<link", "url(", "@import", "http:", "https:"})
        EXPECT_LE(count(text, part), std::string_view(part) == "http:" ? 1U : 0U) << part;
    EXPECT_EQ(count(text, "http://www.w3.org/2000/svg"), 1U); // a name, nothing is fetched
}

TEST(WebPage, everyMoveLeadsToItsPosition) {
    const Game game =
        assemble(readOne("1. 32-28 (1. 33-28 18-23 (1... 19-23)) (1. 31-27) 18-23! {good} "
                         "2. 38-32 $44 *"))
            .game;
    const std::string text = html::game(game, 7);
    EXPECT_EQ(count(text, "<article id=\"g7\">"), 1U);
    const auto sheet = rules::scoreSheet(game);
    for (std::size_t i = 0; i < sheet.size(); ++i)
        EXPECT_EQ(count(text, "data-at=\"" + std::to_string(i + 1) + "\">" + sheet[i].text), 1U);
    EXPECT_EQ(count(text, "<div"), count(text, "</div>"));
    EXPECT_EQ(count(text, "class=\"variation\""), 3U);
    EXPECT_EQ(count(text, ">18-23!</a>"), 1U);
    EXPECT_EQ(count(text, "<span class=\"comment\">good</span>"), 1U);
}

TEST(WebPage, hasCommentsBetweenVariationsWhereTheyStand) {
    const std::string text =
        html::game(assemble(readOne("1. 32-28 (1. 33-28) {one} (1. 34-29) {two} 18-23 *")).game, 7);
    std::size_t at = 0;
    for (const std::string_view part :
         {">32-28<", "class=\"variation\"", ">33-28<", "</div>", ">one<", "class=\"variation\"",
          ">34-29<", "</div>", ">two<", ">18-23<"}) {
        at = text.find(part, at);
        ASSERT_NE(at, std::string::npos) << part << " in " << text;
    }
}

} // namespace
} // namespace damscope::parser::testing
