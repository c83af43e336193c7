// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of DamExchange as its description gives them.
#include "analysis/dxp/message.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <random>

namespace damscope::analysis::dxp {
namespace {

using rules::Color;

// Examples of the description of the protocol.
TEST(DxpMessage, isReadAndWrittenAsDescribed) {
    const std::vector<std::pair<std::string, Message>> examples{
        {"ATornado voor Windows 4.0        0",
         GameAnswer{"Tornado voor Windows 4.0", GameAnswer::Code::accepted}},
        {"M0012061100", Move{std::chrono::seconds(12), 6, 11, {}}},
        {"M001205250422122320", Move{std::chrono::seconds(12), 5, 25, {22, 12, 23, 20}}},
        {"E00", GameEnd{GameEnd::Reason::unknown, false}},
        {"E11", GameEnd{GameEnd::Reason::resigns, true}},
        {"CWhat do you think about move 35?", Chat{"What do you think about move 35?"}},
        {"B005Z", BackRequest{5, Color::black}},
        {"K1", BackAnswer{BackAnswer::Code::notSupported}},
        {"R01Tornado voor Windows 4.0        W060065A",
         GameRequest{1, "Tornado voor Windows 4.0", Color::white, 60, 65, std::nullopt}}};
    for (const auto& [text, message] : examples) {
        EXPECT_EQ(write(message), text);
        ASSERT_TRUE(read(text)) << text;
        EXPECT_EQ(*read(text), message) << text;
    }
}

// Names go into games, and chat onto the screen.
TEST(DxpMessage, textsHoldNoControlCharacters) {
    const auto answer = read("AEve\x1b[2J" + std::string(25, ' ') + "0");
    ASSERT_TRUE(answer);
    EXPECT_EQ(std::get<GameAnswer>(*answer).name, "Eve?[2J");
    EXPECT_EQ(std::get<Chat>(*read("Chello\x07\n")).text, "hello??");
}

TEST(DxpMessage, hasThePositionWhereTheGameBegins) {
    const auto position = *rules::readFen(rules::Variant::international, "B:W31,K40,50:BK1,2,20");
    const std::string text = writePosition(position);
    EXPECT_EQ(text, "ZZzeeeeeeeeeeeeeeeeezeeeeeeeeeeweeeeeeeeWeeeeeeeeew");
    EXPECT_EQ(readPosition(rules::Variant::international, text), position);
    const std::string request = write(GameRequest{1, "Damscope", Color::black, 5, 0, text});
    EXPECT_EQ(request.size(), 94U);
    EXPECT_EQ(std::get<GameRequest>(*read(request)).start, text);
    EXPECT_FALSE(readPosition(rules::Variant::international, text.substr(1)));
    EXPECT_FALSE(readPosition(rules::Variant::international, "X" + text.substr(1)));
    EXPECT_FALSE(readPosition(rules::Variant::international, text.substr(0, 50) + "b"));
    EXPECT_FALSE(readPosition(rules::Variant::russian, text));
}

TEST(DxpMessage, whatIsNotOneIsRefused) {
    for (const std::string& text : {std::string(),
                                    std::string("X"),
                                    std::string("M"),
                                    std::string("M001206110"),
                                    std::string("M00120611000"),
                                    std::string("M0012065100"),
                                    std::string("M0012001100"),
                                    std::string("M00120611-1"),
                                    std::string("M001206110122 "),
                                    std::string("M001206119922"),
                                    std::string("E0"),
                                    std::string("E40"),
                                    std::string("E02"),
                                    std::string("E000"),
                                    std::string("K3"),
                                    std::string("B000W"),
                                    std::string("B005X"),
                                    std::string("B05W"),
                                    std::string("A0"),
                                    "A" + std::string(32, ' ') + "0",
                                    "A" + std::string(32, 'x') + "4",
                                    "R01" + std::string(32, 'x') + "W060065C",
                                    "R01" + std::string(32, 'x') + "W060065AB",
                                    "R01" + std::string(32, 'x') + "W060065Bw",
                                    std::string("C\xc3\xa9"),
                                    "C" + std::string(127, 'x'),
                                    std::string(200, 'R')})
        EXPECT_FALSE(read(text)) << text;
}

// Whatever comes, it is either a message that is written as it was, or none.
TEST(DxpMessage, anyBytesAreSafe) {
    std::mt19937 random(5);
    const std::string alphabet = "RAMECBK0123456789WZwze \x01~";
    for (int i = 0; i < 200'000; ++i) {
        std::string text(random() % 100, ' ');
        for (char& c : text)
            c = random() % 50 == 0 ? static_cast<char>(random())
                                   : alphabet[random() % alphabet.size()];
        if (const auto message = read(text)) {
            EXPECT_EQ(read(write(*message)), message) << text;
        }
    }
}

TEST(DxpMessage, textsOfPeopleFitIn) {
    EXPECT_EQ(write(Chat{"Goed gespeeld, Béranger!\n"}), "CGoed gespeeld, B??ranger!?");
    EXPECT_EQ(write(Chat{std::string(500, 'x')}).size(), 127U);
    EXPECT_EQ(write(GameAnswer{" Šašky", {}}).substr(0, 4), "A???");
    EXPECT_EQ(write(GameAnswer{std::string(50, 'n'), {}}).size(), 34U);
}

TEST(DxpMove, meansTheLegalMove) {
    const auto position = *rules::readFen(rules::Variant::international, "W:WK5:B10,19,28,32");
    for (const rules::Move& move : rules::legalMoves(position)) {
        const Move message = messageOf(position.rules(), move, std::chrono::seconds(3));
        EXPECT_EQ(legalMove(position, message), move);
    }
    const auto start = rules::Position::start(rules::Variant::international);
    EXPECT_TRUE(legalMove(start, {{}, 32, 28, {}}));
    EXPECT_FALSE(legalMove(start, {{}, 32, 29, {}}));
    EXPECT_FALSE(legalMove(start, {{}, 32, 28, {20}}));
}

TEST(DxpMove, capturesMayBeLeftOutWhereTheEndsAreEnough) {
    const auto position = *rules::readFen(rules::Variant::international, "W:W28:B23");
    const auto move = legalMove(position, {{}, 28, 19, {}});
    ASSERT_TRUE(move);
    EXPECT_EQ(move->captured.size(), 1U);
    // Two ways around: the ends are the same, what is taken is not.
    const auto around =
        *rules::readFen(rules::Variant::international, "W:W47:B42,41,33,32,31,22,23");
    std::vector<rules::Move> same;
    for (const rules::Move& a : rules::legalMoves(around))
        for (const rules::Move& b : rules::legalMoves(around))
            if (a.from == b.from && a.to == b.to && a != b)
                same.push_back(a);
    for (const rules::Move& one : same) {
        Move message = messageOf(around.rules(), one, {});
        EXPECT_EQ(legalMove(around, message), one);
        message.captured.clear();
        EXPECT_FALSE(legalMove(around, message));
    }
}

} // namespace
} // namespace damscope::analysis::dxp
