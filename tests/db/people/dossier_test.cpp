// SPDX-License-Identifier: GPL-3.0-or-later
// What to know about an opponent.
#include "db/people/dossier.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using rules::GameResult;
using Moves = std::vector<std::pair<int, int>>;

class ADossier : public testing::Test {
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
        dossier(store_, {person("Opponent"), std::nullopt, person("Me, M."), {}, 8, 2});
    EXPECT_EQ(mine.recent, (std::vector<GameId>{GameId{5}, GameId{4}}));
    EXPECT_EQ(mine.mutual, (std::vector<GameId>{GameId{5}, GameId{1}}));
    EXPECT_EQ(mine.mutualRecord, (Record{2, 1, 1, 0}));
}

TEST_F(ADossier, isEmptyWithoutGamesOfTheVariant) {
    const Dossier none = dossier(store_, {person("Opponent"), {}, {}, rules::Variant::russian});
    EXPECT_EQ(none.page.all.games, 0U);
    EXPECT_EQ(none.page.name, "Opponent, O.");
    EXPECT_TRUE(none.recent.empty());
}

} // namespace
} // namespace damscope::db
