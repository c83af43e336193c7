// SPDX-License-Identifier: GPL-3.0-or-later
// Games by one text: numbers, conditions in words, names, files and queries.
#include "db/search/lists/selection_text.hpp"

#include "db/search/lists/filter_conditions.hpp"
#include "db/search/structures/structures.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

using Texts = std::vector<std::string>;

GameSelection selection(std::string_view text, const IsFile& isFile = {}) {
    const auto read = readSelection(text, NameCatalogue(), isFile);
    EXPECT_TRUE(read.hasValue()) << text << ": "
                                 << (read ? "" : english(message(read.error().wrong)));
    return read ? *read : GameSelection{};
}

Filter filterOf(std::string_view text) {
    return selection(text).filter;
}

FilterTextError fault(std::string_view text) {
    const auto read = readSelection(text, NameCatalogue());
    EXPECT_FALSE(read.hasValue()) << text;
    return read ? FilterTextError{} : read.error();
}

// What is said in words, and by the keys.
const std::vector<std::pair<std::string, std::string>> said{
    {"60", "id:60"},
    {"3,5,8-10", "id:3,5,8-10"},
    {"game 1998", "id:1998"},
    {"Jansen", "player:Jansen"},
    {"van der Wal", "player:\"van der Wal\""},
    {"player Jansen", "player:Jansen"},
    {"Jansen against Sijbrands", "player:Jansen opponent:Sijbrands"},
    {"Jansen and Sijbrands", "player:Jansen player:Sijbrands"},
    {"white Jansen", "white:Jansen"},
    {"Jansen as white", "player:Jansen white:Jansen"},
    {"Jansen against Sijbrands as black", "player:Jansen opponent:Sijbrands black:Jansen"},
    {"in \"Heathfield Open\"", "event:\"Heathfield Open\""},
    {"in Heathfield Open", "event:\"Heathfield Open\""},
    {"event Open 2019", "event:\"Open 2019\""},
    {"opening Roozenburg", "opening:Roozenburg"},
    {"opening ballot 5", "opening:\"ballot 5\""},
    {"at Riga", "site:Riga"},
    {"round 3.1", "round:3.1"},
    {"annotated by Keller", "annotator:Keller"},
    {"tag ECO=5", "tag:ECO=5"},
    {"since 2020", "from:2020"},
    {"from 17 May 1998", "from:1998.05.17"},
    {"after 1990", "from:1991"},
    {"after 1990.12", "from:1991.01"},
    {"after 1990.12.31", "from:1991.01.01"},
    {"until 1999.05", "to:1999.05"},
    {"before 1990", "to:1989"},
    {"before 1990.01", "to:1989.12"},
    {"before 1992.03.01", "to:1992.02.29"},
    {"in 1998", "from:1998 to:1998"},
    {"since 1998 until 2001", "from:1998 to:2001"},
    {"white won", "result:white"},
    {"black wins", "result:black"},
    {"draws", "result:draw"},
    {"unfinished", "result:unknown"},
    {"both lost", "result:both-lose"},
    {"result 2-0", "result:2-0"},
    {"Jansen won", "player:Jansen outcome:won"},
    {"Jansen lost", "player:Jansen outcome:lost"},
    {"Jansen drew", "player:Jansen outcome:drawn"},
    {"variant russian", "variant:russian"},
    {"rated at least 2000", "rating:2000-"},
    {"white rated over 2300", "white-rating:2301-"},
    {"black rated under 1800", "black-rating:-1799"},
    {"winner rated under 2000", "winner-rating:-1999"},
    {"loser rated between 2000 and 2200", "loser-rating:2000-2200"},
    {"loser rated over 2000 and under 2200", "loser-rating:2001-2199"},
    {"rating gap at least 200", "rating-gap:200-"},
    {"upsets", "upset:1-"},
    {"upset by at least 150", "upset:150-"},
    {"clock under 5 minutes", "clock:-299"},
    {"clock at most 30 seconds", "clock:-30"},
    {"clock between 1 and 5 minutes", "clock:60-300"},
    {"Jansen clock over 1 minute since 2020", "player:Jansen clock:61- from:2020"},
    {"with clocks", "clock:0-"},
    {"comment \"strong move\"", "comment:\"strong move\""},
    {"40-60 plies", "plies:40-60"},
    {"at most 60 plies", "plies:-60"},
    {"more than 60 plies", "plies:61-"},
    {"60 plies", "plies:60"},
    {"legal", "legal:yes"},
    {"illegal", "legal:no"},
    {"source club.pdn", "source:club.pdn"},
    {"in collection My games", "in:\"My games\""},
    {"with a combination", "shot:any"},
    {"combination coup royal", "shot:\"coup royal\""},
    {"with a combination missed", "shot:any missed-shot:yes"},
    {"gaining at least 3 men", "shot-gain:3-"},
    {"structure fork lock", "structure:\"fork lock\""},
    {"with comments", "with:comments"},
    {"with variations", "with:variations"},
    {"analysed", "with:evaluations"},
    {"with problems", "with:problems"},
    {"with errors", "with:errors"},
    {"with doubtful results", "with:result-doubts"}};

TEST(SelectionText, wordsSayWhatKeysSay) {
    for (const auto& [words, keys] : said)
        EXPECT_EQ(filterOf(words), filterOf(keys)) << words;
}

TEST(SelectionText, everyConditionAndValueCanBeSaidInWords) {
    std::set<std::string> told;
    for (const auto& [words, keys] : said)
        for (const FilterTerm& term : selection(words).terms) {
            told.insert(term.key);
            told.insert(term.key + ":" + term.value);
        }
    for (const FilterCondition& condition : filterConditions()) {
        EXPECT_TRUE(told.contains(std::string(condition.key))) << condition.key;
        for (const FilterValue& value : condition.values)
            EXPECT_TRUE(
                value.name == "no" && condition.key == "missed-shot"
                    ? true
                    : told.contains(std::string(condition.key) + ":" + std::string(value.name)))
                << condition.key << ":" << value.name;
    }
}

TEST(SelectionText, allConditionsHoldTogether) {
    const Filter f = filterOf("Jansen won since 2020 in \"Heathfield Open\" white rated over 2300 "
                              "with comments");
    EXPECT_EQ(f.player, "Jansen");
    EXPECT_EQ(f.outcome, Outcome::won);
    EXPECT_EQ(f.from, Date(2020));
    EXPECT_EQ(f.event, "Heathfield Open");
    EXPECT_EQ(f.whiteRating, (Range{2301, noUpperEnd}));
    EXPECT_TRUE(f.withComments);
    EXPECT_EQ(filterOf("legal no"), filterOf("illegal"));
    EXPECT_EQ(filterOf("60 Jansen before 1990").ids, (std::vector{GameId{60}}));
}

TEST(SelectionText, nothingAndAllMeanEveryGame) {
    for (const std::string_view text : {"", "  ", "all", "all games", "games"})
        EXPECT_EQ(filterOf(text), Filter()) << text;
}

TEST(SelectionText, bareNumbersInANameAreOfTheName) {
    EXPECT_EQ(filterOf("in Heathfield Open 2019 draws").event, "Heathfield Open 2019");
    EXPECT_TRUE(filterOf("in Heathfield Open 2019").ids.empty());
    EXPECT_EQ(filterOf("60 in Heathfield 2019").ids, (std::vector{GameId{60}}));
}

TEST(SelectionText, theYearOfAnEventIsNoDate) {
    for (const std::string_view text :
         {"in Waterkant Clubavond 2023", "in \"Waterkant Clubavond 2023\""}) {
        EXPECT_EQ(filterOf(text).event, "Waterkant Clubavond 2023") << text;
        EXPECT_FALSE(filterOf(text).from) << text;
    }
    EXPECT_EQ(filterOf("in \"2023\"").event, "2023");
    EXPECT_EQ(filterOf("in May 2023").from, Date(2023, 5));
}

TEST(SelectionText, caseDoesNotMatterButQuotesDo) {
    EXPECT_EQ(filterOf("White Won SINCE 2020"), filterOf("white won since 2020"));
    EXPECT_EQ(filterOf("\"won\"").player, "won");
    EXPECT_EQ(filterOf("\"Jan in 't Veld\"").player, "Jan in 't Veld");
    EXPECT_EQ(filterOf("in \"White against Black\"").event, "White against Black");
}

// What is said by a filter is read as the same filter, in words alone.
TEST(SelectionText, everyConditionIsWrittenInWords) {
    for (const auto& [words, keys] : said) {
        const Filter meant = filterOf(words);
        const std::string written = phraseOf(meant);
        EXPECT_EQ(filterOf(written), meant) << written;
        EXPECT_EQ(written.find(':'), std::string::npos) << written;
    }
    EXPECT_EQ(phraseOf(Filter()), "all games");
    EXPECT_EQ(phraseOf(filterOf("from:2020 player:Jansen outcome:won white-rating:2300-")),
              "Jansen since 2020 won white rated at least 2300");
    EXPECT_EQ(phraseOf(filterOf("player:Jansen white:Jansen")), "Jansen as white");
}

TEST(SelectionText, randomFiltersAreWrittenAndReadAgain) {
    const Texts names{"Jansen",    "van der Wal", "won",           "Jan in 't Veld",
                      "60",        "White",       "Open 2019",     "Jansen and Co",
                      "-",         "a:b",         "where",         "all",
                      "Сейбрандс", "not legal",   "--from",        "1998",
                      "at Riga",   "d'Arc, J.",   "with comments", "player:x",
                      "a  b",      "40 plies",    "1-1",           "x=y",
                      "Müller"};
    const Texts ranges{"0-", "0-1800", "2000-", "2000-2200", "60", "0"};
    const Texts dates{"1998", "1998.05", "1998.05.17"};
    std::mt19937 random(44); // NOLINT(cert-msc51-cpp): the same sequence every time
    const auto oneOf = [&](const Texts& texts) { return texts[random() % texts.size()]; };
    const auto valueOf = [&](const FilterCondition& condition) -> std::string {
        const auto values = condition.values;
        if (!values.empty() && (condition.key != "shot" || random() % 2 == 0))
            return std::string(values[random() % values.size()].name);
        if (condition.placeholder == "MIN-MAX")
            return oneOf(ranges);
        if (condition.placeholder == "DATE")
            return oneOf(dates);
        if (condition.key == "id")
            return oneOf({"60", "3,5,8-10", "1998", "1-3,7"});
        if (condition.key == "tag")
            return oneOf({"ECO=5", "Annotator=van der Wal", "Source="});
        if (condition.key == "variant")
            return oneOf({"russian", "international", "frisian"});
        if (condition.key == "shot")
            return "coup royal";
        return condition.key == "structure" ? "fork lock" : oneOf(names);
    };
    for (int round = 0; round < 3000; ++round) {
        Filter meant;
        for (const FilterCondition& condition : filterConditions())
            if (random() % 4 == 0)
                (void)setCondition(meant, condition.key, valueOf(condition), NameCatalogue());
        if (!namesPlayer(meant))
            meant.outcome.reset();
        if (!meant.player)
            meant.opponent.reset();
        const std::string written = phraseOf(meant);
        const auto again = readSelection(written, NameCatalogue());
        ASSERT_TRUE(again.hasValue()) << written << ": " << english(message(again.error().wrong));
        ASSERT_EQ(again->filter, meant) << written << "\n" << phraseOf(again->filter);
    }
}

TEST(SelectionText, whatIsWrongIsSaidWithItsPlace) {
    const auto expect = [](std::string_view text, std::size_t offset, std::string_view words) {
        const FilterTextError wrong = fault(text);
        EXPECT_EQ(wrong.offset, offset) << text;
        EXPECT_NE(english(message(wrong.wrong)).find(words), std::string::npos)
            << text << ": " << english(message(wrong.wrong));
    };
    expect("Jansen since yesterday", 13, "expected a date");
    expect("white rated high", 12, "MIN-MAX");
    expect("white rated 2300 white rated under 2400", 17, "said twice");
    expect("Jansen with pictures", 7, "after \"with\" comes");
    expect("Jansen with", 7, "comments");
    expect("in", 0, "NAME");
    expect("at least 60", 0, "after \"at least 60\" comes plies");
    expect("won", 0, "by whom?");
    expect("since 2020 won", 11, "by whom?");
    expect("against Jansen", 0, "against whom?");
    expect("as white", 0, "by whom?");
    expect("Jansen or Sijbrands", 7, "all conditions of a selection must hold");
    expect("Jansen not drawn", 7, "behind 'where'");
    expect("Jansen 1998", 7, "\"in 1998\" or \"game 1998\"");
    expect("wite:Jansen", 0, "there is no \"wite\"");
    expect("from:yesterday", 0, "expected a date");
    expect("12-", 0, "game numbers");
    expect("0", 0, "game numbers");
    expect("structure ladder", 0, "no structure is called");
    expect("Jansen against Sijbrands against Keller", 25, "said twice");
    // What an empty variable of a script, a lost quote or a lost digit leaves is not all the rest.
    expect("Jansen and", 7, "one of them is missing");
    expect("and", 0, "one of them is missing");
    expect("Jansen and and Sijbrands", 11, "one of them is missing");
    expect("Jansen in \"Heathfield Open", 10, "quote");
    expect("in 202", 3, "expected a date");
}

// Every word has a meaning: taking one away changes the filter, or makes it wrong.
TEST(SelectionText, nothingIsSwallowed) {
    for (const std::string text :
         {"Jansen won since 2020 in Heathfield white rated over 2300 at most 60 plies",
          "3,5 draws before 1990 with comments annotated by Keller",
          "Jansen against Sijbrands as white round 3 opening Roozenburg"}) {
        const Filter whole = filterOf(text);
        Texts words;
        for (const FilterWord& word : filterWords(text))
            words.push_back(word.value);
        for (std::size_t left = 0; left < words.size(); ++left) {
            std::string rest;
            for (std::size_t i = 0; i < words.size(); ++i)
                if (i != left)
                    rest += (rest.empty() ? "" : " ") + words[i];
            const auto read = readSelection(rest, NameCatalogue());
            EXPECT_FALSE(read && read->filter == whole) << rest;
        }
    }
}

TEST(SelectionText, whereBeginsAQuery) {
    const GameSelection read =
        selection("Jansen since 2020 where white man on 24 and black to move");
    EXPECT_EQ(read.filter, filterOf("Jansen since 2020"));
    ASSERT_TRUE(read.query);
    EXPECT_EQ(read.query->text, "white man on 24 and black to move");
    EXPECT_EQ(read.query->offset, 24U);
    EXPECT_EQ(selection("where structure \"fork lock\" or won = 3").query->text,
              "structure \"fork lock\" or won = 3");
    EXPECT_EQ(phraseOf(read), "Jansen since 2020 where white man on 24 and black to move");
    // A filter alone has none.
    const auto without = readFilter("Jansen where white man on 24", NameCatalogue());
    ASSERT_FALSE(without);
    EXPECT_EQ(without.error().wrong.fault, FilterFault::queryHere);
}

TEST(SelectionText, filesAreWordsThatAreFiles) {
    const IsFile isFile = [](std::string_view word) {
        return word == "-" || word.ends_with(".pdn");
    };
    const GameSelection read = selection("a.pdn Jansen \"my games.pdn\" - since 2020", isFile);
    EXPECT_EQ(read.files, (Texts{"a.pdn", "my games.pdn", "-"}));
    EXPECT_EQ(read.filter, filterOf("Jansen since 2020"));
    EXPECT_EQ(selection("in a.pdn draws", isFile).files, Texts{"a.pdn"});
    EXPECT_EQ(selection("in a.pdn draws", isFile).filter, filterOf("draws"));
    EXPECT_EQ(selection("in Heathfield a.pdn", isFile).files, Texts{"a.pdn"});
    EXPECT_EQ(selection("source a.pdn", isFile).filter, filterOf("source:a.pdn"));
}

// The words that a shell hands over mean the same as one text.
TEST(SelectionText, aCommandLineIsAText) {
    const auto text = [](const Texts& words) { return selectionText(words); };
    const Filter meant = filterOf("Jansen won in \"Heathfield Open\"");
    EXPECT_EQ(filterOf(text({"Jansen won in \"Heathfield Open\""})), meant);
    EXPECT_EQ(filterOf(text({"Jansen", "won", "in", "Heathfield Open"})), meant);
    EXPECT_EQ(filterOf(text({"Jansen", "won", "event:Heathfield Open"})), meant);
    EXPECT_EQ(filterOf(text({"event:Heathfield Open"})).event, "Heathfield Open");
    EXPECT_EQ(filterOf(text({"event:Heathfield since 2020"})).event, "Heathfield");
    EXPECT_EQ(filterOf(text({"Jan in 't Veld", "draws"})).player, "Jan in 't Veld");
    EXPECT_EQ(filterOf(text({"Jansen since 2020", "draws"})), filterOf("Jansen since 2020 draws"));
    EXPECT_EQ(filterOf(text({"draws", "in", "Cup since 2020"})).event, "Cup since 2020");
    EXPECT_EQ(filterOf(text({"Jansen", "since", "17 May 1998"})).from, Date(1998, 5, 17));
    for (const Texts& words :
         {Texts{"Jansen where white man on 24"}, Texts{"Jansen", "where", "white man on 24"},
          Texts{"Jansen", "where white man on 24"},
          Texts{"Jansen", "where", "white", "man", "on", "24"}}) {
        const GameSelection read = selection(text(words));
        EXPECT_EQ(read.filter.player, "Jansen");
        EXPECT_EQ(read.query->text, "white man on 24");
    }
    EXPECT_EQ(selection(text({"where", "structure", "fork lock", "by", "white"})).query->text,
              "structure \"fork lock\" by white");
}

// Names without a kind are what the store has.
class LooseNames : public ::testing::Test {
protected:
    LooseNames() {
        storeGames(store_, {taggedGame({{"White", "Jansen, Floris"},
                                        {"Black", "Sijbrands, Ton"},
                                        {"Event", "Heathfield Open"},
                                        {"Site", "Riga"}},
                                       {{32, 28}})});
    }
    Filter settled(std::string_view text) {
        GameSelection read = selection(text);
        settleNames(store_, read);
        return read.filter;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(LooseNames, areAPlayerElseAnEvent) {
    EXPECT_EQ(settled("Jansen"), filterOf("player:Jansen"));
    EXPECT_EQ(settled("Heathfield Open"), filterOf("event:\"Heathfield Open\""));
    EXPECT_EQ(settled("in Heathfield"), filterOf("event:Heathfield"));
    EXPECT_EQ(settled("in Riga"), filterOf("site:Riga"));
    EXPECT_EQ(settled("in Jansen"), filterOf("player:Jansen"));
    EXPECT_EQ(settled("Jansen Heathfield Open"),
              filterOf("player:Jansen event:\"Heathfield Open\""));
    EXPECT_EQ(settled("Heathfield Floris Jansen"),
              filterOf("player:\"Floris Jansen\" event:Heathfield"));
    EXPECT_EQ(settled("Floris Jansen"), filterOf("player:\"Floris Jansen\""));
}

TEST_F(LooseNames, stayWhatTheyAreIfNothingIsCalledSo) {
    EXPECT_EQ(settled("Keller"), filterOf("player:Keller"));
    EXPECT_EQ(settled("event Jansen"), filterOf("event:Jansen"));
    EXPECT_EQ(settled("Jansen won"), filterOf("player:Jansen outcome:won"));
}

} // namespace
} // namespace damscope::db
