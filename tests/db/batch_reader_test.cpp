// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/intake.hpp"
#include "tests/intake/intake_files.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::db::testing {
namespace {

/// A text that comes in portions.
class PortionedText final : public ByteStream {
public:
    PortionedText(std::string text, std::size_t portion)
        : text_(std::move(text)), portion_(portion) {}
    std::size_t read(std::span<char> room) override {
        const std::size_t size = std::min({portion_, room.size(), text_.size() - offset_});
        text_.copy(room.data(), size, offset_);
        offset_ += size;
        return size;
    }

private:
    std::string text_;
    std::size_t portion_;
    std::size_t offset_ = 0;
};

constexpr BatchSizes small{1000, 8000};

std::vector<TextBatch> batches(const std::string& text, std::size_t portion = 65536,
                               const BatchSizes& sizes = small,
                               const std::string& encoding = "UTF-8") {
    PortionedText stream(text, portion);
    BatchReader reader(stream, encoding, sizes);
    std::vector<TextBatch> all;
    while (auto batch = reader.next())
        all.push_back(std::move(*batch));
    return all;
}

std::string joined(const std::vector<TextBatch>& all) {
    std::string text;
    for (const TextBatch& batch : all)
        text += *batch.text;
    return text;
}

bool anyProblem(const std::vector<TextBatch>& all) {
    return std::ranges::any_of(all, [](const TextBatch& b) { return !b.problems.empty(); });
}

void expectWholeGames(const std::vector<TextBatch>& all, const std::string& text,
                      std::string_view start) {
    EXPECT_GT(all.size(), 1U);
    EXPECT_EQ(joined(all), text);
    EXPECT_FALSE(anyProblem(all));
    for (const TextBatch& batch : all)
        EXPECT_TRUE(batch.text->starts_with(start)) << batch.text->substr(0, 60);
}

TEST(BatchReader, cutsBetweenGames) {
    const std::string text = games(500);
    expectWholeGames(batches(text), text, "[Event");
}

TEST(BatchReader, cutsAtLineEndsOfEveryKind) {
    for (const std::string end : {"\r\n", "\r", "\\r\r\n"}) {
        std::string text;
        for (const char c : games(500))
            text += c == '\n' ? end : std::string(1, c);
        expectWholeGames(batches(text), text, "[Event");
    }
}

TEST(BatchReader, neverCutsATagSection) {
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += "[Event \"" + std::to_string(i) +
                "\"]\n\n[Round \"11.1]\n[Site \"ends in *\"]\n{about the game}\n[White \"W\"]\n\n"
                "1. 32-28 {[%clk 1:00]\n[Black \"quoted\"] } 19-23 *\n";
    expectWholeGames(batches(text), text, "[Event");
}

TEST(BatchReader, keepsARemarkWithTheGameThatFollows) {
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += "{before}\n[White \"" + std::to_string(i) + "\"]\n1. 32-28 1-1\n\n";
    EXPECT_EQ(joined(batches(text)), text);
    for (const TextBatch& batch : batches(text))
        EXPECT_TRUE(batch.text->ends_with("\n")) << batch.text->substr(0, 60);
}

TEST(BatchReader, cutsGamesOfOneLineEach) {
    std::string text;
    for (int i = 0; i < 500; ++i)
        text += "[Event \"" + std::to_string(i) + "\"] [White \"W\"] 1. 32-28 19-23 2-0\n";
    expectWholeGames(batches(text), text, "[Event");
}

TEST(BatchReader, cutsGamesWithoutTagsBehindTheirTerminators) {
    std::string text;
    for (int i = 0; i < 2000; ++i)
        text += "1. 32-28 19-23\n2. 28x19 14x23 1-1\n\n";
    expectWholeGames(batches(text), text, "1. 32-28");
}

TEST(BatchReader, keepsALongGameWhole) {
    std::string moves;
    for (int i = 0; i < 300; ++i)
        moves += "1. 32-28 19-23\n";
    const std::string text = game(1) + "[White \"Long\"]\n\n" + moves + "*\n\n" + games(20);
    const auto all = batches(text);
    EXPECT_EQ(joined(all), text);
    EXPECT_FALSE(anyProblem(all));
    EXPECT_TRUE(std::ranges::any_of(
        all, [&](const TextBatch& b) { return b.text->find(moves) != std::string::npos; }));
}

TEST(BatchReader, cutsWhatHasNoEndAndSaysSo) {
    const std::string blanks = "[White \"W\"]\n\n1. 32-28 {" + [] {
        std::string words;
        while (words.size() < 50'000)
            words += "зайди ";
        return words;
    }();
    for (const std::string& text : {blanks, std::string(50'000, 'x'), std::string("x") + [] {
                                        std::string wide;
                                        while (wide.size() < 50'000)
                                            wide += "ж";
                                        return wide;
                                    }()}) {
        const auto all = batches(text);
        EXPECT_EQ(joined(all), text);
        for (const TextBatch& batch : all) {
            EXPECT_LE(batch.text->size(), small.longest);
            // Never in the middle of a character.
            EXPECT_NE(static_cast<unsigned char>(batch.text->front()) & 0xC0, 0x80);
            if (&batch == &all.back())
                continue;
            ASSERT_EQ(batch.problems.size(), 1U);
            EXPECT_EQ(batch.problems[0].code(), "text-cut");
            EXPECT_EQ(batch.problems[0].offset, batch.text->size());
        }
    }
}

// What an interrupted import continues with must not depend on how the bytes came.
TEST(BatchReader, cutsAtTheSamePlacesHoweverTheTextComes) {
    std::string words;
    while (words.size() < 10'000)
        words += "word for word\nand another\n";
    const std::string text = games(100) + std::string(20'000, 'x') + "\n" + games(100) + words +
                             "\n" + words + games(100);
    const auto whole = batches(text);
    for (const std::size_t portion : {std::size_t{1}, std::size_t{7}, std::size_t{1000}}) {
        const auto portioned = batches(text, portion);
        ASSERT_EQ(portioned.size(), whole.size());
        for (std::size_t i = 0; i < whole.size(); ++i) {
            EXPECT_EQ(*portioned[i].text, *whole[i].text);
            EXPECT_EQ(portioned[i].problems.size(), whole[i].problems.size());
        }
    }
}

TEST(BatchReader, countsOffsetsLinesAndColumns) {
    constexpr std::uint64_t linesOfGame = 4; // one of them is empty and ends with CR alone
    const std::string one = "[White \"é\"]\r\n\r1. 32-28\n*\n";
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += one;
    const std::uint64_t wholeGames = text.size();
    text += std::string(20'000, 'y');
    std::uint64_t offset = 0;
    std::uint64_t number = 0;
    for (const TextBatch& batch : batches("\uFEFF" + text)) {
        EXPECT_EQ(batch.number, number++);
        EXPECT_EQ(batch.offset, offset);
        const std::uint64_t before = std::min(offset, wholeGames);
        EXPECT_EQ(before % one.size(), 0U);
        EXPECT_EQ(batch.start.line, 1 + before / one.size() * linesOfGame);
        EXPECT_EQ(batch.start.column, 1 + offset - before);
        offset = batch.end();
    }
    EXPECT_EQ(offset, text.size());
}

TEST(BatchReader, reportsOddBytesOnceForEachBatchWithTheirPlace) {
    std::string text = games(100);
    text.replace(text.find("White 3\""), 1, 1, '\xFF');
    text.replace(text.find("White 4\""), 1, 1, '\0');
    text.replace(text.find("White 5\""), 1, 1, '\xFE');
    text += "[Site \"Чижов, Чижов\"]";
    const auto all = batches(text);
    ASSERT_EQ(all[0].problems.size(), 2U);
    EXPECT_EQ(english(all[0].problems[0].message),
              "2 bytes are not UTF-8; they were read as windows-1252");
    EXPECT_EQ(all[0].problems[0].offset, all[0].text->find("ÿ"));
    EXPECT_EQ(all[0].problems[1].offset, all[0].text->find("␀"));
    EXPECT_TRUE(all[1].problems.empty());
}

TEST(BatchReader, givesNothingForNothing) {
    EXPECT_TRUE(batches("").empty());
    EXPECT_TRUE(batches("\uFEFF").empty());
    EXPECT_EQ(batches(" \n").size(), 1U);
}

TEST(BatchReader, usesItsUsualSizes) {
    const std::string text = games(20'000);
    const auto all = batches(text, 65536, {});
    expectWholeGames(all, text, "[Event");
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        EXPECT_GE(all[i].text->size(), 512U << 10);
        EXPECT_LT(all[i].text->size(), 520U << 10);
    }
}

} // namespace
} // namespace damscope::db::testing
