// SPDX-License-Identifier: GPL-3.0-or-later
// Headers as files from everywhere have them: code pages, entities, letters encoded twice, dates
// and ratings that are more than a date and a rating.
#include "parser/encoding/clean_text.hpp"
#include "parser/encoding/encoding.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "tests/messages/english.hpp"
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace damscope::parser {
namespace {

std::string bytesOf(const std::string& name) {
    return testing::contentsOf("tests/data/reports/" + name);
}

std::vector<ReadGame> gamesIn(const std::string& text) {
    std::vector<ReadGame> games;
    Reader reader(text);
    for (GameText game; reader.next(game);)
        games.push_back(assemble(game));
    return games;
}

std::vector<ReadGame> gamesOf(const std::string& name) {
    return gamesIn(decodedText(bytesOf(name)));
}

bool hasProblem(const ReadGame& game, std::string_view code) {
    return std::ranges::count(game.problems, code, &Problem::code) > 0;
}

struct CodePageFile {
    const char* name;
    const char* encoding;
    const char* event;
    const char* white;
};

TEST(ForeignText, IsReadInItsCodePage) {
    for (const CodePageFile& file :
         {CodePageFile{"f05_hebrew1255.pdn", "windows-1255", "אליפות ישראל הפתוחה בדמקה",
                       "כהן, דוד"},
          CodePageFile{"f05_arabic1256.pdn", "windows-1256", "البطولة الوطنية للعبة الضامة",
                       "أحمد, محمود"},
          CodePageFile{"f05_one_game_arabic1256.pdn", "windows-1256", "بطولة الجزائر", "أحمد علي"},
          CodePageFile{"f05_one_game_greek1253.pdn", "windows-1253", "Πρωτάθλημα Αθηνών",
                       "Παπαδόπουλος, Γ."},
          CodePageFile{"f05_korean.pdn", "EUC-KR", "전국 체커 대회", "김철수"}}) {
        EncodingDetector detector;
        detector.feed(bytesOf(file.name));
        EXPECT_EQ(detector.encoding(), file.encoding) << file.name;
        const auto games = gamesOf(file.name);
        ASSERT_FALSE(games.empty());
        EXPECT_EQ(games[0].game.tag("Event"), file.event);
        EXPECT_EQ(games[0].game.tag("White"), file.white);
    }
}

TEST(ForeignText, IsDecodedInHeadersAndComments) {
    const auto entities = gamesOf("f12a_entities.pdn");
    ASSERT_EQ(entities.size(), 1U);
    EXPECT_EQ(entities[0].game.tag("Event"), "Coupe d'été");
    EXPECT_EQ(entities[0].game.tag("White"), "Gérard, É.");
    EXPECT_EQ(entities[0].game.tag("Black"), "Müller & Zn");
    const auto twice = gamesOf("f22_double_utf8.pdn");
    ASSERT_EQ(twice.size(), 1U);
    EXPECT_EQ(twice[0].game.tag("White"), "Gérard, É.");
    EXPECT_EQ(twice[0].game.tag("Black"), "Müller, K.");
    const auto comment =
        gamesIn("[White \"A\"]\n1. 32-28 {tr&egrave;s forte\u200B} 19-23 {une idÃ©e} *\n");
    ASSERT_EQ(comment.size(), 1U);
    EXPECT_NE(writePdn(comment[0].game).find("{très forte}"), std::string::npos);
    EXPECT_NE(writePdn(comment[0].game).find("{une idée}"), std::string::npos);
}

// What was written is read again as the same, whatever was decoded.
TEST(ForeignText, ThatWasCleanedStaysWhatItIs) {
    for (const char* name : {"f12a_entities.pdn", "f22_double_utf8.pdn", "f17_ratings.pdn"})
        for (const ReadGame& game : gamesOf(name)) {
            const std::string written = writePdn(game.game);
            const auto again = gamesIn(written);
            ASSERT_EQ(again.size(), 1U);
            EXPECT_EQ(again[0].game.tags, game.game.tags);
            EXPECT_EQ(writePdn(again[0].game), written);
        }
}

TEST(ForeignText, OfDatesIsUnderstoodOrReported) {
    const auto games = gamesOf("f13_dates.pdn");
    ASSERT_EQ(games.size(), 10U);
    const std::vector<rules::Date> dates{rules::Date(2016, 5, 9),
                                         rules::Date(2018, 3, 10),
                                         rules::Date(1978, 10, 15),
                                         rules::Date(2021, 5, 3),
                                         rules::Date(2021, 5, 3),
                                         rules::Date(2021, 5, 3),
                                         rules::Date(2021, 5, 3),
                                         rules::Date(2023, 5, 17),
                                         rules::Date(),
                                         rules::Date()};
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(gameDate(games[i].game.tags).date, dates[i]) << i;
        EXPECT_EQ(hasProblem(games[i], "unclear-date"), !dates[i].isKnown()) << i;
    }
}

TEST(ForeignText, OfRatingsIsUnderstoodOrReported) {
    const auto games = gamesOf("f17_ratings.pdn");
    ASSERT_EQ(games.size(), 6U);
    for (const ReadGame& game : games) {
        const std::string text(game.game.tag("WhiteRating"));
        EXPECT_EQ(readRating(text).rating, text.starts_with("GMI") ? 2401 : 2245) << text;
        EXPECT_FALSE(hasProblem(game, "unclear-rating")) << text;
    }
    const auto unclear = gamesIn("[White \"A\"]\n[WhiteRating \"1500-1600\"]\n1. 32-28 *\n");
    ASSERT_EQ(unclear.size(), 1U);
    const auto problem = std::ranges::find(unclear[0].problems, "unclear-rating", &Problem::code);
    ASSERT_NE(problem, unclear[0].problems.end());
    EXPECT_EQ(problem->offset, 12U);
    EXPECT_EQ(english(problem->message), "the rating in WhiteRating is not clear: 1500-1600");
}

TEST(Ratings, AreReadAsPeopleWriteThem) {
    for (const char* text : {"2245", " 2245 ", "2245*", "2245 (FMJD)", "FMJD 2245", "2245.5",
                             "2.245", "2,245", "2245?", "GMI 2245", "2245 NED", "(2245)", "~2245"})
        EXPECT_EQ(readRating(text).rating, 2245) << text;
    EXPECT_EQ(readRating("850").rating, 850);
    for (const char* text : {"", "?", "-", "0", "0000", "*", "none", "unrated", "NR", "нет"}) {
        EXPECT_EQ(readRating(text).rating, std::nullopt) << text;
        EXPECT_TRUE(readRating(text).clear) << text;
    }
    for (const char* text :
         {"1500-1600", "20000", "1500/1620", "strong", "MF", "22a45", "Elo 12345"}) {
        EXPECT_EQ(readRating(text).rating, std::nullopt) << text;
        EXPECT_FALSE(readRating(text).clear) << text;
    }
}

} // namespace
} // namespace damscope::parser
