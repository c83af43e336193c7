// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogues of po/: what they translate, and what is shown where they do not.
#include "messages/language.hpp"

#include "messages/translation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

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

// The empty text of a catalogue is its header.
TEST(Catalogue, hasNoTranslationOfAnEmptyText) {
    EXPECT_EQ(translation(Text(""), Language::dutch).text, "");
    EXPECT_EQ(translation(Text(""), Language::dutch).language, Language::english);
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
    EXPECT_EQ(translation(games, Language::english, -1).text, "%Ln game");
    EXPECT_EQ(translation(games, Language::dutch, -1).text, "%Ln partij");
}

// The forms of English go with an English text: 21 is one in Russian.
TEST(Catalogue, showsEnglishWhereATranslationIsMissing) {
    constexpr Text text = phrases("n", nowhere, "texts that no catalogue has");
    const Translation several = translation(text, Language::russian, 21);
    EXPECT_EQ(several.text, text.plural);
    EXPECT_EQ(several.language, Language::english);
    EXPECT_EQ(translation(text, Language::russian, 1).text, nowhere);
    EXPECT_EQ(translatedText(nowhere, Language::french), nowhere);
}

// A page gets none without a net, and some hosts answer with a page of their own.
TEST(Catalogue, hasNoTranslationsWhereItsFileIsMissing) {
    const auto translated = [](Catalogue::Contents contents) {
        return Catalogue("nl", contents, [](unsigned long) { return std::size_t{0}; })
            .find("", "White");
    };
    EXPECT_EQ(translated([] { return std::string_view(); }), "");
    EXPECT_EQ(translated([] { return std::string_view("<!DOCTYPE html><p>not found</p>"); }), "");
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

TEST(Catalogue, maySpeakOfATerritoryOrAScript) {
    const std::vector<LanguageNames> languages{{"en", "english", "english"},
                                               {"pt", "portuguese", "portugues"},
                                               {"pt_br", "brazilian portuguese", ""},
                                               {"sr", "", "srpski"},
                                               {"sr@latin", "", ""},
                                               {"zh_tw", "", ""}};
    const auto code = [&](std::string_view name) {
        const auto place = placeOfLanguage(name, languages);
        return place ? languages[*place].code : std::string();
    };
    EXPECT_EQ(code("pt_BR.UTF-8"), "pt_br");
    EXPECT_EQ(code("pt-BR"), "pt_br");
    EXPECT_EQ(code("pt_PT.UTF-8"), "pt");
    EXPECT_EQ(code("Brazilian Portuguese"), "pt_br");
    EXPECT_EQ(code("sr_RS.UTF-8@latin"), "sr@latin");
    EXPECT_EQ(code("sr_RS"), "sr");
    EXPECT_EQ(code("zh_TW"), "zh_tw");
    EXPECT_EQ(code("zh_CN"), "");
    EXPECT_EQ(code(""), "");
    EXPECT_EQ(code("none"), "");
}

TEST(Catalogue, mayBeAddedByAFileAlone) {
    const auto german = languageNamed("german");
    ASSERT_TRUE(german);
    EXPECT_EQ(languageNamed("de_DE.UTF-8"), german);
    EXPECT_EQ(languageNamed("Deutsch"), german);
}

} // namespace
} // namespace damscope
