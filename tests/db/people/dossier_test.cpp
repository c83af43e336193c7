// SPDX-License-Identifier: GPL-3.0-or-later
// What to know about an opponent.
#include "db/findings/shots/search_themes.hpp"
#include "db/people/dossier.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using rules::GameResult;
using Moves = std::vector<std::pair<int, int>>;

class ADossier : public ::testing::Test {
protected:
    ADossier() {
        const Moves usual{{32, 28}, {18, 23}, {38, 32}};
        const Moves other{{32, 28}, {19, 23}, {28, 19}, {14, 23}};
        games_ = {game("Opponent, O.", "Me, M.", "2001.01.01", usual, GameResult::whiteWins),
                  game("Opponent, O.", "Bos, B.", "2002.01.01", other, GameResult::blackWins),
                  game("Opponent, O.", "Smit, S.", "2003.01.01", other, GameResult::blackWins),
                  game("Opponent, O.", "Mol, M.", "2004.01.01", other, GameResult::draw),
                  game("Me, M.", "Opponent, O.", "2005.01.01", usual, GameResult::draw)};
        storeGames(store_, games_);
    }
    static rules::Game game(const std::string& white, const std::string& black,
                            const std::string& date, const Moves& moves, GameResult result) {
        rules::Game game = taggedGame({{"White", white}, {"Black", black}, {"Date", date}}, moves);
        game.result = result;
        return game;
    }
    PersonId person(const std::string& name) {
        const Persons persons(store_.connection());
        return personsNamed(store_.connection(), persons, name).at(0);
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::vector<rules::Game> games_;
};

TEST_F(ADossier, hasTheRepertoireOfOneSide) {
    const Dossier white = dossier(store_, {person("Opponent"), rules::Color::white});
    EXPECT_EQ(white.page.all.games, 4U);
    ASSERT_EQ(white.repertoire.size(), 4U) << "32-28, then 19-23 and two moves more";
    EXPECT_EQ(white.repertoire[0].move, "32-28");
    EXPECT_TRUE(white.repertoire[0].own);
    EXPECT_EQ(white.repertoire[0].record.games, 4U);
    EXPECT_EQ(white.repertoire[0].lastYear, 2004);
    EXPECT_EQ(white.repertoire[1].move, "19-23");
    EXPECT_FALSE(white.repertoire[1].own);
    EXPECT_EQ(white.repertoire[1].record.losses, 2U);
    const Dossier black = dossier(store_, {person("Opponent"), rules::Color::black});
    EXPECT_EQ(black.page.all.games, 1U);
    EXPECT_TRUE(black.repertoire.empty()) << "one game is no repertoire";
}

TEST_F(ADossier, showsLinesThatWentBadlyOnce) {
    const Dossier all = dossier(store_, {person("Opponent")});
    ASSERT_EQ(all.weak.size(), 2U) << "each line once, in its longest form";
    EXPECT_EQ(all.weak[0].moves, (std::vector<std::string>{"32-28", "19-23", "28x19", "14x23"}));
    EXPECT_EQ(all.weak[0].record.games, 3U);
    EXPECT_EQ(all.weak[1].moves, std::vector<std::string>{"32-28"}) << "two of five points";
}

TEST_F(ADossier, hasTheLastGamesAndThoseOfTheTwo) {
    const Dossier mine =
        dossier(store_, {.opponent = person("Opponent"), .mine = person("Me, M."), .recent = 2});
    EXPECT_EQ(mine.recent, (std::vector<GameId>{GameId{5}, GameId{4}}));
    EXPECT_EQ(mine.mutual, (std::vector<GameId>{GameId{5}, GameId{1}}));
    EXPECT_EQ(mine.mutualRecord, (Record{2, 1, 1, 0}));
}

TEST_F(ADossier, saysWhereGamesLeftKnownPlay) {
    const KnownPlay known = dossier(store_, {person("Opponent")}).known;
    EXPECT_EQ(known.games, 5U);
    ASSERT_EQ(known.own.size(), 1U);
    EXPECT_EQ(known.own[0].game, GameId{1}) << "1. 32-28 was the first move of all";
    EXPECT_EQ(known.own[0].novelty.laterGames, 4U);
    ASSERT_EQ(known.other.size(), 1U);
    EXPECT_EQ(known.other[0].game, GameId{2});
    EXPECT_EQ(known.other[0].novelty.move, "19-23");
    EXPECT_EQ(known.other[0].outcome, Outcome::lost);
    EXPECT_EQ(known.plies, 0.5) << "none in the first game, one in the second";
}

// A king against one is drawn, until one goes to where it is taken.
TEST_F(ADossier, listsEndingsThatWereLostThoughDrawn) {
    const auto start = rules::readFen(rules::Variant::international, "W:WK46:BK4");
    rules::Game game(*start);
    game.tags = {{"White", "Opponent, O."}, {"Black", "Kool, K."}, {"Date", "2006.01.01"}};
    play(game, {{46, 41}, {4, 15}, {41, 10}, {15, 4}});
    game.result = GameResult::blackWins;
    const GameId id = storeGames(store_, {game}, Indexing::now, 2).at(0);
    DossierQuestion question{person("Opponent")};
    // As a table would: White loses where the king can be taken.
    question.tables = [](const rules::Position& position) {
        const auto moves = rules::legalMoves(position);
        const bool takes = !moves.empty() && !moves[0].captured.empty();
        return takes && position.toMove() == rules::Color::black ? GameResult::blackWins
                                                                 : GameResult::draw;
    };
    const auto endings = dossier(store_, question).endings;
    ASSERT_EQ(endings.size(), 1U);
    EXPECT_EQ(endings[0].game, id);
    EXPECT_EQ(endings[0].ply, 3);
    EXPECT_EQ(endings[0].move, "41-10");
    EXPECT_FALSE(endings[0].wasWon);
    EXPECT_TRUE(dossier(store_, {person("Opponent")}).endings.empty()) << "without tables";
}

TEST_F(ADossier, countsTimeTroubleByTheClocks) {
    const auto timed = [&](const std::string& date, const std::vector<std::uint32_t>& clocks,
                           GameResult result) {
        rules::Game made = game("Opponent, O.", "Kool, K.", date,
                                {{32, 28}, {18, 23}, {38, 32}, {12, 18}, {43, 38}}, result);
        std::size_t i = 0;
        for (const rules::NodeId node : made.mainLine())
            made.addRemark(node, rules::ClockTime{rules::ClockTime::Kind::left, clocks.at(i++)});
        return made;
    };
    storeGames(store_,
               {timed("2006.01.01", {3600, 3600, 300, 10, 240}, GameResult::blackWins),
                timed("2006.01.02", {3600, 3600, 1800, 10, 900}, GameResult::whiteWins)},
               Indexing::now, 2);
    const ClockUse clocks = dossier(store_, {person("Opponent")}).clocks;
    EXPECT_EQ(clocks.games, 2U);
    EXPECT_EQ(clocks.all, (Record{2, 1, 0, 1}));
    EXPECT_EQ(clocks.trouble, (Record{1, 0, 0, 1})) << "four minutes of an hour; not Black's clock";
}

// Half of the games of others have a man on 26, one of 24 of the opponent has.
TEST_F(ADossier, listsStructuresThatOthersHaveClearlyMoreOften) {
    const Moves edge{{31, 26}, {18, 23}, {36, 31}, {12, 18}, {41, 36}, {7, 12}};
    const Moves usual{{32, 28}, {18, 23}, {38, 32}, {12, 18}, {43, 38}, {7, 12}};
    std::vector<rules::Game> more;
    for (int i = 0; i < 40; ++i)
        more.push_back(game("Bos, B.", "Smit, S.", std::to_string(1950 + i),
                            i % 2 == 0 ? edge : usual, GameResult::draw));
    for (int i = 0; i < 20; ++i)
        more.push_back(game("Opponent, O.", "Mol, M.", std::to_string(1970 + i),
                            i == 0 ? edge : usual,
                            i == 0 ? GameResult::blackWins : GameResult::draw));
    storeGames(store_, more, Indexing::now, 2);
    EXPECT_TRUE(dossier(store_, {person("Opponent")}).avoided.empty()) << "not searched";
    (void)searchThemes(store_, 1);
    const auto avoided = dossier(store_, {person("Opponent"), rules::Color::white}).avoided;
    ASSERT_EQ(avoided.size(), 1U);
    EXPECT_EQ(avoided[0].structure, "edge-man-26");
    EXPECT_EQ(avoided[0].record, (Record{1, 0, 0, 1}));
    EXPECT_NEAR(avoided[0].expected, 24 * 20.0 / 41, 1e-9) << "41 games in which others had White";
    EXPECT_EQ(dossier(store_, {person("Opponent")}).avoided.size(), 1U) << "with either colour";
    EXPECT_TRUE(dossier(store_, {person("Opponent"), rules::Color::black}).avoided.empty())
        << "of one game nothing can be said";
    EXPECT_TRUE(dossier(store_, {person("Bos, B.")}).avoided.empty()) << "who has it most";
}

TEST_F(ADossier, isEmptyWithoutGamesOfTheVariant) {
    const Dossier none = dossier(store_, {person("Opponent"), {}, {}, rules::Variant::russian});
    EXPECT_EQ(none.page.all.games, 0U);
    EXPECT_EQ(none.page.name, "Opponent, O.");
    EXPECT_TRUE(none.recent.empty());
}

} // namespace
} // namespace damscope::db
