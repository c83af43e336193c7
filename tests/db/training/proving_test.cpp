// SPDX-License-Identifier: GPL-3.0-or-later
// Which positions become exercises, and how answers are graded.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "db/training/compositions.hpp"
#include "db/training/exercise_words.hpp"
#include "db/training/make_exercises.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/db/training/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace damscope::db {
namespace {

constexpr auto missed =
    "B:W25,26,27,28,31,32,38,40,41,42,43,44,45,46,47:B2,3,4,6,7,9,12,14,16,17,19,21,23,24";
constexpr auto right = "24-30"; // 25x34 23-29 34x23 17-22 28x8 19x50 26x17 3x43
constexpr auto wrong = "6-11";

rules::Game gameFrom(const char* fen, const std::vector<std::pair<int, int>>& moves) {
    rules::Game game(position(fen));
    game.tags = {{"White", "Jansen"}, {"Black", "Meijer"}, {"FEN", fen}, {"GameType", "20"}};
    play(game, moves);
    return game;
}

class Proving : public ::testing::Test {
protected:
    static analysis::EngineSettings small() {
        analysis::EngineSettings settings;
        settings.tableMegabytes = 4;
        return settings;
    }

    std::vector<Exercise> make(const rules::Game& game, const ExerciseMaking& options = {}) {
        storeGames(store_, {game});
        report_ = makeExercises(store_, {}, prover_, tables_, options);
        return allExercises(store_);
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    analysis::EmbeddedEngine engine_{small()};
    analysis::endgame::ResultJudge tables_;
    Prover prover_{engine_, tables_, {.nodes = 20'000}};
    ExerciseReport report_;
};

TEST_F(Proving, makesAnExerciseOfAMissedCombination) {
    const auto all = make(gameFrom(missed, {{6, 11}}));
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].kind, ExerciseKind::missedShot);
    EXPECT_EQ(all[0].proof, ExerciseProof::captures);
    EXPECT_EQ(all[0].answers, std::vector{move(position(missed), right)});
    EXPECT_EQ(all[0].line.size(), 9U);
    EXPECT_EQ(all[0].gain, 3);
    ASSERT_EQ(all[0].origins.size(), 1U);
    EXPECT_EQ(all[0].origins[0].ply, 0);
    EXPECT_EQ(all[0].origins[0].side, rules::Color::black);
}

TEST_F(Proving, makesEachExerciseOnce) {
    (void)make(gameFrom(missed, {{6, 11}}));
    EXPECT_EQ(report_.kept.added, 1U);
    EXPECT_EQ(makeExercises(store_, {}, prover_, tables_).kept.added, 0U);
}

// The combination is missed twice, with a pair of moves between that changes nothing about it.
TEST_F(Proving, makesOneOfACombinationThatIsMissedTwice) {
    const auto all = make(
        gameFrom("W:W27,32,34,38,40,45,46:B2,11,12,16,18,23,25", {{46, 41}, {2, 8}, {41, 36}}));
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].kind, ExerciseKind::missedShot);
    EXPECT_EQ(all[0].origins.at(0).ply, 0) << "of two as good ones the earlier";
    EXPECT_GE(report_.rejected[Unsuitable::nearDuplicate], 1U);
    const ExerciseReport again = makeExercises(store_, {}, prover_, tables_);
    EXPECT_EQ(again.kept.added, 0U);
}

TEST_F(Proving, makesThemOfOnePlayer) {
    (void)make(gameFrom(missed, {{6, 11}}));
    const Persons persons(store_.connection());
    ASSERT_EQ(removeExercises(store_, std::vector{exerciseKey(position(missed))}), 1U);
    const auto of = [&](const char* name) {
        ExerciseMaking options;
        options.player = personsNamed(store_.connection(), persons, name).at(0);
        return makeExercises(store_, {}, prover_, tables_, options).kept.added;
    };
    EXPECT_EQ(of("Jansen"), 0U) << "Black missed it";
    EXPECT_EQ(of("Meijer"), 1U);
}

// A mistake by stored evaluations: where all moves are as good nothing is asked.
TEST_F(Proving, rejectsWhereManyMovesAreGood) {
    const auto start = rules::Position::start(rules::Variant::international);
    const auto refused = prover_.prove(
        {.position = start, .played = move(start, "34-29"), .kind = ExerciseKind::mistake},
        analysis::shots::builtInShotNames());
    ASSERT_FALSE(refused.hasValue());
    EXPECT_TRUE(refused.error() == Unsuitable::manyAnswers ||
                refused.error() == Unsuitable::closeSecond);
}

TEST_F(Proving, confirmsWithTenTimesTheNodes) {
    const auto all = make(gameFrom(missed, {{6, 11}}));
    ASSERT_EQ(all.size(), 1U);
    Prover strict(engine_, tables_, {.nodes = 200'000});
    EXPECT_EQ(strict.check(all[0]), std::nullopt);
    Exercise other = all[0];
    other.answers = {move(other.position, wrong)};
    EXPECT_NE(strict.check(other), std::nullopt);
}

// ---- endings

/// With the tables of two pieces, in a folder of the test's own.
class ProvedEndings : public ::testing::Test {
protected:
    ProvedEndings() {
        const std::filesystem::path tables = folder_ / "tables";
        (void)analysis::endgame::build(tables, rules::Variant::international, 2, 1, {}, {});
        named_.emplace("DAMSCOPE_ENDGAMES", tables.string());
        tables_ = std::make_unique<analysis::endgame::ResultJudge>();
    }

    // Whether it becomes an exercise; which is then right.
    bool isAsked(Prover& prover, const std::string& fen) {
        const auto read = rules::readFen(rules::Variant::international, fen);
        if (!read || tables_->byTables(*read) == rules::GameResult::unknown)
            return false;
        std::vector<rules::Move> keeping;
        std::vector<rules::Move> others;
        for (const rules::Move& candidate : rules::legalMoves(*read))
            (tables_->resultAt(read->after(candidate)) == tables_->byTables(*read) ? keeping
                                                                                   : others)
                .push_back(candidate);
        if (others.empty())
            return false;
        const auto made = prover.prove(
            {.position = *read, .played = others.front(), .kind = ExerciseKind::ending},
            analysis::shots::builtInShotNames());
        if (!made)
            return false;
        EXPECT_EQ(made->proof, ExerciseProof::tables);
        EXPECT_TRUE(std::ranges::is_permutation(made->answers, keeping)) << fen;
        EXPECT_LE(keeping.size(), others.size()) << fen << ": who guesses would be right";
        mostRight_ = std::max(mostRight_, keeping.size());
        EXPECT_TRUE(gradeAnswer(*made, keeping.back(), prover).right) << fen;
        EXPECT_FALSE(gradeAnswer(*made, others.front(), prover).right) << fen;
        EXPECT_EQ(prover.check(*made), std::nullopt) << fen;
        return true;
    }

    TemporaryFolder folder_;
    std::optional<base::testing::EnvironmentVariable> named_;
    std::unique_ptr<analysis::endgame::ResultJudge> tables_;
    std::size_t mostRight_ = 0; ///< in an exercise
    analysis::EmbeddedEngine engine_{{.threads = 1, .tableMegabytes = 1, .weights = nullptr}};
};

// A king against a man, wherever they stand: the answers are the moves that keep the result.
TEST_F(ProvedEndings, areAskedByTheTables) {
    Prover prover(engine_, *tables_, {.nodes = 500});
    int made = 0;
    for (int king = 1; king <= 50; ++king)
        for (int man = 31; man <= 45; ++man)
            made +=
                isAsked(prover, "W:WK" + std::to_string(king) + ":B" + std::to_string(man)) ? 1 : 0;
    EXPECT_GT(made, 0);
    EXPECT_GT(mostRight_, 4U) << "four is the limit of a search";
}

// ---- grading

TEST_F(Proving, gradesFairly) {
    Exercise exercise{.position = position(missed),
                      .kind = ExerciseKind::missedShot,
                      .proof = ExerciseProof::captures,
                      .answers = {move(position(missed), right)},
                      .line = {move(position(missed), right)}};
    EXPECT_TRUE(gradeAnswer(exercise, exercise.answers[0], prover_).right);
    const GradedMove graded = gradeAnswer(exercise, move(exercise.position, wrong), prover_);
    EXPECT_FALSE(graded.right);
    EXPECT_GT(graded.loss, 0.05);
    EXPECT_GE(graded.line.size(), 8U) << "it is played out until the point is clear";
    EXPECT_EQ(graded.better.front(), exercise.line.front());
    EXPECT_GE(graded.better.size(), 8U) << "and so is what was better";
    EXPECT_EQ(graded.verdict, GradedMove::Verdict::none) << "no table knows the position";
    EXPECT_TRUE(graded.others.empty());
    Prover lenient(engine_, tables_, {.nodes = 20'000, .margin = 1});
    EXPECT_TRUE(gradeAnswer(exercise, move(exercise.position, wrong), lenient).right)
        << "the user's margin counts";
}

// At the start no quiet move loses anything: whichever stands in the solution, others are right.
TEST_F(Proving, callsNoEqualMoveWrong) {
    const auto start = rules::Position::start(rules::Variant::international);
    const Exercise exercise{.position = start,
                            .kind = ExerciseKind::mistake,
                            .proof = ExerciseProof::search,
                            .answers = {move(start, "32-28")},
                            .line = {move(start, "32-28")}};
    for (const char* other : {"33-28", "31-26", "34-30"})
        EXPECT_TRUE(gradeAnswer(exercise, move(start, other), prover_).right) << other;
}

TEST(Hints, goFromThePurposeToTheMove) {
    Exercise exercise{.position = position(missed),
                      .kind = ExerciseKind::missedShot,
                      .proof = ExerciseProof::captures,
                      .answers = {move(position(missed), right)},
                      .line = {}};
    EXPECT_EQ(hintsOf(exercise), (std::vector{Hint::purpose, Hint::firstSquare, Hint::firstMove}));
    exercise.motifs = {"philip"};
    EXPECT_EQ(hintsOf(exercise).at(2), Hint::motif);
}

} // namespace
} // namespace damscope::db
