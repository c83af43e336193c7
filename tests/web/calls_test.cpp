// SPDX-License-Identifier: GPL-3.0-or-later
// What a page asks and gets, as web/CALLS.md says it.
#include "tests/cli/temporary_folder.hpp"
#include "web/module/calls.hpp"
#include "web/module/session.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stop_token>
#include <string>

namespace damscope::web {
namespace {

namespace fs = std::filesystem;

class Calls : public testing::Test {
public:
    ~Calls() override { session_.close(); }

protected:
    Calls() {
        fs::create_directories(folder_ / "stores");
        fs::create_directories(folder_ / "exchange");
    }

    Json call(std::string_view name, const Json& request = Json::object()) {
        const Watch watch{[this](const Json& event) { events_.push_back(event); }, {}};
        return Json::parse(answer(session_, name, request.dump(), watch));
    }
    // The page says from the beginning that it is to stop.
    Json callStopped(std::string_view name, const Json& request) {
        std::stop_source stop;
        stop.request_stop();
        return Json::parse(
            answer(session_, name, request.dump(), {[](const Json&) {}, stop.get_token()}));
    }
    void give(const std::string& name, std::string_view text) {
        std::ofstream(folder_ / "exchange" / name, std::ios::binary) << text;
    }
    [[nodiscard]] std::string made(const std::string& name) const {
        std::ifstream file(folder_ / "exchange" / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    // Of a database that is to replace another, with its lock and its log.
    [[nodiscard]] std::ptrdiff_t filesOfIncoming() const {
        return std::ranges::count_if(fs::directory_iterator(folder_ / "stores"),
                                     fs::directory_iterator(), [](const auto& entry) {
                                         const fs::path name = entry.path().filename();
                                         return name.string().find(".incoming") !=
                                                std::string::npos;
                                     });
    }
    [[nodiscard]] std::string codeOf(const Json& answer) const {
        return answer.contains("error") ? answer["error"]["code"].get<std::string>() : "none";
    }

    cli::TemporaryFolder kept_;
    fs::path folder_ = kept_.path();
    Session session_{folder_ / "stores", folder_ / "exchange"};
    std::vector<Json> events_;
};

// A game of André, in windows-1252 and packed by gzip.
constexpr std::array<unsigned char, 67> packedGame{
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x8B, 0x0E, 0xCF, 0xC8,
    0x2C, 0x49, 0x55, 0x50, 0x72, 0xCC, 0x4B, 0x29, 0x7A, 0xA9, 0x14, 0xCB, 0x15, 0xED,
    0x9E, 0x98, 0x9B, 0x1A, 0x52, 0x59, 0x00, 0x14, 0x32, 0x32, 0x00, 0xF2, 0xB9, 0x0C,
    0xF5, 0x14, 0x8C, 0x8D, 0x74, 0x8D, 0x2C, 0x14, 0x0C, 0x2D, 0x75, 0x8D, 0x8C, 0x15,
    0xB4, 0xB8, 0x00, 0xA6, 0x48, 0x02, 0x90, 0x32, 0x00, 0x00, 0x00};
std::string packed() {
    return {packedGame.begin(), packedGame.end()};
}

TEST_F(Calls, boardOfEachVariantHasItsSquares) {
    const Json answer = call("variants");
    ASSERT_EQ(answer["variants"].size(), 18U);
    for (const Json& variant : answer["variants"]) {
        const Json start = call("position", {{"variant", variant["name"]}});
        EXPECT_EQ(start["board"].get<std::string>().size(), variant["squares"].size());
    }
}

TEST_F(Calls, legalMovesHavePathsAndCaptures) {
    const Json answer = call("moves", {{"variant", "international"}, {"fen", "W:W28:B22,12"}});
    ASSERT_EQ(answer["moves"].size(), 1U);
    const Json& move = answer["moves"][0];
    EXPECT_EQ(move["origin"], 28);
    EXPECT_EQ(move["target"], 8);
    EXPECT_EQ(move["captured"], Json::parse("[12,22]"));
    EXPECT_EQ(move["path"], Json::parse("[28,17,8]"));
}

TEST_F(Calls, movesMayBeGivenFromTheStart) {
    const Json answer =
        call("moves", {{"variant", "international"}, {"moves", {"32-28", "19-23"}}});
    ASSERT_EQ(answer["moves"].size(), 1U);
    EXPECT_EQ(answer["moves"][0]["full"], "28x19");
}

TEST_F(Calls, typedMoveThatBreaksARuleSaysWhich) {
    const Json answer = call(
        "typed", {{"variant", "international"}, {"fen", "W:W28,33:B22,23"}, {"text", "33-29"}});
    EXPECT_FALSE(answer["legal"].get<bool>());
    EXPECT_EQ(answer["reason"], "capture-compulsory");
    EXPECT_FALSE(answer["playable"].empty());
}

TEST_F(Calls, gameIsEnteredChangedAndStored) {
    ASSERT_EQ(codeOf(call("store.open", {{"name", "games"}})), "none");
    const Json opened = call("game.open", {{"variant", "international"}});
    const Json& game = opened["game"];
    Json document =
        call("game.edit",
             {{"game", game}, {"edit", "moves"}, {"node", 0}, {"moves", {"32-28", "19-23"}}});
    EXPECT_EQ(document["main_line"].size(), 3U);
    document =
        call("game.edit", {{"game", game}, {"edit", "play"}, {"node", 1}, {"move", "18-23"}});
    EXPECT_EQ(document["nodes"]["1"]["children"].size(), 2U);
    document = call("game.edit", {{"game", game}, {"edit", "undo"}});
    EXPECT_EQ(document["nodes"]["1"]["children"].size(), 1U);
    EXPECT_EQ(document["redo"], "18-23");
    document = call("game.edit", {{"game", game}, {"edit", "glyph"}, {"node", 1}, {"glyph", 5}});
    EXPECT_EQ(document["nodes"]["1"]["signs"], "!?");
    EXPECT_TRUE(document["changed"].get<bool>());
    document = call("game.save", {{"game", game}});
    EXPECT_FALSE(document["changed"].get<bool>());
    const Json list = call("games");
    EXPECT_EQ(list["total"], 1);
    EXPECT_EQ(list["games"][0]["id"], document["id"]);
}

TEST_F(Calls, gameOfAFileIsUnpackedAndDecodedAsAnImportDoes) {
    give("game.pdn.gz", packed());
    const Json opened = call("game.open", {{"files", {"game.pdn.gz"}}});
    ASSERT_EQ(codeOf(opened), "none") << opened;
    EXPECT_EQ(opened["white"], "André");
    EXPECT_EQ(opened["main_line"].size(), 3U);
    give("empty.pdn", "");
    EXPECT_NE(codeOf(call("game.open", {{"files", {"empty.pdn"}}})), "none");
    EXPECT_EQ(codeOf(call("game.open", {{"files", {"missing.pdn"}}})), "bad-request");
}

TEST_F(Calls, gameThatIsNotThereIsNotCalledDamaged) {
    call("store.open", {{"name", "games"}});
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    call("import", {{"files", {"one.pdn"}}});
    EXPECT_EQ(codeOf(call("game.open", {{"id", 99}})), "game-is-missing");
    call("games.delete", {{"games", {1}}});
    EXPECT_EQ(codeOf(call("game.open", {{"id", 1}})), "game-is-missing");
}

TEST_F(Calls, whatIsTakenBackIsSaidInTheLanguage) {
    call("store.open", {{"name", "games"}});
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    call("import", {{"files", {"one.pdn"}}});
    call("games.delete", {{"games", {1}}});
    EXPECT_EQ(call("undo")["what"], "games deleted");
    EXPECT_EQ(call("undo")["what"], "files imported");
    EXPECT_NE(call("redo", {{"language", "nl"}})["what"], "files imported");
}

TEST_F(Calls, archiveIsUnpackedAsFarAsThereIsRoom) {
    call("store.open", {{"name", "games"}});
    give("game.pdn.gz", packed());
    const Json refused = call("import", {{"files", {"game.pdn.gz"}}, {"most", 20}});
    EXPECT_EQ(refused["failed"], 1) << refused;
    EXPECT_NE(call("import.problems").dump().find("expands to more than"), std::string::npos);
    EXPECT_EQ(call("import", {{"files", {"game.pdn.gz"}}, {"most", 1000}})["stored"], 1);
    EXPECT_EQ(codeOf(call("import", {{"files", {"game.pdn.gz"}}, {"most", -1}})), "bad-request");
}

TEST_F(Calls, listThatWasStoppedIsNotKept) {
    call("store.open", {{"name", "games"}});
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    call("import", {{"files", {"one.pdn"}}});
    const Json asked{{"selection", "where white man on 28"}};
    EXPECT_EQ(codeOf(callStopped("games", asked)), "interrupted");
    EXPECT_EQ(call("games", asked)["total"], 1);
    EXPECT_TRUE(callStopped("games.export", asked)["interrupted"].get<bool>());
    const Json whole = call("games.export", asked);
    EXPECT_FALSE(whole["interrupted"].get<bool>());
    EXPECT_EQ(whole["games"], 1);
}

TEST_F(Calls, commentThatIsTypedIsOneStepUntilItIsSaved) {
    ASSERT_EQ(codeOf(call("store.open", {{"name", "games"}})), "none");
    const Json game = call("game.open", {{"variant", "international"}})["game"];
    call("game.edit", {{"game", game}, {"edit", "moves"}, {"node", 0}, {"moves", {"32-28"}}});
    const auto type = [&](const char* text) {
        return call("game.edit",
                    {{"game", game}, {"edit", "comment"}, {"node", 1}, {"text", text}});
    };
    type("Quiet");
    EXPECT_EQ(type("Quiet, and good.")["nodes"]["1"]["comment"], "Quiet, and good.");
    Json document = call("game.edit", {{"game", game}, {"edit", "undo"}});
    EXPECT_TRUE(document["nodes"]["1"]["comment"].is_null());
    EXPECT_EQ(document["undo"], "32-28");
    type("Usual");
    ASSERT_EQ(codeOf(call("game.save", {{"game", game}})), "none");
    EXPECT_TRUE(type("Usual, once.")["changed"].get<bool>());
    document = call("game.edit", {{"game", game}, {"edit", "undo"}});
    EXPECT_EQ(document["nodes"]["1"]["comment"], "Usual");
    EXPECT_FALSE(document["changed"].get<bool>());
}

TEST_F(Calls, moveThatIsNotLegalIsRefusedInWords) {
    const Json game = call("game.open", {{"variant", "international"}})["game"];
    const Json answer =
        call("game.edit", {{"game", game}, {"edit", "play"}, {"node", 0}, {"move", "32-23"}});
    EXPECT_NE(codeOf(answer), "none");
    EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty());
}

TEST_F(Calls, importReportsProblemsWithTheirPlaces) {
    call("store.open", {{"name", "games"}});
    give("slip.pdn", "[White \"A\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 33-29 *\n");
    const Json answer = call("import", {{"files", {"slip.pdn"}}});
    EXPECT_EQ(answer["games"], 1);
    EXPECT_EQ(answer["stored"], 1);
    const Json list = call("import.problems")["problems"];
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0]["code"], "capture-compulsory");
    EXPECT_EQ(list[0]["line"], 4);
    EXPECT_EQ(list[0]["file"], "slip.pdn");
    const Json checked = call("import", {{"files", {"slip.pdn"}}, {"check", true}});
    EXPECT_EQ(checked["problem_list"][0]["code"], "capture-compulsory");
}

TEST_F(Calls, problemsOfAnImportAreListedInPartsAndErrorsFirst) {
    call("store.open", {{"name", "games"}});
    std::string slips;
    for (int game = 0; game < 30; ++game)
        slips += "[GameType \"20\"]\n\n1. 32-28 19-23 2. 33-29 *\n\n";
    give("notes.pdn", "[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 0-2\n");
    give("slips.pdn", slips);
    call("import", {{"files", {"notes.pdn", "slips.pdn"}}});
    const Json all = call("import.problems", {{"limit", 1000}});
    EXPECT_EQ(all["errors"], 30) << all;
    EXPECT_EQ(all["others"], 1);
    EXPECT_EQ(all["total"], all["problems"].size());
    for (std::size_t i = 0; i < all["problems"].size(); ++i) {
        EXPECT_EQ(all["problems"][i]["severity"] == "error", i < 30);
        const Json part = call("import.problems", {{"offset", i}, {"limit", 1}});
        ASSERT_EQ(part["problems"].size(), 1U);
        EXPECT_EQ(part["problems"][0], all["problems"][i]);
    }
    give("another.pdn", "[White \"B\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 33-29 *\n");
    call("import", {{"files", {"another.pdn"}}, {"more", true}});
    EXPECT_EQ(call("import.problems")["errors"], 31);
    call("import", {{"files", {"another.pdn"}}});
    EXPECT_EQ(call("import.problems")["total"], 0) << "what is known is not listed again";
}

TEST_F(Calls, anImportIsTakenBackAndNothingElse) {
    call("store.open", {{"name", "games"}});
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    give("two.pdn", "[GameType \"20\"]\n\n1. 33-29 *\n");
    const Json first = call("import", {{"files", {"one.pdn"}}, {"store", "games"}});
    ASSERT_EQ(first["entries"].size(), 1U) << first;
    EXPECT_TRUE(call("import", {{"files", {"one.pdn"}}})["entries"].empty()) << "nothing is new";
    ASSERT_EQ(call("import", {{"files", {"two.pdn"}}})["entries"].size(), 1U);
    const Json entry{{"entry", first["entries"][0]}, {"store", "games"}};
    EXPECT_EQ(call("undo", entry)["entry"], entry["entry"]);
    EXPECT_EQ(call("games")["games"][0]["id"], 2);
    EXPECT_NE(codeOf(call("undo", entry)), "none") << "it is taken back already";
    EXPECT_EQ(call("games")["total"], 1);
    EXPECT_EQ(call("redo", entry)["entry"], entry["entry"]);
    EXPECT_EQ(call("games")["total"], 2);
}

TEST_F(Calls, anImportThatIsDoneAgainHasWhatWasChangedSince) {
    call("store.open", {{"name", "games"}});
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    const Json entry{{"entry", call("import", {{"files", {"one.pdn"}}})["entries"][0]}};
    const Json game = call("game.open", {{"id", 1}})["game"];
    call("game.edit", {{"game", game}, {"edit", "glyph"}, {"node", 1}, {"glyph", 5}});
    ASSERT_EQ(codeOf(call("game.save", {{"game", game}})), "none");
    ASSERT_EQ(codeOf(call("undo", entry)), "none");
    EXPECT_EQ(call("games")["total"], 0);
    ASSERT_EQ(codeOf(call("redo", entry)), "none");
    EXPECT_EQ(call("game.open", {{"id", 1}})["nodes"]["1"]["signs"], "!?");
}

TEST_F(Calls, whatIsMeantForAnotherDatabaseIsRefused) {
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    call("store.open", {{"name", "games"}});
    call("import", {{"files", {"one.pdn"}}});
    call("store.open", {{"name", "other"}});
    const Json meant{{"files", {"one.pdn"}}, {"store", "games"}};
    EXPECT_EQ(codeOf(call("import", meant)), "other-store");
    EXPECT_EQ(codeOf(call("undo", {{"store", "games"}})), "other-store");
    EXPECT_EQ(codeOf(call("redo", {{"store", "games"}})), "other-store");
    EXPECT_EQ(call("games")["total"], 0);
}

TEST_F(Calls, gameIsShownWhereAProblemOfItIs) {
    call("store.open", {{"name", "games"}});
    give("slips.pdn", "[GameType \"20\"]\n\n1. 32-28 (1. 33-29 19-24 2. 31-22) 19-23 2. 33-29 *\n");
    call("import", {{"files", {"slips.pdn"}}});
    const Json list = call("import.problems")["problems"];
    ASSERT_EQ(list.size(), 2U) << list;
    for (const Json& problem : list) {
        const Json opened =
            call("game.open", {{"id", problem["game"]}, {"before", problem["move"]}});
        const Json& node = opened["nodes"][std::to_string(opened["node"].get<int>())];
        const std::string move = problem["move"].get<std::string>();
        EXPECT_EQ(node["ply"], 2) << opened;
        EXPECT_NE(node["unread"].get<std::string>().find(move.substr(move.rfind(' ') + 1)),
                  std::string::npos)
            << opened;
    }
}

TEST_F(Calls, importListsWhichGamesAreDuplicatesOfWhich) {
    call("store.open", {{"name", "games"}});
    const std::string game = "[White \"A\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n";
    give("one.pdn", game);
    give("two.pdn", game + "\n");
    call("import", {{"files", {"one.pdn"}}});
    const Json answer = call("import", {{"files", {"two.pdn"}}});
    EXPECT_EQ(answer["duplicates"], 1);
    ASSERT_EQ(answer["duplicate_list"].size(), 1U);
    EXPECT_EQ(answer["duplicate_list"][0]["path"], "two.pdn");
    EXPECT_EQ(answer["duplicate_list"][0]["duplicate_of"], 1);
}

TEST_F(Calls, positionIsFoundByASketchOfTheBoard) {
    call("store.open", {{"name", "games"}});
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n");
    call("import", {{"files", {"one.pdn"}}});
    const Json answer = call(
        "find", {{"sketch", {{"variant", "international"}, {"must", {{"28", "w"}, {"23", "b"}}}}}});
    ASSERT_EQ(answer["hits"].size(), 1U) << answer;
    EXPECT_EQ(answer["hits"][0]["ply"], 2);
}

TEST_F(Calls, searchGoesOnAfterAGame) {
    call("store.open", {{"name", "games"}});
    const std::string_view game = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 ";
    std::string games;
    for (const char* more : {"*\n\n", "3. 37-32 *\n\n", "3. 38-32 *\n\n"})
        games.append(game).append(more);
    give("three.pdn", games);
    call("import", {{"files", {"three.pdn"}}});
    const Json first = call("find", {{"query", "black man on 23"}, {"limit", 2}});
    ASSERT_EQ(first["hits"].size(), 2U) << first;
    EXPECT_TRUE(first["limited"].get<bool>());
    const Json rest = call(
        "find", {{"query", "black man on 23"}, {"limit", 2}, {"after", first["hits"][1]["id"]}});
    ASSERT_EQ(rest["hits"].size(), 1U) << rest;
    EXPECT_EQ(rest["hits"][0]["id"], 3);
    EXPECT_FALSE(rest["limited"].get<bool>());
}

TEST_F(Calls, engineTellsItsLinesWhileItThinks) {
    const Json answer = call(
        "engine.analyse", {{"variant", "international"}, {"fen", "W:W27,38:B8"}, {"nodes", 2000}});
    EXPECT_FALSE(answer["lines"].empty()) << answer;
    EXPECT_FALSE(events_.empty());
}

TEST_F(Calls, gameIsJudgedElsewhereAsHere) {
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *\n");
    const auto opened = [this](const char* store) {
        call("store.open", {{"name", store}});
        call("import", {{"files", {"one.pdn"}}});
        return call("game.open", {{"id", 1}})["game"];
    };
    const Json settings{{"nodes", 500}, {"confirm", 4}};
    Json here = settings;
    here["game"] = opened("here");
    Json judgement = call("engine.judge", here);
    ASSERT_EQ(judgement["coverage"], "analysed") << judgement;

    const Json game = opened("there");
    Json work = settings;
    work.update(call("judging.begin", {{"game", game}}));
    EXPECT_TRUE(work["known"].empty());
    events_.clear();
    EXPECT_EQ(call("judging.search", work)["interrupted"], false);
    Json found = Json::array();
    for (const Json& event : events_)
        if (event["event"] == "evaluated")
            found.push_back(event["evaluation"]);
    judgement.erase("interrupted");
    EXPECT_EQ(call("judging.keep", {{"game", game}, {"found", found}}), judgement);

    work.update(call("judging.begin", {{"game", game}}));
    events_.clear();
    call("judging.search", work);
    EXPECT_TRUE(std::ranges::none_of(events_, [](const Json& event) {
        return event["event"] == "evaluated";
    })) << "what is known is not searched again";
}

TEST_F(Calls, databaseComesBackAsItWasExported) {
    call("store.open", {{"name", "games"}});
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    call("import", {{"files", {"one.pdn"}}});
    const Json exported = call("store.export");
    ASSERT_EQ(codeOf(exported), "none") << exported;
    const Json answer = call("store.import", {{"name", "copy"}, {"files", {"games.db"}}});
    EXPECT_EQ(answer["games"], 1) << answer;
    EXPECT_EQ(codeOf(call("store.import", {{"name", "copy"}, {"files", {"games.db"}}})),
              "store-exists");
}

TEST_F(Calls, aMergedDatabaseBringsWhatWasEditedInItAndDoublesNothing) {
    give("two.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n"
                    "[GameType \"20\"]\n\n1. 33-29 *\n");
    for (const char* name : {"phone", "home"}) {
        call("store.open", {{"name", name}});
        call("import", {{"files", {"two.pdn"}}});
        if (std::string_view(name) == "home")
            break;
        const Json game = call("game.open", {{"id", 1}})["game"];
        call("game.edit", {{"game", game}, {"edit", "glyph"}, {"node", 1}, {"glyph", 5}});
        ASSERT_EQ(codeOf(call("game.save", {{"game", game}})), "none");
        ASSERT_EQ(codeOf(call("store.export")), "none");
    }
    const Json answer = call("import", {{"files", {"phone.db"}}});
    EXPECT_EQ(answer["updated"], 1) << answer;
    EXPECT_EQ(answer["duplicates"], 1);
    EXPECT_EQ(call("games")["total"], 2);
    EXPECT_EQ(call("import", {{"files", {"phone.db"}}})["duplicates"], 2);
    const Json undone = call("undo");
    EXPECT_EQ(codeOf(undone), "none") << undone;
}

TEST_F(Calls, anImportedDatabaseReplacesAnotherWhenItIsWhole) {
    give("two.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n"
                    "[GameType \"20\"]\n\n1. 33-29 *\n");
    give("one.pdn", "[GameType \"20\"]\n\n1. 31-27 *\n");
    call("store.open", {{"name", "games"}});
    call("import", {{"files", {"two.pdn"}}});
    ASSERT_EQ(codeOf(call("store.export")), "none");
    call("store.open", {{"name", "other"}});
    call("import", {{"files", {"one.pdn"}}});
    const Json replaced =
        call("store.import", {{"name", "other"}, {"files", {"games.db"}}, {"replace", true}});
    EXPECT_EQ(replaced["games"], 2) << replaced;
    EXPECT_EQ(filesOfIncoming(), 0) << "nothing is left beside them";
    give("damaged.db", std::string("SQLite format 3\0", 16) + std::string(8192, 'x'));
    for (const char* file : {"missing.db", "damaged.db"})
        EXPECT_NE(
            codeOf(call("store.import", {{"name", "other"}, {"files", {file}}, {"replace", true}})),
            "none");
    EXPECT_EQ(call("store.list")["stores"].size(), 2U);
    EXPECT_EQ(filesOfIncoming(), 0) << "nothing is left beside them";
    EXPECT_EQ(call("store.open", {{"name", "other"}})["games"], 2) << "the old one is kept";
}

TEST_F(Calls, aDatabaseThatIsDamagedInItsMiddleReplacesNone) {
    give("one.pdn", "[GameType \"20\"]\n\n1. 32-28 {A quiet beginning.} 19-23 *\n");
    call("store.open", {{"name", "games"}});
    call("import", {{"files", {"one.pdn"}}});
    ASSERT_EQ(codeOf(call("store.export")), "none");
    std::string bytes = made("games.db");
    const std::size_t at = bytes.find("quiet beginning");
    ASSERT_NE(at, std::string::npos);
    bytes[at] = 'Q';
    give("damaged.db", bytes);
    const Json request{{"name", "games"}, {"files", {"damaged.db"}}, {"replace", true}};
    EXPECT_EQ(codeOf(call("store.import", request)), "restore-unsound");
    EXPECT_EQ(filesOfIncoming(), 0);
    EXPECT_EQ(codeOf(call("game.open", {{"id", 1}})), "none") << "the old one is kept";
}

TEST_F(Calls, whatCannotBeDoneHasACode) {
    EXPECT_EQ(codeOf(call("fly")), "no-call");
    EXPECT_EQ(codeOf(call("games")), "no-store");
    EXPECT_EQ(codeOf(call("store.open", {{"name", "../games"}})), "bad-request");
    EXPECT_EQ(codeOf(call("command", {{"arguments", {"fly"}}})), "usage-no-command");
    EXPECT_EQ(codeOf(call("command", {{"arguments", Json::array()}})), "bad-request");
}

} // namespace
} // namespace damscope::web
