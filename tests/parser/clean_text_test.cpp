// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/clean_text.hpp"

#include "base/text/utf8.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace damscope::parser {
namespace {

struct Case {
    std::string written;
    std::string clean;
};

class CleanLine : public ::testing::TestWithParam<Case> {};

TEST_P(CleanLine, IsWhatWasMeant) {
    EXPECT_EQ(cleanLine(GetParam().written), GetParam().clean);
}

INSTANTIATE_TEST_SUITE_P(
    PlainNames, CleanLine,
    ::testing::Values(Case{"", ""}, Case{"Jansen, F.", "Jansen, F."},
                      Case{"Gérard, É.", "Gérard, É."}, Case{"Чижов, Алексей", "Чижов, Алексей"},
                      Case{"כהן, משה", "כהן, משה"}, Case{"김철수", "김철수"},
                      Case{"O'Neill & Sons", "O'Neill & Sons"},
                      Case{"a=b, AT&T; x", "a=b, AT&T; x"}, Case{"SÃO PAULO", "SÃO PAULO"},
                      Case{"GRÂCE À DIEU", "GRÂCE À DIEU"}, Case{"Рёв, Сё", "Рёв, Сё"},
                      Case{"Ångström, Åke", "Ångström, Åke"}, Case{"NÎMES, CAFÉ…", "NÎMES, CAFÉ…"},
                      Case{"MÄ…", "MÄ…"}));

INSTANTIATE_TEST_SUITE_P(
    Entities, CleanLine,
    ::testing::Values(Case{"G&eacute;rard, &Eacute;.", "Gérard, É."},
                      Case{"Coupe d&#39;&eacute;t&eacute;", "Coupe d'été"},
                      Case{"M&#252;ller &amp; Zn", "Müller & Zn"}, Case{"&#8221;64&#8221;", "”64”"},
                      Case{"&#x41F;&#x451;tr", "Пёtr"}, Case{"L&#146;&Eacute;toile", "L’Étoile"},
                      Case{"&amp;eacute;t&amp;amp;eacute;", "été"},
                      Case{"Dvo&rcaron;&aacute;k, Luk&aacute;&scaron;", "Dvořák, Lukáš"},
                      Case{"Damier&nbsp;Lyonnais", "Damier Lyonnais"},
                      Case{"&lt;b&gt; &nosuch; &#xD800; &#9999999;",
                           "<b> &nosuch; &#xD800; &#9999999;"},
                      Case{"2007&dash;08, 1 &horbar; 2, 2&colon;0", "2007-08, 1 - 2, 2:0"}));

INSTANTIATE_TEST_SUITE_P(QuotedPrintable, CleanLine,
                         ::testing::Values(Case{"G=C3=A9rard, =C3=89.", "Gérard, É."},
                                           Case{"M=FCller, J=F6rg", "Müller, Jörg"},
                                           Case{"=?ISO-8859-1?Q?G=E9rard?=", "Gérard"},
                                           Case{"=?UTF-8?B?R8OpcmFyZA==?=", "Gérard"},
                                           Case{"=?utf-8?q?Ren=C3=A9_de_Vries?=", "René de Vries"},
                                           Case{"A=B9 =FF =?x?Q?", "A=B9 =FF =?x?Q?"}));

INSTANTIATE_TEST_SUITE_P(DoubleUtf8, CleanLine,
                         ::testing::Values(Case{"GÃ©rard, Ã‰.", "Gérard, É."},
                                           Case{"MÃ¼ller, JÃ¶rg", "Müller, Jörg"},
                                           Case{"GÃƒÂ©rard", "Gérard"}, Case{"G├®rard", "Gérard"},
                                           Case{"G√©rard", "Gérard"},
                                           Case{"CittÃ\u00A0 di Castello", "Città di Castello"},
                                           Case{"Ã\u0089mile", "Émile"}, Case{"DvoÅ™Ã¡k", "Dvořák"},
                                           Case{"Ð§Ð¸Ð¶Ð¾Ð²", "Чижов"}, Case{"Р§РёР¶РѕРІ", "Чижов"},
                                           Case{"╨з╨╕╨╢╨╛╨▓", "Чижов"},
                                           Case{"WK 2003 â€“ finale", "WK 2003 - finale"}));

INSTANTIATE_TEST_SUITE_P(
    WhatNobodySees, CleanLine,
    ::testing::Values(Case{"\uFEFFJansen, P.", "Jansen, P."}, Case{"Jan\u00ADsen", "Jansen"},
                      Case{"Jan\u200Bsen\u2060", "Jansen"},
                      Case{"\u200EJansen\u200F, \u202BP.\u202C", "Jansen, P."},
                      Case{"\u2068כהן\u2069", "כהן"}, Case{"Jansen\uFE0F", "Jansen"},
                      Case{"علی\u200Cرضا", "علی\u200Cرضا"}, Case{"Jan\u200Csen", "Jansen"}));

INSTANTIATE_TEST_SUITE_P(BlanksAndDashes, CleanLine,
                         ::testing::Values(Case{"  Jansen,  P. ", "Jansen, P."},
                                           Case{"Jansen,\tP.\r\n", "Jansen, P."},
                                           Case{"Jansen,\u00A0P.\u3000", "Jansen, P."},
                                           Case{"De\u2009Kroon\u2028Utrecht", "De Kroon Utrecht"},
                                           Case{"Saint\u2011Étienne", "Saint-Étienne"},
                                           Case{"Jean\u2010Marc", "Jean-Marc"},
                                           Case{"2007\u20122008", "2007-2008"},
                                           Case{"2007–2008", "2007-2008"}, Case{"A — B", "A - B"},
                                           Case{"A\u2212B\uFF0DC", "A-B-C"}));

INSTANTIATE_TEST_SUITE_P(CharactersAndBytes, CleanLine,
                         ::testing::Values(Case{"Ge\u0301rard", "Gérard"},
                                           Case{"Du\u0308rer, Ji\u0159i\u0301", "Dürer, Jiří"},
                                           Case{"Щёголев и\u0306", "Щёголев й"},
                                           Case{"G\xE9rard, P.", "Gérard, P."}, Case{"\xC3", "Ã"},
                                           Case{"M\xFCller, J\xF6rg", "Müller, Jörg"}));

TEST(CleanText, KeepsLinesBlanksAndDashes) {
    EXPECT_EQ(cleanText("  een  –  twee\n\tdrie "), "  een  –  twee\n\tdrie ");
    EXPECT_EQ(cleanText("\uFEFFperché pi&ugrave;\u200B"), "perché più");
    EXPECT_EQ(cleanText("une idÃ©e\ntrÃ¨s forte"), "une idée\ntrès forte");
}

TEST(DecodedText, IsUtf8WhateverTheBytesAre) {
    EXPECT_EQ(decodedText("\xEF\xBB\xBFJansen, P.\r\n"), "Jansen, P.\r\n");
    EXPECT_EQ(decodedText("G\xE9rard, P.\nM\xFCller, K.\nLinde, L.\n"),
              "Gérard, P.\nMüller, K.\nLinde, L.\n");
}

TEST(Entities, EncodedAThousandTimesCostNoMoreThanOnce) {
    std::string text = "&";
    for (int i = 0; i < 100'000; ++i)
        text += "amp;";
    EXPECT_EQ(withoutEntities(text + "eacute;"), "é");
}

std::string repeated(std::string_view part, std::size_t times) {
    std::string text;
    for (; times > 0; --times)
        text += part;
    return text;
}

// Each would look through the rest of the line for its end.
TEST(EncodedWords, ThatEndNowhereStayAsTheyAre) {
    const std::string text = repeated("=?ISO-8859-1?Q?x", 100'000);
    EXPECT_EQ(withoutQuotedPrintable(text), text);
}

TEST(EncodedWords, MayBeMany) {
    const std::size_t many = 20'000;
    EXPECT_EQ(withoutQuotedPrintable(repeated("=?KOI8-R?Q?=DE?= =?UTF-8?Q?=C3=A9?= ", many)),
              repeated("ч é ", many));
}

TEST(CleanLine, KeepsThirtyMarksOfALetter) {
    const std::string mark = "\u0323"; // a dot below: there is no x with one
    EXPECT_EQ(cleanLine("x" + repeated(mark, 300'000) + "y"), "x" + repeated(mark, 30) + "y");
    EXPECT_EQ(cleanLine("x" + repeated(mark, 30) + "y" + mark), "x" + repeated(mark, 30) + "ỵ");
}

// Whatever comes in, it is UTF-8 and cleaning it again changes nothing.
TEST(CleanLine, IsCleanForGood) {
    const std::vector<std::string> pieces{
        "a",      "é",      "&eacute;", "&",    "amp;",   "#233;",  "=C3",    "=A9", "=",
        "Ã",      "©",      "\xE9",     "\xC3", " ",      "  ",     "\t",     "\n",  "\u200B",
        "\u00AD", "\u2011", "–",        "\0",   "\u0301", "\u200C", "ع",      "Р",   "\u202E",
        "\uFEFF", "\u00A0", "?",        "=?",   "\x93",   "ß",      "\u0085", "Â",   ";"};
    std::mt19937 random(42);
    for (int i = 0; i < 5'000; ++i) {
        std::string text;
        for (auto left = random() % 9; left > 0; --left)
            text += pieces[random() % pieces.size()];
        const std::string line = cleanLine(text);
        EXPECT_TRUE(base::isUtf8(line)) << ::testing::PrintToString(text);
        EXPECT_EQ(cleanLine(line), line) << ::testing::PrintToString(text);
        const std::string clean = cleanText(text);
        EXPECT_TRUE(base::isUtf8(clean)) << ::testing::PrintToString(text);
        EXPECT_EQ(cleanText(clean), clean) << ::testing::PrintToString(text);
    }
}

} // namespace
} // namespace damscope::parser
