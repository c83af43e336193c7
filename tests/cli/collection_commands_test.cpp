// SPDX-License-Identifier: GPL-3.0-or-later
// collection on a store of a test's own.
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace damscope::cli {
namespace {

class CollectionCommands : public ::testing::Test {
protected:
    CollectionCommands() {
        std::string pdn;
        for (const char* white : {"Konaté", "Jansen", "De Vries"})
            pdn += "[White \"" + std::string(white) +
                   "\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n";
        EXPECT_EQ(run({"import", folder_.write("games.pdn", pdn)}).status, 0);
    }
    Ran run(const Words& words, Start start = {}) const {
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        return damscope(words, start);
    }

    TemporaryFolder folder_;
};

TEST_F(CollectionCommands, keepGamesInTheirOrder) {
    EXPECT_EQ(run({"edit", "collection", "create", "My games", "3"}).err,
              "collection \"My games\" made, 1 game added\n");
    EXPECT_EQ(run({"edit", "collection", "add", "my games", "1,3", "--note", "fine"}).err,
              "1 game added to \"my games\", 1 was already in it\n");
    const Ran shown = run({"edit", "collection", "show", "My games", "--json"});
    const auto lines = shown.out.find('\n');
    EXPECT_EQ(nlohmann::json::parse(shown.out.substr(0, lines))["id"], 3);
    const auto second = nlohmann::json::parse(shown.out.substr(lines));
    EXPECT_EQ(second["id"], 1);
    EXPECT_EQ(second["note"], "fine");
    EXPECT_TRUE(contains(run({"edit", "collection", "list"}).out, "My games        2"))
        << "its count";
    EXPECT_EQ(run({"edit", "collection"}).out, run({"edit", "collection", "list"}).out);
    const Ran games = run({"list", "--in", "MY GAMES", "--csv"});
    EXPECT_TRUE(contains(games.out, "Konaté"));
    EXPECT_FALSE(contains(games.out, "Jansen"));
}

TEST_F(CollectionCommands, areMadeWithTheirGamesAtOnce) {
    EXPECT_EQ(run({"edit", "collection", "create", "Mine", "1,3"}).status, 0);
    EXPECT_TRUE(contains(run({"undo"}).err, "undone: edit collection create \"Mine\""));
    EXPECT_FALSE(contains(run({"edit", "collection"}).out, "Mine"));
    EXPECT_EQ(run({"find", "white moves", "--into", "Found"}).status, 0);
    EXPECT_TRUE(contains(run({"undo"}).err, "undone: edit collection create \"Found\""));
    EXPECT_FALSE(contains(run({"edit", "collection"}).out, "Found"));
}

TEST_F(CollectionCommands, takeBackWhatWasDone) {
    (void)run({"edit", "collection", "create", "A", "--white", "jansen"});
    const Ran kept = run({"edit", "collection", "delete", "A"});
    EXPECT_TRUE(contains(kept.out, "Jansen")) << kept.out;
    EXPECT_TRUE(contains(kept.err, "nothing was changed")) << kept.err;
    EXPECT_TRUE(contains(run({"edit", "collection"}).out, "A"));
    EXPECT_EQ(run({"edit", "collection", "delete", "A", "--apply"}).status, 0);
    EXPECT_TRUE(contains(run({"undo"}).err, "undone: edit collection delete \"A\""));
    EXPECT_TRUE(contains(run({"edit", "collection", "show", "A"}).out, "Jansen"));
    EXPECT_EQ(run({"edit", "collection", "rename", "A", "B"}).err,
              "collection \"A\" is now \"B\"\n");
    EXPECT_EQ(run({"edit", "collection", "remove", "B", "--white", "jansen"}).status, 0);
    EXPECT_EQ(run({"edit", "collection", "show", "B"}).err, "0 games\n");
}

TEST_F(CollectionCommands, manyGamesAreListedFirst) {
    std::string pdn;
    for (int round = 1; round <= 11; ++round)
        pdn += "[White \"Bos\"]\n[Black \"Smit\"]\n[Round \"" + std::to_string(round) +
               "\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n";
    ASSERT_EQ(run({"import", folder_.write("bos.pdn", pdn)}).status, 0);
    const Ran listed = run({"edit", "collection", "create", "Many", "--player", "Bos"});
    EXPECT_TRUE(contains(listed.out, "Smit")) << listed.out;
    EXPECT_TRUE(contains(listed.err, "11 games are concerned; nothing was changed")) << listed.err;
    EXPECT_TRUE(run({"edit", "collection"}).out.empty());
    EXPECT_EQ(run({"edit", "collection", "create", "Many", "--player", "Bos", "--apply"}).err,
              "collection \"Many\" made, 11 games added\n");
    EXPECT_EQ(run({"edit", "collection", "remove", "Many", "4-13"}).status, 0);
    EXPECT_EQ(run({"list", "--in", "Many", "--count"}).out, "1\n") << "ten are few";
}

TEST_F(CollectionCommands, sayWhatIsWrong) {
    const Ran unknown = run({"list", "--in", "Nothing"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(contains(unknown.err, "there is no collection \"Nothing\"")) << unknown.err;
    EXPECT_EQ(run({"edit", "collection", "show", "Nothing"}).status, 2);
    (void)run({"edit", "collection", "create", "A"});
    EXPECT_EQ(run({"edit", "collection", "create", "a"}).status, 2);
    const Ran all = run({"edit", "collection", "add", "A"});
    EXPECT_EQ(all.status, 2);
    EXPECT_TRUE(contains(all.err, "select games")) << all.err;
    EXPECT_EQ(run({"edit", "collection", "frobnicate"}).status, 2);
    EXPECT_EQ(run({"edit", "collection", "rename", "A"}).status, 2);
}

} // namespace
} // namespace damscope::cli
