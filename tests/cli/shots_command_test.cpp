// SPDX-License-Identifier: GPL-3.0-or-later
// shots, and the queries for combinations and structures, on a store of a test's own.
#include "tests/cli/store_commands.hpp"

#include <algorithm>

namespace damscope::cli {
namespace {

const std::string royal = "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24";
const std::string forkLock = "W:W26,27,31,32,36,37,45:B5,13,16,18,22";

std::string gameFrom(const std::string& fen, const std::string& moves) {
    return "[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n[GameType \"20\"]\n[SetUp \"1\"]\n[FEN "
           "\"" +
           fen + "\"]\n\n" + moves + " *\n\n";
}

// Of three games one plays the coup royal, one could have, and one has a structure.
class ShotCommands : public StoreCommands {
protected:
    ShotCommands() {
        import(gameFrom(royal, "1. 27-22 18x27 2. 32x21 23x34 3. 40x7") +
               gameFrom(royal, "1. 40-35") +
               gameFrom(forkLock, "1. 45-40 5-10 2. 40-35 10-15 3. 35-30 15-20"));
    }
    std::vector<Json> shots(Words words) const {
        words.insert(words.begin(), {"find", "shots"});
        words.emplace_back("--json");
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return objects(ran.out);
    }
    std::vector<std::int64_t> found(const std::string& query) const {
        const Ran ran = run({"find", query, "--json"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        std::vector<std::int64_t> ids;
        for (const Json& hit : objects(ran.out))
            ids.push_back(hit["id"]);
        return ids;
    }
};

using Ids = std::vector<std::int64_t>;

TEST_F(ShotCommands, ListPlayedAndMissedOnes) {
    const auto all = shots({});
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0]["game"], 1);
    EXPECT_EQ(all[0]["kind"], "played");
    EXPECT_EQ(all[0]["line"], "1. 27-22 18x27 2. 32x21 23x34 3. 40x7");
    EXPECT_EQ(all[0]["names"], Json::array({"coup royal"}));
    EXPECT_EQ(all[0]["length"], 5);
    EXPECT_EQ(all[1]["game"], 2);
    EXPECT_EQ(all[1]["kind"], "missed");
    EXPECT_EQ(shots({"--played"}), Json::array({all[0]}).get<std::vector<Json>>());
    EXPECT_EQ(shots({"--missed"}), Json::array({all[1]}).get<std::vector<Json>>());
    EXPECT_EQ(shots({"2"}).size(), 1U);
    EXPECT_EQ(run({"find", "shots", "--count"}).out, "2\n");
}

// A man stands on 44 and one on 37 in the end, and nobody can stop both.
TEST_F(ShotCommands, NameTheOnesThatBreakThrough) {
    const std::string fen = "B:W23,27,28,30,33,34,38,40,43:B3,13,14,15,16,17,20,37";
    const Words ofPosition{"find", "shots", "--variant", "international", "--fen", fen};
    const Ran ran = run(ofPosition);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "1 new king")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "(breaks through)")) << ran.out;
    import(gameFrom(fen, "1... 17-22 2. 27x9 20-25 3. 9x20 15x44") + gameFrom(fen, "1... 3-9"));
    const auto has = [this](const char* game, const char* kind) {
        return std::ranges::any_of(shots({game}), [&](const Json& shot) {
            return shot["kind"] == kind && shot["ply"] == 0 && shot["breaks_through"] == true;
        });
    };
    EXPECT_TRUE(has("4", "played"));
    EXPECT_TRUE(has("5", "missed"));
    const std::vector<Json> searched = shots({});
    ASSERT_EQ(run({"db", "index", "--shots"}).status, 0);
    EXPECT_EQ(shots({}), searched) << "what is kept says the same";
}

TEST_F(ShotCommands, RecordHowACombinationWent) {
    import(gameFrom(royal, "1. 27-22 18x27 2. 32x21 23x34 3. 40x7 19-23"));
    const auto shot = shots({"4"}).at(0);
    EXPECT_EQ(shot["record"], Json::parse(R"([
        {"ply": 1, "move": "18x27", "square": 18, "choice": "only", "captured": [22]},
        {"ply": 3, "move": "23x34", "square": 23, "choice": "only", "captured": [28, 38, 39]}
    ])"));
    EXPECT_EQ(shot["last_capture"], Json::parse(R"({"move": "40x7",
        "squares": [29, 20, 9, 18, 7], "captured": [34, 24, 14, 13, 12],
        "crowns": false})"));
    EXPECT_EQ(shot["answered"], "19-23");
    EXPECT_EQ(shots({"1"}).at(0)["answered"], Json()) << "the game ends with it";
    EXPECT_EQ(shots({"2"}).at(0)["answered"], Json()) << "it was not played";
    const auto searched = shots({});
    run({"db", "index", "--shots"});
    EXPECT_EQ(shots({}), searched);
}

TEST_F(ShotCommands, RefuseGamesThatAreNotThere) {
    run({"db", "index", "--shots"});
    for (const Words& command : {Words{"find", "ply = 0", "1,99"}, Words{"find", "shots", "1,99"},
                                 Words{"find", "structures", "1,99"}}) {
        const Ran ran = run(command);
        EXPECT_EQ(ran.status, 2) << command[1];
        EXPECT_NE(ran.err.find("no game 99"), std::string::npos) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
}

TEST_F(ShotCommands, ProposeTheNameThatWasMeant) {
    const auto error = [&](const Words& words) { return run(words).err; };
    const auto proposes = [](const std::string& text, const std::string& name) {
        return text.find("did you mean " + name + "?") != std::string::npos;
    };
    EXPECT_TRUE(proposes(error({"list", "--shot", "coup royl"}), "coup royal"));
    EXPECT_TRUE(proposes(error({"find", "shots", "--name", "royl"}), "coup royal"));
    EXPECT_TRUE(proposes(error({"list", "--structure", "Hekstellng"}), "hekstelling"));
    EXPECT_TRUE(proposes(error({"find", "shot \"Raphaël\" or shot \"rafael\""}), "coup Raphael"));
    EXPECT_TRUE(proposes(error({"find", "structure \"fork lok\""}), "fork lock"));
    EXPECT_FALSE(proposes(error({"list", "--shot", "zzzzzzzz"}), ""));
}

// Kings are no men: what they are worth is counted, what they are is printed.
TEST_F(ShotCommands, NameThePiecesThatAreGained) {
    const auto gain = [&](const char* fen) {
        const std::string out = run({"find", "shots", "--fen", fen}).out;
        const std::size_t begin = out.find("gains ") + 6;
        return out.substr(begin, out.find(", after") - begin);
    };
    EXPECT_EQ(gain(royal.c_str()), "2 men");
    EXPECT_EQ(gain("W:W30,33,43,48,49:B10,13,15,19,20,22,28"), "2 men and 1 new king");
    EXPECT_EQ(gain("W:W34,40,43,45,48:B1,K25"), "1 king for 1 man");
}

TEST_F(ShotCommands, FindNamesInAnyLanguage) {
    EXPECT_EQ(shots({"--name", "coup royal"}).size(), 2U);
    EXPECT_EQ(shots({"--name", "ROYAL"}).size(), 2U);
    EXPECT_EQ(shots({"--name", "coup Philippe"}).size(), 0U);
    const Ran unknown = run({"find", "shots", "--name", "coup roial"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("coup royal"), std::string::npos) << unknown.err;
}

TEST_F(ShotCommands, SearchAPosition) {
    const Ran ran = run({"find", "shots", "--fen", royal});
    EXPECT_EQ(ran.out, "1. 27-22 18x27 2. 32x21 23x34 3. 40x7\n"
                       "gains 2 men, after 4 pieces given; coup royal\n");
    const Ran none = run({"find", "shots", "--fen", "W:W28:B1"});
    EXPECT_EQ(none.out, "");
    EXPECT_NE(none.err.find("no combination"), std::string::npos);
    EXPECT_EQ(run({"find", "shots", "--fen", "W:W99:B1"}).status, 2);
    EXPECT_EQ(run({"find", "shots", "--fen", royal, "--missed"}).status, 2);
    EXPECT_EQ(run({"find", "shots", "--fen", royal, "--name", "royal"}).status, 2);
    const Ran both = run({"find", "shots", "1", "--fen", royal});
    EXPECT_EQ(both.status, 2);
    EXPECT_NE(both.err.find("--fen: searches one position"), std::string::npos) << both.err;
    EXPECT_EQ(run({"find", "shots", "--fen", royal, "--variant", "international"}).status, 0);
    EXPECT_EQ(shots({"--fen", royal}).at(0)["kind"], "open") << "nothing was missed";
}

TEST_F(ShotCommands, AreWrittenInTheReadersLanguage) {
    const auto contains = [](const std::string& text, const char* part) {
        return text.find(part) != std::string::npos;
    };
    EXPECT_EQ(run({"find", "shots", "--fen", royal, "--language", "nl"}).out,
              "1. 27-22 18x27 2. 32x21 23x34 3. 40x7\n"
              "wint 2 schijven, na 4 gegeven stukken; coup royal\n");
    const std::string french = run({"show", "1", "--language", "fr"}).out;
    EXPECT_TRUE(contains(french, "Combinaisons\n  Blancs, jouée, gagne 2 pions (coup royal) : "
                                 "1. 27-22 18x27 2. 32x21 23x34 3. 40x7\n"))
        << french;
    const std::string list = run({"find", "shots", "--language", "nl"}).out;
    EXPECT_TRUE(contains(list, "Halve zet  Kant  Wat")) << list;
    EXPECT_TRUE(contains(list, "Wit   uitgevoerd  2 schijven")) << list;
    const std::string russian = run({"show", "3", "--language", "ru"}).out;
    EXPECT_TRUE(contains(russian, "Структуры\n  полуходы ")) << russian;
    EXPECT_FALSE(contains(russian, "White:")) << russian;
}

TEST_F(ShotCommands, WriteTablesAndCsv) {
    const Ran table = run({"find", "shots"});
    EXPECT_NE(table.out.find("3. 40x7"), std::string::npos) << table.out;
    const Ran csv = run({"find", "shots", "--csv", "--played"});
    EXPECT_EQ(csv.out.substr(0, csv.out.find(',')), "game");
    EXPECT_EQ(run({"find", "shots", "--csv", "--json"}).status, 2);
}

TEST_F(ShotCommands, AskForCombinationsInQueries) {
    EXPECT_EQ(found("shot"), Ids{1});
    EXPECT_EQ(found("shot missed"), Ids{2});
    EXPECT_EQ(found("shot \"coup royal\""), Ids{1});
    EXPECT_EQ(found("shot \"royal\" missed by white"), Ids{2});
    EXPECT_EQ(found("shot by black"), Ids{});
    EXPECT_EQ(found("mirrored shot by black"), Ids{1});
    const Ran unknown = run({"find", "shot \"nothing\""});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("no combination has this name"), std::string::npos) << unknown.err;
}

TEST_F(ShotCommands, AskForTheWayOfACaptureAndForForcedMoves) {
    EXPECT_EQ(found("white captures through 29 18"), Ids{1});
    EXPECT_EQ(found("white captures through 29 27"), Ids{});
    EXPECT_EQ(found("mirrored black captures through 22 33"), Ids{1});
    EXPECT_EQ(found("black captures 23x34 forced"), Ids{1});
    EXPECT_EQ(found("white moves 27-22 forced"), Ids{});
}

TEST_F(ShotCommands, AskForStructuresInQueries) {
    EXPECT_EQ(found("structure \"fork lock\""), Ids{3});
    EXPECT_EQ(found("structure \"hekstelling\" by white"), Ids{3});
    EXPECT_EQ(found("structure \"fork-lock\" by black"), Ids{});
    EXPECT_EQ(found("structure \"incomplete fork lock\""), Ids{});
    const Ran unknown = run({"find", "structure \"nothing\""});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("no structure"), std::string::npos) << unknown.err;
}

TEST_F(ShotCommands, CountTheResultsOfAStructureByItsSide) {
    ASSERT_EQ(run({"db", "index", "--shots"}).status, 0);
    const Words words{"find", "openings", "--structure", "fork lock", "--position", forkLock};
    const Ran ran = run(words);
    EXPECT_NE((ran.out + ran.err).find("fork lock (White): 1 game"), std::string::npos) << ran.err;
    Words json = words;
    json.emplace_back("--json");
    const Json table = objects(run(json).out).at(0);
    ASSERT_EQ(table["structures"].size(), 1U);
    EXPECT_EQ(table["structures"][0]["side"], "white");
    EXPECT_EQ(table["structures"][0]["games"], 1);
    EXPECT_TRUE(objects(run({"find", "openings", "--json"}).out).at(0)["structures"].empty());
}

TEST_F(ShotCommands, AskForEndingsInQueries) {
    import(gameFrom("W:WK1,K2,K3:BK46", "1. 1-6") + gameFrom("B:WK5:BK1,K2,K3", "1... 1-6") +
           gameFrom("W:WK1,K2,K3:BK47", "1. 1-6"));
    EXPECT_EQ(found("ending \"king on the main road\""), (Ids{4, 5}));
    EXPECT_EQ(found("ending \"drie dammen tegen een\""), Ids{6});
    const Ran unknown = run({"find", "ending \"fourth position\""});
    EXPECT_EQ(unknown.status, 2) << "it is of English draughts";
    EXPECT_NE(unknown.err.find("no ending"), std::string::npos) << unknown.err;
}

TEST_F(ShotCommands, SelectGamesByWhatWasKept) {
    const auto ids = [&](Words words) {
        words.insert(words.begin(), "list");
        words.emplace_back("--json");
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        Ids all;
        for (const Json& game : objects(ran.out))
            all.push_back(game["id"]);
        return all;
    };
    const Ran early = run({"list", "--shot", "any"});
    EXPECT_NE(early.status, 0);
    EXPECT_NE(early.err.find("damscope db index --shots"), std::string::npos) << early.err;
    EXPECT_EQ(run({"find", "structures"}).status, 2);
    const std::vector<Words> searches{{"find", "shots"},
                                      {"find", "shots", "--json"},
                                      {"find", "shots", "--played", "--csv"},
                                      {"find", "shots", "--missed", "--allowed"},
                                      {"find", "shots", "2", "--count"},
                                      {"find", "shots", "--name", "royal", "--limit", "1"}};
    std::vector<std::string> found;
    for (const Words& search : searches)
        found.push_back(run(search).out);
    const Ran index = run({"db", "index", "--shots"});
    EXPECT_EQ(index.status, 0);
    EXPECT_TRUE(index.err.starts_with("3 games searched: 2 combinations and ")) << index.err;
    EXPECT_EQ(ids({"--shot", "any"}), Ids{1});
    EXPECT_EQ(ids({"--shot", "Coup Royal"}), Ids{1});
    EXPECT_EQ(ids({"--missed-shot"}), Ids{2});
    EXPECT_EQ(ids({"--missed-shot", "--shot", "royal"}), Ids{2});
    EXPECT_EQ(ids({"--shot-gain", "2-"}), Ids{1});
    EXPECT_EQ(ids({"--shot-gain", "3-"}), Ids{});
    EXPECT_EQ(ids({"--structure", "hekstelling"}), Ids{3});
    for (std::size_t i = 0; i < searches.size(); ++i)
        EXPECT_EQ(run(searches[i]).out, found[i]) << searches[i].back();
    EXPECT_NE(run({"find", "shots"}).err.find("as stored in the database"), std::string::npos);
    const Ran structures = run({"find", "structures", "--structure", "hekstelling", "--json"});
    ASSERT_EQ(objects(structures.out).size(), 1U) << structures.err;
    EXPECT_EQ(objects(structures.out).front()["structure"], "fork-lock");
    EXPECT_EQ(objects(structures.out).front()["games"], 1);
    const Ran ofFile = run({"list", folder_.file("games.pdn"), "--missed-shot", "--json"});
    EXPECT_EQ(objects(ofFile.out).size(), 1U) << ofFile.err;
    for (const Words& wrong :
         {Words{"list", "--shot", "coup roial"}, Words{"list", "--structure", "ladder"},
          Words{"list", "--shot-gain", "many"}})
        EXPECT_EQ(run(wrong).status, 2) << wrong.back();
}

} // namespace
} // namespace damscope::cli
