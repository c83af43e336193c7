// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogues of po/: what they translate, and what is shown where they do not.
#include "messages/catalogue.hpp"

#include "messages/words.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope {
namespace {

constexpr const char* nowhere = "a text that no catalogue has";

TEST(Catalogue, translatesATextByItsContext) {
    const Text white = phrase("White");
    const Text sideWhite = phrase("side", "White");
    EXPECT_EQ(translation(white, Language::russian).text, "Белые");
    EXPECT_EQ(translation(sideWhite, Language::russian).text, "белые");
    EXPECT_EQ(translation(phrase(nowhere, "White"), Language::russian).text, "White");
}

TEST(Catalogue, choosesTheFormOfANumber) {
    constexpr Text games = phrases("n", "%Ln game", "%Ln games");
    const auto form = [&](std::int64_t number) {
        return translation(games, Language::russian, number).text;
    };
    EXPECT_EQ(form(21), "%Ln партия");
    EXPECT_EQ(form(3), "%Ln партии");
    EXPECT_EQ(form(11), "%Ln партий");
    EXPECT_EQ(form(-3), "%Ln партии");
    EXPECT_EQ(translation(games, Language::english, 1).text, "%Ln game");
    EXPECT_EQ(translation(games, Language::english, 0).text, "%Ln games");
}

// The forms of English go with an English text: 21 is one in Russian.
TEST(Catalogue, showsEnglishWhereATranslationIsMissing) {
    constexpr Text text = phrases("n", nowhere, "texts that no catalogue has");
    const Translation several = translation(text, Language::russian, 21);
    EXPECT_EQ(several.text, text.plural);
    EXPECT_EQ(several.language, Language::english);
    EXPECT_EQ(translation(text, Language::russian, 1).text, nowhere);
    EXPECT_EQ(translated(nowhere, Language::french), nowhere);
}

TEST(Catalogue, ofEveryFileIsALanguage) {
    for (const Catalogue& catalogue : catalogues()) {
        const auto language = languageNamed(catalogue.code());
        ASSERT_TRUE(language) << catalogue.code();
        EXPECT_EQ(codeOf(*language), catalogue.code());
        EXPECT_NE(ownName(*language), "English") << catalogue.code();
        EXPECT_EQ(languageNamed(ownName(*language)), language);
        EXPECT_EQ(catalogue.header("Language"), catalogue.code());
    }
    EXPECT_EQ(ownName(Language::english), "English");
    EXPECT_EQ(allLanguages().size(), catalogues().size() + 1);
}

TEST(Catalogue, mayBeAddedByAFileAlone) {
    const auto german = languageNamed("german");
    ASSERT_TRUE(german);
    EXPECT_EQ(languageNamed("de_DE.UTF-8"), german);
    EXPECT_EQ(languageNamed("Deutsch"), german);
    EXPECT_EQ(translation(phrase("Draughts board"), *german).text, "Damebrett");
    EXPECT_EQ(words({"not-utf8", {{"number", std::int64_t{2}}}}, *german),
              "2 bytes are not UTF-8; they were read as windows-1252");
}

} // namespace
} // namespace damscope
