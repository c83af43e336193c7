// SPDX-License-Identifier: GPL-3.0-or-later
// What is said in the same way in every command: formats, times, threads, --quiet, --color, pagers.
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <filesystem>

namespace damscope::cli {
namespace {

class OutputConventions : public StoreCommands {
protected:
    void SetUp() override { import(sound + other); }
    // On a terminal with a pager that shows what it was given, marked.
    Ran paged(const Words& words) const {
        Start start;
        start.terminal = true;
        start.environment = {{"TERM", "xterm"}, {"DAMSCOPE_PAGER", "sed s/^/|/"}};
        return run(words, start);
    }
};

TEST_F(OutputConventions, listsAreLinesOrAnArray) {
    for (const Words& words : {Words{"list"},
                               {"find", "--moves", "32-28"},
                               {"edit", "duplicates"},
                               {"db", "sources"},
                               {"db", "reread", "1"},
                               {"find", "shots"},
                               {"analyse", "why", "1", "--all"},
                               {"edit", "delete", "1,2"},
                               {"edit", "delete", "--list"}}) {
        Words lines = words;
        lines.insert(lines.end(), {"--format", "jsonl"});
        Words array = words;
        array.insert(array.end(), {"--format", "json"});
        Words shortForm = words;
        shortForm.emplace_back("--json");
        const std::string out = run(lines).out;
        EXPECT_EQ(run(shortForm).out, out);
        const Json all = Json::parse(run(array).out);
        ASSERT_TRUE(all.is_array()) << words[0];
        EXPECT_EQ(all.get<std::vector<Json>>(), objects(out)) << words[0];
    }
}

TEST_F(OutputConventions, shortFormsAreFormats) {
    EXPECT_EQ(run({"list", "--csv"}).out, run({"list", "--format", "csv"}).out);
    EXPECT_EQ(run({"find", "--moves", "32-28", "--pdn"}).out,
              run({"find", "--moves", "32-28", "--format", "pdn"}).out);
    EXPECT_EQ(run({"show", "1", "--json"}).out, run({"show", "1", "--format", "json"}).out);
    const Ran both = run({"list", "--json", "--csv"});
    EXPECT_EQ(both.status, 2);
    EXPECT_TRUE(contains(both.err, "--csv: not with --json; choose one")) << both.err;
    EXPECT_TRUE(contains(run({"list", "--format", "jsn"}).err, "did you mean json")) << both.err;
}

TEST_F(OutputConventions, filesAreNamedByTheirJson) {
    const std::string array = folder_.file("all.json");
    const std::string lines = folder_.file("all.jsonl");
    EXPECT_EQ(run({"write", "-o", array}).status, 0);
    EXPECT_EQ(run({"write", "-o", lines}).status, 0);
    EXPECT_EQ(Json::parse(folder_.read("all.json")).size(), 2U);
    EXPECT_EQ(objects(folder_.read("all.jsonl")).size(), 2U);
}

TEST_F(OutputConventions, quietPrintsOnlyProblems) {
    EXPECT_EQ(run({"list", "--quiet"}).err, "");
    EXPECT_EQ(run({"-q", "list"}).err, "");
    EXPECT_TRUE(contains(run({"-q", "list", "--from", "never"}).err, "--from"));
    const Ran ran = run({"import", "-q", write("illegal.pdn", illegal)});
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(contains(ran.err, "illegal.pdn:")) << ran.err;
}

TEST_F(OutputConventions, theLanguageIsThatOfTheCommandLineFirst) {
    const std::string dutch = "hier hoort een datum";
    EXPECT_TRUE(contains(run({"list", "--from", "x", "--language", "nl"}).err, dutch));
    EXPECT_TRUE(contains(run({"list", "--language=nl", "--from", "x"}).err, dutch));
    EXPECT_TRUE(contains(run({"--language", "nl", "list", "--from", "x"}).err, dutch));
    EXPECT_TRUE(contains(run({"import", "check", "--help", "--language", "fr"}).out, "Exemples:"));
    EXPECT_TRUE(contains(run({"list", "--language", "xx"}).err, "only en, nl, fr, ru, pt"));
    Start russian;
    russian.environment = {{"LC_ALL", "ru_RU.UTF-8"}};
    EXPECT_TRUE(contains(run({"help"}, russian).out, "Партии:"));
    EXPECT_TRUE(contains(run({"help", "--language", "en"}, russian).out, "Games:"));
}

TEST_F(OutputConventions, whatIsNotThereIsNullInJson) {
    const Ran edit = run({"edit", "1", "--set", "Site=Leiden", "--json"});
    const Json change = objects(edit.out).at(0);
    EXPECT_EQ(change["before"], nullptr);
    EXPECT_EQ(change["after"], "Leiden");
    const std::string broken = tags("A", "B") + "1. 32-28 {not closed\n\n" + illegal;
    for (const Json& problem :
         objects(run({"import", "check", write("x.pdn", broken), "--json"}).out))
        for (const Json& value : problem)
            EXPECT_NE(value, "") << problem;
}

TEST_F(OutputConventions, coloursAsWanted) {
    EXPECT_FALSE(contains(run({"list"}).out, "\x1b["));
    EXPECT_TRUE(contains(run({"list", "--color", "always"}).out, "\x1b[1m"));
    Start start;
    start.terminal = true;
    start.environment = {{"TERM", "xterm"}};
    EXPECT_TRUE(contains(run({"list"}, start).out, "\x1b[1m"));
    EXPECT_FALSE(contains(run({"list", "--color=never"}, start).out, "\x1b["));
    EXPECT_FALSE(contains(run({"--color", "never", "list"}, start).out, "\x1b["));
    start.environment = {{"TERM", "dumb"}};
    EXPECT_FALSE(contains(run({"list"}, start).out, "\x1b["));
}

TEST_F(OutputConventions, longOutputGoesThroughAPagerOnATerminal) {
    EXPECT_TRUE(contains(paged({"list"}).out, "|\x1b[1mId")) << paged({"list"}).out;
    EXPECT_FALSE(contains(paged({"list", "--no-pager"}).out, "|"));
    EXPECT_FALSE(
        contains(paged({"rules", "perft", "--variant", "russian", "--depth", "1"}).out, "|"))
        << "not long";
    Start piped;
    piped.environment = {{"TERM", "xterm"}, {"DAMSCOPE_PAGER", "sed s/^/|/"}};
    EXPECT_FALSE(contains(run({"list"}, piped).out, "|"));
    // The summary comes when the pager has ended.
    const std::string out = paged({"list"}).out;
    EXPECT_GT(out.rfind("2 games"), out.rfind('|')) << out;
}

TEST_F(OutputConventions, aPagerThatIsNotThereIsDoneWithout) {
    Start start;
    start.terminal = true;
    start.environment = {{"TERM", "xterm"}, {"DAMSCOPE_PAGER", "no-such-pager"}};
    EXPECT_TRUE(contains(run({"list"}, start).out, "Jansen"));
}

TEST_F(OutputConventions, aPagerThatIsLeftEarlyEndsTheCommandQuietly) {
    Start start;
    start.terminal = true;
    start.environment = {{"TERM", "xterm"}, {"DAMSCOPE_PAGER", "true"}};
    EXPECT_EQ(run({"list"}, start).status, 0);
}

TEST_F(OutputConventions, exitStatusSaysThatNothingWasFound) {
    EXPECT_EQ(run({"list", "--player", "nobody"}).status, 0);
    EXPECT_EQ(run({"list", "--player", "nobody", "--exit-status"}).status, 1);
    EXPECT_EQ(run({"list", "--player", "Jansen", "--exit-status"}).status, 0);
    EXPECT_EQ(run({"find", "--moves", "31-27", "--exit-status"}).status, 1);
    EXPECT_EQ(run({"find", "--moves", "31-27", "--count", "--exit-status"}).status, 1);
    EXPECT_EQ(run({"find", "openings", "--moves", "31-27", "--exit-status"}).status, 1);
    EXPECT_EQ(run({"find", "shots", "--gain", "9", "--exit-status"}).status, 1);
    EXPECT_EQ(run({"find", "shots", "--fen", "W:W31:B5", "--exit-status"}).status, 1);
    EXPECT_EQ(run({"edit", "duplicates", "--exit-status"}).status, 1);
}

TEST_F(OutputConventions, resultsAreAskedForInEveryStyle) {
    for (const char* draw : {"draw", "drawn", "1-1", "1/2-1/2"})
        EXPECT_EQ(objects(run({"list", "--result", draw, "--json"}).out).size(), 2U) << draw;
    for (const char* other : {"2-0", "1-0", "0-2", "0-1", "white", "black", "*", "unknown"})
        EXPECT_EQ(run({"list", "--result", other, "--json"}).out, "") << other;
    EXPECT_EQ(run({"list", "--result", "hello"}).status, 2);
}

TEST_F(OutputConventions, timesHaveUnits) {
    const Words eval{"analyse", "position", "--variant", "international", "--json", "--time"};
    for (const char* time : {"50ms", "0.05s", "0.05"}) {
        Words words = eval;
        words.emplace_back(time);
        const Json found = Json::parse(damscope(words).out);
        EXPECT_LT(found["seconds"], 5) << time;
    }
    for (const char* wrong : {"50 fortnights", "-1s", "0s", "s"}) {
        Words words = eval;
        words.back() = std::string("--time=") + wrong;
        EXPECT_TRUE(contains(damscope(words).err, "expected a time")) << wrong;
    }
    EXPECT_EQ(run({"analyse", "1", "--time", "5ms", "--no-tables"}).status, 0);
    EXPECT_EQ(run({"analyse", "2", "--time", "0.005", "--no-tables"}).status, 0) << "seconds";
}

TEST_F(OutputConventions, threadsHaveOneName) {
    const std::string file = write("more.pdn", tags("A", "B") + "1. 31-27 *\n");
    EXPECT_EQ(run({"import", "--threads", "2", file}).status, 0);
    EXPECT_EQ(run({"import", "check", "--jobs", "2", file}).status, 0) << "the former name";
}

TEST_F(OutputConventions, readingLeavesNothingBeside) {
    std::filesystem::copy_file(folder_.file("games.db"), folder_.file("copy.db"));
    EXPECT_EQ(run({"list", "--db", folder_.file("copy.db")}).status, 0);
    for (const char* file : {"copy.db-wal", "copy.db-shm", "games.db-wal", "games.db-shm"})
        EXPECT_FALSE(std::filesystem::exists(folder_.file(file))) << file;
}

} // namespace
} // namespace damscope::cli
