// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises of one game that ask nearly the same.
#include "db/training/make_exercises.hpp"
#include "tests/db/training/positions.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using rules::Color;

PlacedExercise placed(const rules::Position& where, const char* answer, int ply, Color side) {
    const rules::Move right = move(where, answer);
    return {{.position = where,
             .kind = ExerciseKind::mistake,
             .proof = ExerciseProof::search,
             .answers = {right},
             .line = {right}},
            {GameId{1}, ply, side}};
}

// The combination 27-22 is there, and still there after a pair of moves elsewhere on the board.
const rules::Position first = position("W:W27,32,34,38,40,45:B1,11,12,16,18,23,25");
const rules::Position later = position("W:W27,32,34,38,40,45:B7,11,12,16,18,23,25");

TEST(NearDuplicates, ShareARightMoveWithinAFewMoves) {
    const auto a = placed(first, "27-22", 30, Color::white);
    EXPECT_TRUE(areNearDuplicates(a, placed(later, "27-22", 32, Color::white)));
    EXPECT_FALSE(areNearDuplicates(a, placed(later, "27-22", 50, Color::white))) << "much later";
    EXPECT_FALSE(areNearDuplicates(a, placed(later, "34-30", 32, Color::white)))
        << "another right move is another lesson";
    auto elsewhere = placed(later, "27-22", 32, Color::white);
    elsewhere.place.game = GameId{2};
    EXPECT_FALSE(areNearDuplicates(a, elsewhere));
}

// A position may be stored as another game had it first, with colours exchanged.
TEST(NearDuplicates, AreRecognisedWithColoursExchanged) {
    auto mirrored = placed(later, "27-22", 33, Color::white);
    const rules::Board& board = later.rules().board;
    mirrored.exercise.position = turned(later);
    mirrored.exercise.answers = {turned(board, mirrored.exercise.answers.front())};
    EXPECT_TRUE(areNearDuplicates(placed(first, "27-22", 31, Color::white), mirrored));
}

// Allowed by White and then missed by Black is one combination.
TEST(NearDuplicates, AreOfOneCombination) {
    const auto combination = [](PlacedExercise exercise, ExerciseKind kind, const char* motif) {
        exercise.exercise.kind = kind;
        exercise.exercise.gain = 2;
        exercise.exercise.motifs = {motif};
        return exercise;
    };
    const auto missed =
        combination(placed(first, "27-22", 30, Color::white), ExerciseKind::missedShot, "royal");
    const auto again =
        combination(placed(later, "34-30", 32, Color::white), ExerciseKind::missedShot, "royal");
    const auto black = position("B:W27,32,34,38,40,45:B1,11,12,16,18,23,25");
    const auto allowed =
        combination(placed(black, "1-7", 29, Color::black), ExerciseKind::allowedShot, "royal");
    EXPECT_TRUE(areNearDuplicates(missed, again));
    EXPECT_TRUE(areNearDuplicates(allowed, missed)) << "Black allowed it, White missed it";
    EXPECT_FALSE(
        areNearDuplicates(missed, combination(again, ExerciseKind::missedShot, "philippe")))
        << "another name";
    EXPECT_FALSE(areNearDuplicates(combination(allowed, ExerciseKind::missedShot, "royal"), missed))
        << "both sides had one";
}

TEST(NearDuplicates, LeaveTheBetterOne) {
    const auto a = placed(first, "27-22", 30, Color::white);
    auto b = placed(later, "27-22", 32, Color::white);
    EXPECT_TRUE(isBetter(a, b)) << "the earlier one";
    EXPECT_FALSE(isBetter(b, a));
    b.exercise.gain = 3;
    EXPECT_TRUE(isBetter(b, a)) << "the greater gain";
    auto proved = a;
    proved.exercise.proof = ExerciseProof::captures;
    EXPECT_TRUE(isBetter(proved, b)) << "the better proof";
}

} // namespace
} // namespace damscope::db
