// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/guess_words.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

using rules::Variant;

TEST(GuessWords, nothingGuessedIsNotMentioned) {
    EXPECT_EQ(guessedWords({}), "");
    EXPECT_EQ(guessedJson({}).dump(), "{}");
}

TEST(GuessWords, oneVariantIsNamed) {
    EXPECT_EQ(guessedWords({{Variant::russian, 1}}), "1 game without GameType, read as russian");
    EXPECT_EQ(guessedJson({{Variant::russian, 56}}).dump(), "{\"russian\":56}");
}

TEST(GuessWords, severalVariantsAreListed) {
    EXPECT_EQ(guessedWords({{Variant::international, 2}, {Variant::russian, 56}}),
              "58 games without GameType: 2 read as international, 56 as russian");
}

} // namespace
} // namespace damscope::cli
