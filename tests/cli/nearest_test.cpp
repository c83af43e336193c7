// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/arguments.hpp"

#include "messages/translation.hpp"

#include <gtest/gtest.h>

#include <array>

namespace damscope::cli {
namespace {

constexpr std::array<std::string_view, 6> commands{"import", "games",  "show",
                                                   "find",   "export", "explain"};

TEST(Nearest, findsWhatWasMeant) {
    EXPECT_EQ(nearest("improt", commands), "import"); // exchanged
    EXPECT_EQ(nearest("game", commands), "games");    // left out
    EXPECT_EQ(nearest("finnd", commands), "find");    // added
    EXPECT_EQ(nearest("shaw", commands), "show");     // changed
    EXPECT_EQ(nearest("exp", commands), "export");    // begun
}

TEST(Nearest, proposesOptionsByTheirLetters) {
    constexpr std::array<std::string_view, 4> options{"-q", "--to", "--won", "--with"};
    EXPECT_EQ(nearest("--wo", options), "--won"); // begun, and --to is another word
    EXPECT_EQ(nearest("--wiht", options), "--with");
    EXPECT_EQ(nearest("-Z", options), std::nullopt);
    EXPECT_EQ(nearest("--", options), std::nullopt);
}

TEST(Nearest, findsNothingFarAway) {
    EXPECT_EQ(nearest("frobnicate", commands), std::nullopt);
    EXPECT_EQ(nearest("", commands), std::nullopt);
    EXPECT_EQ(nearest("fi", std::span(commands).first(3)), std::nullopt); // half is another word
    EXPECT_EQ(nearest(std::string(1 << 20, 'x'), commands), std::nullopt);
}

TEST(DidYouMean, asksOrIsSilent) {
    const Message wrong{"usage-no-command", {{"word", "shwo"}}};
    EXPECT_EQ(translated(withNearest(wrong, "shwo", commands), Language::english),
              "there is no command \"shwo\"; did you mean show?");
    EXPECT_EQ(withNearest(wrong, "frobnicate", commands), wrong);
}

} // namespace
} // namespace damscope::cli
