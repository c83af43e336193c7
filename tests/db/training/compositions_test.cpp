// SPDX-License-Identifier: GPL-3.0-or-later
// Problems with their solutions: what is sound and what is not.
#include "analysis/embedded/embedded_engine.hpp"
#include "db/training/compositions.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/sample_games.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr auto soundFen =
    "W:W16,26,28,31,36,37,38,39,40,41,43,45,48,50:B1,2,4,6,7,8,11,12,15,17,18,19,29";
using Moves = std::vector<std::pair<int, int>>;
const Moves soundMoves{{28, 22}, {18, 27}, {31, 22}, {17, 28}, {39, 33}, {28, 39}, {43, 14}};

ComposedProblem problem(const std::string& fen, const Moves& moves,
                        const std::vector<rules::Tag>& tags = {}) {
    rules::Game game(rules::readFen(rules::Variant::international, fen).value());
    game.tags = tags;
    play(game, moves);
    return composedProblem(game).value();
}

class Compositions : public ::testing::Test {
protected:
    CheckedProblem check(const std::string& fen, const Moves& moves) {
        return checkProblem(problem(fen, moves), prover_);
    }

    analysis::endgame::ResultJudge tables_;
    analysis::EmbeddedEngine engine_{{.threads = 1, .tableMegabytes = 4, .weights = nullptr}};
    Prover prover_{engine_, tables_, {.nodes = 50'000}};
};

TEST_F(Compositions, areSoundIfNothingElseSolvesThem) {
    const CheckedProblem checked = check(soundFen, soundMoves);
    EXPECT_EQ(checked.soundness, Soundness::sound);
    EXPECT_EQ(checked.proof, ExerciseProof::captures);
    EXPECT_GE(checked.gain, 1);
    EXPECT_TRUE(checked.alternatives.empty());
}

// Either of two men becomes a king, on two squares.
TEST_F(Compositions, areCookedByAnotherFirstMove) {
    const CheckedProblem checked = check("W:W6,7,48:B45", {{6, 1}});
    EXPECT_EQ(checked.soundness, Soundness::cook);
    ASSERT_FALSE(checked.alternatives.empty());
    EXPECT_EQ(checked.alternatives[0].ply, 0);
}

TEST_F(Compositions, haveDualsAtLaterMoves) {
    const CheckedProblem checked = check(
        "W:W26,27,28,31,32,34,35,37,38,41,43,44,46,47:B4,6,8,9,12,16,17,18,19,20,21,23,24",
        {{35, 30}, {24, 35}, {34, 29}, {23, 34}, {28, 22}, {17, 28}, {32, 3}, {21, 32}, {3, 39}});
    EXPECT_EQ(checked.soundness, Soundness::dual);
    ASSERT_FALSE(checked.alternatives.empty());
    EXPECT_EQ(checked.alternatives[0].ply, 2);
}

TEST_F(Compositions, haveNoSolutionIfTheirsDoesNotWin) {
    const CheckedProblem checked = check(
        "B:W25,26,27,28,31,32,38,40,41,42,43,44,45,46,47:B2,3,4,6,7,9,12,14,16,17,19,21,23,24",
        {{6, 11}});
    EXPECT_EQ(checked.soundness, Soundness::noSolution);
    EXPECT_EQ(checked.refutedAt, 0);
}

TEST_F(Compositions, readTheirTags) {
    const ComposedProblem tagged = problem(soundFen, soundMoves,
                                           {{"Author", "Weiss"},
                                            {"Event", "Le Damier"},
                                            {"Round", "?"},
                                            {"Number", "12"},
                                            {"Stipulation", "wit wint"}});
    EXPECT_EQ(tagged.composition, (Composition{"Weiss", "Le Damier", "12", "wit wint"}));
    EXPECT_EQ(tagged.wanted, Stipulation::win);
    EXPECT_EQ(tagged.solution.size(), 7U);
    const auto wanted = [](const char* words) {
        return problem(soundFen, soundMoves, {{"Stipulation", words}}).wanted;
    };
    EXPECT_EQ(wanted("remise"), Stipulation::draw);
    EXPECT_EQ(wanted("="), Stipulation::draw);
    EXPECT_EQ(wanted("выигрыш"), Stipulation::win);
    EXPECT_EQ(wanted("les Blancs gagnent"), Stipulation::win);
}

TEST_F(Compositions, areNoGamesFromTheStart) {
    EXPECT_FALSE(composedProblem(taggedGame({}, {{32, 28}})).has_value());
    const rules::Game empty(rules::readFen(rules::Variant::international, soundFen).value());
    EXPECT_FALSE(composedProblem(empty).has_value()) << "without a solution";
}

// From a file with a misprint: the text behind the last legal move is kept as it was.
TEST_F(Compositions, withAnIllegalMoveAreNotSound) {
    rules::Game game(rules::readFen(rules::Variant::international, soundFen).value());
    play(game, {soundMoves.begin(), soundMoves.begin() + 2});
    game.addRemark(game.mainLine().back(), rules::UnreadText{"31x23 17x28"});
    const ComposedProblem broken = composedProblem(game).value();
    EXPECT_TRUE(broken.unread);
    EXPECT_EQ(checkProblem(broken, prover_).soundness, Soundness::illegal);
    rules::Game first(game.start());
    first.addRemark(rules::rootNode, rules::UnreadText{"28-99"});
    EXPECT_TRUE(composedProblem(first).value().unread);
}

TEST_F(Compositions, becomeExercises) {
    const ComposedProblem composed = problem(soundFen, soundMoves, {{"Author", "Weiss"}});
    const Exercise exercise =
        exerciseOf(composed, checkProblem(composed, prover_), analysis::shots::builtInShotNames());
    EXPECT_EQ(exercise.kind, ExerciseKind::composition);
    EXPECT_EQ(exercise.line, composed.solution);
    EXPECT_EQ(exercise.answers, std::vector{composed.solution[0]});
    EXPECT_EQ(exercise.composition.author, "Weiss");
    EXPECT_EQ(exercise.key(), exerciseKey(turned(composed.position)));
}

} // namespace
} // namespace damscope::db
