// SPDX-License-Identifier: GPL-3.0-or-later
// player, events and event, as a user sees them.
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace damscope::cli {
namespace {

std::string game(const std::string& white, const std::string& black, const std::string& result,
                 const std::string& more) {
    return "[Event \"Open Hoorn 2003\"]\n[Site \"Hoorn\"]\n[White \"" + white + "\"]\n[Black \"" +
           black + "\"]\n[Result \"" + result + "\"]\n" + more +
           "[GameType \"20\"]\n\n1. 32-28 18-23 " + result + "\n\n";
}

class EventCommand : public StoreCommands {
protected:
    EventCommand() {
        import(game("Ann Bos", "Bob Smit", "2-0", "[Date \"2003.07.01\"]\n[Round \"1\"]\n") +
               game("Bob Smit", "Cor Mol", "1-1", "[Date \"2003.07.02\"]\n[Round \"2\"]\n") +
               game("Cor Mol", "Ann Bos", "0-2", "[Date \"2003.07.03\"]\n[Round \"3\"]\n"));
    }
    Json json(const Words& words) const {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    }
};

TEST_F(EventCommand, ShowsTheTable) {
    const Json event = json({"event", "hoorn", "--json"});
    EXPECT_EQ(event["name"], "Open Hoorn 2003");
    EXPECT_EQ(event["kind"], "all-play-all");
    EXPECT_EQ(event["date_from"], "2003-07-01");
    ASSERT_EQ(event["standings"].size(), 3U);
    EXPECT_EQ(event["standings"][0]["name"], "Ann Bos");
    EXPECT_EQ(event["standings"][0]["points"], 4);
    EXPECT_EQ(event["standings"][1]["points"], 1);
    EXPECT_EQ(event["played"].size(), 3U);
    EXPECT_EQ(json({"event", "hoorn", "--points", "1", "--json"})["standings"][0]["points"], 2);
    EXPECT_EQ(json({"event", "hoorn", "--after", "1", "--json"})["standings"][0]["points"], 2);
    const std::string text = run({"event", "hoorn"}).out;
    EXPECT_NE(text.find("1  Ann Bos   x  2  2"), std::string::npos) << text;
    EXPECT_NE(run({"event", "hoorn", "--html"}).out.find("<td>Ann Bos</td>"), std::string::npos);
    EXPECT_NE(run({"event", "hoorn", "--csv"}).out.find("1,Ann Bos,,,2,2,0,0,4,2,2,1,"),
              std::string::npos);
}

// Dirk Bos, of six players, plays two games, and loses three that nobody plays.
TEST_F(EventCommand, StrikesAPlayerWhoLeftEarly) {
    const std::vector<std::string> players{"Ann Bos",  "Bob Smit", "Cor Mol",
                                           "Dirk Bos", "Els Vos",  "Fred Kok"};
    std::string text;
    const auto add = [&](int round, std::size_t white, std::size_t black) {
        const bool isForfeit = round > 2 && (white == 3 || black == 3);
        const std::string result = !isForfeit ? "1-1" : white == 3 ? "0-2F" : "2-0F";
        text += "[Event \"Clubcup 2004\"]\n[Round \"" + std::to_string(round) + "\"]\n[White \"" +
                players[white] + "\"]\n[Black \"" + players[black] + "\"]\n[Result \"" + result +
                "\"]\n[GameType \"20\"]\n\n" + (isForfeit ? "*" : "1. 32-28 18-23 1-1") + "\n\n";
    };
    for (int round = 1; round <= 5; ++round) { // the last stays, the others go round
        const auto at = [&](int step) { return static_cast<std::size_t>((round + step) % 5); };
        add(round, at(0), 5);
        add(round, at(1), at(4));
        add(round, at(2), at(3));
    }
    import(text);
    const Json cup = json({"event", "clubcup", "--json"});
    ASSERT_EQ(cup["standings"].size(), 6U);
    const Json last = cup["standings"][5];
    EXPECT_EQ(last["name"], "Dirk Bos");
    EXPECT_TRUE(last["rank"].is_null());
    EXPECT_EQ(last["withdrawn"], true);
    EXPECT_EQ(cup["standings"][0]["points"], 4);
    EXPECT_EQ(cup["standings"][0]["withdrawn"], false);
    double points = 0;
    for (const Json& row : cup["standings"]) {
        EXPECT_EQ(row["struck"], row["name"] == "Dirk Bos") << row;
        points += row["points"].get<double>();
    }
    EXPECT_EQ(cup["played"].size(), 15U);
    for (const Json& game : cup["played"]) {
        EXPECT_EQ(game["struck"], game["white"] == "Dirk Bos" || game["black"] == "Dirk Bos");
        if (game["struck"] == false)
            points -= game["white_points"].get<double>() + game["black_points"].get<double>();
    }
    EXPECT_EQ(points, 0) << "the table is the sum of the games that are not struck";
    const std::string shown = run({"event", "clubcup"}).out;
    EXPECT_NE(shown.find("Dirk Bos left before the end (games played: 2 of 5)"), std::string::npos)
        << shown;
    EXPECT_NE(shown.find("(2)"), std::string::npos) << shown;
    const Json chosen = json({"event", "clubcup", "--withdrawn", "els", "--json"});
    for (const Json& row : chosen["standings"]) {
        EXPECT_EQ(row["withdrawn"], row["name"] == "Els Vos" || row["name"] == "Dirk Bos") << row;
        EXPECT_EQ(row["rank"].is_null(), row["name"] == "Dirk Bos") << "Els has played enough";
    }
    EXPECT_EQ(run({"event", "clubcup", "--withdrawn", "bos"}).status, 2) << "two have the name";
    EXPECT_EQ(run({"event", "clubcup", "--withdrawn", "nobody"}).status, 2);
}

// Ann Bos wins twice, Bob Smit and Cor Mol draw.
TEST_F(EventCommand, KeepsHowAnEventIsCounted) {
    const auto first = [&](const Words& more = {}) {
        Words words{"event", "hoorn", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return json(words)["standings"][0]["points"].get<double>();
    };
    EXPECT_EQ(first({"--points", "3"}), 6);
    EXPECT_EQ(first(), 4) << "seen once";
    const Ran kept = run({"event", "hoorn", "--points", "3", "--tie-breaks", "wins", "--withdrawn",
                          "Cor Mol", "--remember"});
    EXPECT_EQ(kept.status, 0);
    EXPECT_NE(kept.err.find("Open Hoorn 2003 is counted so from now on"), std::string::npos)
        << kept.err;
    EXPECT_NE(kept.out.find("Cor Mol left before the end"), std::string::npos) << kept.out;
    const Json event = json({"event", "hoorn", "--json"});
    EXPECT_EQ(event["standings"][0]["points"], 6);
    EXPECT_EQ(event["tie_breaks"], Json::array({"wins"}));
    for (const Json& row : event["standings"])
        EXPECT_EQ(row["withdrawn"], row["name"] == "Cor Mol") << row;
    EXPECT_EQ(first({"--points", "1"}), 2) << "unless others are named";
    EXPECT_NE(run({"event", "hoorn", "--wall-sheet", "1"}).out.find("3-0"), std::string::npos);
    EXPECT_NE(
        run({"event", "hoorn", "--points", "3", "--remember"}).err.find("nothing was changed"),
        std::string::npos);
    EXPECT_EQ(run({"event", "hoorn", "--points", "5-2-0", "--forget"}).status, 0);
    EXPECT_EQ(first(), 10);
    EXPECT_EQ(json({"event", "hoorn", "--json"})["standings"][2]["withdrawn"], false);
    EXPECT_EQ(run({"event", "hoorn", "--forget"}).status, 0);
    EXPECT_EQ(first(), 4);
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(first(), 6) << "as it was kept first";
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(first(), 4);
    EXPECT_EQ(run({"event", "hoorn", "--remember"}).status, 2) << "nothing is named";
    EXPECT_EQ(run({"event", "hoorn", "--points", "3", "--remember", "--set", "Site=Hoorn"}).status,
              2);
}

// Of the games of one player only, the whole event is meant.
TEST_F(EventCommand, KeepsTheCountingOfAllItsGames) {
    EXPECT_EQ(run({"event", "hoorn", "--player", "Bob Smit", "--points", "3", "--remember"}).status,
              0);
    EXPECT_EQ(json({"event", "hoorn", "--json"})["standings"][0]["points"], 6);
    EXPECT_EQ(run({"event", "hoorn", "--set", "Event=Open Enkhuizen 2003"}).status, 0);
    EXPECT_EQ(json({"event", "enkhuizen", "--json"})["standings"][0]["points"], 6);
}

TEST_F(EventCommand, EntersATournamentWithItsPoints) {
    Start start;
    start.input = "[Round 1]\nAnn Bos : Bob Smit 2-0\nCor Mol : Dirk Bos 1-1\n"
                  "[Round 2]\nAnn Bos : Cor Mol\nDirk Bos : Bob Smit\n";
    EXPECT_EQ(run({"event", "Club 2024", "--points", "3", "--enter", "-"}, start).status, 0);
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["standings"][0]["points"], 3);
}

TEST_F(EventCommand, WhatIsEnteredIsUndoneFirst) {
    (void)run({"edit", "1", "--set", "Site=Oude Haske", "--apply"});
    Start start;
    start.input = "Ann Bos\nBob Smit\nCor Mol\n";
    const Ran entered = run({"event", "Club 2024", "--enter", "-"}, start);
    EXPECT_TRUE(entered.err.find("damscope undo deletes them") != std::string::npos) << entered.err;
    const Ran undone = run({"undo"});
    EXPECT_EQ(undone.status, 0);
    EXPECT_TRUE(undone.err.find("undone: event \"Club 2024\" --enter") != std::string::npos)
        << undone.err;
    EXPECT_EQ(run({"list", "--count"}).out, "3\n");
    EXPECT_EQ(run({"list", "--site", "Oude Haske", "--count"}).out, "1\n");
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(run({"list", "--site", "Oude Haske", "--count"}).out, "0\n");
    EXPECT_EQ(run({"edit", "new", "1. 32-28 18-23 1-1"}).status, 0);
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(run({"list", "--count"}).out, "3\n") << "what new has stored";
}

TEST_F(EventCommand, MakesASheetForTheWall) {
    const std::string sheet = run({"event", "hoorn", "--wall-sheet", "2"}).out;
    const std::size_t round = sheet.find("Round 2");
    ASSERT_NE(round, std::string::npos) << sheet;
    const std::string games = sheet.substr(round, sheet.find("Cor Mol", round) + 30 - round);
    EXPECT_NE(games.find("Bob Smit"), std::string::npos) << games;
    EXPECT_NE(games.find("1-1"), std::string::npos) << games;
    EXPECT_EQ(games.find("Ann Bos"), std::string::npos) << "who plays in other rounds\n" << games;
    EXPECT_NE(sheet.find("Ann Bos", round), std::string::npos) << "the standings";
    const std::string pdf = folder_.file("wall.pdf");
    EXPECT_EQ(run({"event", "hoorn", "--wall-sheet", "2", "-o", pdf}).status, 0);
    EXPECT_TRUE(folder_.read("wall.pdf").starts_with("%PDF-"));
    EXPECT_EQ(run({"event", "hoorn", "--wall-sheet", "9"}).status, 2);
    EXPECT_EQ(run({"event", "hoorn", "--wall-sheet", "2", "--csv"}).status, 2);
}

TEST_F(EventCommand, IsPrinted) {
    const std::string pdf = folder_.file("event.pdf");
    EXPECT_EQ(run({"event", "hoorn", "-o", pdf}).status, 0);
    EXPECT_TRUE(folder_.read("event.pdf").starts_with("%PDF-"));
    EXPECT_EQ(run({"event", "hoorn", "-o", pdf, "--no-clobber"}).status, 2);
    EXPECT_EQ(run({"player", "Ann Bos", "-o", folder_.file("ann.pdf")}).status, 0);
    EXPECT_TRUE(folder_.read("ann.pdf").starts_with("%PDF-"));
    EXPECT_EQ(run({"player", "prepare", "Ann Bos", "-o", folder_.file("ann.html")}).status, 0);
    EXPECT_TRUE(folder_.read("ann.html").starts_with("<!doctype html>"));
    EXPECT_NE(folder_.read("ann.html").find("\"Content-Security-Policy\""), std::string::npos);
    EXPECT_EQ(run({"event", "hoorn", "-o", folder_.file("event.doc")}).status, 2);
}

// Three rounds of eight players. The round of one game is not known: 2-0 of Dirks against Ebbens.
std::string swissOfEight() {
    struct Pairing {
        const char* white;
        const char* black;
        const char* result;
        const char* round;
    };
    std::string text;
    for (const Pairing& pairing :
         {Pairing{"Arends", "Ebbens", "2-0", "1"}, Pairing{"Boers", "Faber", "2-0", "1"},
          Pairing{"Claes", "Groen", "1-1", "1"}, Pairing{"Dirks", "Haan", "0-2", "1"},
          Pairing{"Boers", "Arends", "1-1", "2"}, Pairing{"Haan", "Claes", "1-1", "2"},
          Pairing{"Dirks", "Ebbens", "2-0", "?"}, Pairing{"Groen", "Faber", "0-2", "2"},
          Pairing{"Arends", "Haan", "2-0", "3"}, Pairing{"Boers", "Claes", "1-1", "3"},
          Pairing{"Dirks", "Faber", "1-1", "3"}, Pairing{"Ebbens", "Groen", "0-2", "3"}})
        text += std::string("[Event \"Cup of Eight\"]\n[Date \"2010.05.01\"]\n[White \"") +
                pairing.white + "\"]\n[Black \"" + pairing.black + "\"]\n[Round \"" +
                pairing.round + "\"]\n[Result \"" + pairing.result +
                "\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 " + pairing.result + "\n\n";
    return text;
}

TEST_F(EventCommand, KeepsWhoLeftASwiss) {
    import(swissOfEight());
    EXPECT_EQ(run({"event", "eight", "--withdrawn", "Haan"}).status, 2) << "all games count";
    EXPECT_EQ(run({"event", "eight", "--withdrawn", "Haan", "--remember"}).status, 0);
    for (const Json& row : json({"event", "eight", "--json"})["standings"])
        EXPECT_EQ(row["withdrawn"], row["name"] == "Haan") << row;
}

TEST_F(EventCommand, ShowsEachGameThatCounts) {
    import(swissOfEight());
    const std::string csv = run({"event", "eight", "--csv"}).out;
    EXPECT_NE(csv.find(",R1,R2,R3,?\r\n"), std::string::npos) << csv;
    // By hand: Arends 5, Boers 4; of 3 points Haan (Buchholz 11), Claes (10, S-B 5), Faber (10,
    // 4.5), Groen and Dirks (6); Ebbens 0.
    const std::string text = run({"event", "eight"}).out;
    EXPECT_NE(text.find("Swiss system, 12 games, 8 players, 3 rounds"), std::string::npos) << text;
    const auto words = [](const std::string& line) {
        std::istringstream in(line);
        return Words(std::istream_iterator<std::string>(in), {});
    };
    const auto rowOf = [&](const std::string& name) {
        const std::size_t begin = text.find(name);
        return words(text.substr(begin, text.find('\n', begin) - begin));
    };
    EXPECT_EQ(rowOf("Dirks"), words("Dirks 3w0 - 5w1 8w2 3 3 1 1 1 1.5 6 6")) << text;
    EXPECT_EQ(rowOf("Ebbens"), words("Ebbens 1b0 - 6w0 7b0 0 3 0 0 3 0 11 8"));
    EXPECT_EQ(rowOf("Arends"), words("Arends 8w2 2b1 3w2 5 3 2 1 0 5 7 7"));
}

// Three clubs with two boards, a round robin; the first board of the last match is missing.
std::string clubMatches() {
    struct Board {
        const char* round;
        const char* white;
        const char* whiteTeam;
        const char* black;
        const char* blackTeam;
        const char* result;
    };
    std::string text;
    for (const Board& board : {Board{"1.1", "Arends", "Hijken", "Boers", "Huissen", "2-0"},
                               Board{"1.2", "Bakker", "huissen", "Aalbers", "Hijken", "1-1"},
                               Board{"2.1", "Boers", "Huissen", "Claes", "Hoorn", "2-0"},
                               Board{"2.2", "Cramer", "Hoorn", "Bakker", "Huissen", "2-0"},
                               Board{"3.2", "Aalbers", "Hijken", "Cramer", "Hoorn", "0-2"}})
        text += std::string("[Event \"Club League\"]\n[Date \"2023.09.01\"]\n[Round \"") +
                board.round + "\"]\n[White \"" + board.white + "\"]\n[Black \"" + board.black +
                "\"]\n[WhiteTeam \"" + board.whiteTeam + "\"]\n[BlackTeam \"" + board.blackTeam +
                "\"]\n[Result \"" + board.result + "\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 " +
                board.result + "\n\n";
    return text;
}

TEST_F(EventCommand, ShowsTeamsAgainstTeams) {
    import(clubMatches());
    const Json event = json({"event", "league", "--json"});
    EXPECT_EQ(event["kind"], "team-match");
    ASSERT_EQ(event["teams"].size(), 3U);
    // Hoorn drew with Huissen, 2-2, and beat Hijken, 2-0; Hijken beat Huissen, 3-1.
    EXPECT_EQ(event["teams"][0]["name"], "Hoorn");
    EXPECT_EQ(event["teams"][0]["match_points"], 3);
    EXPECT_EQ(event["teams"][0]["board_points"], 4);
    EXPECT_EQ(event["teams"][1]["name"], "Hijken");
    EXPECT_EQ(event["teams"][1]["match_points"], 2);
    EXPECT_EQ(event["teams"][2]["draws"], 1);
    ASSERT_EQ(event["encounters"].size(), 3U);
    EXPECT_EQ(event["encounters"][0]["first"], "Hijken");
    EXPECT_EQ(event["encounters"][0]["first_points"], 3);
    EXPECT_EQ(event["encounters"][0]["boards"][1]["first"], "Aalbers");
    EXPECT_EQ(event["encounters"][0]["boards"][1]["first_has_white"], false);
    const std::string text = run({"event", "league"}).out;
    EXPECT_NE(text.find("Round 1: Hijken - Huissen  3-1"), std::string::npos) << text;
    EXPECT_NE(text.find("1 match has fewer than 2 games"), std::string::npos) << text;
    EXPECT_NE(run({"event", "league", "--csv", "--table", "teams"})
                  .out.find("1,Hoorn,2,1,1,0,3,4,2,x,2-0,2-2"),
              std::string::npos);
    EXPECT_NE(run({"event", "league", "--csv", "--table", "boards"})
                  .out.find("1,2,Huissen,Hijken,Bakker,Aalbers,1,1,"),
              std::string::npos);
    EXPECT_NE(run({"event", "league", "--html"}).out.find("<h2>Teams</h2>\n<div tabindex=\"0\">"),
              std::string::npos)
        << "a wide table without links is scrolled by keys";
    EXPECT_EQ(run({"event", "league", "--table", "teams"}).status, 2);
    EXPECT_EQ(
        json({"event", "league", "--match-points", "3", "--json"})["teams"][0]["match_points"], 4);
    EXPECT_EQ(json({"event", "league", "--after", "1", "--json"})["encounters"].size(), 1U);
    EXPECT_EQ(json({"event", "hoorn 2003", "--json"})["teams"].size(), 0U);
}

TEST_F(EventCommand, ShowsTheResultsOfAMatchWithoutRounds) {
    const auto ofDay = [](const std::string& white, const std::string& black,
                          const std::string& result, const std::string& day) {
        return "[Event \"Match Bos-Mol\"]\n[Date \"" + day + "\"]\n[White \"" + white +
               "\"]\n[Black \"" + black + "\"]\n[Result \"" + result +
               "\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 " + result + "\n\n";
    };
    // The file has the last day first.
    import(ofDay("Mol", "Bos", "0-2", "1999.05.04") + ofDay("Bos", "Mol", "2-0", "1999.05.01") +
           ofDay("Mol", "Bos", "1-1", "1999.05.02") + ofDay("Bos", "Mol", "0-2", "1999.05.03"));
    const std::string text = run({"event", "match"}).out;
    EXPECT_NE(text.find("Match, 4 games, 2 players"), std::string::npos) << text;
    const std::string csv = run({"event", "match", "--csv"}).out;
    EXPECT_NE(csv.find(",1,2\r\n"), std::string::npos) << csv;
    EXPECT_NE(csv.find(",,x,2 1 0 2\r\n"), std::string::npos) << csv;
    EXPECT_NE(csv.find(",,0 1 2 0,x\r\n"), std::string::npos) << csv;
    EXPECT_NE(run({"event", "match", "--html"}).out.find(">2 1 0 2<"), std::string::npos);
    EXPECT_EQ(run({"event", "match", "--after", "2"}).status, 2) << "there are no rounds";
}

TEST_F(EventCommand, ShowsOpponentsWhereNoGameHasARound) {
    // A simultaneous display: one against all, each once; one of them twice.
    std::string text;
    for (const char* other : {"Ada", "Bea", "Cas", "Dik", "Eef", "Bea"})
        text += std::string("[Event \"Simultaan\"]\n[Date \"2001.01.01\"]\n[White \"Wolf\"]\n") +
                "[Black \"" + other + "\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n1. " +
                (text.find("Bea") != text.npos ? "31-26" : "32-28") + " 18-23 2-0\n\n";
    import(text);
    EXPECT_EQ(json({"event", "simultaan", "--json"})["kind"], "other");
    const std::string csv = run({"event", "simultaan", "--csv"}).out;
    EXPECT_NE(csv.find("1,Wolf,,,6,6,0,0,12,0,0,0,,x,"), std::string::npos) << csv;
    EXPECT_NE(csv.find("2 2"), std::string::npos) << csv;
    EXPECT_NE(csv.find(",Ada,,,1,0,0,1,0,0,12,0,,0,,x,,,\r\n"), std::string::npos)
        << "who is not paired is not missing\n"
        << csv;
}

TEST_F(EventCommand, ShowsStandingsAfterARoundInTheTableOfTheWholeEvent) {
    // Four players, a round robin; Cor has not played Ann.
    const auto game = [](const std::string& white, const std::string& black,
                         const std::string& result, const std::string& round) {
        return "[Event \"Club Four\"]\n[Date \"2005.05.01\"]\n[White \"" + white +
               "\"]\n[Black \"" + black + "\"]\n[Round \"" + round + "\"]\n[Result \"" + result +
               "\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 " + result + "\n\n";
    };
    import(game("Ann", "Dan", "2-0", "1") + game("Bob", "Cor", "1-1", "1") +
           game("Dan", "Cor", "0-2", "2") + game("Ann", "Bob", "1-1", "2") +
           game("Bob", "Dan", "2-0", "3"));
    const std::string after = run({"event", "club four", "--after", "1"}).out;
    EXPECT_NE(after.find("Round robin, 2 games of 5, after round 1, 4 players, 1 round"),
              std::string::npos)
        << after;
    const std::string csv = run({"event", "club four", "--after", "1", "--csv"}).out;
    EXPECT_NE(csv.find("1,Ann,,,1,1,0,0,2,0,0,0,,x,,?,2\r\n"), std::string::npos)
        << "Bob comes later, the game against Cor is nowhere\n"
        << csv;
    const Json event = json({"event", "club four", "--after", "2", "--json"});
    EXPECT_EQ(event["kind"], "all-play-all");
    EXPECT_EQ(event["games"], 5);
    EXPECT_EQ(event["rounds"], 2);
    EXPECT_EQ(event["after_round"], 2);
    EXPECT_EQ(event["played"].size(), 4U);
    EXPECT_EQ(event["missing"], Json::array({Json::array({"Ann", "Cor"})}));
    EXPECT_TRUE(json({"event", "club four", "--json"})["after_round"].is_null());
}

TEST_F(EventCommand, ListsEvents) {
    const auto events = objects(run({"event", "list", "--json"}).out);
    ASSERT_EQ(events.size(), 1U);
    EXPECT_EQ(events[0]["games"], 3);
    EXPECT_EQ(events[0]["players"], 3);
    EXPECT_EQ(run({"event", "list", "zeebeek", "--exit-status"}).status, 1);
    EXPECT_EQ(run({"event", "zeebeek"}).status, 2);
}

TEST_F(EventCommand, CorrectsAllGamesAndTakesItBack) {
    EXPECT_EQ(run({"event", "hoorn", "--set", "Event=Hoorn Open"}).status, 0);
    EXPECT_EQ(json({"event", "hoorn", "--json"})["name"], "Hoorn Open");
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(json({"event", "hoorn", "--json"})["name"], "Open Hoorn 2003");
}

TEST_F(EventCommand, DoesNotEnterATournamentTwiceByRedo) {
    const std::string players = write("players.txt", "Ann Bos\nBob Smit\nCor Mol\n");
    const Words enter{"event", "Club 2024", "--enter", players, "--date", "2024.09.01"};
    ASSERT_EQ(run(enter).status, 0);
    const auto entries = objects(run({"log", "--json"}).out);
    const std::string entered = std::to_string(entries.at(0)["id"].get<int>());
    ASSERT_EQ(run({"undo"}).status, 0);
    ASSERT_EQ(run(enter).status, 0);
    const Json games = json({"event", "Club 2024", "--json"});
    const std::string first = std::to_string(games["played"][0]["game"].get<int>());
    ASSERT_EQ(run({"edit", first, "--set", "Result=2-0", "--apply"}).status, 0);
    const Ran again = run({"redo"});
    EXPECT_NE(again.status, 0);
    EXPECT_NE(again.err.find("event \"Club 2024\" --enter"), std::string::npos)
        << "what stands in the way: " << again.err;
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["games"], 3);
    // Without the later list the first one comes back.
    ASSERT_EQ(run({"undo"}).status, 0);
    ASSERT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(run({"redo", entered}).status, 0);
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["games"], 3);
    // Another edition is no obstacle.
    ASSERT_EQ(run({"undo", entered}).status, 0);
    ASSERT_EQ(run({"event", "Club 2025", "--enter", players}).status, 0);
    EXPECT_EQ(run({"redo", entered}).status, 0);
}

TEST_F(EventCommand, SaysWhatIsWrongWithAListOfPlayers) {
    const std::string players = write("players.txt", "Ann Bos\nBob Smit\nAnn Bos\n");
    const Ran twice = run({"event", "Club 2024", "--enter", players});
    EXPECT_EQ(twice.status, 2);
    EXPECT_NE(twice.err.find(players + ":3:1: this player is in the list already"),
              std::string::npos)
        << twice.err;
    const std::string alone = write("alone.txt", "Ann Bos\n");
    const Ran few = run({"event", "Club 2024", "--enter", alone});
    EXPECT_NE(few.err.find(alone + ": a list of 2 to 200 players is needed"), std::string::npos)
        << few.err;
}

TEST_F(EventCommand, EntersATournament) {
    const std::string players =
        write("players.txt", "# the club\nAnn Bos\nBob Smit\nCor Mol\nDan Roos\n");
    const Words enter{"event", "Club 2024", "--enter", players, "--date", "2024.09.01"};
    EXPECT_EQ(run(enter).status, 0);
    const Json event = json({"event", "Club 2024", "--json"});
    EXPECT_EQ(event["games"], 6);
    EXPECT_EQ(event["standings"][0]["open"], 3);
    const Ran again = run(enter);
    EXPECT_EQ(again.status, 2) << "it would double the event";
    EXPECT_NE(again.err.find("has the game of"), std::string::npos) << again.err;
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["games"], 6);
    EXPECT_EQ(run({"event", "Club 2025", "--enter", players}).status, 0) << "another edition";
    const std::string first = std::to_string(event["played"][0]["game"].get<int>());
    EXPECT_EQ(run({"edit", first, "--set", "Result=2-0", "--apply"}).status, 0);
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["standings"][0]["points"], 2);
    const Ran twice = run({"event", "x", "--enter", write("twice.txt", "Ann Bos\nAnn Bos\n")});
    EXPECT_EQ(twice.status, 2);
    EXPECT_NE(twice.err.find("twice.txt:2:1"), std::string::npos) << twice.err;
    EXPECT_EQ(run({"event", "x", "--enter", write("one.txt", "Ann Bos\n")}).status, 2);
    const Ran nobody = run({"event", "x", "--enter", write("nn.txt", "Ann Bos\nN.N.\nCor\n")});
    EXPECT_EQ(nobody.status, 2);
    EXPECT_NE(nobody.err.find("nn.txt:2:1"), std::string::npos) << nobody.err;
}

TEST_F(EventCommand, ListsManyGamesBeforeItEntersThem) {
    const std::string players =
        write("players.txt", "Ann Bos\nBob Smit\nCor Mol\nDan Roos\nEva Vos\nFay Dam\n");
    const Words enter{"event", "Club 2024", "--enter", players};
    const Ran listed = run(enter);
    EXPECT_EQ(listed.status, 0);
    EXPECT_NE(listed.out.find("Eva Vos"), std::string::npos) << listed.out;
    EXPECT_NE(listed.err.find("15 games; nothing was changed: --apply enters them"),
              std::string::npos)
        << listed.err;
    EXPECT_EQ(run({"event", "Club 2024"}).status, 2) << "there is no such event yet";
    Words apply = enter;
    apply.push_back("--apply");
    EXPECT_EQ(run(apply).status, 0);
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["games"], 15);
}

TEST_F(EventCommand, EntersRoundsWithTheirResults) {
    const std::string first = write("first.txt", "[Round 1, 2024.09.03]\n"
                                                 "Ann Bos : Bob Smit 2-0\n"
                                                 "Cor Mol : Dan Roos\n"
                                                 "[Round 2, 2024.09.10]\n"
                                                 "Bob Smit : Cor Mol 1-1\n"
                                                 "Dan Roos : Ann Bos 0-2F\n");
    EXPECT_EQ(run({"event", "Club 2024", "--enter", first}).status, 0);
    Json event = json({"event", "Club 2024", "--json"});
    EXPECT_EQ(event["games"], 4);
    EXPECT_EQ(event["date_from"], "2024-09-03");
    EXPECT_EQ(event["date_to"], "2024-09-10");
    EXPECT_EQ(event["standings"][0]["name"], "Ann Bos");
    EXPECT_EQ(event["standings"][0]["points"], 4);
    // Results that came later: of a game that is there, and of the next round.
    const std::string second = write("second.txt", "[Round 1, 2024.09.03]\n"
                                                   "Cor Mol : Dan Roos 0-2\n"
                                                   "[Round 3, 2024.09.17]\n"
                                                   "Ann Bos : Cor Mol 1-1\n");
    const Ran more = run({"event", "Club 2024", "--enter", second});
    EXPECT_NE(more.err.find("1 game created, 1 result of games that were there"), std::string::npos)
        << more.err;
    event = json({"event", "Club 2024", "--json"});
    EXPECT_EQ(event["games"], 5);
    EXPECT_EQ(event["standings"][0]["points"], 5);
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["games"], 4) << "one entry of the journal";
    const std::string other = write("other.txt", "[Round 1]\nAnn Bos : Bob Smit 1-1\n");
    const Ran refused = run({"event", "Club 2024", "--enter", other});
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("another result of Ann Bos and Bob Smit in round 1"),
              std::string::npos)
        << refused.err;
    const Ran wrong = run({"event", "x", "--enter", write("wrong.txt", "[Tour 1]\nAnn : Bob\n")});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find("wrong.txt:1:1"), std::string::npos) << wrong.err;
}

TEST_F(EventCommand, EntersTeams) {
    const std::string teams = write("teams.txt", "[Team Hoorn]\nAnn Bos\nBob Smit\n"
                                                 "[Team Hijken]\nCor Mol\nDan Roos\n");
    EXPECT_EQ(run({"event", "Cup 2024", "--enter", teams}).status, 0);
    const Json event = json({"event", "Cup 2024", "--json"});
    EXPECT_EQ(event["kind"], "team-match");
    ASSERT_EQ(event["encounters"].size(), 1U);
    const Json boards = event["encounters"][0]["boards"];
    ASSERT_EQ(boards.size(), 2U);
    EXPECT_EQ(boards[0]["board"], 1);
    EXPECT_NE(boards[0]["first_has_white"], boards[1]["first_has_white"]);
}

TEST_F(EventCommand, AsksWhoIsMeantByAnotherSpelling) {
    const Words enter{"event", "Club 2024", "--enter"};
    const auto with = [&](const char* file, const std::string& text, Words more = {}) {
        Words words = enter;
        words.push_back(write(file, text));
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    };
    EXPECT_EQ(with("first.txt", "[Round 1]\nJansen, F. : Konate, Awa 2-0\n").status, 0);
    const Ran taken = with("second.txt", "[Round 1]\nF. Jansen : konate, awa 2-0\n"
                                         "[Round 2]\nKonate, Awa : F. Jansen 1-1\n");
    EXPECT_EQ(taken.status, 0);
    EXPECT_NE(taken.err.find("\"F. Jansen\" is entered as Jansen, F."), std::string::npos)
        << taken.err;
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["standings"].size(), 2U);
    const std::string third = "[Round 3]\nJansen, Floris : Konate, Awa 2-0\n";
    const Ran asked = with("third.txt", third);
    EXPECT_EQ(asked.status, 2);
    EXPECT_NE(asked.err.find("\"Jansen, Floris\" may be Jansen, F."), std::string::npos)
        << asked.err;
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["games"], 2);
    EXPECT_EQ(with("third.txt", third, {"--new-player", "Jansen, Floris"}).status, 0);
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["standings"].size(), 3U);
}

TEST_F(EventCommand, RefusesWhatTheFileSaysItself) {
    const std::string rounds = write("rounds.txt", "[Round 1, 2024.09.03]\nAnn Bos : Bob Smit\n");
    for (const Words& more : {Words{"--twice"}, Words{"--rounds", "2"}, Words{"--pairings", "1"},
                              Words{"--date", "2024.09.04"}}) {
        Words words{"event", "Club 2024", "--enter", rounds};
        words.insert(words.end(), more.begin(), more.end());
        const Ran refused = run(words);
        EXPECT_EQ(refused.status, 2) << more.front();
        EXPECT_NE(refused.err.find("leave out " + more.front()), std::string::npos) << refused.err;
    }
    EXPECT_EQ(run({"event", "", "--enter", rounds}).status, 2);
    EXPECT_EQ(run({"event", "?", "--enter", rounds}).status, 2) << "no event has this name";
    EXPECT_EQ(run({"event", " "}).status, 2);
    EXPECT_EQ(run({"list", "--count"}).out, "3\n") << "nothing was entered";
    // A round without a date has that of the option.
    const std::string undated = write("undated.txt", "[Round 1]\nAnn Bos : Bob Smit\n");
    EXPECT_EQ(run({"event", "Club 2024", "--enter", undated, "--date", "2024.09.03"}).status, 0);
    EXPECT_EQ(json({"event", "Club 2024", "--json"})["date_from"], "2024-09-03");
}

TEST_F(EventCommand, EntersFurtherRoundsInTheVariantOfTheEvent) {
    const std::string first = write("first.txt", "[Round 1]\nAnn Bos : Bob Smit 2-0\n");
    const std::string second = write("second.txt", "[Round 2]\nBob Smit : Ann Bos 2-0\n");
    EXPECT_EQ(run({"event", "Club 2024", "--enter", first, "--variant", "russian"}).status, 0);
    EXPECT_EQ(run({"event", "Club 2024", "--enter", second}).status, 0);
    EXPECT_EQ(run({"list", "--variant", "russian", "--count"}).out, "2\n");
}

TEST_F(EventCommand, DecidesTiesAsAsked) {
    // Ann and Bob have four points each; she beat him, he won more games.
    const std::string rounds =
        write("ties.txt", "[Round 1, 2024.09.03]\n"
                          "Ann Bos : Bob Smit 2-0\nCor Mol : Dan Roos 1-1\n"
                          "[Round 2, 2024.09.10]\n"
                          "Ann Bos : Cor Mol 1-1\nBob Smit : Dan Roos 2-0\n"
                          "[Round 3, 2024.09.17]\n"
                          "Dan Roos : Ann Bos 1-1\nBob Smit : Cor Mol 2-0\n");
    ASSERT_EQ(run({"event", "Ties 2024", "--enter", rounds}).status, 0);
    const auto winner = [&](const std::string& tieBreaks) {
        return json(
            {"event", "Ties 2024", "--tie-breaks", tieBreaks, "--json"})["standings"][0]["name"];
    };
    EXPECT_EQ(winner("wins"), "Bob Smit");
    EXPECT_EQ(winner("head-to-head,wins"), "Ann Bos");
    EXPECT_EQ(run({"event", "Ties 2024", "--tie-breaks", "luck"}).status, 2);
    EXPECT_EQ(run({"event", "Ties 2024", "--tie-breaks", "wins,wins"}).status, 2);
}

TEST_F(EventCommand, EntersAMatchAndDrawnRounds) {
    const std::string two = write("two.txt", "Ann Bos\nBob Smit\n");
    EXPECT_EQ(run({"event", "Match 2024", "--enter", two, "--rounds", "5", "--variant", "russian"})
                  .status,
              0);
    const Json match = json({"event", "Match 2024", "--json"});
    EXPECT_EQ(match["games"], 5);
    EXPECT_EQ(match["played"][1]["white"], "Bob Smit");
    const std::string round = write("round.txt", "Ann Bos : Bob Smit\nCor Mol : Dan Roos\n");
    EXPECT_EQ(run({"event", "Cup 2025", "--enter", round, "--pairings", "2"}).status, 0);
    EXPECT_EQ(run({"event", "Cup 2025", "--enter", round, "--pairings", "2"}).status, 2);
    EXPECT_EQ(run({"event", "Cup 2025", "--enter", round, "--pairings", "3"}).status, 0);
    EXPECT_EQ(json({"event", "Cup 2025", "--json"})["played"][0]["round"], 2);
    EXPECT_EQ(run({"event", "x", "--enter", two, "--pairings", "2"}).status, 2);
    EXPECT_EQ(run({"event", "x", "--enter", two, "--rounds", "2", "--twice"}).status, 2);
}

TEST_F(EventCommand, CountsAsGiven) {
    const Json event = json({"event", "hoorn", "--points", "5-2-1", "--json"});
    EXPECT_EQ(event["points"]["loss"], 1);
    EXPECT_EQ(event["standings"][0]["points"], 10);
    EXPECT_EQ(event["standings"][1]["points"], 3) << "a draw and a loss";
    EXPECT_EQ(run({"event", "hoorn", "--points", "1-2-3"}).status, 2);
}

TEST_F(EventCommand, CorrectsYearsAndSpellingsOfPlayers) {
    const Words correct{"event",     "hoorn",
                        "--year",    "2004",
                        "--respell", "Ann Bos=Bos, Ann",
                        "--set",     "Event=Open Hoorn 2004"};
    EXPECT_EQ(run(correct).status, 0);
    const Json event = json({"event", "hoorn", "--json"});
    EXPECT_EQ(event["date_from"], "2004-07-01");
    EXPECT_EQ(event["date_to"], "2004-07-03");
    EXPECT_EQ(event["standings"][0]["name"], "Bos, Ann");
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(json({"event", "hoorn", "--json"})["date_from"], "2003-07-01");
}

TEST_F(EventCommand, PrepareShowsAnOpponent) {
    const Json dossier = json({"player", "prepare", "Bos", "--mine", "Cor Mol", "--json"});
    EXPECT_EQ(dossier["player"]["name"], "Ann Bos");
    EXPECT_EQ(dossier["mutual_games"], Json::array({3}));
    EXPECT_EQ(dossier["repertoire"][0]["moves"], Json::array({"32-28"}));
    EXPECT_EQ(dossier["left_known_play"][0]["game"], 1);
    EXPECT_TRUE(dossier["lost_endings"].empty());
    EXPECT_EQ(dossier["games_with_clocks"]["games"], 0);
    const Json black = json({"player", "prepare", "Bos", "--side", "white", "--json"});
    EXPECT_EQ(black["recent_games"], Json::array({3})) << "she has Black then";
    EXPECT_EQ(json({"player", "prepare", "Bos", "3", "--json"})["recent_games"], Json::array({3}));
    EXPECT_TRUE(contains(run({"player", "prepare", "Ann Boss"}).err, "did you mean Ann Bos"));
    EXPECT_NE(run({"player", "prepare", "Bos", "--html"}).out.find("<h1>Ann Bos</h1>"),
              std::string::npos);
    EXPECT_EQ(run({"player", "prepare", "Bos", "--mine", "Ann Bos"}).status, 2);
    EXPECT_EQ(run({"player", "prepare"}).status, 2);
}

TEST_F(EventCommand, PrepareShowsAsManyRowsAsAreWanted) {
    std::string games;
    for (int i = 0; i < 10; ++i)
        games += game("Ann Bos", "Guest" + std::string(1, static_cast<char>('a' + i)), "2-0",
                      "[Date \"2004.07.01\"]\n");
    import(games);
    EXPECT_NE(run({"player", "prepare", "Bos"}).out.find("and 4 more rows; --limit 0"),
              std::string::npos)
        << "twelve opponents";
    const std::string all = run({"player", "prepare", "Bos", "--limit", "0"}).out;
    EXPECT_EQ(all.find("more rows"), std::string::npos);
    EXPECT_NE(all.find("Guestj"), std::string::npos);
}

TEST_F(EventCommand, PlayerShowsAPerson) {
    const Json player = json({"player", "Bos", "--json"});
    EXPECT_EQ(player["name"], "Ann Bos");
    EXPECT_EQ(player["all"]["wins"], 2);
    EXPECT_EQ(player["white"]["games"], 1);
    EXPECT_EQ(player["black"]["wins"], 1);
    EXPECT_EQ(player["opponents"].size(), 2U);
    EXPECT_EQ(player["years"][0]["name"], "2003");
    EXPECT_EQ(player["streaks"]["wins"]["games"], 2);
    EXPECT_EQ(player["streaks"]["wins"]["date_from"], "2003-07-01");
    EXPECT_TRUE(player["streaks"]["winless"].is_null());
    EXPECT_EQ(json({"player", "Bos", "--black", "Bos", "--json"})["all"]["games"], 1);
    EXPECT_NE(run({"player", "Ann Bos"}).out.find("Ann Bos"), std::string::npos);
    EXPECT_NE(run({"player", "Ann Bos", "--html"}).out.find("<h1>Ann Bos</h1>"), std::string::npos);
    EXPECT_NE(run({"player", "Ann Bos", "--csv"}).out.find("opponents,Bob Smit,1,1,0,0,1.0000"),
              std::string::npos);
    const Ran unknown = run({"player", "Ann Bost"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("Ann Bos"), std::string::npos) << unknown.err;
}

} // namespace
} // namespace damscope::cli
