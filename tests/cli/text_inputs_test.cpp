// SPDX-License-Identifier: GPL-3.0-or-later
// Text is clean whichever way it comes in: files, lists of players, options, names of lists.
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

class TextInputs : public StoreCommands {
protected:
    std::vector<Json> games(const Words& more = {}) const {
        Words words{"list", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return objects(run(words).out);
    }
    void expectSound() const {
        EXPECT_EQ(run({"db", "check"}).status, 0) << run({"db", "check"}).out;
    }
};

TEST_F(TextInputs, ListsOfPlayers) {
    const struct {
        const char* file;
        std::vector<std::string> players;
    } lists[]{{"f06a_list_bom.txt", {"Jansen, P.", "Klaver, K.", "Linde, L."}},
              {"f06b_list_cp1252.txt", {"Gérard, P.", "Müller, K.", "Linde, L."}},
              {"f06c_list_excel.txt", {"Jansen, P.", "Klaver, K.", "Linde, L."}}};
    for (const auto& list : lists) {
        const std::string name = std::string("Cup ") + list.file;
        const Ran entered =
            run({"event", name, "--enter", std::string("tests/data/reports/") + list.file, "--date",
                 "2024.01.05"});
        ASSERT_EQ(entered.status, 0) << entered.err;
        std::vector<std::string> met;
        for (const Json& game : games({"--event", name}))
            for (const char* side : {"white", "black"})
                met.push_back(game[side]);
        for (const std::string& player : list.players)
            EXPECT_NE(std::ranges::find(met, player), met.end()) << player << " of " << list.file;
        EXPECT_EQ(met.size(), 6U);
    }
    expectSound();
}

TEST_F(TextInputs, OptionsOfEditAndEvent) {
    import(sound);
    EXPECT_EQ(run({"edit", "1", "--set", "White= G\xE9rard,\u00A0 \u00C9. ", "--set",
                   "Site=Caf&eacute;", "--set", "Round=\u20111", "--apply"})
                  .status,
              0);
    EXPECT_EQ(run({"event", "Clubavond", "--respell", "B\u00E9ranger=Be\u0301ranger,\uFEFF J.",
                   "--set", "Event=\uFEFFClub\u200Bavond  2023", "--apply"})
                  .status,
              0);
    const Json game = games().at(0);
    EXPECT_EQ(game["white"], "Gérard, É.");
    EXPECT_EQ(game["site"], "Café");
    EXPECT_EQ(game["round"], "-1");
    EXPECT_EQ(game["black"], "Béranger, J.");
    EXPECT_EQ(game["event"], "Clubavond 2023");
    expectSound();
}

TEST_F(TextInputs, NamesOfEventsCollectionsAndBookmarks) {
    import(sound);
    EXPECT_EQ(
        run({"event", "Caf\xE9  Open", "--enter", write("two.txt", "Bos, A.\nMol, B.\n")}).status,
        0);
    EXPECT_EQ(games({"--event", "Café Open"}).at(0)["event"], "Café Open");
    EXPECT_EQ(run({"edit", "collection", "create",
                   "Mes  pr\xE9"
                   "f\xE9r\xE9"
                   "es"})
                  .status,
              0);
    const std::string list = run({"edit", "collection", "list"}).out;
    EXPECT_NE(list.find("Mes préférées"), std::string::npos) << list;
    expectSound();
}

TEST_F(TextInputs, FilesOfOneGame) {
    EXPECT_EQ(run({"edit", "new", "--file",
                   write("game.pdn", "[White \"M\xFCller\"]\n[Black \"G&eacute;rard\"]\n"
                                     "[GameType \"20\"]\n\n1. 32-28 {tr\xE8s fort} 18-23 *\n")})
                  .status,
              0);
    EXPECT_EQ(games().at(0)["white"], "Müller");
    EXPECT_EQ(games().at(0)["black"], "Gérard");
    EXPECT_NE(run({"show", "1"}).out.find("très fort"), std::string::npos);
    expectSound();
}

// Neither names of strangers whose initials differ.
TEST_F(TextInputs, StrangersWithInitialsInOtherScriptsAreNotMerged) {
    EXPECT_LE(run({"import", "tests/data/reports/f10a_hebrew_georgian_initials.pdn"}).status, 1);
    EXPECT_EQ(run({"player", "list", "--propose", "--json"}).out, "");
}

} // namespace
} // namespace damscope::cli
