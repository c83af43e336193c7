// SPDX-License-Identifier: GPL-3.0-or-later
// Games of a person that a store has more than once.
#include "analysis/shots/names.hpp"
#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using rules::GameResult;

class APersonPage : public ::testing::Test {
protected:
    static rules::Game game(const std::string& date, int plies, GameResult result,
                            const std::string& event = "Cup",
                            const std::string& black = "Bos, B.") {
        rules::Game game = taggedGame(
            {{"Event", event}, {"White", "Anker, A."}, {"Black", black}, {"Date", date}});
        rules::NodeId node = rules::rootNode;
        for (int ply = 0; ply < plies; ++ply)
            node = game.addMove(node, *rules::legalMoves(*game.position(node)).begin());
        game.result = result;
        return game;
    }
    PersonPage pageOf(const std::vector<rules::Game>& games, const std::string& name = "Anker") {
        ids_ = storeGames(store_, games);
        const Persons persons(store_.connection());
        return personPage(store_, personsNamed(store_.connection(), persons, name).at(0));
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::vector<GameId> ids_;
};

TEST_F(APersonPage, countsAGameOfTwoFilesOnce) {
    const PersonPage page = pageOf({game("2001.01.01", 24, GameResult::whiteWins),
                                    game("2001.01.01", 24, GameResult::whiteWins, "Cup of 2001"),
                                    game("2001.01.08", 24, GameResult::draw)});
    EXPECT_EQ(page.all.games, 2U);
    EXPECT_EQ(page.all.wins, 1U);
    EXPECT_EQ(page.repeated, std::vector{ids_[1]});
    ASSERT_EQ(page.opponents.size(), 1U);
    EXPECT_EQ(page.opponents[0].record.games, 2U);
}

// An analysis that was stopped, or of some plies only, says nothing of how well somebody plays.
TEST_F(APersonPage, judgesOnlyGamesThatAreAnalysed) {
    const rules::Game whole = game("2001.01.01", 24, GameResult::whiteWins);
    const auto evaluate = [&](std::size_t plies) {
        analysis::PositionEvaluation even;
        even.engine = "A 1";
        std::optional<rules::Position> position = whole.start();
        EvaluationWriter writer(store_);
        for (std::size_t i = 0; i <= plies; ++i) {
            even.lines = {{analysis::Score::centiMen(0), {rules::legalMoves(*position)[0]}}};
            writer.save(*position, even);
            if (i < plies)
                whole.advance(position, whole.mainLine()[i]);
        }
    };
    const PersonPage none = pageOf({whole});
    EvaluationWriter(store_).noteAnalysed(ids_[0]);
    evaluate(6);
    EXPECT_EQ(personPage(store_, none.person).analysed, 0U);
    EXPECT_TRUE(personPage(store_, none.person).phases.empty());
    evaluate(24);
    const PersonPage page = personPage(store_, none.person);
    EXPECT_EQ(page.analysed, 1U);
    ASSERT_FALSE(page.phases.empty());
    EXPECT_NEAR(page.phases[0].accuracy, 100, 0.1);
}

TEST_F(APersonPage, hasByesWhichAreNoGames) {
    const PersonPage page =
        pageOf({game("2009.04.03", 4, GameResult::draw),
                game("2009.04.04", 0, GameResult::whiteWins, "Cup", "vrijloting"),
                game("2009.04.05", 0, GameResult::whiteWins, "Cup", "Frei"),
                game("2009.04.06", 4, GameResult::whiteWins, "Cup", "Frei")});
    EXPECT_EQ(page.byes, (std::vector<GameId>{GameId{2}, GameId{3}}));
    EXPECT_EQ(page.games, (std::vector<GameId>{GameId{1}, GameId{4}}));
    EXPECT_EQ(page.all.games, 2U);
    EXPECT_EQ(page.wins.games, 1U);
    ASSERT_EQ(page.opponents.size(), 2U) << "in a game with moves it is a player's name";
    const Persons persons(store_.connection());
    const PersonId frei = personsNamed(store_.connection(), persons, "Frei").at(0);
    EXPECT_EQ(personPage(store_, frei).all.games, 1U);
    const std::vector<PersonLine> lines = listPersons(store_, "");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].record.games, 2U) << lines[0].name;
}

// The greatest first; as a search keeps them.
TEST_F(APersonPage, namesTheCombinationsThatWereMissed) {
    const PersonPage page = pageOf({game("2001.01.01", 24, GameResult::draw)});
    store_.connection().execute(
        "INSERT INTO searched SELECT id, content FROM game;"
        "INSERT INTO shot (id, game, ply, side, played, gain, given, line) VALUES "
        "(1, 1, 2, 0, 0, 1, 1, '28-22 17x28'), (2, 1, 4, 0, 0, 3, 2, '27-22 18x27'), "
        "(3, 1, 5, 1, 0, 5, 1, '19-23 28x19');"
        "INSERT INTO shot_name VALUES ('royal', 2), ('not-a-name-any-more', 2), ('royal', 3)");
    const auto missed = personPage(store_, page.person).missedShots;
    ASSERT_EQ(missed.size(), 2U) << "one was the opponent's";
    EXPECT_EQ(missed[0].gain, 3);
    EXPECT_EQ(analysis::shots::keysOf(missed[0].names), std::vector<std::string>{"royal"});
    EXPECT_EQ(missed[1].line, "28-22 17x28");
    EXPECT_TRUE(missed[1].names.empty());
}

TEST_F(APersonPage, countsTheCopyThatHasAResult) {
    const PersonPage page = pageOf({game("2001.01.01", 24, GameResult::unknown),
                                    game("2001.01.01", 24, GameResult::blackWins)});
    EXPECT_EQ(page.all.games, 1U);
    EXPECT_EQ(page.all.losses, 1U);
    EXPECT_EQ(page.repeated, std::vector{ids_[0]});
}

TEST_F(APersonPage, countsGamesThatMayBeTwo) {
    const PersonPage page = pageOf(
        {game("2001.01.01", 24, GameResult::whiteWins),
         game("2001.01.01", 24, GameResult::blackWins), // results contradict each other
         game("2002.01.01", 12, GameResult::draw),
         game("2002.01.01", 12, GameResult::draw, "Final"), // a short draw can be agreed on twice
         game("2003.??.??", 24, GameResult::draw),
         game("2003.??.??", 24, GameResult::draw, "Final"), // on the same day?
         game("2004.01.01", 24, GameResult::draw),
         game("2004.01.01", 24, GameResult::draw, "Cup", "Smit, S."),
         game("2005.01.01", 24, GameResult::draw), game("2005.01.01", 26, GameResult::draw)});
    EXPECT_EQ(page.all.games, 10U);
    EXPECT_TRUE(page.repeated.empty());
}

} // namespace
} // namespace damscope::db
