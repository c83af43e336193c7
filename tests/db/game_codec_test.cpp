// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/game_codec.hpp"
#include "db/store/codec/main_line.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/random_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::db {
namespace {

using Bytes = std::vector<std::uint8_t>;
using rules::Game;
using rules::Move;
using rules::NodeId;
using rules::Position;
using rules::Remark;
using rules::Variant;

// The legal move between two squares, by their numbers on the board.
Move legal(const Position& position, int from, int to) {
    const rules::Rules& r = position.rules();
    for (const Move& m : rules::legalMoves(position))
        if (r.number(m.from) == from && r.number(m.to) == to)
            return m;
    ADD_FAILURE() << from << "-" << to << " is not legal";
    return {};
}

NodeId play(Game& game, NodeId node, int from, int to) {
    return game.addMove(node, legal(*game.position(node), from, to));
}

Position setUp(Variant variant, rules::Color toMove,
               std::initializer_list<std::pair<int, rules::Piece>> pieces) {
    Position position(variant);
    for (const auto& [number, piece] : pieces)
        position.put(*position.rules().square(number), piece);
    position.setToMove(toMove);
    return position;
}

constexpr rules::Piece whiteMan{rules::Color::white, rules::Kind::man};
constexpr rules::Piece blackMan{rules::Color::black, rules::Kind::man};
constexpr rules::Piece whiteKing{rules::Color::white, rules::Kind::king};

Game decoded(const Bytes& blob) {
    const auto game = decodeGame(blob);
    if (!game)
        throw std::runtime_error(std::to_string(game.error().offset) + ": " + game.error().message);
    return *game;
}

// Version 1 is on people's disks: these bytes were written out by hand from the specification.
TEST(GameCodecVersion1, quietMovesAndSimpleCapturesAreTwoBytes) {
    Game game(Position::start(Variant::international));
    NodeId node = play(game, rules::rootNode, 32, 28);
    node = play(game, node, 19, 23);
    node = play(game, node, 28, 19);
    play(game, node, 14, 23);
    game.result = rules::GameResult::draw;
    const Bytes golden{0x01, 0x40, 31, 27, 18, 22, 27, 18, 13, 22};
    EXPECT_EQ(encodeGame(game), golden);
    EXPECT_TRUE(decoded(golden) == game);
}

TEST(GameCodecVersion1, captureRoundACornerNamesWhatItTakes) {
    const Position start = setUp(Variant::international, rules::Color::white,
                                 {{28, whiteMan}, {22, blackMan}, {12, blackMan}});
    Game game(start);
    play(game, rules::rootNode, 28, 8);                          // over 22 to 17, over 12 to 8
    const Bytes golden{0x01, 0x00, 0x85, 0x00,                   // White to move
                       0x00, 0x08, 0x20, 0x08, 0x00, 0x00, 0x00, // on squares 12, 22, 28
                       0x05,                                     // a black, a black, a white man
                       27,   0x87, 2,    11,   21};
    EXPECT_EQ(encodeGame(game), golden);
    EXPECT_TRUE(decoded(golden) == game);
}

// No legal move, but the board allows it, and a damaged blob may say so: it must not turn into a
// capture when it is written again.
TEST(GameCodecVersion1, quietMoveOverAPieceStaysOne) {
    const Bytes blob{0x01, 0x00, 0x85, 0x00,                   // White to move
                     0x00, 0x00, 0x20, 0x08, 0x00, 0x00, 0x00, // on squares 22, 28
                     0x01,                                     // a black, a white man
                     27,   0x90, 0};                           // 28-17 over 22, taking nothing
    const auto game = decodeGame(blob);
    ASSERT_TRUE(game);
    EXPECT_EQ(encodeGame(*game), blob);
}

TEST(GameCodecVersion1, everythingElse) {
    Game game(Position::start(Variant::english));
    game.addRemark(rules::rootNode, {rules::Comment{"hi"}, rules::Remark::Place::before});
    const NodeId first = play(game, rules::rootNode, 11, 15);
    game.addRemark(first, rules::Nag{5});
    game.addRemark(first, rules::Strength{"!"});
    game.addRemark(first, rules::ClockTime{rules::ClockTime::Kind::left, 60});
    play(game, rules::rootNode, 9, 13); // a variation
    const NodeId unknown = game.addUnknown(first);
    game.addRemark(unknown, rules::UnreadText{"?"});
    const NodeId setup =
        game.addSetup(unknown, setUp(Variant::english, rules::Color::white, {{32, whiteKing}}));
    const NodeId pass = game.addPass(setup);
    game.addRemark(pass, rules::ClockTime{rules::ClockTime::Kind::left, 59});
    const Bytes golden{0x01, 0x01, 0x90, 2,    'h',  'i',                          // comment before
                       10,   14,   0x9a, 5,    0x97, 1,    '!',                    // 11-15 $5 !
                       0x9b, 6,    '%',  'c',  'l',  'k',  ' ',  '@', 0x9c, 0, 60, // [%clk 0:01:00]
                       0x80, 8,    12,   0x81,                                     // (9-13)
                       0x82, 0x99, 1,    '?',                    // unknown, unread
                       0x84, 0,    0,    0,    0,    0x80, 0x02, // setup
                       0x83, 0x9c, 0,    59};                    // pass [%clk 0:00:59]
    EXPECT_EQ(encodeGame(game), golden);
    EXPECT_TRUE(decoded(golden) == game);
}

TEST(GameCodecVersion1, remarksBehindVariationsHaveTheirCodes) {
    Game game(Position::start(Variant::english));
    const NodeId first = play(game, rules::rootNode, 9, 13);
    const NodeId other = play(game, rules::rootNode, 9, 14);
    game.addRemark(other, {rules::Comment{"c"}, Remark::Place::ahead});
    game.addRemark(first, {rules::Comment{"a"}, Remark::Place::behind});
    game.addRemark(first, {rules::UnreadText{"b"}, Remark::Place::behind});
    const Bytes blob = encodeGame(game);
    EXPECT_NE(std::ranges::search(blob, Bytes{0xa0, 1, 'a', 0xa4, 1, 'b'}).begin(), blob.end());
    EXPECT_NE(std::ranges::search(blob, Bytes{0xa8, 1, 'c'}).begin(), blob.end());
    EXPECT_TRUE(decoded(blob) == game);
    MainLineReader line(blob);
    EXPECT_TRUE(line.next() && line.next() && !line.next() && !line.failed());
}

TEST(GameCodec, captureBackToItsOwnSquareIsKept) {
    const Position start =
        setUp(Variant::international, rules::Color::white,
              {{28, whiteMan}, {22, blackMan}, {12, blackMan}, {13, blackMan}, {23, blackMan}});
    Game game(start);
    play(game, rules::rootNode, 28, 28); // 28x17x8x19x28
    EXPECT_TRUE(decoded(encodeGame(game)) == game);
}

TEST(GameCodec, manCrownedOnTheWayStaysAKing) {
    // In Russian draughts a man that passes the last row continues as a king.
    std::mt19937 random(7);
    int crownedOnTheWay = 0;
    for (int i = 0; i < 300; ++i) {
        const Game game = randomGame(Variant::russian, random,
                                     {.plies = 120,
                                      .variations = false,
                                      .remarks = false,
                                      .specialSteps = false,
                                      .setupStart = false});
        EXPECT_TRUE(decoded(encodeGame(game)) == game);
        for (const NodeId id : game.mainLine()) {
            const Move& m = game.node(id).move;
            const rules::Board& board = game.start().rules().board;
            const int row = board.rowOf(m.to);
            crownedOnTheWay += m.crowns && row != 0 && row != board.ranks - 1 ? 1 : 0;
        }
    }
    EXPECT_GT(crownedOnTheWay, 0) << "the case this test is about did not come up";
}

TEST(GameCodec, aFrisianKingsMovesInARowAreKept) {
    const Game game(rules::readFen(Variant::frisian, "W:WK46,50:BK5,1:H0:F1:+25+346").value());
    const Game back = decoded(encodeGame(game));
    for (const rules::Color c : {rules::Color::white, rules::Color::black})
        EXPECT_EQ(back.start().kingRun(c), game.start().kingRun(c));
    EXPECT_FALSE(
        decodeGame(encodeGame(Game(rules::readFen(Variant::frisian, "W:WK46,50:BK5,1").value())))
            ->start()
            .kingRun(rules::Color::white)
            .moves);
    // The king must stand there.
    Bytes blob = encodeGame(game);
    blob[blob.size() - 4] = 0;
    EXPECT_FALSE(decodeGame(blob).hasValue());
}

class EveryVariant : public ::testing::TestWithParam<Variant> {};

TEST_P(EveryVariant, decodesToWhatWasEncoded) {
    std::mt19937 random(20);
    for (int i = 0; i < 60; ++i) {
        const Game game = randomGame(GetParam(), random, {.setupStart = i % 3 == 0});
        ASSERT_TRUE(decoded(encodeGame(game)) == game) << "game " << i;
    }
}

TEST_P(EveryVariant, mainLineIsReadWithoutBuildingTheGame) {
    std::mt19937 random(21);
    for (int i = 0; i < 30; ++i) {
        const Game game = randomGame(GetParam(), random, {.setupStart = i % 3 == 0});
        const Bytes blob = encodeGame(game);
        MainLineReader line(blob);
        ASSERT_TRUE(line.next());
        EXPECT_EQ(line.position(), game.start());
        for (const NodeId id : game.mainLine()) {
            ASSERT_TRUE(line.next());
            EXPECT_EQ(line.position(), game.position(id));
            EXPECT_EQ(line.ply(), static_cast<std::uint32_t>(game.ply(id)));
            const bool isMove = game.node(id).step == rules::Step::move;
            ASSERT_EQ(line.move().has_value(), isMove);
            if (isMove) {
                EXPECT_EQ(*line.move(), game.node(id).move);
            }
        }
        EXPECT_FALSE(line.next());
        EXPECT_FALSE(line.failed());
    }
}

TEST_P(EveryVariant, quietGamesTakeLittleMoreThanTwoBytesAMove) {
    std::mt19937 random(22);
    std::size_t bytes = 0;
    std::size_t moves = 0;
    for (int i = 0; i < 50; ++i) {
        const Game game = randomGame(GetParam(), random,
                                     {.plies = 100,
                                      .variations = false,
                                      .remarks = false,
                                      .specialSteps = false,
                                      .setupStart = false});
        bytes += encodeGame(game).size();
        moves += game.nodeCount() - 1;
    }
    EXPECT_LT(static_cast<double>(bytes) / static_cast<double>(moves), 2.6);
}

INSTANTIATE_TEST_SUITE_P(AllVariants, EveryVariant, ::testing::ValuesIn([] {
                             const auto all = rules::allVariants();
                             return std::vector<Variant>(all.begin(), all.end());
                         }()),
                         [](const auto& test) {
                             return std::string(rules::rules(test.param).name);
                         });

TEST(GameCodec, aNagThatIsNotANumberIsAnError) {
    Game game(Position::start(Variant::international));
    game.addRemark(play(game, rules::rootNode, 32, 28), rules::Nag{300});
    Bytes blob = encodeGame(game);
    constexpr std::string_view number = "300";
    const auto digits = std::ranges::search(blob, number);
    ASSERT_FALSE(digits.empty());
    EXPECT_TRUE(decoded(blob) == game);
    digits[1] = 'x';
    EXPECT_FALSE(decodeGame(blob));
}

TEST(GameCodec, cutOffOrChangedBytesGiveAnErrorOrAGame) {
    std::mt19937 random(23);
    for (int i = 0; i < 8; ++i) {
        const Bytes blob = encodeGame(randomGame(Variant::russian, random));
        for (std::size_t length = 0; length < blob.size(); ++length) {
            const auto cut = decodeGame(std::span(blob).first(length));
            if (!cut) {
                EXPECT_LE(cut.error().offset, length);
            }
        }
        for (std::size_t at = 0; at < blob.size(); ++at) {
            Bytes changed = blob;
            changed[at] ^= static_cast<std::uint8_t>(1U << random() % 8);
            const auto game = decodeGame(changed);
            if (game) {
                EXPECT_TRUE(decoded(encodeGame(*game)) == *game) << "byte " << at;
            }
        }
    }
}

struct Refused {
    std::string why;
    Bytes blob;
};

class RefusedBlob : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedBlob, isAnError) {
    const auto game = decodeGame(GetParam().blob);
    ASSERT_FALSE(game.hasValue());
    EXPECT_FALSE(game.error().message.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Specification, RefusedBlob,
    ::testing::Values(Refused{"nothing", {}}, Refused{"noVariant", {1}},
                      Refused{"laterVersion", {2, 0}}, Refused{"unknownVariant", {1, 31}},
                      Refused{"unknownResult", {1, 0xa0}}, Refused{"noSuchSquare", {1, 0, 50, 27}},
                      Refused{"emptyFrom", {1, 0, 27, 22}},
                      Refused{"opponentsPiece", {1, 0, 18, 22}},
                      Refused{"occupiedTo", {1, 0, 36, 31}},
                      Refused{"takesNothingThere", {1, 0, 31, 0x9b, 1, 22}},
                      Refused{"takesOutOfOrder", {1, 0, 31, 0x9b, 2, 1, 1}},
                      Refused{"moveAfterUnknown", {1, 0, 0x82, 31, 27}},
                      Refused{"variationOfNothing", {1, 0, 0x80, 31, 27, 0x81}},
                      Refused{"emptyVariation", {1, 0, 31, 27, 0x80, 0x81}},
                      Refused{"openVariation", {1, 0, 31, 27, 0x80, 32, 28}},
                      Refused{"endOfNoVariation", {1, 0, 31, 27, 0x81}},
                      Refused{"textTooLong", {1, 0, 0x91, 5, 'a'}},
                      Refused{"numberTooLong", {1, 0, 0x91, 0x80, 0x80, 0x80, 0x80, 0x80, 1}},
                      Refused{"numberNotShortest", {1, 0, 0x91, 0x81, 0x00, 'a'}},
                      Refused{"noSuchPattern", {1, 0, 0x9c, 0, 1}},
                      Refused{"wrongNumberOfTimes", {1, 0, 0x9b, 1, '@', 0x9d, 0, 1, 1}},
                      Refused{"noSuchItem", {1, 0, 0xff}}),
    [](const auto& test) { return test.param.why; });

TEST(GameCodec, deepVariationsNeedNoDeepStack) {
    // 200,000 variations, each inside the one before.
    Bytes blob{1, 0, 31, 27};
    constexpr int depth = 200'000;
    for (int i = 0; i < depth; ++i)
        blob.insert(blob.end(), {0x80, 32, 28});
    blob.insert(blob.end(), depth, 0x81);
    const Game game = decoded(blob);
    EXPECT_EQ(game.nodeCount(), depth + 2U);
    MainLineReader line(blob);
    EXPECT_TRUE(line.next());
    EXPECT_TRUE(line.next());
    EXPECT_FALSE(line.next());
    EXPECT_FALSE(line.failed());
    EXPECT_TRUE(decoded(encodeGame(game)) == game);
}

} // namespace
} // namespace damscope::db
