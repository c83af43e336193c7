// SPDX-License-Identifier: GPL-3.0-or-later
// config, and the settings that other commands take from it.
#include "tests/cli/store_commands.hpp"

#include <filesystem>
#include <fstream>

namespace damscope::cli {
namespace {

class ConfigCommand : public StoreCommands {
protected:
    [[nodiscard]] Start home(Start start = {}) const {
        start.environment.emplace_back("XDG_CONFIG_HOME", folder_.file("config"));
        return start;
    }
    Ran configured(const Words& words, Start start = {}) const {
        return damscope(words, home(std::move(start)));
    }
    [[nodiscard]] std::string file() const { return folder_.file("config/damscope/config.toml"); }
    void writeFile(const std::string& text) const {
        std::filesystem::create_directories(folder_.file("config/damscope"));
        std::ofstream(file()) << text;
    }
};

TEST_F(ConfigCommand, setsPrintsAndRemovesASetting) {
    EXPECT_EQ(configured({"config", "--path"}).out, file() + "\n");
    EXPECT_EQ(configured({"config", "variant"}).out, "");
    EXPECT_EQ(configured({"config", "variant", "russian"}).status, 0);
    EXPECT_EQ(configured({"config", "variant"}).out, "russian\n");
    EXPECT_EQ(configured({"config", "threads", "3"}).status, 0);
    EXPECT_EQ(folder_.read("config/damscope/config.toml"), "variant = \"russian\"\nthreads = 3\n");
    EXPECT_EQ(configured({"config", "--unset", "variant"}).status, 0);
    EXPECT_EQ(folder_.read("config/damscope/config.toml"), "threads = 3\n");
    const Json all = Json::parse(configured({"config", "--json"}).out);
    EXPECT_EQ(all["threads"], "3");
    EXPECT_TRUE(all["variant"].is_null());
}

TEST_F(ConfigCommand, keepsCommentsAndWhatElseIsThere) {
    writeFile("# mine\nlanguage = \"nl\" # Dutch\nvariant = 'russian'\n");
    EXPECT_EQ(configured({"config", "variant", "frisian"}).status, 0);
    EXPECT_EQ(folder_.read("config/damscope/config.toml"),
              "# mine\nlanguage = \"nl\" # Dutch\nvariant = \"frisian\"\n");
}

TEST_F(ConfigCommand, otherCommandsFollowIt) {
    import(sound);
    writeFile("database = \"" + folder_.file("games.db") + "\"\nvariant = \"russian\"\n");
    EXPECT_EQ(objects(configured({"list", "--json"}).out).size(), 1U);
    EXPECT_EQ(configured({"rules", "perft", "--depth", "1"}).out, "7\n")
        << "moves of the Russian start";
    EXPECT_EQ(configured({"rules", "perft", "--depth", "1", "--variant", "international"}).out,
              "9\n");
    Start start;
    start.environment.emplace_back("DAMSCOPE_VARIANT", "international");
    EXPECT_EQ(configured({"rules", "perft", "--depth", "1"}, start).out, "9\n");
    const Ran none = configured({"find", "blocked"});
    EXPECT_TRUE(contains(none.err, "none of the selected games is of russian draughts"))
        << none.err;
}

TEST_F(ConfigCommand, showsResultsInTheStyleThatIsSet) {
    import(tags("A", "B") + "1. 32-28 1-1\n");
    writeFile("database = \"" + folder_.file("games.db") + "\"\n");
    EXPECT_TRUE(contains(configured({"list"}).out, " 1-1 "));
    EXPECT_EQ(configured({"config", "results", "chess"}).status, 0);
    for (const Words& words : {Words{"list"}, {"show", "1"}, {"find", "--moves", "32-28"}})
        EXPECT_TRUE(contains(configured(words).out, "1/2-1/2")) << words[0];
    EXPECT_TRUE(contains(configured({"list", "--json"}).out, "\"1-1\"")) << "data stay";
    EXPECT_EQ(configured({"config", "results", "stars"}).status, 2);
}

TEST_F(ConfigCommand, speaksTheLanguageThatIsSet) {
    writeFile("language = \"nl\"\n");
    const Ran ran = configured({"list", "--from", "yesterday"});
    EXPECT_TRUE(contains(ran.err, "hier hoort een datum")) << ran.err;
}

TEST_F(ConfigCommand, saysWhereAFileIsWrong) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"variant = \n", ":1:"},
        {"# one\nvariant = \"rusian\"\n", ":2:"},
        {"colour = \"red\"\n", "there is no setting \"colour\""},
        {"threads = \"3\"\n", "threads: expected a number"},
        {"threads = 0\n", "from 1 to 256"},
        {"[section]\nvariant = \"russian\"\n", "there is no setting \"section\""}};
    for (const auto& [text, what] : cases) {
        writeFile(text);
        const Ran ran = configured({"rules", "moves", "--variant", "russian"});
        EXPECT_EQ(ran.status, 2) << text;
        EXPECT_TRUE(contains(ran.err, "config.toml:")) << ran.err;
        EXPECT_TRUE(contains(ran.err, what)) << ran.err;
        EXPECT_EQ(configured({"config", "--path"}).status, 0) << "the file can be found";
    }
}

TEST_F(ConfigCommand, refusesWhatIsNoSetting) {
    EXPECT_TRUE(contains(configured({"config", "variamt"}).err, "did you mean variant?"));
    EXPECT_EQ(configured({"config", "threads", "many"}).status, 2);
    EXPECT_EQ(configured({"config", "language", "xx"}).status, 2);
    EXPECT_EQ(configured({"config", "database", ""}).status, 2);
    EXPECT_EQ(configured({"config", "--unset"}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(file()));
}

} // namespace
} // namespace damscope::cli
