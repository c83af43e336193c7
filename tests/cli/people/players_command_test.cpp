// SPDX-License-Identifier: GPL-3.0-or-later
// players: the list, proposals and decisions, as a user sees them.
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

std::string gameWithResult(const std::string& white, const std::string& black,
                           const std::string& moves, const std::string& result) {
    std::string header = tags(white, black);
    header.replace(header.find("1-1"), 3, result);
    return header + moves + ' ' + result + "\n\n";
}

class PlayersCommand : public StoreCommands {
protected:
    PlayersCommand() {
        import(gameWithResult("Roel Boomstra", "Hein Meijer", "1. 32-28 18-23", "1-1") +
               gameWithResult("Meijer,Hein", "Boomstra,R.", "1. 33-29 19-23", "2-0") +
               gameWithResult("?", "Roel Boomstra", "1. 34-30", "2-0"));
    }
    std::vector<Json> players(Words words = {}) const {
        words.insert(words.begin(), {"player", "list"});
        words.emplace_back("--json");
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return objects(ran.out);
    }
};

TEST_F(PlayersCommand, ListsPlayersWithTheirResults) {
    const auto all = players();
    ASSERT_EQ(all.size(), 4U) << "nobody is no player";
    EXPECT_EQ(all[0]["name"], "Roel Boomstra");
    EXPECT_EQ(all[0]["games"], 2);
    EXPECT_EQ(all[0]["draws"], 1);
    EXPECT_EQ(all[0]["losses"], 1);
    EXPECT_EQ(all[0]["score"], 0.25);
    EXPECT_EQ(all[0]["first_year"], 2023);
    EXPECT_TRUE(all[0]["rating"].is_null());
    EXPECT_EQ(players({"meijer"}).size(), 2U);
    EXPECT_EQ(players({"--result", "2-0", "meijer"}).size(), 1U);
    EXPECT_EQ(run({"player", "list", "nobody", "--exit-status"}).status, 1);
}

TEST_F(PlayersCommand, ProposesMergesAndUndoes) {
    const auto proposals = players({"--propose"});
    ASSERT_EQ(proposals.size(), 2U);
    EXPECT_EQ(proposals[0]["grade"], "certain");
    EXPECT_EQ(players().size(), 4U) << "nothing is merged in silence";
    EXPECT_EQ(players({"--propose", "--grade", "certain", "--apply"})[0]["names"], 2);
    const auto merged = players();
    ASSERT_EQ(merged.size(), 2U);
    EXPECT_EQ(merged[0]["name"], "Roel Boomstra");
    EXPECT_EQ(merged[0]["other_names"], Json::array({"Boomstra,R."}));
    EXPECT_EQ(merged[0]["games"], 3);
    EXPECT_EQ(run({"list", "--player", "Boomstra,R.", "--count"}).out, "3\n");
    EXPECT_EQ(objects(run({"list", "--player", "Boomstra,R.", "--json"}).out).size(), 3U);
    EXPECT_EQ(Json::parse(run({"undo", "--json"}).out)["kind"], "names");
    EXPECT_EQ(players().size(), 4U);
}

TEST_F(PlayersCommand, DecidesAboutNames) {
    EXPECT_EQ(players({"--same", "Hein Meijer", "--same", "meijer, hein"})[0]["names"], 1);
    EXPECT_EQ(players().size(), 3U);
    EXPECT_EQ(players({"--different", "Hein Meijer", "--different", "Meijer,Hein"})[0]["decision"],
              "separated");
    EXPECT_EQ(players().size(), 4U);
    EXPECT_EQ(players({"--propose", "meijer"}).size(), 0U);
}

TEST_F(PlayersCommand, ListsADecisionAboutManyGamesFirst) {
    std::string games;
    for (int round = 1; round <= 11; ++round)
        games += "[Round \"" + std::to_string(round) + "\"]\n" + tags("Ann Bos", "Guest") +
                 "1. 32-28 18-23 1-1\n\n";
    import(games + tags("Bos, A.", "Guest") + "1. 32-28 1-1\n\n");
    const Words same{"player", "list", "--same", "Ann Bos", "--same", "Bos, A."};
    const Ran listed = run(same);
    EXPECT_NE(listed.err.find("12 games are concerned; nothing was changed"), std::string::npos)
        << listed.err;
    EXPECT_EQ(players({"Ann Bos"})[0]["games"], 11);
    Words apply = same;
    apply.emplace_back("--apply");
    EXPECT_EQ(run(apply).status, 0);
    EXPECT_EQ(players({"Ann Bos"})[0]["games"], 12);
}

TEST_F(PlayersCommand, SaysWhatIsMissing) {
    EXPECT_NE(run({"player", "list", "--same", "Roel Bomstra", "--same", "Hein Meijer"})
                  .err.find("Roel Boomstra"),
              std::string::npos);
    EXPECT_EQ(run({"player", "list", "--same", "Hein Meijer"}).status, 2);
    EXPECT_EQ(run({"player", "list", "--apply"}).status, 2);
    EXPECT_EQ(run({"player", "list", "--propose", "--apply"}).status, 2);
    EXPECT_EQ(run({"player", "list", "--same", "?", "--same", "Hein Meijer"}).status, 2)
        << "nobody";
}

TEST_F(PlayersCommand, WritesCsvAndHtml) {
    const std::string csv = run({"player", "list", "--csv"}).out;
    EXPECT_NE(csv.find("1,Roel Boomstra,,2,0,1,1,0.2500,2023,2023,,"), std::string::npos) << csv;
    import(tags("Evil <script>", "Jan & Co") + "1. 32-28 1-1\n\n");
    const std::string html = run({"player", "list", "--html"}).out;
    EXPECT_EQ(html.find("<script>"), std::string::npos);
    EXPECT_NE(html.find("Evil &lt;script&gt;"), std::string::npos);
    EXPECT_NE(html.find("Jan &amp; Co"), std::string::npos);
}

} // namespace
} // namespace damscope::cli
