// SPDX-License-Identifier: GPL-3.0-or-later
// The PDN of a server is cut into games.
#include "online/game_texts.hpp"

#include "tests/online/site_server.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::online {
namespace {

/// A text that comes in pieces.
class Pieces final : public db::ByteStream {
public:
    Pieces(std::string text, std::size_t size) : text_(std::move(text)), size_(size) {}
    std::size_t read(std::span<char> buffer) override {
        const std::size_t got = std::min({buffer.size(), size_, text_.size() - at_});
        std::copy_n(text_.begin() + static_cast<std::ptrdiff_t>(at_), got, buffer.begin());
        at_ += got;
        return got;
    }

private:
    std::string text_;
    std::size_t size_;
    std::size_t at_ = 0;
};

std::vector<GameText> gamesIn(const std::string& text, std::size_t pieces) {
    Pieces bytes(text, pieces);
    GameTexts texts(bytes);
    std::vector<GameText> games;
    while (auto game = texts.next())
        games.push_back(std::move(*game));
    return games;
}

TEST(GameTexts, areWholeHoweverTheyCome) {
    const std::string first =
        testing::pdnOf({"aaaa1111", "A", "B", 1'767'225'600'500}, "https://s");
    const std::string second =
        testing::pdnOf({"bbbb2222", "B", "A", 1'767'225'661'000, true}, "https://s");
    for (const std::size_t pieces : {1U, 7U, 1000U, 100000U}) {
        const auto games = gamesIn("\n" + first + second, pieces);
        ASSERT_EQ(games.size(), 2U) << pieces;
        EXPECT_EQ(games[0].text, first);
        EXPECT_EQ(games[1].text, second);
        EXPECT_EQ(games[0].site, "https://s/aaaa1111");
        EXPECT_EQ(games[0].began, 1'767'225'600);
        EXPECT_EQ(games[1].began, 1'767'225'661);
        EXPECT_FALSE(games[0].goesOn);
        EXPECT_TRUE(games[1].goesOn);
        EXPECT_TRUE(games[0].isWhole());
    }
}

TEST(GameTexts, showWhatIsCut) {
    const std::string game = testing::pdnOf({"aaaa1111", "A", "B", 0}, "https://s");
    const std::size_t end = game.find(" 2-0\n");
    EXPECT_FALSE(gamesIn(game.substr(0, end), 10).front().isWhole());
    EXPECT_FALSE(gamesIn(game.substr(0, 120), 10).front().isWhole());
    EXPECT_FALSE(gamesIn("[Event \"Ra", 10).front().isWhole()); // in its first tag
    EXPECT_TRUE(gamesIn(game.substr(0, end + 4), 10).front().isWhole());
    EXPECT_TRUE(gamesIn("", 10).empty());
    EXPECT_TRUE(gamesIn("\n\n \n", 10).empty());
}

TEST(GameTexts, haveTags) {
    EXPECT_THROW(gamesIn("<html>\n<body>Sign in.</body>\n</html>\n", 10), db::SourceFailure);
}

TEST(GameTexts, areNotEndless) {
    EXPECT_THROW(gamesIn(std::string(5U << 20, 'x'), 65536), db::SourceFailure);
    std::string lines;
    while (lines.size() < 5U << 20)
        lines += "1. 32-28\n";
    EXPECT_THROW(gamesIn(lines, 65536), db::SourceFailure);
}

TEST(Times, areThoseOfPdn) {
    EXPECT_EQ(timeOf("2026.01.01", "00:00:00"), 1'767'225'600);
    EXPECT_EQ(timeOf("1970.01.01", "00:00:01"), 1);
    for (const char* wrong : {"2026.02.30", "2026.1", "????.??.??", "", "2026.01.01."})
        EXPECT_EQ(timeOf(wrong, "00:00:00"), std::nullopt) << wrong;
    EXPECT_EQ(timeOf("2026.01.01", "noon"), std::nullopt);
}

} // namespace
} // namespace damscope::online
