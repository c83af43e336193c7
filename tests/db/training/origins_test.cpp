// SPDX-License-Identifier: GPL-3.0-or-later
// The games that exercises come from, when those games change.
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/training/deck.hpp"
#include "db/training/exercise_table.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/db/training/positions.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using Moves = std::vector<std::pair<int, int>>;

const Moves opening{{32, 28}, {19, 23}, {28, 19}, {14, 23}};

class Origins : public ::testing::Test {
protected:
    // An exercise of the position after `plies` moves of a stored game of `moves`.
    void SetUp() override {
        game_ = storeGames(store_, {taggedGame({{"White", "a"}}, opening)}).front();
        const rules::Game start = taggedGame({}, Moves(opening.begin(), opening.begin() + 2));
        const rules::Position position = start.position(start.mainLine().back()).value();
        const rules::Move answer = move(position, "28x19");
        const Exercise exercise{.position = position,
                                .kind = ExerciseKind::mistake,
                                .proof = ExerciseProof::search,
                                .answers = {answer},
                                .line = {answer},
                                .origins = {{game_, 2, rules::Color::white}}};
        keepExercises(store_, {&exercise, 1});
        keepAnswer(store_, {exercise.key(), {today, AnswerGrade::right}, 0, "28x19"});
    }
    void edit(const Moves& moves) {
        const auto version = overwriteGame(store_, game_, taggedGame({{"White", "a"}}, moves),
                                           versionOf(store_, game_).value(), "test");
        ASSERT_TRUE(version);
    }
    std::vector<ExerciseOrigin> origins() {
        const auto all = allExercises(store_);
        EXPECT_EQ(all.size(), 1U) << "the exercise stays";
        EXPECT_EQ(allReviews(store_).size(), 1U) << "and its answers";
        return all.empty() ? std::vector<ExerciseOrigin>() : all[0].origins;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    GameId game_{};
};

TEST_F(Origins, stayWhereThePositionStays) {
    edit({{32, 28}, {19, 23}, {28, 19}, {13, 24}});
    EXPECT_EQ(origins(), (std::vector<ExerciseOrigin>{{game_, 2, rules::Color::white}}));
}

TEST_F(Origins, goWithThePositionAndComeBackWithIt) {
    edit({{31, 26}, {19, 23}});
    EXPECT_TRUE(origins().empty());
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(origins(), (std::vector<ExerciseOrigin>{{game_, 2, rules::Color::white}}));
}

// As a store has them that was written before origins followed their games.
TEST_F(Origins, thatAreStaleArePutRight) {
    const auto set = [this](int ply) {
        store_.connection().execute("UPDATE exercise_origin SET ply = " + std::to_string(ply));
    };
    set(4);
    refreshOrigins(store_);
    EXPECT_EQ(origins(), (std::vector<ExerciseOrigin>{{game_, 2, rules::Color::white}}));
    edit({{31, 26}, {19, 23}});
    set(2);
    EXPECT_EQ(origins().size(), 1U) << "a game that does not have the position";
    refreshOrigins(store_);
    EXPECT_TRUE(origins().empty());
}

// The same position two moves later, by a detour of the kings.
TEST_F(Origins, followAPositionToAnotherPly) {
    const auto played = [](const Moves& moves) {
        rules::Game game(position("W:WK26:BK5"));
        play(game, moves);
        return game;
    };
    const rules::Game before = played({{26, 31}, {5, 10}});
    const GameId id = storeGames(store_, {before}, Indexing::now, 2).front();
    const rules::Position position = before.position(before.mainLine().back()).value();
    const rules::Move answer = move(position, "31-36");
    const Exercise exercise{.position = position,
                            .kind = ExerciseKind::ending,
                            .proof = ExerciseProof::tables,
                            .answers = {answer},
                            .line = {answer},
                            .origins = {{id, 2, rules::Color::white}}};
    keepExercises(store_, {&exercise, 1});
    const auto origin = [this] { return allExercises(store_).at(1).origins; };
    ASSERT_TRUE(overwriteGame(store_, id,
                              played({{26, 21}, {5, 10}, {21, 26}, {10, 5}, {26, 31}, {5, 10}}),
                              versionOf(store_, id).value(), "test"));
    EXPECT_EQ(origin(), (std::vector<ExerciseOrigin>{{id, 6, rules::Color::white}}));
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(origin(), (std::vector<ExerciseOrigin>{{id, 2, rules::Color::white}}));
}

// Its file was corrected and is read again: the game keeps its number.
TEST_F(Origins, followAGameThatIsReadAgain) {
    Batch batch(store_, Indexing::now);
    ASSERT_TRUE(
        batch.replaceGame(game_, SourceId{1}, rowOf(taggedGame({{"White", "a"}}, {{31, 26}}))));
    batch.commit();
    EXPECT_TRUE(origins().empty());
}

} // namespace
} // namespace damscope::db
