// SPDX-License-Identifier: GPL-3.0-or-later
// Which written names mean one person: proposals, decisions, and what follows from them.
#include "db/people/decisions.hpp"
#include "db/people/person_games.hpp"
#include "db/people/proposals.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace damscope::db {
namespace {

using Tags = std::vector<rules::Tag>;

rules::Game game(const std::string& white, const std::string& black, const Tags& more = {},
                 const std::vector<std::pair<int, int>>& moves = {}) {
    Tags tags{{"White", white}, {"Black", black}};
    tags.insert(tags.end(), more.begin(), more.end());
    return taggedGame(tags, moves);
}

class PersonsOfAStore : public ::testing::Test {
protected:
    void add(const std::vector<rules::Game>& games) {
        storeGames(store_, games, Indexing::now, ++sources_);
    }
    // Names that a list of one game each is played by, against somebody else.
    void addNames(const std::vector<std::string>& names) {
        std::vector<rules::Game> games;
        for (const std::string& name : names)
            games.push_back(game(name, "Zeer Ander"));
        add(games);
    }
    SamePerson gradeOf(const std::string& one, const std::string& other) {
        for (const MergeProposal& proposal : proposeMerges(store_).all)
            if (std::set<std::string>{proposal.oneText, proposal.otherText} == std::set{one, other})
                return proposal.grade;
        return SamePerson::no;
    }
    NameId id(const std::string& name) {
        const Persons persons(store_.connection());
        return std::ranges::find(persons.names(), name, &WrittenName::text)->id;
    }
    std::string personOf(const std::string& name) {
        const Persons persons(store_.connection());
        const auto person = persons.of(number(id(name)));
        return person ? persons.nameOf(*person) : "nobody";
    }
    std::uint64_t apply(SamePerson grade) {
        return mergeNames(
            store_, mergedGroups(store_.connection(), proposeMerges(store_).all, grade), "test");
    }
    std::uint64_t gamesOf(const std::string& name) {
        return countGames(store_, Filter{.player = name});
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::uint64_t sources_ = 0;
};

TEST_F(PersonsOfAStore, areOneForEachNameUntilSomebodyDecides) {
    addNames({"Roel Boomstra", "Boomstra,R.", "?", "N.N.", "White", ""});
    EXPECT_EQ(personOf("Roel Boomstra"), "Roel Boomstra");
    EXPECT_EQ(personOf("Boomstra,R."), "Boomstra,R.");
    for (const char* nobody : {"?", "N.N.", "White"})
        EXPECT_EQ(personOf(nobody), "nobody") << nobody;
}

TEST_F(PersonsOfAStore, areOneForNamesThatDifferInCaseOnly) {
    addNames({"koops", "KOOPS", "Koops", "J. Koops", "КАСПАРОВ Ю.", "Каспаров Ю."});
    for (const char* name : {"koops", "KOOPS", "Koops"})
        EXPECT_EQ(personOf(name), "Koops") << name;
    EXPECT_EQ(personOf("КАСПАРОВ Ю."), "Каспаров Ю.");
    EXPECT_EQ(personOf("J. Koops"), "J. Koops");
    EXPECT_EQ(listPersons(store_, "").size(), 4U) << "with the one whom all play";
    EXPECT_EQ(listPersons(store_, "").front().name, "Zeer Ander");
    // What is decided counts: of one spelling, and that they are two.
    mergeNames(store_, std::vector<std::vector<NameId>>{{id("J. Koops"), id("KOOPS")}}, "test");
    EXPECT_EQ(personOf("koops"), personOf("J. Koops"));
    EXPECT_TRUE(undoLast(store_));
    EXPECT_EQ(personOf("koops"), "Koops");
    separateNames(store_, id("koops"), id("Koops"), "test");
    EXPECT_EQ(personOf("koops"), "koops");
    EXPECT_NE(personOf("Koops"), "koops");
}

TEST_F(PersonsOfAStore, areCalledByTheSpellingWithProperCapitals) {
    addNames({"koops, Lambert Jan", "Koops, Lambert Jan", "Diafouana kiabiya, Ghislain",
              "Diafouana Kiabiya, Ghislain", "KONATÉ, Seydou", "Konaté, Seydou",
              "Van Der Kooij, W.", "van der Kooij, W.", "D'almeida, Jean", "D'Almeida, Jean"});
    for (const char* name : {"Koops, Lambert Jan", "Diafouana Kiabiya, Ghislain", "Konaté, Seydou",
                             "van der Kooij, W.", "D'Almeida, Jean"})
        EXPECT_EQ(personOf(name), name);
}

TEST_F(PersonsOfAStore, areFoundByTheExactSpellingFirst) {
    addNames({"Koops", "Köops"});
    const Persons persons(store_.connection());
    EXPECT_EQ(personsNamed(store_.connection(), persons, "Köops"),
              std::vector{PersonId{number(id("Köops"))}});
    EXPECT_EQ(personsNamed(store_.connection(), persons, "KOOPS").size(), 2U);
}

TEST_F(PersonsOfAStore, areMergedByGradeAndUndone) {
    addNames({"Wim van der Kooij", "Kooij,van der,W. (Wim)", "Kooij,van der,W.", "Piet Kooij"});
    EXPECT_EQ(apply(SamePerson::certain), 2U);
    for (const char* name : {"Wim van der Kooij", "Kooij,van der,W. (Wim)", "Kooij,van der,W."})
        EXPECT_EQ(personOf(name), "Wim van der Kooij") << name;
    EXPECT_EQ(personOf("Piet Kooij"), "Piet Kooij");
    EXPECT_EQ(gamesOf("Kooij,van der,W. (Wim)"), 3U);
    EXPECT_TRUE(undoLast(store_));
    EXPECT_EQ(personOf("Kooij,van der,W."), "Kooij,van der,W.");
    EXPECT_FALSE(undoLast(store_)) << "one decision was made";
}

TEST_F(PersonsOfAStore, holdForLaterImports) {
    addNames({"Harm Wiersma", "Вирсма Х."});
    EXPECT_EQ(mergeNames(store_,
                         std::vector<std::vector<NameId>>{{id("Harm Wiersma"), id("Вирсма Х.")}},
                         "test"),
              1U);
    add({game("Zeer Ander", "Вирсма Х."), game("Jan Wiersma", "Zeer Ander")});
    EXPECT_EQ(personOf("Вирсма Х."), "Harm Wiersma");
    EXPECT_EQ(gamesOf("Harm Wiersma"), 3U);
    EXPECT_EQ(gamesOf("Jan Wiersma"), 1U);
}

TEST_F(PersonsOfAStore, areFoundByAnyOfTheirNames) {
    addNames({"Brigitta Molenaar", "B. Jager"});
    const std::vector<std::vector<NameId>> group{{id("Brigitta Molenaar"), id("B. Jager")}};
    mergeNames(store_, group, "married");
    EXPECT_EQ(gamesOf("Molenaar"), 2U);
    EXPECT_EQ(gamesOf("Jager"), 2U);
    const auto lines = listPersons(store_, "jager");
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].name, "Brigitta Molenaar");
    EXPECT_EQ(lines[0].otherNames, std::vector<std::string>{"B. Jager"});
    EXPECT_EQ(lines[0].record.games, 2U);
}

TEST_F(PersonsOfAStore, saidToBeTwoAreNotProposedAgain) {
    addNames({"Jan Visser", "Jan Visser (2)", "J. Visser"});
    EXPECT_NE(gradeOf("Jan Visser", "J. Visser"), SamePerson::no);
    separateNames(store_, id("Jan Visser"), id("J. Visser"), "test");
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::no);
    EXPECT_TRUE(undoLast(store_));
    EXPECT_NE(gradeOf("Jan Visser", "J. Visser"), SamePerson::no);
}

TEST_F(PersonsOfAStore, leaveAMergedPersonWhenSaidToBeTwo) {
    addNames({"Anna Bos", "A. Bos", "Bos, Anna"});
    const std::vector<std::vector<NameId>> group{{id("Anna Bos"), id("A. Bos"), id("Bos, Anna")}};
    mergeNames(store_, group, "test");
    const std::string together = personOf("Anna Bos");
    separateNames(store_, id("Bos, Anna"), id("A. Bos"), "test");
    EXPECT_EQ(personOf("A. Bos"), "A. Bos");
    EXPECT_EQ(personOf("Bos, Anna"), personOf("Anna Bos"));
    EXPECT_TRUE(undoLast(store_));
    EXPECT_EQ(personOf("A. Bos"), together);
}

// ---- evidence

TEST_F(PersonsOfAStore, areTwoWhoMeetAcrossABoard) {
    add({game("Jan Visser", "J. Visser")});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::no);
}

TEST_F(PersonsOfAStore, areTwoWhoPlayInOneRound) {
    const Tags round{{"Event", "NK 2001"}, {"Round", "4"}};
    add({game("Jan Visser", "Piet Bos", round), game("J. Visser", "Kees Smit", round)});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::no);
}

TEST_F(PersonsOfAStore, mayBeOneInOtherRoundsOfAnEvent) {
    add({game("Jan Visser", "Piet Bos", {{"Event", "NK 2001"}, {"Round", "4"}}),
         game("J. Visser", "Kees Smit", {{"Event", "NK 2001"}, {"Round", "5"}})});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::likely);
}

TEST_F(PersonsOfAStore, areTwoSeventyYearsApart) {
    add({game("Jan Visser", "Piet Bos", {{"Date", "1920.01.01"}}),
         game("J. Visser", "Kees Smit", {{"Date", "1991.01.01"}})});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::no);
}

TEST_F(PersonsOfAStore, areDoubtedWithRatingsFarApartInAYear) {
    add({game("Jan Visser", "Piet Bos", {{"Date", "2001.01.01"}, {"WhiteRating", "2300"}}),
         game("J. Visser", "Kees Smit", {{"Date", "2001.05.01"}, {"WhiteRating", "1800"}})});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::possible);
}

TEST_F(PersonsOfAStore, areDoubtedWhereOtherNamesFit) {
    addNames({"Jan Visser", "Jeroen Visser", "J. Visser"});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::possible);
    EXPECT_EQ(apply(SamePerson::likely), 0U);
    EXPECT_EQ(apply(SamePerson::possible), 1U) << "with one of the two, never with both";
    EXPECT_NE(personOf("Jan Visser"), personOf("Jeroen Visser"));
}

TEST_F(PersonsOfAStore, areSurerWithOneGameUnderBothNames) {
    std::vector<std::pair<int, int>> moves{
        {32, 28}, {17, 21}, {28, 23}, {19, 28}, {33, 22}, {18, 27}, {31, 22}, {14, 19},
        {34, 29}, {9, 14},  {38, 33}, {3, 9},   {39, 34}, {20, 25}, {43, 38}, {14, 20},
        {44, 39}, {19, 24}, {50, 44}, {24, 30}, {35, 24}, {13, 18}};
    const Tags day{{"Date", "2001.01.01"}};
    add({game("Jan Visser", "Piet Bos", day, moves)});
    add({game("J. Visser", "P. Bos", day, moves)});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::certain);
}

TEST_F(PersonsOfAStore, areTwoInOneRoundOfOneEditionOnly) {
    const auto in = [](const char* date) {
        return Tags{{"Event", "Club championship"}, {"Round", "1"}, {"Date", date}};
    };
    add({game("Jan Visser", "Piet Bos", in("2007.05.13")),
         game("J. Visser", "Kees Smit", in("2008.04.27")),
         game("Anna Bos", "Piet Mol", in("2007.05.13")),
         game("A. Bos", "Kees Mol", in("2007.05.14"))});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::likely);
    EXPECT_EQ(gradeOf("Anna Bos", "A. Bos"), SamePerson::no);
}

// Rounds that a player lacks, and all that another has.
TEST_F(PersonsOfAStore, fillAGapOfARoundRobin) {
    std::vector<rules::Game> games;
    for (int round = 1; round <= 5; ++round) {
        const Tags tags{{"Event", "NK 2001"}, {"Round", std::to_string(round)}};
        games.push_back(game(round == 2 ? "Kras, Piet" : "Kars, Piet",
                             "Opponent " + std::string(1, static_cast<char>('A' + round)), tags));
        games.push_back(game("Zeer Ander", "Nog Een", tags));
        // One who is there in the second round only, and one who comes in its place.
        if (round <= 3)
            games.push_back(game("Bots, Jan", "Meer Een", tags));
        else
            games.push_back(game("Bost, Jan", "Meer Een", tags));
    }
    add(games);
    EXPECT_EQ(gradeOf("Kars, Piet", "Kras, Piet"), SamePerson::likely);
    for (const MergeProposal& proposal : proposeMerges(store_).all)
        if (proposal.oneText == "Bots, Jan" || proposal.otherText == "Bots, Jan") {
            EXPECT_EQ(std::ranges::count(proposal.evidence, Clue::fillsGap, &Evidence::clue), 0)
                << "half of the rounds are no slip of the pen";
        }
}

TEST_F(PersonsOfAStore, areJoinedAndPartedByNumbers) {
    const auto numbered = [](const char* name, const char* number) {
        return game(name, "Zeer Ander", {{"WhiteFmjdId", number}});
    };
    add({numbered("Jan Visser", "1"), numbered("J. Visser", "2"), numbered("Anna Bos", "3"),
         numbered("A. Bos", "3"), numbered("Brigitta Molenaar", "4"), numbered("B. Jager", "4"),
         numbered("Piet Mol", "5"), numbered("Piet Mol", "6"), numbered("P. Mol", "5"),
         numbered("Kees Smit", "0"), numbered("K. Smit", "?")});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::no);
    EXPECT_EQ(gradeOf("Anna Bos", "A. Bos"), SamePerson::certain);
    EXPECT_EQ(gradeOf("Brigitta Molenaar", "B. Jager"), SamePerson::likely);
    EXPECT_EQ(gradeOf("Piet Mol", "P. Mol"), SamePerson::possible) << "two are called Piet Mol";
    EXPECT_EQ(gradeOf("Kees Smit", "K. Smit"), SamePerson::likely) << "no number is given";
    apply(SamePerson::likely);
    EXPECT_EQ(personOf("B. Jager"), personOf("Brigitta Molenaar"));
}

// "J. Visser" fits Jaap, too, but has the number of Jan.
TEST_F(PersonsOfAStore, areJoinedByANumberWhateverOtherNamesFit) {
    const auto numbered = [](const char* name, const char* number) {
        return game(name, "Zeer Ander", {{"WhiteFmjdId", number}});
    };
    add({numbered("Jan Visser", "1"), numbered("J. Visser", "1")});
    addNames({"Jaap Visser"});
    EXPECT_EQ(gradeOf("Jan Visser", "J. Visser"), SamePerson::certain);
    EXPECT_EQ(gradeOf("Jaap Visser", "J. Visser"), SamePerson::possible);
}

TEST_F(PersonsOfAStore, haveNoNumberOfADeletedGame) {
    const auto numbered = [](const char* name, const char* number) {
        return game(name, "Zeer Ander", {{"WhiteFmjdId", number}});
    };
    add({numbered("Brigitta Molenaar", "4"), numbered("B. Jager", "4"), numbered("B. Jager", "?")});
    EXPECT_EQ(gradeOf("Brigitta Molenaar", "B. Jager"), SamePerson::likely);
    const std::vector<GameId> wrong{GameId{2}};
    deleteGames(store_, wrong, "test");
    EXPECT_EQ(gradeOf("Brigitta Molenaar", "B. Jager"), SamePerson::no);
}

TEST_F(PersonsOfAStore, areOneForNamesWithARoundOrBlanksBesideThem) {
    addNames({"Haan, Iris - ronde 1", "Haan, Iris", "haan, iris (ronde 2)", "Milanese  Loris",
              "Milanese Loris", "Jan Visser", "Jan Visser (2)"});
    EXPECT_EQ(personOf("Haan, Iris - ronde 1"), "Haan, Iris");
    EXPECT_EQ(personOf("haan, iris (ronde 2)"), "Haan, Iris");
    EXPECT_EQ(personOf("Milanese  Loris"), "Milanese Loris");
    EXPECT_EQ(personOf("Jan Visser (2)"), "Jan Visser (2)");
}

// ---- real names

// Forms that the sources of shared/data/knowledge/player_name_variants.tsv have of each player.
TEST_F(PersonsOfAStore, joinTheFormsThatSourcesHave) {
    const std::vector<std::vector<std::string>> players{
        {"Alexei Chizhov", "Alexey Chizhov", "Tsjizjow,A.", "Tchijov", "A.Tsjizjov",
         "Alexei Tsjizjov", "Chizhoff", "Чижов"},
        {"Aleks. Schwarzman", "Alexander Schwarzman", "Alexander Shvartsman",
         "Alexander SHVARTSMAN", "A.Schwartzman", "Schwartsman"},
        {"Aleks. Baljakin", "Alexander Baljakin", "Baljakin,A."},
        {"Alexander Georgiev", "Georgiev,A.", "Aleksandr Georgiev"},
        {"Koeperman", "Kuperman", "Kouperman", "Куперман"},
        {"Getmanski,A.", "Alexander GETMANSKI"},
        {"Kooij,van der,W.", "Kooij,van der,W. (Wim)"},
        {"Heusdens,R.", "Heusdens,R.W. (Ron)", "Ron Heusdens"},
        {"W. F. Ryan", "W.F. Ryan", "Wm. F. Ryan"},
        {"Koops, Lambert Jan", "Koops, Lambert-Jan", "koops, Lambert Jan"},
        {"James Wylie", "Wyllie, J."},
        {"Lukas Valenta", "Lulkas Valenta"}};
    for (const auto& forms : players)
        addNames(forms);
    apply(SamePerson::likely);
    std::map<std::string, std::size_t> persons;
    for (std::size_t i = 0; i < players.size(); ++i)
        for (const std::string& form : players[i]) {
            EXPECT_EQ(personOf(form), personOf(players[i].front())) << form;
            EXPECT_EQ(persons.try_emplace(personOf(form), i).first->second, i)
                << form << " is another player's";
        }
}

} // namespace
} // namespace damscope::db
