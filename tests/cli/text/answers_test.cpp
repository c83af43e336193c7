// SPDX-License-Identifier: GPL-3.0-or-later
// Answers as data: what their tables say to people and to files.
#include "analysis/embedded/embedded_engine.hpp"
#include "cli/text/sheet.hpp"
#include "pages/game_report.hpp"
#include "pages/opening_table.hpp"
#include "rules/board/position.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace damscope::pages {
namespace {

using analysis::OwnEngine;
using analysis::Score;

// Always the first legal move.
rules::Game playedGame(int plies) {
    rules::Game game(rules::Position::start(rules::Variant::international));
    rules::NodeId last = rules::rootNode;
    for (int i = 0; i < plies; ++i)
        last = game.addMove(last, rules::legalMoves(*game.position(last))[0]);
    return game;
}

// Whoever moves gives three men away.
analysis::GameJudgement judged(const rules::Game& game) {
    return analysis::judge(game, [](const rules::Position& position) {
        const bool white = position.toMove() == rules::Color::white;
        analysis::PositionEvaluation evaluation;
        evaluation.lines.push_back({Score::centiMen(white ? 300 : -300), {}});
        evaluation.engine = "Damscope, 2 threads, 64 MB, endgame tables";
        return std::optional(evaluation);
    });
}

TEST(OwnEngine, isReadFromItsName) {
    for (const bool endgames : {false, true})
        for (const int threads : {1, 2, 96}) {
            const OwnEngine engine{threads, 4096, endgames};
            const auto read = OwnEngine::named(engine.name());
            ASSERT_TRUE(read) << engine.name();
            EXPECT_EQ(read->threads, threads);
            EXPECT_EQ(read->megabytes, 4096U);
            EXPECT_EQ(read->endgames, endgames);
        }
    for (const char* other :
         {"Scan 3.1", "", "Damscope, 2 thread, 64 MB", "Damscope, 2 threads, 64 MB, 3",
          "Damscope, 99999999999 threads, 64 MB", "Damscope"})
        EXPECT_FALSE(OwnEngine::named(other)) << other;
    EXPECT_EQ(analysis::EmbeddedEngine({1, 2, nullptr}).name(), (OwnEngine{1, 2, false}.name()));
}

TEST(GameReport, namesEnginesInALanguage) {
    const std::vector<std::string> names{"Damscope, 2 threads, 64 MB, endgame tables", "Scan 3.1"};
    EXPECT_EQ(engineWords(names, Language::english),
              "Damscope, 2 threads, 64 MB, endgame tables; Scan 3.1");
    EXPECT_EQ(engineWords(names, Language::dutch),
              "Damscope, 2 threads, 64 MB, eindspeltabellen; Scan 3.1");
}

TEST(GameReport, wordsScores) {
    EXPECT_EQ(scoreWords(Score::centiMen(-35), Language::english), "-0.35");
    EXPECT_EQ(scoreWords(Score::centiMen(-35), Language::english, Minus::printed), "\u22120.35");
    EXPECT_EQ(scoreWords(Score::winIn(7), Language::english), "White wins in 4");
    EXPECT_EQ(scoreWords(Score::lossIn(8), Language::english), "Black wins in 4");
}

TEST(GameReport, hasTheErrorsTheWorstFirstAndHowManyAreLeft) {
    const rules::Game game = playedGame(12);
    const analysis::GameJudgement judgement = judged(game);
    const auto link = [](const analysis::JudgedMove& move) { return std::to_string(move.ply); };
    const GameReport report = gameReport(game, judgement, {3, link}, Language::english);
    ASSERT_EQ(report.facts.size(), 1U);
    EXPECT_EQ(report.facts.front(),
              "12 of 12 moves evaluated by Damscope, 2 threads, 64 MB, endgame tables");
    ASSERT_EQ(report.errors.rows.size(), 3U);
    EXPECT_EQ(report.errors.rows.size() + report.errors.left, report.worst.size());
    EXPECT_GE(report.worst[0]->loss, report.worst[1]->loss);
    const Cells& first = report.errors.rows.front();
    const analysis::JudgedMove& move = *report.worst.front();
    EXPECT_EQ(first[0].text, rules::numberedMoves(*game.position(game.node(move.node).parent),
                                                  move.ply - 1, std::span(&move.move, 1)) +
                                 "??");
    EXPECT_EQ(first[1].text, "blunder");
    EXPECT_EQ(first[2].text, move.mover == rules::Color::white ? "+3.00 → -3.00" : "-3.00 → +3.00");
    EXPECT_EQ(linkOf(report.errors, 0, 0), std::to_string(move.ply));
    EXPECT_EQ(report.players.rows.front().front().text, "Accuracy");
    EXPECT_TRUE(hasTitles(report.players));
    EXPECT_FALSE(hasTitles(report.errors));
}

TEST(GameReport, saysHowTheClocksWereUsed) {
    const rules::Game game = playedGame(8);
    analysis::GameJudgement judgement = judged(game);
    judgement.moves[0].clock = 3600;
    judgement.moves[2].clock = 2355;
    judgement.moves[4].clock = 2350;
    const GameReport report = gameReport(game, judgement, {}, Language::english);
    const Cells& left = report.players.rows.at(report.players.rows.size() - 2);
    const Cells& most = report.players.rows.back();
    EXPECT_EQ(left[0].text, "Clock at the end");
    EXPECT_EQ(left[1].text, "0:39:10");
    EXPECT_EQ(left[2].text, "-");
    EXPECT_TRUE(most[1].text.starts_with("0:20:45 (2. ")) << most[1].text; // 3600 - 2355 seconds
}

TEST(GameReport, ofAGameThatIsNotAnalysedSaysOnlyHowMuchWasEvaluated) {
    const rules::Game game = playedGame(12);
    analysis::GameJudgement judgement = judged(game);
    for (std::size_t i = 1; i < judgement.moves.size(); ++i)
        judgement.moves[i].after.reset();
    const GameReport report = gameReport(game, judgement, {}, Language::english);
    ASSERT_EQ(report.facts.size(), 1U);
    EXPECT_TRUE(report.facts.front().starts_with("1 of 12 moves evaluated"));
    for (const SheetTable& table : report.tables())
        EXPECT_TRUE(table.rows.empty());
}

TEST(NumberedMoves, countAsTheSideThatMovesFirst) {
    const rules::Position start = rules::Position::start(rules::Variant::international);
    const rules::Move first = rules::legalMoves(start)[0];
    const rules::Position second = start.after(first);
    const std::vector<rules::Move> two{first, rules::legalMoves(second)[0]};
    const std::string white = rules::moveText(start, first);
    const std::string black = rules::moveText(second, two[1]);
    EXPECT_EQ(rules::numberedMoves(start, 0, two), "1. " + white + ' ' + black);
    EXPECT_EQ(rules::numberedMoves(second, 1, std::span(two).subspan(1)), "1... " + black);
    EXPECT_EQ(rules::numberedMoves(start, 60, two), "31. " + white + ' ' + black);
    EXPECT_EQ(rules::numberedMoves(std::vector<std::string>{"32-28", "18-23", "38-32"}),
              "1. 32-28 18-23 2. 38-32");
}

// A line of two plies: people see a tree, files the path.
TEST(OpeningTable, isATreeForPeopleAndAPathForFiles) {
    const rules::Position start = rules::Position::start(rules::Variant::international);
    db::OpeningMove move{rules::legalMoves(start)[0], "32-28", {}, 0, {}, 0};
    move.tally.games = 1234;
    move.tally.wins = 500;
    move.tally.draws = 234;
    move.tally.losses = 500;
    move.tally.firstYear = 1990;
    move.tally.lastYear = 2020;
    db::OpeningMove reply = move;
    reply.text = "19-23";
    const SheetTable table = openingTable({{move, start, {{reply, start, {}}}}}, Language::english);
    const SheetTable shown = shownPart(table);
    ASSERT_EQ(shown.rows.size(), 2U);
    EXPECT_EQ(shown.rows[0][0].text, "32-28");
    EXPECT_EQ(shown.rows[1][0].text, "  19-23");
    EXPECT_EQ(shown.rows[0][1].text, grouped(1234));
    EXPECT_EQ(shown.rows[0][9].text, "1990-2020");
    const std::string csv = cli::tableCsv(table, base::CsvReader::program);
    EXPECT_TRUE(csv.starts_with("path,move,games,wins,draws,losses,score,rating,performance,"
                                "rated_games,first_year,last_year,reached,first_date,"
                                "first_player\r\n,32-28,1234,500,234,500,0.5000,,,0,1990,2020,0,,"
                                "\r\n32-28,19-23,1234,"))
        << csv;
    EXPECT_EQ(cli::rowJson(table, 0)["first_year"], 1990);
    EXPECT_TRUE(cli::rowJson(table, 0)["rating"].is_null());
    EXPECT_FALSE(cli::rowJson(table, 0).contains("path"));
}

} // namespace
} // namespace damscope::pages
