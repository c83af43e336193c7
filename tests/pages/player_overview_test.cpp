// SPDX-License-Identifier: GPL-3.0-or-later
// A player at a glance, and the tree of a repertoire.
#include "db/search/openings/tree.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_contents.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "pages/player_overview.hpp"
#include "pages/repertoire_sheet.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::pages {
namespace {

using rules::GameResult;
using Moves = std::vector<std::pair<int, int>>;

class APlayerAtAGlance : public ::testing::Test {
protected:
    APlayerAtAGlance() {
        const Moves usual{{32, 28}, {18, 23}, {38, 32}};
        const Moves other{{32, 28}, {19, 23}, {28, 19}, {14, 23}};
        db::storeGames(store_,
                       {game("Held, H.", "Bos, B.", "2001.01.01", usual, GameResult::whiteWins),
                        game("Held, H.", "Smit, S.", "2002.01.01", usual, GameResult::draw),
                        game("Held, H.", "Mol, M.", "2003.01.01", other, GameResult::blackWins),
                        game("Mol, M.", "Held, H.", "2004.01.01", other, GameResult::blackWins)});
    }
    static rules::Game game(const std::string& white, const std::string& black,
                            const std::string& date, const Moves& moves, GameResult result) {
        rules::Game game = db::taggedGame({{"White", white},
                                           {"Black", black},
                                           {"Event", "Cup"},
                                           {"Date", date},
                                           {"BlackRating", "1400"}},
                                          moves);
        game.result = result;
        return game;
    }
    static PlayerOverview overviewIn(db::Store& store) {
        const db::Persons persons(store.connection());
        const auto person = db::personsNamed(store.connection(), persons, "Held").at(0);
        const auto games = db::gamesOfPerson(store, persons, person, {});
        return playerOverview(store, db::personPage(store, persons, person, games), games,
                              Language::english);
    }
    PlayerOverview overview() { return overviewIn(store_); }

    db::TemporaryFolder folder_;
    db::Store store_{folder_ / "games.db", db::Store::Access::write};
};

TEST_F(APlayerAtAGlance, saysHowManyGamesThereAreAndWhen) {
    EXPECT_EQ(overview().name, "Held, H.");
    EXPECT_EQ(overview().summary, "4 games, 2001-2004, rating 1400") << "the last one with Black";
}

// The list of players counts what is stored.
TEST_F(APlayerAtAGlance, saysWhichGamesAreStoredTwice) {
    rules::Game once = game("Held, H.", "Bos, B.", "2001.01.01", {}, GameResult::whiteWins);
    rules::NodeId end = rules::rootNode;
    for (int ply = 0; ply < db::leastPliesOfCopy; ++ply)
        end = once.addMove(end, rules::legalMoves(*once.position(end))[0]);
    rules::Game again = once;
    again.tags.push_back({"Annotator", "Keller"});
    db::Store twice{folder_ / "twice.db", db::Store::Access::write};
    db::storeGames(twice, {once, again});
    EXPECT_EQ(overviewIn(twice).summary, "1 game, 2001 · 1 game is stored twice and counted once");
}

TEST_F(APlayerAtAGlance, hasTheLastGameFirst) {
    const PlayerOverview player = overview();
    ASSERT_EQ(player.games.size(), 4U);
    EXPECT_EQ(player.games[0].side, rules::Color::black);
    EXPECT_EQ(player.games[0].opponent, "Mol, M.");
    EXPECT_EQ(player.games[0].outcome, db::Outcome::won);
    EXPECT_EQ(player.games[1].opponent, "Mol, M. 1400");
    EXPECT_EQ(player.games[1].outcome, db::Outcome::lost);
    EXPECT_EQ(player.games[3].event, "Cup");
    EXPECT_EQ(player.games[3].date, "2001.01.01");
}

// A second move that always had the same answer stands together with it.
TEST_F(APlayerAtAGlance, hasTheOpeningsOfEachColour) {
    const PlayerOverview player = overview();
    ASSERT_EQ(player.openingsWhite.size(), 3U);
    EXPECT_EQ(player.openingsWhite[0].text, "1. 32-28");
    EXPECT_EQ(player.openingsWhite[0].record, (db::Record{3, 1, 1, 1}));
    EXPECT_EQ(player.openingsWhite[1].text, "1... 18-23 2. 38-32");
    EXPECT_EQ(player.openingsWhite[1].depth, 1);
    EXPECT_EQ(player.openingsWhite[1].games, (std::vector{db::GameId{1}, db::GameId{2}}));
    EXPECT_EQ(player.openingsWhite[2].text, "1... 19-23 2. 28x19");
    ASSERT_EQ(player.openingsBlack.size(), 1U) << "what follows in a single game says nothing more";
    EXPECT_EQ(player.openingsBlack[0].text, "1. 32-28");
    EXPECT_EQ(player.answers, (std::vector<std::string>{"32-28: 19-23 (1)"}));
}

TEST_F(APlayerAtAGlance, sortsOpeningsByTheirResults) {
    const auto sorted = byResult(overview().openingsWhite);
    ASSERT_EQ(sorted.size(), 3U);
    EXPECT_EQ(sorted[0].text, "1. 32-28") << "what stands below it stays there";
    EXPECT_EQ(sorted[1].text, "1... 19-23 2. 28x19") << "lost";
    EXPECT_EQ(sorted[2].text, "1... 18-23 2. 38-32");
    const auto top = [](const char* text, const db::Record& record, int depth = 0) {
        PlayerOpening opening;
        opening.text = text;
        opening.record = record;
        opening.depth = depth;
        return opening;
    };
    std::vector<std::string> texts;
    for (const PlayerOpening& opening :
         byResult({top("won", {2, 2, 0, 0}), top("below", {1, 1, 0, 0}, 1), top("open", {3}),
                   top("lost once", {1, 0, 0, 1}), top("lost thrice", {3, 0, 0, 3})}))
        texts.push_back(opening.text);
    EXPECT_EQ(texts,
              (std::vector<std::string>{"lost thrice", "lost once", "won", "below", "open"}));
}

TEST_F(APlayerAtAGlance, saysWhatWentWrongAndWhatIsNotKnown) {
    const auto wrong = overview().wrong;
    ASSERT_EQ(wrong.size(), 2U);
    EXPECT_EQ(wrong[0], "Lost 1 of 4 games");
    EXPECT_NE(wrong[1].find("no game of this player is analysed"), std::string::npos);
}

TEST_F(APlayerAtAGlance, aGameThatNobodyAnalysedShowsItsEnd) {
    const auto game = db::loadGame(store_, db::GameId{1});
    ASSERT_TRUE(game);
    const CriticalPlace end =
        criticalPlace(store_, *game, rules::Color::white, std::nullopt, Language::english);
    EXPECT_EQ(end.ply, 0);
    EXPECT_TRUE(end.move.empty());
    const CriticalPlace missed =
        criticalPlace(store_, *game, rules::Color::white,
                      db::MissedShot{db::GameId{1}, 2, 1, "28-22"}, Language::english);
    EXPECT_EQ(missed.ply, 3) << "the move that was played instead";
    EXPECT_EQ(missed.move, "2. 38-32");
    EXPECT_NE(missed.why.find("28-22"), std::string::npos);
}

// By the evaluations in its comments: even, until White's last move gives two men away.
TEST_F(APlayerAtAGlance, anAnalysedGameShowsTheErrorThatCostMost) {
    rules::Game game = db::taggedGame({}, {{32, 28}, {18, 23}, {38, 32}});
    for (const rules::NodeId node : game.mainLine())
        game.addRemark(node, rules::Evaluation{node == game.mainLine().back() ? -2000 : 0});
    const auto placeFor = [&](rules::Color side) {
        return criticalPlace(store_, game, side, std::nullopt, Language::english);
    };
    EXPECT_EQ(placeFor(rules::Color::white).ply, 3);
    EXPECT_EQ(placeFor(rules::Color::white).move.substr(0, 10), "2. 38-32??");
    EXPECT_EQ(placeFor(rules::Color::black).ply, 0) << "it was not Black's";
}

TEST_F(APlayerAtAGlance, aRepertoireHasTheResultsOfTheGamesAndWhatItDoesNotAnswer) {
    db::Repertoire repertoire(rules::Color::white);
    repertoire.add(db::taggedGame({}, {{32, 28}, {18, 23}, {38, 32}}));
    db::PlayedMoves played;
    db::OpeningBook book(store_, {});
    const auto gaps = db::gaps(played, book, repertoire, 2);
    const auto rows = repertoireRows(repertoire, gaps, played, &book);
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].text, "1. 32-28");
    EXPECT_TRUE(rows[0].own);
    EXPECT_EQ(rows[0].record, (db::Record{4, 1, 1, 2})) << "White's";
    EXPECT_EQ(rows[1].text, "1... 18-23");
    EXPECT_EQ(rows[1].record, (db::Record{2, 1, 1, 0})) << "still White's";
    EXPECT_EQ(rows[2].text, "2. 38-32");
    EXPECT_TRUE(rows[3].isGap);
    EXPECT_EQ(rows[3].text, "1... 19-23");
}

} // namespace
} // namespace damscope::pages
