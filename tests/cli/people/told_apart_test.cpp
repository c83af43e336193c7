// SPDX-License-Identifier: GPL-3.0-or-later
// Games, players and editions of events are told apart by all that their headers say, and no game
// is lost for looking like another. The files of tests/data/reports are reports of users, with
// invented names; the others are of the same kinds.
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace damscope::cli {
namespace {

std::string report(const std::string& name) {
    std::ifstream in("tests/data/reports/" + name, std::ios::binary); // run in the repository root
    EXPECT_TRUE(in) << name;
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

using Tags = std::vector<std::pair<std::string, std::string>>;

const std::string someMoves = "1. 32-28 19-23";
const std::string otherMoves = "1. 33-28 18-22";

std::string game(const std::string& white, const std::string& black, const std::string& result,
                 const Tags& more, const std::string& moves) {
    std::string text = "[Event \"Cup 2024\"]\n[White \"" + white + "\"]\n[Black \"" + black +
                       "\"]\n[Result \"" + result + "\"]\n[GameType \"20\"]\n";
    for (const auto& [name, value] : more)
        text += "[" + name + " \"" + value + "\"]\n";
    return text + "\n" + moves + " *\n\n";
}

Tags dayAnd(Tags more) {
    more.emplace_back("Date", "2024.03.04");
    return more;
}

class EventsToldApart : public StoreCommands {
protected:
    Json event(const std::string& text, const std::string& name, Words more = {}) {
        import(text);
        Words words{"event", name, "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    }
    static std::map<std::string, double> points(const Json& event) {
        std::map<std::string, double> all;
        for (const Json& row : event["standings"])
            all[row["name"]] = row["points"];
        return all;
    }
    static std::vector<double> sorted(const Json& event) {
        std::vector<double> all;
        for (const Json& row : event["standings"])
            all.push_back(row["points"]);
        return all;
    }
};

// ---- copies

TEST_F(EventsToldApart, countTheGamesOfAMicromatch) {
    const Json cup = event(report("f03a_micromatch.pdn"), "Cup 2022");
    EXPECT_EQ(cup["played"].size(), 4U);
    EXPECT_TRUE(cup["repeated"].empty());
}

TEST_F(EventsToldApart, countTheGamesOfAllSections) {
    const Json world = event(report("f03b_sections.pdn"), "WC 2023");
    EXPECT_EQ(world["played"].size(), 18U);
    EXPECT_TRUE(world["repeated"].empty());
    EXPECT_EQ(world["kind"], "multiple-all-play-all");
    EXPECT_EQ(world["times"], 3);
    EXPECT_EQ(points(world)["Ash, A."], 18);
    EXPECT_TRUE(contains(run({"event", "WC 2023"}).out, "Round robin, 3 games a pair"));
}

TEST_F(EventsToldApart, countTheGamesOfRoundsWithLetters) {
    EXPECT_EQ(event(report("f03c_round_1a_1b.pdn"), "Match 2022")["played"].size(), 3U);
}

struct Distinction {
    const char* what;
    Tags one;
    Tags other;
    std::string moves; ///< of the other game
    bool areTwo = true;
};

class GamesOfOnePair : public EventsToldApart, public ::testing::WithParamInterface<Distinction> {};

TEST_P(GamesOfOnePair, areCountedAsTheyWerePlayed) {
    const Distinction& two = GetParam();
    const Json cup = event(game("Ash", "Beech", "2-0", two.one, someMoves) +
                               game("Ash", "Beech", "2-0", two.other, two.moves),
                           "Cup 2024");
    EXPECT_EQ(cup["played"].size(), two.areTwo ? 2U : 1U) << two.what;
    EXPECT_EQ(cup["repeated"].size(), two.areTwo ? 0U : 1U) << two.what;
}

INSTANTIATE_TEST_SUITE_P(
    OfOneRound, GamesOfOnePair,
    ::testing::Values(
        Distinction{"other moves", dayAnd({{"Round", "1"}}), dayAnd({{"Round", "1"}}), otherMoves},
        Distinction{"another day",
                    {{"Round", "1"}, {"Date", "2024.03.04"}},
                    {{"Round", "1"}, {"Date", "2024.03.05"}},
                    someMoves},
        Distinction{"another time control", dayAnd({{"Round", "1"}, {"TimeControl", "4800+60"}}),
                    dayAnd({{"Round", "1"}, {"TimeControl", "300+3"}}), someMoves},
        Distinction{"another stage", dayAnd({{"Round", "1"}, {"Stage", "Final"}}),
                    dayAnd({{"Round", "1"}, {"Stage", "Play-off"}}), someMoves},
        Distinction{"another group", dayAnd({{"Round", "1"}, {"Group", "A"}}),
                    dayAnd({{"Round", "1"}, {"Group", "B"}}), someMoves},
        Distinction{"another board", dayAnd({{"Round", "1"}, {"Board", "1"}}),
                    dayAnd({{"Round", "1"}, {"Board", "2"}}), someMoves},
        Distinction{"1/2 and 12", dayAnd({{"Round", "1/2"}}), dayAnd({{"Round", "12"}}), someMoves},
        Distinction{"1a and 1", dayAnd({{"Round", "1a"}}), dayAnd({{"Round", "1"}}), someMoves},
        Distinction{"a game without moves", dayAnd({{"Round", "1"}}), dayAnd({{"Round", "1"}}), ""},
        Distinction{"no difference", dayAnd({{"Round", "1"}}),
                    dayAnd({{"Round", "1"}, {"Annotator", "Cedar"}}), someMoves, false},
        Distinction{"another way to write the round", dayAnd({{"Round", "1"}}),
                    dayAnd({{"Round", "Round 01"}}), someMoves, false},
        Distinction{"what one does not say",
                    dayAnd({{"Round", "1"}, {"Stage", "Final"}}),
                    {{"Round", "1"}, {"Date", "2024.??.??"}, {"Stage", "?"}},
                    someMoves,
                    false}));

TEST_F(EventsToldApart, countAnEntryAndItsGameOnce) {
    const Json cup = event(game("Ash", "Beech", "*", dayAnd({{"Round", "1"}}), "") +
                               game("Ash", "Beech", "2-0", dayAnd({{"Round", "1"}}), someMoves),
                           "Cup 2024");
    ASSERT_EQ(cup["played"].size(), 1U);
    EXPECT_EQ(cup["played"][0]["outcome"], "white");
}

TEST_F(EventsToldApart, haveFourGamesAPair) {
    std::string text;
    const std::vector<std::string> players{"Ash", "Beech", "Cedar", "Dogwood"};
    for (int round = 1; round <= 4; ++round)
        for (std::size_t i = 0; i < players.size(); ++i)
            for (std::size_t j = i + 1; j < players.size(); ++j)
                text += game(players[i], players[j], "1-1",
                             {{"Round", std::to_string(round * 10 + static_cast<int>(i + j))}},
                             someMoves);
    const Json cup = event(text, "Cup 2024");
    EXPECT_EQ(cup["times"], 4);
    EXPECT_TRUE(cup["missing"].empty());
}

// ---- byes

class ByesOfAnEvent : public EventsToldApart, public ::testing::WithParamInterface<std::string> {};

TEST_P(ByesOfAnEvent, countAndAreNoPlayers) {
    const Json swiss =
        event(replaced(report("f04a_bye.pdn"), "\"Bye\"", "\"" + GetParam() + "\""), "Swiss 2022");
    EXPECT_EQ(sorted(swiss), (std::vector<double>{4, 4, 4, 4, 2})) << GetParam();
    EXPECT_EQ(swiss["byes"].size(), 3U);
    EXPECT_EQ(swiss["players"], 5);
    EXPECT_EQ(swiss["played"].size(), 6U);
    EXPECT_EQ(objects(run({"player", "list", "--json"}).out).size(), 5U);
}

INSTANTIATE_TEST_SUITE_P(InManyLanguages, ByesOfAnEvent,
                         ::testing::Values("Bye", "BYE", "half point bye", "Vrij", "vrijloting",
                                           "Exempt", "exempté", "Frei", "spielfrei", "wolny",
                                           "pauza", "свободен", "выходной", "folga", "libre",
                                           "riposa", "-", "No opponent", "oversidder"));

TEST_F(EventsToldApart, showByes) {
    import(report("f04b_vrij.pdn"));
    const std::string text = run({"event", "Swiss 2022"}).out;
    EXPECT_TRUE(contains(text, "3 byes")) << text;
    EXPECT_TRUE(contains(text, "+2")) << text;
    EXPECT_FALSE(contains(text, "Vrij")) << text;
}

TEST_F(EventsToldApart, letAPlayerBeCalledFrei) {
    const Json cup = event(game("Frei", "Ash", "2-0", {{"Round", "1"}}, someMoves) +
                               game("Beech", "Frei", "2-0", {{"Round", "2"}}, otherMoves),
                           "Cup 2024");
    EXPECT_EQ(cup["standings"].size(), 3U);
    EXPECT_TRUE(cup["byes"].empty());
}

// ---- players

TEST_F(EventsToldApart, partNamesakesByTheirNumbers) {
    const Json cup = event(report("f07_namesakes.pdn"), "Namesake");
    ASSERT_EQ(cup["standings"].size(), 4U);
    EXPECT_EQ(cup["players"], 4);
    EXPECT_EQ(cup["played"].size(), 6U) << "that of the namesakes, too";
    std::map<std::string, double> byNumber;
    for (const Json& row : cup["standings"])
        if (row["name"] == "Jansen, P.")
            byNumber[row["number"]] = row["points"];
    EXPECT_EQ(byNumber, (std::map<std::string, double>{{"11111", 5}, {"22222", 2}}));
    EXPECT_TRUE(contains(run({"event", "Namesake"}).out, "Jansen, P. (22222)"));
}

std::string numbered(const std::string& white, const std::string& whiteNumber,
                     const std::string& black, const std::string& blackNumber, int round,
                     const std::string& giver = "FmjdId") {
    return game(white, black, "2-0",
                {{"Round", std::to_string(round)},
                 {"White" + giver, whiteNumber},
                 {"Black" + giver, blackNumber}},
                someMoves);
}

TEST_F(EventsToldApart, joinSpellingsByTheirNumbers) {
    const Json cup = event(numbered("Nicievskij P.", "77", "Ash", "1", 1) +
                               numbered("Zzz, P.", "077", "Beech", "2", 2) +
                               numbered("Ash", "1", "Beech", "2", 3),
                           "Cup 2024");
    EXPECT_EQ(sorted(cup), (std::vector<double>{4, 2, 0}));
    EXPECT_EQ(cup["players"], 3);
}

TEST_F(EventsToldApart, askNumbersOfAnyGiver) {
    EXPECT_EQ(event(numbered("Jansen, P.", "5", "Ash", "1", 1, "_Player_ID") +
                        numbered("Jansen, P.", "6", "Ash", "1", 2, "_Player_ID"),
                    "Cup 2024")["standings"]
                  .size(),
              3U);
}

TEST_F(EventsToldApart, trustNoNumberThatAllHave) {
    for (const std::string number : {"0", "12345"}) {
        const Json cup = event(replaced(numbered("Ash", number, "Beech", number, 1) +
                                            numbered("Cedar", number, "Ash", number, 2),
                                        "Cup 2024", "Cup " + number),
                               "Cup " + number);
        EXPECT_EQ(cup["standings"].size(), 3U) << number;
    }
}

TEST_F(EventsToldApart, giveAGameWithoutANumberToTheOnlyPlayerOfTheName) {
    const Json cup =
        event(numbered("Jansen, P.", "5", "Ash", "", 1) + numbered("Jansen, P.", "", "Ash", "", 2),
              "Cup 2024");
    EXPECT_EQ(points(cup)["Jansen, P."], 4);
}

TEST_F(EventsToldApart, letADecisionCountMoreThanANumber) {
    import(numbered("Jansen, P.", "5", "Ash", "1", 1) + numbered("Jansen, K.", "5", "Ash", "1", 2));
    EXPECT_EQ(
        run({"player", "list", "--different", "Jansen, P.", "--different", "Jansen, K."}).status,
        0);
    EXPECT_EQ(Json::parse(run({"event", "Cup 2024", "--json"}).out)["standings"].size(), 3U);
}

// The games of each player in the list of players.
std::map<std::string, int> games(const std::string& players) {
    std::map<std::string, int> all;
    for (const Json& player : objects(players))
        all[player["name"]] = player["games"];
    return all;
}

TEST_F(EventsToldApart, partNamesakesInTheListOfPlayersAndOnTheirPages) {
    import(report("f07_namesakes.pdn"));
    const auto all = games(run({"player", "list", "--json"}).out);
    EXPECT_EQ(all.size(), 4U);
    EXPECT_EQ(all.at("Jansen, P. (11111)"), 3);
    EXPECT_EQ(all.at("Jansen, P. (22222)"), 3);
    const Json page = Json::parse(run({"player", "Jansen, P. (11111)", "--json"}).out);
    EXPECT_EQ(page["name"], "Jansen, P. (11111)");
    EXPECT_EQ(page["all"]["games"], 3);
    std::set<std::string> opponents;
    for (const Json& opponent : page["opponents"])
        opponents.insert(opponent["name"]);
    EXPECT_TRUE(opponents.contains("Jansen, P. (22222)")) << page["opponents"];
    const Ran several = run({"player", "Jansen, P."});
    EXPECT_NE(several.status, 0);
    EXPECT_TRUE(contains(several.err, "Jansen, P. (22222)")) << several.err;
    EXPECT_EQ(games(run({"player", "list", "jansen", "--json"}).out).size(), 2U);
}

// Names of one player by a number, by a decision, and by their letters; namesakes; a game of theirs
// without a number.
TEST_F(EventsToldApart, countAlikeInListsOnPagesInFiltersAndInSql) {
    import(report("f07_namesakes.pdn"));
    import(numbered("Nicievskij P.", "77", "Ash", "1", 1) +
           numbered("Ash", "1", "Zaan, P.", "077", 2) +
           game("Chestnut, Carl", "ASH", "2-0",
                {{ "Round",
                   "3" }},
                someMoves) +
           game("Oak", "Kastanje, C.", "0-2",
                {{ "Round",
                   "4" }},
                someMoves) +
           game("Jansen, P.", "Oak", "1-1",
                {{ "Round",
                   "5" }},
                otherMoves));
    ASSERT_EQ(run({"player", "list", "--same", "Chestnut, Carl", "--same", "Kastanje, C."}).status,
              0);
    const auto players = objects(run({"player", "list", "--json"}).out);
    std::map<std::string, int> counted;
    for (const Json& player : players) {
        const std::string name = player["name"];
        const int games = player["games"];
        counted[name] = games;
        SCOPED_TRACE(name);
        EXPECT_EQ(
            Json::parse(
                run({"player", "#" + player["person_id"].dump(), "--json"}).out)["all"]["games"],
            games);
        EXPECT_EQ(objects(run({"list", "--player", "#" + player["person_id"].dump(), "--json"}).out)
                      .size(),
                  games);
        if (name != "Jansen, P.") { // whom others are called, too
            EXPECT_EQ(objects(run({"list", "--player", name, "--json"}).out).size(), games);
            EXPECT_EQ(objects(run({"player", "list", name, "--json"}).out).at(0)["games"], games);
        }
        const Json row = objects(run({"sql",
                                      "SELECT name, games, wins, losses FROM players WHERE id = " +
                                          player["person_id"].dump(),
                                      "--json"})
                                     .out)
                             .at(0);
        for (const char* column : {"name", "games", "wins", "losses"})
            EXPECT_EQ(row[column], player[column]) << column;
        const Json sides =
            objects(run({"sql",
                         "SELECT count(*) AS games FROM games WHERE " + player["person_id"].dump() +
                             " IN (white_person_id, black_person_id)",
                         "--json"})
                        .out)
                .at(0);
        EXPECT_EQ(sides["games"], games);
    }
    EXPECT_EQ(counted.at("Jansen, P. (11111)"), 3);
    EXPECT_EQ(counted.at("Jansen, P."), 1) << "either of them";
    EXPECT_EQ(counted.at("Ash"), 3);
    for (const char* spelling : {"nicievskij", "zaan"})
        EXPECT_EQ(objects(run({"list", "--player", spelling, "--json"}).out).size(), 2U)
            << spelling;
    for (const char* spelling : {"chestnut", "kastanje"})
        EXPECT_EQ(objects(run({"list", "--player", spelling, "--json"}).out).size(), 2U)
            << spelling;
    EXPECT_EQ(objects(run({"list", "--player", "jansen", "--json"}).out).size(), 6U);
    EXPECT_EQ(objects(run({"list", "--white", "Jansen, P. (22222)", "--json"}).out).size(), 2U);
    EXPECT_EQ(objects(run({"list", "--player", "Jansen, P. (11111)", "--player",
                           "Jansen, P. (22222)", "--json"})
                          .out)
                  .size(),
              1U);
    EXPECT_EQ(objects(run({"sql", "SELECT count(*) AS players FROM players", "--json"}).out)
                  .at(0)["players"],
              players.size());
}

TEST_F(EventsToldApart, joinSpellingsInTheListOfPlayersAndOnTheirPages) {
    import(numbered("Nicievskij P.", "77", "Ash", "1", 1) +
           numbered("Nitsievski, Pawel", "077", "Beech", "2", 2) +
           numbered("Ash", "1", "Beech", "2", 3));
    const auto all = games(run({"player", "list", "--json"}).out);
    EXPECT_EQ(all,
              (std::map<std::string, int>{{"Nitsievski, Pawel", 2}, {"Ash", 2}, {"Beech", 2}}));
    const Json page = Json::parse(run({"player", "Nicievskij P.", "--json"}).out);
    EXPECT_EQ(page["all"]["games"], 2);
    EXPECT_EQ(page["other_names"], Json({"Nicievskij P."}));
    EXPECT_EQ(games(run({"player", "list", "nicievskij", "--json"}).out),
              (std::map<std::string, int>{{"Nitsievski, Pawel", 2}}));
}

TEST_F(EventsToldApart, giveTheFullNameTheGamesOfItsNumberUnderAnother) {
    import(numbered("Jansen, P.", "5", "Ash", "1", 1) + numbered("Jansen, P.", "6", "Ash", "1", 2) +
           numbered("Jansen, Piet", "5", "Ash", "1", 3));
    EXPECT_EQ(games(run({"player", "list", "--json"}).out),
              (std::map<std::string, int>{{"Ash", 3}, {"Jansen, Piet", 2}, {"Jansen, P. (6)", 1}}));
    const Json page = Json::parse(run({"player", "Jansen, Piet", "--json"}).out);
    EXPECT_EQ(page["all"]["games"], 2);
    EXPECT_EQ(page["other_names"], Json({"Jansen, P."}));
}

TEST_F(EventsToldApart, giveAGameWithoutANumberToTheNamesakeOfItsEvent) {
    import(numbered("Jansen, P.", "5", "Ash", "1", 1) + numbered("Jansen, P.", "", "Ash", "1", 2) +
           replaced(numbered("Jansen, P.", "6", "Ash", "1", 1), "Cup 2024", "Cup 2025"));
    EXPECT_EQ(
        games(run({"player", "list", "--json"}).out),
        (std::map<std::string, int>{{"Ash", 3}, {"Jansen, P. (5)", 2}, {"Jansen, P. (6)", 1}}));
}

TEST_F(EventsToldApart, readNamesWithoutTheRoundBesideThem) {
    const Json club = event(report("event-ronde-in-name.pdn"), "Club final 2020");
    EXPECT_EQ(club["kind"], "all-play-all");
    EXPECT_EQ(club["standings"].size(), 8U);
    EXPECT_EQ(club["players"], 8);
    for (const Json& row : club["standings"])
        EXPECT_FALSE(contains(row["name"], "ronde")) << row["name"];
}

// ---- points

TEST_F(EventsToldApart, countWinsOnPointsAsTheyAreWritten) {
    EXPECT_EQ(points(event(report("f11a_delft_one_and_half.pdn"), "Delft")),
              (std::map<std::string, double>{
                  {"Ash, A.", 4}, {"Beech, B.", 3.5}, {"Cedar, C.", 2}, {"Dogwood, D.", 2.5}}));
}

TEST_F(EventsToldApart, countTenPointsAGame) {
    const Json delft = event(report("f11b_delft_ten.pdn"), "Delft");
    EXPECT_EQ(points(delft),
              (std::map<std::string, double>{
                  {"Ash, A.", 18}, {"Beech, B.", 16}, {"Cedar, C.", 17}, {"Dogwood, D.", 9}}));
    EXPECT_EQ(delft["points"]["win"], 10);
    const Json ordinary = Json::parse(run({"event", "Delft", "--points", "2", "--json"}).out);
    EXPECT_EQ(points(ordinary)["Ash, A."], 2 + 1 + 1) << "chosen: 9-1 and 3-7 are draws";
}

struct Counting {
    std::vector<std::string> results; ///< of Ash with White against Beech
    std::vector<double> points;       ///< the first first
    Words chosen = {};
};

class PointsOfAMatch : public EventsToldApart, public ::testing::WithParamInterface<Counting> {};

TEST_P(PointsOfAMatch, areThoseOfItsResults) {
    std::string text;
    for (std::size_t i = 0; i < GetParam().results.size(); ++i)
        text += game("Ash", "Beech", GetParam().results[i], {{"Round", std::to_string(i + 1)}},
                     someMoves);
    EXPECT_EQ(sorted(event(text, "Cup 2024", GetParam().chosen)), GetParam().points);
}

INSTANTIATE_TEST_SUITE_P(
    WrittenInManyWays, PointsOfAMatch,
    ::testing::Values(Counting{{"12-0", "8-4", "7-5", "6-6"}, {33, 15}},
                      Counting{{"0-12", "4-8"}, {20, 4}},
                      Counting{{"2-0", "1-1", "1½-½"}, {4.5, 1.5}},
                      Counting{{"3-0", "1-1", "0-3"}, {4, 4}}, Counting{{"1-0", "½-½"}, {3, 1}},
                      Counting{{"4-0", "3-1", "2-2"}, {9, 3}},
                      Counting{{"9-1", "5-5"}, {14, 6}, {"--points", "10-5-0"}},
                      Counting{{"12-0", "8-4"}, {4, 1}, {"--points", "3-1-0"}}));

// ---- editions

TEST_F(EventsToldApart, areOneThatBeganOnOneDay) {
    import(report("f16_correspondence.pdn"));
    const auto events = objects(run({"event", "list", "--json"}).out);
    ASSERT_EQ(events.size(), 1U);
    EXPECT_EQ(events[0]["games"], 6);
    EXPECT_EQ(events[0]["date_to"], "2021-12-01");
    const Json postal =
        Json::parse(run({"event", "Postal", "--from", "2019", "--to", "2022", "--json"}).out);
    EXPECT_EQ(postal["kind"], "all-play-all");
    EXPECT_EQ(postal["played"].size(), 6U);
}

struct Editions {
    const char* what;
    std::vector<std::pair<std::string, std::string>> games; ///< Date, EventDate
    std::size_t expected;
};

class EditionsOfAnEvent : public EventsToldApart, public ::testing::WithParamInterface<Editions> {};

TEST_P(EditionsOfAnEvent, areToldApartByTheirBeginning) {
    std::string text;
    for (const auto& [date, begins] : GetParam().games)
        text += replaced(
            game("Ash", "Beech", "1-1", {{"Date", date}, {"EventDate", begins}}, someMoves),
            "Cup 2024", "Postal cup");
    import(text);
    EXPECT_EQ(objects(run({"event", "list", "--json"}).out).size(), GetParam().expected)
        << GetParam().what;
}

INSTANTIATE_TEST_SUITE_P(
    OrByTheirDays, EditionsOfAnEvent,
    ::testing::Values(
        Editions{"a game that began three years later",
                 {{"2019.01.15", "2019.01.15"}, {"2022.01.15", "2019.01.15"}},
                 1},
        Editions{"the date written otherwise",
                 {{"2019.01.15", "15.01.2019"}, {"2020.11.15", "2019.01.15"}},
                 1},
        Editions{"a game of unknown day", {{"????.??.??", "2019.01.15"}, {"2019.02.01", "?"}}, 1},
        Editions{"a game without the tag near one of the edition",
                 {{"2019.01.15", "2019.01.15"}, {"2021.01.15", "2019.01.15"}, {"2021.03.01", "?"}},
                 1},
        Editions{"two years", {{"2019.01.15", "2019.01.15"}, {"2020.01.15", "2020.01.15"}}, 2},
        Editions{"no beginnings", {{"2019.01.15", "?"}, {"2020.01.15", "?"}}, 2}));

// ---- names

// The grade by which two names are proposed as one person's; "one" if they are one already.
std::string gradeOf(const std::string& proposals, const std::string& one,
                    const std::string& other) {
    for (const Json& pair : objects(proposals))
        if (std::set<std::string>{pair["one"], pair["other"]} == std::set{one, other})
            return pair["grade"];
    return "no";
}

TEST_F(EventsToldApart, holdNoOtherEditionAgainstAPair) {
    import(report("names-annual-event.pdn"));
    EXPECT_EQ(
        gradeOf(run({"player", "list", "--propose", "--json"}).out, "David Kotin", "Kotin,D."),
        "likely");
}

TEST_F(EventsToldApart, findTheNameThatFillsAGap) {
    import(report("event-roundrobin-typo.pdn"));
    const std::string proposals = run({"player", "list", "--propose", "--json"}).out;
    EXPECT_EQ(gradeOf(proposals, "Dma, Els", "Dam, Els"), "likely");
    EXPECT_TRUE(contains(proposals, "fills-gap")) << proposals;
    EXPECT_TRUE(contains(run({"player", "list", "--propose"}).out, "round that one lacks"));
}

TEST_F(EventsToldApart, compareNamesAsUsersDo) {
    std::istringstream lines(report("names-pairs.tsv"));
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("#"))
            continue;
        std::istringstream fields(line);
        std::string one;
        std::string other;
        std::string truth;
        std::getline(fields, one, '\t');
        std::getline(fields, other, '\t');
        std::getline(fields, truth, '\t');
        const std::string store = folder_.file("pair" + std::to_string(++number) + ".db");
        const std::string file =
            write("pair.pdn", replaced(game(one, "Quite Another", "1-1", {}, someMoves) +
                                           game(other, "Someone Else", "1-1", {}, someMoves),
                                       "Cup 2024", "?"));
        ASSERT_LE(run({"import", file, "--db", store}).status, 1);
        const bool proposed =
            !run({"player", "list", "--propose", "--json", "--db", store}).out.empty();
        const bool isOne =
            objects(run({"player", "list", "--json", "--db", store}).out).size() == 3;
        EXPECT_EQ(proposed || isOne, truth.starts_with("same")) << line;
    }
    EXPECT_EQ(number, 9);
}

} // namespace
} // namespace damscope::cli
