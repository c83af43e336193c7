// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problem_text.hpp"

#include "messages/translation.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

using rules::Variant;

std::string guessed(const db::GuessedGames& games, Language language = Language::english) {
    const auto message = pages::guessedGames(games, variantNames(language), language);
    return message ? translated(*message, language) : std::string();
}

TEST(GuessWords, nothingGuessedIsNotMentioned) {
    EXPECT_EQ(guessed({}), "");
    EXPECT_EQ(guessedJson({}).dump(), "{}");
}

TEST(GuessWords, oneVariantIsNamed) {
    EXPECT_EQ(guessed({{Variant::russian, 1}}), "1 game without GameType, read as russian");
    EXPECT_EQ(guessed({{Variant::russian, 3}}, Language::russian),
              "3 партии без GameType, прочитано как Русские шашки");
    EXPECT_EQ(guessedJson({{Variant::russian, 56}}).dump(), "{\"russian\":56}");
}

TEST(GuessWords, severalVariantsAreListed) {
    EXPECT_EQ(guessed({{Variant::international, 2}, {Variant::russian, 56}}),
              "58 games without GameType, read as international (2), russian (56)");
}

} // namespace
} // namespace damscope::cli
