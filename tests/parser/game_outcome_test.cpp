// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/correct.hpp"

#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace damscope::parser {
namespace {

using namespace rules;

Game played(Variant variant, std::string_view fen, std::initializer_list<std::string_view> texts) {
    Game game(readFen(variant, fen).value());
    NodeId last = rootNode;
    for (const std::string_view text : texts) {
        const MoveMatch match = resolve(game.position(last).value(), text);
        EXPECT_TRUE(match.unique()) << text;
        last = game.addMove(last, match.moves.at(0));
    }
    return game;
}

Game with(Game game, GameResult result) {
    game.result = result;
    return game;
}

TEST(GameOutcome, theBoardRefutesAResult) {
    const Game game = played(Variant::international, "W:W27:B21", {"27x16"});
    const GameOutcome v = gameOutcome(game);
    EXPECT_EQ(v.board.end, BoardEnd::noPieces);
    EXPECT_EQ(v.board.result, GameResult::whiteWins);
    EXPECT_EQ(v.ply, 1);
    EXPECT_TRUE(refutes(with(game, GameResult::draw), v.board.result));
    EXPECT_TRUE(refutes(with(game, GameResult::blackWins), v.board.result));
    EXPECT_FALSE(refutes(with(game, GameResult::whiteWins), v.board.result));
}

TEST(GameOutcome, whatIsNotRecordedIsNotRefuted) {
    const Game game = played(Variant::international, "W:W27:B21", {"27x16"});
    EXPECT_FALSE(refutes(with(game, GameResult::unknown), GameResult::whiteWins));
    EXPECT_FALSE(refutes(with(game, GameResult::bothLose), GameResult::whiteWins))
        << "an arbiter's decision";
    EXPECT_FALSE(refutes(with(game, GameResult::draw), GameResult::unknown));
}

// The game was drawn by the third occurrence; what was played on after it changes nothing.
TEST(GameOutcome, aDrawByARuleStandsWhateverWasPlayedAfterIt) {
    const Game game = played(Variant::international, "W:WK46,31:BK1,20",
                             {"46-41", "1-7", "41-46", "7-1", "46-41", "1-7", "41-46", "7-1"});
    EXPECT_FALSE(refutes(with(game, GameResult::draw), GameResult::whiteWins));
    EXPECT_TRUE(refutes(with(game, GameResult::blackWins), GameResult::whiteWins));
}

TEST(GameOutcome, aBlockedSideHasLost) {
    const GameOutcome v =
        gameOutcome(Game(readFen(Variant::international, "W:W46:B41,37").value()));
    EXPECT_EQ(v.board.end, BoardEnd::blocked);
    EXPECT_EQ(v.board.result, GameResult::blackWins);
    EXPECT_EQ(
        gameOutcome(Game(readFen(Variant::antidraughts, "W:W46:B41,37").value())).board.result,
        GameResult::whiteWins);
}

TEST(GameOutcome, aGameThatBreaksOffHasNone) {
    Game game = played(Variant::international, "W:W27:B21", {"27x16"});
    game.addRemark(game.mainLine().back(), UnreadText{"1... 20-24"});
    EXPECT_EQ(gameOutcome(game).board.end, BoardEnd::none);
    Game unknown = played(Variant::international, "W:W32:B19", {"32-28"});
    unknown.addUnknown(unknown.mainLine().back());
    EXPECT_EQ(gameOutcome(unknown).board.end, BoardEnd::none);
}

TEST(GameOutcome, textThatIsNoMoveDoesNotHideTheEnd) {
    for (const std::string_view text : {"(1... 20-24)", "(1. 99-24)", "blah", "---", "1. blah"}) {
        Game game = played(Variant::international, "W:W27:B21", {"27x16"});
        game.addRemark(game.mainLine().back(), UnreadText{std::string(text)});
        EXPECT_EQ(gameOutcome(game).board.result, GameResult::whiteWins) << text;
    }
}

TEST(GameOutcome, drawRulesAreNamedWithTheirPlaces) {
    Game game = played(Variant::international, "W:WK46,31:BK1,20",
                       {"46-41", "1-7", "41-46", "7-1", "46-41", "1-7", "41-46", "7-1"});
    const GameOutcome v = gameOutcome(game);
    EXPECT_EQ(v.board.end, BoardEnd::none);
    ASSERT_EQ(v.draws.size(), 1U);
    EXPECT_EQ(v.draws[0].rule.name, "threefold repetition");
    EXPECT_EQ(v.draws[0].since, 0);
    EXPECT_EQ(v.draws[0].at, 8);
}

} // namespace
} // namespace damscope::parser
