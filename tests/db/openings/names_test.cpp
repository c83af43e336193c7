// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/split.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/openings/novelty.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/journal.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace damscope::db {
namespace {

using rules::Variant;

rules::Game game(Variant variant, const std::string& moves) {
    rules::Game game(rules::Position::start(variant));
    rules::NodeId node = rules::rootNode;
    std::istringstream words(moves);
    for (std::string move; words >> move;) {
        const auto match = rules::resolve(*game.position(node), move);
        EXPECT_TRUE(match.unique()) << move;
        node = game.addMove(node, match.moves.front());
    }
    game.tags = {{"Round", moves}};
    return game;
}

std::string nameOf(const rules::Game& game, Language language = Language::english) {
    return openingText(rowOf(game).opening, language);
}

TEST(OpeningNames, areThoseOfTheirSources) {
    // startcheckers.com, 11-15 openings; CheckerBoard's ballots; Goedemoed; Russian Wikipedia;
    // kombinashki.ru; the names in N. Abatsiev's games.
    EXPECT_EQ(nameOf(game(Variant::english, "11-15 23-19 8-11 22-17 4-8")), "Old Fourteenth");
    EXPECT_EQ(nameOf(game(Variant::english, "11-15 24-20")), "Ayrshire Lassie");
    EXPECT_EQ(nameOf(game(Variant::english, "11-15 23-19 9-14 22-17 6-9 17-13")), "Souter");
    EXPECT_EQ(nameOf(game(Variant::english, "11-15 23-19 9-14 22-17 7-11")), "Whilter");
    EXPECT_EQ(nameOf(game(Variant::english, "9-13 22-18 6-9")), "Dreaded Edinburgh, ballot 5");
    EXPECT_EQ(nameOf(game(Variant::international, "32-28 18-23 38-32")), "Chefneux opening");
    EXPECT_EQ(nameOf(game(Variant::russian, "c3-d4 d6-c5 b2-c3 f6-g5")), "Gorodskaya partiya");
    EXPECT_EQ(nameOf(game(Variant::russian, "g3-f4 f6-e5 h2-g3 e5-d4")),
              "Igra Kaulena, ballot IDF basic 3-III");
    EXPECT_EQ(nameOf(game(Variant::russian,
                          "c3-d4 f6-g5 b2-c3 g5-h4 c3-b4 g7-f6 d4-c5 b6xd4 e3xc5 c7-b6 d2-e3")),
              "Novoleningradskaya zashchita");
    EXPECT_EQ(nameOf(game(Variant::italian, "22-18")), "") << "no names are known";
    EXPECT_EQ(nameOf(game(Variant::international, "")), "");
}

// Couttet's table of openings; Dubois, Referentiel des systemes de jeu; the list at Debyut Fabra.
TEST(OpeningNames, areInTheLanguageOfTheReader) {
    const rules::Game fabre = game(Variant::international, "34-29 17-22 40-34 11-17");
    EXPECT_EQ(nameOf(fabre, Language::french), "ouverture Fabre: partie de similitude");
    EXPECT_EQ(nameOf(fabre, Language::english), "34-29 opening: symmetrical game");
    const rules::Game clover =
        game(Variant::international, "31-27 17-21 37-31 21-26 41-37 18-23 33-28 12-17 39-33 17-21");
    EXPECT_EQ(nameOf(clover, Language::dutch), "klaverblad");
    EXPECT_EQ(nameOf(clover, Language::russian), "клевер");
    const rules::Game encircled =
        game(Variant::international, "33-28 18-23 39-33 12-18 31-27 17-21 37-31 21-26 44-39");
    EXPECT_EQ(nameOf(encircled, Language::french), "partie classique: encerclement du centre");
    EXPECT_EQ(nameOf(game(Variant::international, "34-29 17-22"), Language::french),
              "ouverture Fabre: similitude");
    const rules::Game city = game(Variant::russian, "c3-d4 d6-c5 b2-c3 f6-g5");
    EXPECT_EQ(nameOf(city, Language::russian), "Городская партия");
    EXPECT_EQ(nameOf(city, Language::french), "Gorodskaya partiya");
}

// No sentence mixes two languages.
TEST(OpeningNames, ofInternationalDraughtsAreInEveryLanguage) {
    std::ifstream file("db/store/opening_names/names.tsv");
    int rows = 0;
    for (std::string line; std::getline(file, line);) {
        const auto fields = base::splitFields(line, "\t");
        if (fields.front() != "international")
            continue;
        ++rows;
        for (const std::size_t language : {2U, 3U, 4U, 5U, 6U})
            EXPECT_NE(fields.at(language), "") << line;
    }
    EXPECT_GT(rows, 80);
}

TEST(OpeningNames, putTheSystemFirst) {
    EXPECT_EQ(nameOf(game(Variant::international, "32-28 18-23 33-29 23x32 37x28 20-25")),
              "Chefneux opening: the Fox");
    EXPECT_EQ(nameOf(game(Variant::english, "9-13 21-17 5-9")), "Edinburgh, ballot 1");
}

// FMJD Drawing Table 64: 4-XI is 1. cd4 ba5 2. ef4 cb6 3. de3 dc5, 4-XV is not Brazilian,
// and in 13-VII the men a3 and f6 stand on b4 and a5 before the game begins.
TEST(OpeningNames, haveTheNumbersOfBallots) {
    const std::string moves = "c3-d4 b6-a5 e3-f4 c7-b6 d2-e3 d6-c5";
    for (const Variant variant : {Variant::russian, Variant::brazilian})
        EXPECT_NE(nameOf(game(variant, moves)).find("ballot FMJD 4-XI"), std::string::npos)
            << nameOf(game(variant, moves));
    EXPECT_NE(nameOf(game(Variant::russian, moves), Language::russian).find("жеребьёвка FMJD 4-XI"),
              std::string::npos);
    const auto moved = rules::readFen(
        Variant::russian, "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,8,9,10,11,12,13");
    ASSERT_TRUE(moved);
    EXPECT_EQ(openingText(openingNames().of(*moved), Language::english),
              "ballot FMJD 13-VII, IDF 19-IV");
}

// Games of the Italian championships of 1998 and 2005: the two lists give number 28 to two
// openings.
TEST(OpeningNames, haveTheNumbersOfTheItalianFederation) {
    EXPECT_EQ(nameOf(game(Variant::italian, "23-19 11-15 21-17 10-14 19x10")), "ballot FID 90");
    EXPECT_EQ(nameOf(game(Variant::italian, "21-18 10-14 22-19")), "ballot FID 28");
    EXPECT_EQ(nameOf(game(Variant::italian, "21-17 12-15 23-19 11-14")),
              "ballot FID 16, FID 2005 28");
}

TEST(OpeningNames, followThePositionNotTheOrderOfMoves) {
    EXPECT_EQ(nameOf(game(Variant::english, "11-15 22-17 8-11 23-19 4-8")), "Old Fourteenth");
    EXPECT_EQ(nameOf(game(Variant::russian, "c3-d4 f6-g5 b2-c3 d6-c5")), "Gorodskaya partiya");
}

TEST(OpeningNames, lastAsLongAsNoOtherComes) {
    const rules::Game refused =
        game(Variant::english, "11-15 23-19 8-11 22-17 9-13 25-22 4-8 29-25");
    EXPECT_EQ(nameOf(refused), "Laird and Lady Refused");
}

TEST(OpeningNames, numberEveryBallot) {
    const auto& all = openingNames().all();
    for (int ballot = 1; ballot <= 174; ++ballot)
        EXPECT_EQ(std::ranges::count_if(all,
                                        [&](const OpeningName& opening) {
                                            return opening.variant == Variant::english &&
                                                   opening.ballots == std::to_string(ballot);
                                        }),
                  1)
            << ballot;
}

// By our own replay: every line, and no ballot lost between table and program.
TEST(OpeningNames, areReachedByTheirMoves) {
    const OpeningNames& names = openingNames();
    std::size_t lines = 0;
    for (std::uint32_t number = 1; number <= names.all().size(); ++number) {
        const OpeningName& opening = names.named(number);
        if (opening.line.find(':') != std::string::npos)
            continue;
        ++lines;
        const rules::Game played = game(opening.variant, opening.line);
        const auto last = played.position(played.mainLine().back());
        ASSERT_TRUE(last);
        EXPECT_EQ(names.of(*last), number) << opening.line;
        EXPECT_FALSE(names.text(number, Language::english).empty()) << opening.line;
    }
    EXPECT_GT(lines, 300U);
}

TEST(OpeningNames, areTheSameWhateverCommentsSay) {
    const std::string row = "international\t32-28\tA name\t\t\t\t\t\t\tA book\n";
    const OpeningNames names("# one\n" + row, "");
    EXPECT_EQ(names.version(), OpeningNames("# another\n" + row, "").version());
    EXPECT_NE(names.version(), OpeningNames("", "").version());
}

TEST(OpeningNames, refuseATableThatIsWrong) {
    const auto reads = [](const std::string& names, const std::string& ballots = {}) {
        OpeningNames{names, ballots};
    };
    const std::string line = "english\t11-15\tname\t\t\t\t\t\t\tS";
    EXPECT_NO_THROW(reads("# nothing\n"));
    EXPECT_NO_THROW(reads(line));
    EXPECT_NO_THROW(reads(line + "\nenglish\t11-15 24-20\tb\t\t\t\t\t\t11-15\tS"));
    EXPECT_THROW(reads("english\t11-15\tname"), std::invalid_argument);
    EXPECT_THROW(reads("checkers\t11-15\tname\t\t\t\t\t\t\tS"), std::invalid_argument);
    EXPECT_THROW(reads("english\t11-20\tname\t\t\t\t\t\t\tS"), std::invalid_argument);
    EXPECT_THROW(reads("english\t11-15\t\t\t\t\t\t\t\tS"), std::invalid_argument) << "no name";
    EXPECT_THROW(reads("english\t11-15\tname\t\t\t\t\t\t\t"), std::invalid_argument) << "no source";
    EXPECT_THROW(reads(line + '\n' + line), std::invalid_argument);
    EXPECT_THROW(reads("english\t11-15\tname\t\t\t\t\t\t9-13\tS"), std::invalid_argument)
        << "no such system";
    EXPECT_NO_THROW(reads(line, "english russian\tT\t1\tB:W21:B12\t\tS"));
    EXPECT_THROW(reads(line, "english\tT\t\t11-15\t\tS"), std::invalid_argument) << "no number";
    EXPECT_THROW(reads(line, "english\tT\t1\t11-20\t\tS"), std::invalid_argument);
    EXPECT_THROW(reads(line, "english\tT\t1\tW:W99\t\tS"), std::invalid_argument);
}

TEST(OpeningNames, keepEveryNumberOfABallot) {
    const OpeningNames names("english\t11-15\tname\t\tnom\t\t\t\t\tS",
                             "english\tA\t1\t11-15\t\tS\n"
                             "english\tB\t2\t11-15 24-20\t\tS\n"
                             "english\tC\t3\t11-15 24-20\t\tS\n"
                             "english\t\t4\t11-15 24-20 8-11\tlong\tS");
    ASSERT_EQ(names.all().size(), 3U);
    EXPECT_EQ(names.text(1, Language::english), "name, ballot A 1");
    EXPECT_EQ(names.text(2, Language::french), "nom, tirage B 2, C 3");
    EXPECT_EQ(names.text(3, Language::dutch), "long, loting 4");
}

class StoredOpenings : public ::testing::Test {
protected:
    StoredOpenings() {
        storeGames(store_, {game(Variant::english, "11-15 24-20 8-11"),
                            game(Variant::international, "32-28 18-23 33-29"),
                            game(Variant::russian, "c3-d4 d6-c5 b2-c3 e7-d6"),
                            game(Variant::italian, "22-18")});
    }
    std::vector<std::string> names() {
        std::vector<std::string> names;
        for (const GameLine& line : gameLines(store_, findGames(store_, {})))
            names.push_back(line.opening);
        return names;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    const std::vector<std::string> expected_{"Ayrshire Lassie, ballot 130", "Chefneux opening",
                                             "Staraya partiya", ""};
};

TEST_F(StoredOpenings, areShownAndFound) {
    EXPECT_EQ(names(), expected_);
    const auto found = [this](const std::string& name) {
        return findGames(store_, {.opening = name});
    };
    EXPECT_EQ(found("chefneux"), std::vector{GameId{2}});
    EXPECT_EQ(found("ayrshire lass"), std::vector{GameId{1}});
    EXPECT_EQ(found("СТАРАЯ"), std::vector{GameId{3}});
    EXPECT_EQ(found("staraya partiya"), std::vector{GameId{3}}) << "in Latin letters";
    EXPECT_EQ(found("variante chefneux"), std::vector{GameId{2}}) << "in French";
    EXPECT_EQ(found("ballot 130"), std::vector{GameId{1}});
    EXPECT_TRUE(found("keller").empty());
}

TEST_F(StoredOpenings, areShownInTheLanguageOfTheReader) {
    const GameLine line = gameLines(store_, std::vector{GameId{3}}).at(0);
    const auto shown = [&](Language language) {
        return textOf(shownValue(line, GameField::opening, language));
    };
    EXPECT_EQ(shown(Language::english), "Staraya partiya");
    EXPECT_EQ(shown(Language::russian), "Старая партия");
    EXPECT_EQ(textOf(valueOf(line, GameField::opening)), "Staraya partiya") << "for programs";
    GameLine old = line;
    old.opening = "a name of another version";
    EXPECT_EQ(textOf(shownValue(old, GameField::opening, Language::russian)), old.opening);
}

TEST_F(StoredOpenings, areReassignedWhereNamesHaveChanged) {
    EXPECT_TRUE(openingsAreCurrent(store_.connection()));
    EXPECT_EQ(classifyOpenings(store_), 0U);
    store_.connection().execute("UPDATE setting SET value = 1; UPDATE game SET opening = NULL;"
                                "DELETE FROM opening WHERE id > 1");
    refreshColumns(store_.connection(), 1, UINT32_MAX);
    EXPECT_FALSE(openingsAreCurrent(store_.connection()));
    storeGames(store_, {game(Variant::english, "11-15 24-20")}, Indexing::now, 2);
    EXPECT_EQ(names().back(), "") << "numbers of other names are not mixed in";
    EXPECT_EQ(classifyOpenings(store_, stopRequested()), 4U) << "too few games to be stopped";
    std::vector<std::string> all = expected_;
    all.emplace_back("Ayrshire Lassie");
    EXPECT_EQ(names(), all);
    EXPECT_TRUE(openingsAreCurrent(store_.connection()));
    EXPECT_EQ(firstWrongBlock(store_.connection()), std::nullopt);
}

TEST_F(StoredOpenings, ofOtherNamesStayWhereTheMovesDo) {
    store_.connection().execute("UPDATE setting SET value = 1 WHERE name = 'opening names'");
    EXPECT_FALSE(openingsAreCurrent(store_.connection()));
    (void)editTags(store_, std::array{GameId{1}}, std::array{rules::Tag{"White", "Adams"}}, "edit");
    rules::Game commented = *loadGame(store_, GameId{2});
    commented.addRemark(commented.mainLine()[0], rules::Comment{"a comment"});
    {
        StoreChange change(store_, ChangeKind::edit, "annotate");
        replaceGame(change, GameId{2}, commented);
    }
    EXPECT_EQ(names(), expected_);
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(names(), expected_);
    const VersionedGame stored = *loadVersion(store_, GameId{1});
    rules::Game longer = stored.game;
    play(longer, {{22, 18}});
    ASSERT_TRUE(overwriteGame(store_, GameId{1}, longer, stored.version));
    EXPECT_EQ(names().front(), "") << "what another line is called is not known";
}

} // namespace
} // namespace damscope::db
