// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/edits.hpp"

#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/sources.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/find_position.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <span>
#include <string>

namespace damscope::db {
namespace {

class OwnGames : public ::testing::Test {
protected:
    OwnGames() {
        imported_ = storeGames(store_, {taggedGame({{"White", "A"}}, {{32, 28}, {19, 23}}),
                                        taggedGame({{"White", "B"}}, {{33, 28}, {18, 23}})});
    }

    // What a full check of the store finds, the index included.
    std::string faults() {
        std::string text;
        for (const CheckFinding& finding : check(store_).findings)
            text += finding.message.code + "\n";
        return text;
    }

    rules::Game load(GameId id) { return *loadGame(store_, id); }
    bool overwrite(GameId id, const rules::Game& game) {
        return overwriteGame(store_, id, game, *versionOf(store_, id)).hasValue();
    }
    static rules::Game commented(rules::Game game, const std::string& text) {
        parser::setComment(game, game.mainLine()[0], rules::Remark::Place::after, text);
        return game;
    }
    static std::string comment(const rules::Game& game) {
        return parser::comment(game, game.mainLine()[0], rules::Remark::Place::after);
    }
    GameLine line(GameId id) { return gameLines(store_, std::span(&id, 1)).at(0); }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::vector<GameId> imported_;
};

TEST_F(OwnGames, areStoredAfterTheOthers) {
    const rules::Game game = taggedGame({{"White", "I"}, {"Black", "Engine"}}, {{31, 27}});
    const GameId id = addOwnGame(store_, game).id;
    EXPECT_GT(number(id), number(imported_.back()));
    EXPECT_EQ(load(id).tag("White"), "I");
    EXPECT_EQ(load(id).mainLine().size(), 1U);
    EXPECT_EQ(line(id).sourcePath, ownSourcePath);
    EXPECT_EQ(line(id).header.black, "Engine");
    EXPECT_EQ(faults(), "");
}

TEST_F(OwnGames, shareOneSourceAndAreAllKept) {
    const rules::Game game = taggedGame({{"White", "I"}}, {{31, 27}});
    const GameId first = addOwnGame(store_, game).id;
    const GameId second = addOwnGame(store_, game).id;
    EXPECT_NE(first, second) << "who plays the same again has played two games";
    EXPECT_EQ(line(first).source, line(second).source);
    EXPECT_EQ(line(second).ordinal, 2U);
    const auto own = source(store_, line(first).source);
    ASSERT_TRUE(own.has_value());
    EXPECT_EQ(own->progress.games, 2U);
    EXPECT_EQ(own->progress.legal, 2U);
    EXPECT_TRUE(own->progress.done);
}

TEST_F(OwnGames, remarksAreWrittenOver) {
    rules::Game game = load(imported_[0]);
    parser::setComment(game, game.mainLine()[0], rules::Remark::Place::after, "The main road.");
    ASSERT_TRUE(overwrite(imported_[0], game));
    const rules::Game stored = load(imported_[0]);
    EXPECT_EQ(parser::comment(stored, stored.mainLine()[0], rules::Remark::Place::after),
              "The main road.");
    EXPECT_TRUE(line(imported_[0]).header.comments);
    EXPECT_EQ(line(imported_[0]).ordinal, 1U);
    EXPECT_EQ(load(imported_[1]).tag("White"), "B");
    EXPECT_EQ(faults(), "");
}

TEST_F(OwnGames, movesTagsAndResultAreWrittenOver) {
    rules::Game game = load(imported_[0]);
    play(game, {{28, 19}, {14, 23}});
    game.tags.push_back({"Black", "Somebody new"});
    game.tags.push_back({"Result", "2-0"});
    game.result = rules::GameResult::whiteWins;
    const rules::Position last = *game.position(game.mainLine().back());
    ASSERT_TRUE(overwrite(imported_[0], game));
    EXPECT_EQ(load(imported_[0]).mainLine().size(), 4U);
    EXPECT_EQ(line(imported_[0]).header.plies, 4);
    EXPECT_EQ(line(imported_[0]).header.black, "Somebody new");
    EXPECT_EQ(line(imported_[0]).header.result, rules::GameResult::whiteWins);
    EXPECT_EQ(faults(), "") << "the index knows the new positions";
    std::vector<GameId> found;
    (void)findPosition(store_, last, {}, [&](const query::Hit& hit) {
        found.push_back(hit.game);
        return true;
    });
    EXPECT_EQ(found, std::vector{imported_[0]});
}

rules::Game readBack(const rules::Game& game) {
    const std::string text = parser::writePdn(game);
    parser::Reader reader(text);
    parser::GameText read;
    EXPECT_TRUE(reader.next(read));
    return parser::assemble(read, {game.variant(), {}, parser::Repair::off}).game;
}

GameRow rowOfRead(parser::ReadGame read) {
    parser::PlaceFinder nowhere{std::string_view()};
    return makeRow(std::move(read), 1, 0, nowhere);
}

GameRow importedRow(const rules::Game& game) {
    const std::string text = parser::writePdn(game);
    parser::Reader reader(text);
    parser::GameText read;
    EXPECT_TRUE(reader.next(read));
    return rowOfRead(parser::assemble(read, {game.variant(), {}, parser::Repair::off}));
}

// A game in memory becomes the row that an import of its PDN would make.
TEST(OwnGameRows, areThoseOfAnImport) {
    std::mt19937 random(7);
    for (const auto variant : {rules::Variant::international, rules::Variant::russian,
                               rules::Variant::frisian, rules::Variant::turkish})
        for (int i = 0; i < 25; ++i) {
            const rules::Game game = readBack(randomGame(variant, random, {.plies = 60}));
            const GameRow row = rowOfRead(parser::edited(game));
            const GameRow wanted = importedRow(game);
            ASSERT_EQ(row.header, wanted.header) << parser::writePdn(game);
            ASSERT_EQ(row.tags, wanted.tags);
            ASSERT_EQ(row.moves, wanted.moves) << parser::writePdn(game);
            ASSERT_EQ(row.contentHash, wanted.contentHash);
            ASSERT_EQ(row.positions, wanted.positions);
            ASSERT_EQ(row.opening, wanted.opening);
            // Chance may have written a result that the board refutes, or unread text behind the
            // last move that looks like one.
            for (const auto& problem : wanted.problems)
                ASSERT_TRUE(problem.message.code == "result-refuted" || !wanted.header.legal);
        }
}

TEST_F(OwnGames, whatWasSavedMeanwhileIsNotOverwritten) {
    const auto both = loadVersion(store_, imported_[0]);
    ASSERT_TRUE(both);
    const auto first = overwriteGame(store_, imported_[0],
                                     commented(both->game, "From window one."), both->version);
    ASSERT_TRUE(first);
    const auto second = overwriteGame(store_, imported_[0],
                                      commented(both->game, "From window two."), both->version);
    ASSERT_FALSE(second);
    ASSERT_TRUE(second.error().stored);
    EXPECT_EQ(comment(second.error().stored->game), "From window one.");
    EXPECT_EQ(second.error().stored->version, *first);
    EXPECT_EQ(comment(load(imported_[0])), "From window one.");
    // Who has seen what is stored now may write over it.
    const auto third =
        overwriteGame(store_, imported_[0], commented(both->game, "From window two."), *first);
    ASSERT_TRUE(third);
    EXPECT_EQ(comment(load(imported_[0])), "From window two.");
    EXPECT_EQ(versionOf(store_, imported_[0]), *third);
    EXPECT_EQ(faults(), "");
}

TEST_F(OwnGames, theSameChangeTwiceIsNoConflict) {
    const auto both = loadVersion(store_, imported_[0]);
    ASSERT_TRUE(both);
    const rules::Game changed = commented(both->game, "The same thought.");
    const auto first = overwriteGame(store_, imported_[0], changed, both->version);
    const auto second = overwriteGame(store_, imported_[0], changed, both->version);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(*first, *second);
}

TEST_F(OwnGames, aDeletedGameIsNotOverwritten) {
    const auto before = loadVersion(store_, imported_[0]);
    ASSERT_TRUE(before);
    ASSERT_EQ(deleteGames(store_, std::array{imported_[0]}, "test"), 1U);
    const auto saved =
        overwriteGame(store_, imported_[0], commented(before->game, "Lost?"), before->version);
    ASSERT_FALSE(saved);
    EXPECT_FALSE(saved.error().stored);
}

TEST_F(OwnGames, aGameThatIsNotThereIsRefused) {
    EXPECT_FALSE(overwriteGame(store_, GameId{99}, taggedGame({}), GameVersion{}));
    EXPECT_FALSE(versionOf(store_, GameId{99}));
    EXPECT_FALSE(loadVersion(store_, GameId{99}));
}

TEST_F(OwnGames, knowTheVersionTheyWereStoredAs) {
    const OwnGame own = addOwnGame(store_, taggedGame({{"White", "I"}}, {{31, 27}}));
    EXPECT_EQ(versionOf(store_, own.id), own.version);
}

} // namespace
} // namespace damscope::db
