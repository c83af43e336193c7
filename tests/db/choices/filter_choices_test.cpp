// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered while a filter is typed: every number is that of the games the filter then finds.
#include "db/search/lists/filter_choices.hpp"

#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/structures/structures.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

class FilterChoicesTest : public ::testing::Test {
protected:
    FilterChoicesTest() {
        const auto game = [](const char* white, const char* black, const char* event,
                             const char* date, rules::GameResult result) {
            rules::Game made =
                taggedGame({{"White", white}, {"Black", black}, {"Event", event}, {"Date", date}},
                           {{32, 28}, {18, 23}, {38, 32}});
            made.result = result;
            return made;
        };
        storeGames(
            store_,
            {game("Jansen, A.", "Konaté, B.", "Club 2024", "2024.01.02",
                  rules::GameResult::whiteWins),
             game("Konaté, B.", "Jansen, A.", "Club 2024", "2024.02.03", rules::GameResult::draw),
             game("Jansen, A.", "Smit, C.", "Open of Clubhuis", "2023",
                  rules::GameResult::blackWins),
             game("Smit, C.", "Konaté, B.", "Match", "?", rules::GameResult::whiteWins)});
    }

    std::vector<FilterChoice> offered(const std::string& typed) {
        FilterChoices choices(store_);
        return choices.matching(store_, {typed, Language::english, FilterChoices::Values::ofGames});
    }

    // "player:\"Jansen, A.\" 3", one for each.
    std::vector<std::string> written(const std::string& typed) {
        std::vector<std::string> lines;
        for (const FilterChoice& choice : offered(typed)) {
            lines.push_back(filterText(choice.conditions) + " " +
                            (choice.games ? std::to_string(*choice.games) : "?"));
        }
        return lines;
    }

    TemporaryFolder folder_;
    Store store_{folder_.path() / "games.db", Store::Access::write};
};

using Lines = std::vector<std::string>;

TEST_F(FilterChoicesTest, namesAreOfferedByTheBeginningsOfTheirWords) {
    EXPECT_EQ(written("jan"), Lines{"player:\"Jansen, A.\" 3"});
    EXPECT_EQ(written("a jans"), Lines{"player:\"Jansen, A.\" 3"});
    EXPECT_EQ(written("konate"), Lines{"player:\"Konaté, B.\" 3"});
    EXPECT_EQ(written("ansen"), Lines{});
    EXPECT_EQ(written(""), Lines{});
}

TEST_F(FilterChoicesTest, thoseWithMostGamesComeFirst) {
    EXPECT_EQ(written("club"), (Lines{"event:\"Club 2024\" 2", "event:\"Open of Clubhuis\" 1"}));
}

TEST_F(FilterChoicesTest, aKeyAsksForItsKindAlone) {
    EXPECT_EQ(written("event:c"), (Lines{"event:\"Club 2024\" 2", "event:\"Open of Clubhuis\" 1"}));
    EXPECT_EQ(written("white:jan"), Lines{"white:\"Jansen, A.\" 2"});
    EXPECT_EQ(written("result:w"), (Lines{"result:white 2", "result:black 1"})); // both were won
}

TEST_F(FilterChoicesTest, yearsAreOfferedAsPeriods) {
    EXPECT_EQ(written("2024"),
              (Lines{"event:\"Club 2024\" 2", "from:2024 to:2024 2", "from:2024 2", "to:2024 3"}));
    EXPECT_EQ(written("to:2023"), Lines{"to:2023 1"});
    EXPECT_EQ(written("1950"), Lines{"from:1950 3"});
}

TEST_F(FilterChoicesTest, resultsAreOfferedInTheWordsOfTheWindow) {
    EXPECT_EQ(written("white"), Lines{"result:white 2"});
    EXPECT_EQ(written("both"), Lines{}); // no game ended so
}

TEST_F(FilterChoicesTest, theNumberIsThatOfTheGamesFound) {
    for (const char* typed : {"jan", "c", "2024", "2023", "white", "draw", "b", "match"}) {
        std::size_t counted = 0;
        for (const FilterChoice& choice : offered(typed)) {
            if (!choice.games)
                continue;
            ++counted;
            const std::string text = filterText(choice.conditions);
            const auto filter = readFilter(text, NameCatalogue());
            ASSERT_TRUE(filter.hasValue()) << text;
            EXPECT_EQ(choice.games, countGames(store_, *filter)) << text;
        }
        EXPECT_GT(counted, 0U) << typed;
    }
}

// Nobody knows how many games have them: the number is not made up.
TEST_F(FilterChoicesTest, themesThatWereNotSearchedHaveNoNumber) {
    EXPECT_EQ(written("shot:royal"), Lines{"shot:\"coup royal\" ?"});
}

} // namespace
} // namespace damscope::db
