// SPDX-License-Identifier: GPL-3.0-or-later
// Filters as a person writes them.
#include "db/search/lists/filter_text.hpp"

#include "db/search/lists/filter_conditions.hpp"
#include "db/search/structures/structures.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace damscope::db {
namespace {

Filter filter(std::string_view text) {
    const auto read = readFilter(text, NameCatalogue());
    EXPECT_TRUE(read.hasValue()) << (read ? "" : english(message(read.error().wrong)));
    return read ? *read : Filter{};
}

TEST(FilterText, nothingMeansEverything) {
    for (const std::string_view text : {"", "  \t "}) {
        const Filter f = filter(text);
        EXPECT_TRUE(f.ids.empty());
        EXPECT_FALSE(f.player || f.from || f.result || f.variant || f.withComments);
    }
}

TEST(FilterText, whatAFilterSaysMakesItAgain) {
    for (const std::string_view text :
         {"", "player:a white:b black:c event:\"d e\" site:f source:g opening:h in:\"my games\"",
          "from:1998 to:1999.05 result:draw variant:russian rating:2000- plies:-80",
          "from:1998.05.17 result:both-lose rating:1800-2000 plies:60 id:3,5-7",
          "player:a player:b result:1/2-1/2 round:3 tag:ECO=5 annotator:keller legal:no",
          "shot:\"coup royal\" missed-shot:yes shot-gain:3- structure:\"fork lock\"", "shot:any",
          "clock:60-299",
          "with:comments with:variations with:evaluations with:problems with:errors"}) {
        const Filter meant = filter(text);
        Filter again;
        for (const FilterTerm& term : termsOf(meant))
            EXPECT_FALSE(setCondition(again, term.key, term.value, NameCatalogue()))
                << filterText(term);
        EXPECT_EQ(again, meant) << text;
        EXPECT_EQ(filter(filterText(termsOf(meant))), meant) << text;
    }
}

TEST(FilterText, wordsWithoutAKeyAreAPlayer) {
    EXPECT_EQ(filter("ton sijbrands").player, "ton sijbrands");
    EXPECT_EQ(filter("  \"van der Wal\"").player, "van der Wal");
}

TEST(FilterText, everyKeyHasItsMeaning) {
    const Filter f = filter(
        "player:a white:b black:c event:\"d e\" site:f source:g from:1998 "
        "opening:h in:\"my games\" to:1999.05 result:draw variant:russian rating:2000- plies:-80 "
        "with:comments with:variations with:problems id:3,5-7");
    EXPECT_EQ(f.player, "a");
    EXPECT_EQ(f.white, "b");
    EXPECT_EQ(f.black, "c");
    EXPECT_EQ(f.event, "d e");
    EXPECT_EQ(f.site, "f");
    EXPECT_EQ(f.source, "g");
    EXPECT_EQ(f.opening, "h");
    EXPECT_EQ(f.collection, "my games");
    EXPECT_EQ(f.from, Date(1998));
    EXPECT_EQ(f.to, Date(1999, 5));
    EXPECT_EQ(f.result, rules::GameResult::draw);
    EXPECT_EQ(f.variant, rules::Variant::russian);
    EXPECT_EQ(f.rating->low, 2000);
    EXPECT_EQ(f.plies->low, 0);
    EXPECT_EQ(f.plies->high, 80);
    EXPECT_TRUE(f.withComments && f.withVariations && f.withProblems);
    EXPECT_TRUE(filter("with:evaluations").withEvaluations);
    EXPECT_EQ(f.ids, (std::vector<GameId>{GameId{3}, GameId{5}, GameId{6}, GameId{7}}));
}

TEST(FilterText, aCommandLineCanBePasted) {
    const Filter f = filter("--player \"de Boer\" --from=1998 --result white --with comments");
    EXPECT_EQ(f.player, "de Boer");
    EXPECT_EQ(f.from, Date(1998));
    EXPECT_EQ(f.result, rules::GameResult::whiteWins);
    EXPECT_TRUE(f.withComments);
}

TEST(FilterText, optionsWithoutAValueCanBePasted) {
    const Filter f = filter("--player jansen --won --missed-shot --from 1998");
    EXPECT_EQ(f.player, "jansen");
    EXPECT_EQ(f.outcome, Outcome::won);
    EXPECT_TRUE(f.shot.missed);
    EXPECT_EQ(f.from, Date(1998));
    EXPECT_EQ(filter("\"won\"").player, "won") << "in quotes it is a name";
}

TEST(FilterText, wordsAreConditionsToo) {
    EXPECT_EQ(filter("jansen won since 1998"), filter("player:jansen outcome:won from:1998"));
    EXPECT_EQ(
        readTerms("jansen won since 1998"),
        (std::vector<FilterTerm>{{"player", "jansen"}, {"outcome", "won"}, {"from", "1998"}}));
}

// A value that each key takes, and the chip that the window shows for it.
TEST(FilterText, everyConditionIsDescribedAndReadAgain) {
    const std::vector<std::pair<FilterTerm, std::string>> all{
        {{"id", "3,5"}, "number 3,5"},
        {{"player", "Jansen"}, "player Jansen"},
        {{"opponent", "Sijbrands"}, "opponent Sijbrands"},
        {{"white", "Jansen"}, "White Jansen"},
        {{"black", "Jansen"}, "Black Jansen"},
        {{"event", "Open"}, "event Open"},
        {{"opening", "Keller"}, "opening Keller"},
        {{"site", "Dakar"}, "site Dakar"},
        {{"round", "3"}, "round 3"},
        {{"annotator", "Keller"}, "annotator Keller"},
        {{"tag", "ECO=5"}, "tag ECO=5"},
        {{"from", "1998"}, "from 1998"},
        {{"to", "1998.05"}, "until 1998.05"},
        {{"result", "white"}, "result White won"},
        {{"outcome", "drawn"}, "the player drew"},
        {{"variant", "russian"}, "variant Russian draughts (shashki)"},
        {{"rating", "2000-"}, "ratings 2000-"},
        {{"white-rating", "2300-"}, "rating of White 2300-"},
        {{"black-rating", "0-1800"}, "rating of Black 0-1800"},
        {{"winner-rating", "0-2000"}, "rating of the winner 0-2000"},
        {{"loser-rating", "2200-"}, "rating of the loser 2200-"},
        {{"rating-gap", "200-"}, "difference of ratings 200-"},
        {{"upset", "150-"}, "upset 150-"},
        {{"clock", "0-299"}, "clock < 5:00"},
        {{"comment", "strong move"}, "comment strong move"},
        {{"plies", "40-60"}, "plies 40-60"},
        {{"legal", "no"}, "legal to the end no"},
        {{"source", "club"}, "source club"},
        {{"in", "best"}, "collection best"},
        {{"shot", "any"}, "combination any"},
        {{"missed-shot", "yes"}, "combination missed yes"},
        {{"shot-gain", "3-"}, "men won 3-"},
        {{"structure", "fork lock"}, "structure fork lock"},
        {{"with", "result-doubts"}, "with doubtful results"}};
    ASSERT_EQ(all.size(), filterConditions().size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [term, words] = all[i];
        EXPECT_EQ(term.key, filterConditions()[i].key);
        EXPECT_EQ(describe(term, Language::english), words);
        Filter set;
        ASSERT_FALSE(setCondition(set, term.key, term.value, NameCatalogue())) << term.key;
        EXPECT_NE(set, Filter()) << term.key;
        Filter again;
        for (const FilterTerm& printed : termsOf(set))
            ASSERT_FALSE(setCondition(again, printed.key, printed.value, NameCatalogue()))
                << printed.key;
        EXPECT_EQ(again, set) << term.key;
    }
    EXPECT_EQ(describe({"result", "white"}, Language::dutch), "uitslag wit won");
    EXPECT_EQ(describe({"variant", "russian"}, Language::dutch),
              "variant Russisch dammen (sjasjki)");
}

// What is wrong changes nothing.
TEST(FilterText, aWrongValueLeavesTheFilterAsItIs) {
    Filter set = filter("result:draw from:1998 rating:2000-");
    const Filter before = set;
    for (const auto& [key, value] :
         {std::pair("result", "perhaps"), std::pair("from", "yesterday"),
          std::pair("rating", "9-1"), std::pair("legal", "maybe"), std::pair("wite", "jansen")})
        EXPECT_TRUE(setCondition(set, key, value, NameCatalogue())) << key;
    EXPECT_EQ(set, before);
}

TEST(FilterText, anOutcomeIsOfAPlayer) {
    EXPECT_EQ(filter("outcome:lost jansen").outcome, Outcome::lost);
    EXPECT_EQ(filter("white:jansen outcome:drawn").outcome, Outcome::drawn);
    const auto nobody = readFilter("from:1998 outcome:won", NameCatalogue());
    ASSERT_FALSE(nobody);
    EXPECT_EQ(nobody.error().offset, 10U);
    EXPECT_EQ(english(message(nobody.error().wrong)),
              "outcome: by whom? Name a player too, such as player:jansen");
    EXPECT_EQ(english(message(readFilter("jansen outcome:well", NameCatalogue()).error().wrong)),
              "expected won, lost or drawn, not \"well\"");
    EXPECT_EQ(english(message(readFilter("legal:perhaps", NameCatalogue()).error().wrong)),
              "expected yes or no, not \"perhaps\"");
    EXPECT_EQ(english(message(readFilter("result:perhaps", NameCatalogue()).error().wrong)),
              "expected white, black, draw, unknown or both-lose, or a result such as 2-0, not "
              "\"perhaps\"");
}

TEST(FilterText, whatIsWrongIsSaidWithItsPlace) {
    const std::vector<std::pair<std::string_view, std::size_t>> wrong{{"jansen result:perhaps", 7},
                                                                      {"from:yesterday", 0},
                                                                      {"plies:80-40", 0},
                                                                      {"wite:jansen", 0},
                                                                      {"a variant:whist", 2},
                                                                      {"player:", 0},
                                                                      {"--from", 0},
                                                                      {"id:x", 0},
                                                                      {"with:pictures", 0},
                                                                      {"shot:\"coup roial\"", 0},
                                                                      {"structure:ladder", 0},
                                                                      {"missed-shot:perhaps", 0}};
    for (const auto& [text, offset] : wrong) {
        const auto read = readFilter(text, NameCatalogue());
        ASSERT_FALSE(read.hasValue()) << text;
        EXPECT_EQ(read.error().offset, offset) << text;
        EXPECT_FALSE(english(message(read.error().wrong)).empty());
    }
}

TEST(FilterText, whatIsWrongIsSaidInEveryLanguage) {
    const FilterError range = readFilter("plies:80-40", NameCatalogue()).error().wrong;
    EXPECT_EQ(english(message(range)), "expected MIN-MAX, such as 40-60 or 40-, not \"80-40\"");
    EXPECT_EQ(translated(message(range), Language::dutch),
              "hier hoort MIN-MAX, zoals 40-60 of 40-, niet \"80-40\"");
    const FilterError key = readFilter("wite:jansen", NameCatalogue()).error().wrong;
    EXPECT_EQ(english(message(key)),
              "there is no \"wite\"; the keys are id, player, opponent, white, black, event, "
              "opening, site, round, annotator, tag, from, to, result, outcome, variant, "
              "rating, white-rating, black-rating, winner-rating, loser-rating, rating-gap, upset, "
              "clock, comment, plies, legal, source, in, "
              "shot, missed-shot, shot-gain, structure, with");
    EXPECT_EQ(translated(message(key), Language::french)
                  .find("il n'y a pas de « wite » ; les clés sont id, "),
              0U);
    EXPECT_EQ(english(message(readFilter("from:", NameCatalogue()).error().wrong)),
              "from: expected a value");
    EXPECT_EQ(
        translated(message(readFilter("from:", NameCatalogue()).error().wrong), Language::russian),
        "from: нужно значение");
}

TEST(FilterText, isCutIntoConditions) {
    const auto words = filterWords(" jansen event:\"d e\" --from 1998");
    ASSERT_EQ(words.size(), 3U);
    EXPECT_EQ(words[0].key, "");
    EXPECT_EQ(words[0].value, "jansen");
    EXPECT_EQ(words[1].key, "event");
    EXPECT_EQ(words[1].value, "d e");
    EXPECT_EQ(words[2].offset, 20U);
    EXPECT_EQ(words[2].value, "1998");
}

TEST(FilterText, aConditionIsWrittenSoThatItIsReadAgain) {
    for (const std::string_view value : {"jansen", "van der Wal", "Chefneux: a, b", "a:b"})
        EXPECT_EQ(filter(filterText({"event", std::string(value)})).event, value);
    EXPECT_EQ(filter(filterText({"event", "the \"Masters\""})).event, "the Masters");
}

} // namespace
} // namespace damscope::db
