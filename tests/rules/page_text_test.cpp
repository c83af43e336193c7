// SPDX-License-Identifier: GPL-3.0-or-later
// What pages of rules are made with: languages, plurals, sentences, lines.
#include "guide/layout.hpp"
#include "guide/writer.hpp"
#include "messages/language.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

using page::Layout;

struct Naming {
    std::string_view text;
    std::optional<Language> language;
};

class LanguageName : public ::testing::TestWithParam<Naming> {};

TEST_P(LanguageName, isUnderstood) {
    EXPECT_EQ(languageNamed(GetParam().text), GetParam().language) << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(
    Names, LanguageName,
    ::testing::Values(
        Naming{"en", Language::english}, Naming{"nl", Language::dutch},
        Naming{"fr", Language::french}, Naming{"ru", Language::russian},
        Naming{"NL", Language::dutch}, Naming{"nl_NL.UTF-8", Language::dutch},
        Naming{"nl_BE@euro", Language::dutch}, Naming{"fr-CH", Language::french},
        Naming{"ru_RU.KOI8-R", Language::russian}, Naming{"en_GB", Language::english},
        Naming{"fr.UTF-8", Language::french}, Naming{"dutch", Language::dutch},
        Naming{"Nederlands", Language::dutch}, Naming{"French", Language::french},
        Naming{"français", Language::french}, Naming{"Русский", Language::russian},
        Naming{"русский", Language::russian}, Naming{"RUSSIAN", Language::russian},
        Naming{"pt", Language::portuguese}, Naming{"pt_BR.UTF-8", Language::portuguese},
        Naming{"pt-PT", Language::portuguese}, Naming{"Portuguese", Language::portuguese},
        Naming{"Português", Language::portuguese}, Naming{"portugues", Language::portuguese}));

INSTANTIATE_TEST_SUITE_P(NoNames, LanguageName,
                         ::testing::Values(Naming{"", {}}, Naming{"C", {}}, Naming{"C.UTF-8", {}},
                                           Naming{"POSIX", {}}, Naming{"ja_JP.UTF-8", {}},
                                           Naming{"nld", {}}, Naming{"n", {}}, Naming{"_NL", {}},
                                           Naming{"nl NL", {}}, Naming{"\xff", {}}));

TEST(Language, isNamedByItsCode) {
    ASSERT_GE(allLanguages().size(), 5U);
    for (const Language language : allLanguages())
        EXPECT_EQ(languageNamed(codeOf(language)), language);
}

// Unicode CLDR, plural rules: Russian one, few, many; French 0 with 1; English and Dutch 1 alone,
// and Portuguese as in Portugal: in Brazil 0 goes with either.
struct Counting {
    Language language;
    std::size_t form;
    std::vector<int> numbers;
};

class PluralForm : public ::testing::TestWithParam<Counting> {};

TEST_P(PluralForm, followsTheLanguage) {
    const auto& [language, form, numbers] = GetParam();
    for (const int n : numbers)
        EXPECT_EQ(pluralForm(language, n), form) << codeOf(language) << " " << n;
}

INSTANTIATE_TEST_SUITE_P(
    Cldr, PluralForm,
    ::testing::Values(
        Counting{Language::russian, 0, {1, 21, 101, 121}},
        Counting{Language::russian, 1, {2, 3, 4, 22, 34, 102}},
        Counting{
            Language::russian, 2, {0, 5, 9, 10, 11, 12, 13, 14, 15, 20, 25, 40, 60, 111, 112, 114}},
        Counting{Language::english, 0, {1}}, Counting{Language::english, 1, {0, 2, 21}},
        Counting{Language::dutch, 0, {1}}, Counting{Language::dutch, 1, {0, 2, 21}},
        Counting{Language::french, 0, {0, 1}}, Counting{Language::french, 1, {2, 21}},
        Counting{Language::portuguese, 0, {1}}, Counting{Language::portuguese, 1, {0, 2, 21}}));

/// The sentence under test in a language with Russian plurals.
std::string said(std::string_view text, const page::Values& values) {
    return page::filled(text, values, Language::russian);
}

TEST(Sentence, isFilledIn) {
    EXPECT_EQ(said("nothing to fill", {}), "nothing to fill");
    EXPECT_EQ(said("{a} and {b}", {{"a", "one"}, {"b", "two"}}), "one and two");
    EXPECT_EQ(said("{n}", {page::numberValue("n", 12)}), "12");
}

TEST(Sentence, takesTheFormOfItsNumber) {
    constexpr std::string_view text = "{n} {n?ход|хода|ходов}";
    EXPECT_EQ(said(text, {page::numberValue("n", 1)}), "1 ход");
    EXPECT_EQ(said(text, {page::numberValue("n", 3)}), "3 хода");
    EXPECT_EQ(said(text, {page::numberValue("n", 11)}), "11 ходов");
}

TEST(Sentence, hasValuesInsideForms) {
    constexpr std::string_view text = "on {n?the row|the {n} rows|all {n} rows}.";
    EXPECT_EQ(said(text, {page::numberValue("n", 1)}), "on the row.");
    EXPECT_EQ(said(text, {page::numberValue("n", 2)}), "on the 2 rows.");
    EXPECT_EQ(said(text, {page::numberValue("n", 5)}), "on all 5 rows.");
}

TEST(Sentence, takesTheLastFormWhereThereAreFewer) {
    EXPECT_EQ(said("{n?one|more}", {page::numberValue("n", 5)}), "more");
    EXPECT_EQ(said("{n?always}", {page::numberValue("n", 5)}), "always");
}

TEST(PageLayout, underlinesByColumns) {
    Layout layout;
    layout.title("Шашки");
    layout.heading("Слаг");
    EXPECT_EQ(std::move(layout).text(), "Шашки\n=====\n\nСлаг\n----\n\n");
}

TEST(PageLayout, breaksAtTheLastColumn) {
    Layout layout;
    layout.sentence(std::string(70, 'a') + " " + std::string(7, 'b') + " c");
    EXPECT_EQ(std::move(layout).text(),
              "\n" + std::string(70, 'a') + " " + std::string(7, 'b') + "\nc\n");
}

TEST(PageLayout, countsLettersNotBytes) {
    std::string word;
    for (int i = 0; i < 39; ++i)
        word += "ж";
    Layout layout;
    layout.sentence(word + " " + word.substr(2));
    EXPECT_EQ(std::move(layout).text(), "\n" + word + " " + word.substr(2) + "\n");
}

TEST(PageLayout, leavesNoColonOrDashAlone) {
    for (const std::string sign : {":", ";", "»", "—"}) {
        Layout layout;
        layout.sentence(std::string(70, 'a') + " " + std::string(7, 'b') + " " + sign + " c");
        EXPECT_EQ(std::move(layout).text(),
                  "\n" + std::string(70, 'a') + "\n" + std::string(7, 'b') + " " + sign + " c\n");
    }
}

TEST(PageLayout, hangsPointsAndNumbersBehindTheirSigns) {
    Layout layout;
    const std::string longWord(70, 'a');
    layout.points({longWord + " first point", "in order:\n1. " + longWord + " one\nand on"});
    EXPECT_EQ(std::move(layout).text(), "- " + longWord + " first\n  point\n" +
                                            "- in order:\n  1. " + longWord +
                                            "\n     one\n  and on\n");
}

TEST(PageLayout, listsEndWithAFullStop) {
    Layout layout;
    layout.list({"one", "two", "three"}, ";");
    EXPECT_EQ(std::move(layout).text(), "- one;\n- two;\n- three.\n");
}

// Programs that show Markdown take it for code only if every line is indented as far.
TEST(PageLayout, indentsPicturesAsCodeOfAList) {
    Layout layout;
    layout.picture("a   b\n  c\n");
    EXPECT_EQ(std::move(layout).text(), "\n      a   b\n        c\n");
}

} // namespace
} // namespace damscope::rules
