// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every command: statuses, help, where words and data go.
#include "tests/base/character.hpp"
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <thread>

namespace damscope::cli {
namespace {

// The words of a command, "db check", and more behind them.
Words said(const std::string& command, const Words& more) {
    Words words;
    std::istringstream in(command);
    for (std::string word; in >> word;)
        words.push_back(word);
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

using namespace std::chrono_literals;

TEST(Program, withoutACommandShowsHelpAndIsWrongUsage) {
    const Ran ran = damscope({});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(contains(ran.err, "Usage: damscope COMMAND"));
}

TEST(Program, helpGoesToStandardOutput) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"--help"}, {"-h"}, {"help"}}) {
        const Ran ran = damscope(words);
        EXPECT_EQ(ran.status, 0);
        EXPECT_TRUE(contains(ran.out, "Usage: damscope COMMAND"));
        EXPECT_EQ(ran.err, "");
    }
}

TEST(Program, printsItsVersion) {
    const Ran ran = damscope({"--version"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(std::regex_match(
        ran.out,
        std::regex("damscope [0-9]+\\.[0-9]+\\.[0-9]+\ndatabase schema [0-9]+, JSON schema "
                   "[0-9]+\nweights DSW[0-9] of [0-9]+ variants, [0-9a-f]{16}\n")))
        << ran.out;
}

class EveryCommand : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryCommand, hasAHelpPageWithExamples) {
    const Ran ran = damscope(said(GetParam(), {"--help"}));
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(contains(ran.out, "Usage: damscope " + GetParam()));
    EXPECT_TRUE(contains(ran.out, "Examples:\n  damscope " + GetParam()));
    EXPECT_TRUE(contains(ran.out, "damscope help options"));
    EXPECT_EQ(damscope(said("help " + GetParam(), {})).out, ran.out);
}

TEST_P(EveryCommand, helpFitsATerminal) {
    const std::string page = damscope(said(GetParam(), {"--help"})).out;
    for (std::size_t at = 0; at < page.size();) {
        const std::size_t end = page.find('\n', at);
        EXPECT_LE(end - at, 80U) << page.substr(at, end - at);
        at = end + 1;
    }
}

TEST_P(EveryCommand, helpGoesBeforeComplaints) {
    EXPECT_EQ(damscope(said(GetParam(), {"--nonsense", "--help"})).status, 0);
}

TEST_P(EveryCommand, refusesAnUnknownOption) {
    const Ran ran = damscope(said(GetParam(), {"--nonsense"}));
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(contains(ran.err, "there is no option --nonsense")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "damscope " + GetParam() + " --help")) << ran.err;
}

INSTANTIATE_TEST_SUITE_P(Damscope, EveryCommand,
                         ::testing::Values("import", "list", "show", "find", "write",
                                           "import check", "db check", "db index", "rules moves",
                                           "rules explain", "rules perft", "rules"));

TEST(Program, namesTheNearestCommand) {
    const Ran ran = damscope({"explian", "32-28"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "damscope: there is no command \"explian\"; did you mean rules explain?\n"
                       "See damscope --help\n");
}

TEST(Program, namesTheNearestOption) {
    const Ran ran = damscope({"rules", "perft", "--varaint", "russian", "--depth", "1"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "damscope: there is no option --varaint; did you mean --variant?\n"
                       "See damscope rules perft --help\n");
}

TEST(Program, doesNotSendControlCharactersFromTheCommandLineToTheTerminal) {
    EXPECT_FALSE(contains(damscope({"\x1b[2J"}).err, "\x1b"));
    EXPECT_FALSE(contains(damscope({"rules", "perft", "--\x1b[2J"}).err, "\x1b"));
    const std::string turned = base::testing::character(0x202e);
    EXPECT_FALSE(contains(damscope({"rules", "perft", "--variant", turned}).err, turned));
}

TEST(Program, reportsAFullDisk) {
    Start start;
    start.output = "/dev/full";
    const Ran ran = damscope({"--help"}, start);
    EXPECT_EQ(ran.status, 3);
    EXPECT_EQ(ran.err, "damscope: standard output: No space left on device\n");
}

TEST(Program, reportsAClosedStandardOutput) {
    Start start;
    start.closeOutput = true;
    const Ran ran = damscope({"--help"}, start);
    EXPECT_EQ(ran.status, 3);
    EXPECT_TRUE(contains(ran.err, "standard output")) << ran.err;
}

// `damscope rules moves ... | head -1`: a million answers, of which one is read.
TEST(Program, endsQuietlyWhenTheReaderHasGone) {
    Start start;
    for (int line = 0; line < 1500; ++line)
        start.input += "W:W31-50:B1-20\n";
    Running running({"rules", "moves", "--variant", "international", "--fen", "-"}, start);
    (void)running.readAndClose(1);
    const Ran ran = running.finish();
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "");
}

class WithoutAStore : public ::testing::TestWithParam<std::string> {};

// Never made by looking for it.
TEST_P(WithoutAStore, saysSoAndMakesNone) {
    const TemporaryFolder folder;
    const Ran ran = damscope(said(GetParam(), {"--db", folder.file("games.db")}));
    EXPECT_EQ(ran.status, 3);
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(contains(ran.err, folder.file("games.db"))) << ran.err;
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST_P(WithoutAStore, looksInTheUsualPlaces) {
    const TemporaryFolder folder;
    Start start;
    start.environment = {{"DAMSCOPE_DB", ""}, {"XDG_DATA_HOME", ""}, {"HOME", folder.path()}};
    EXPECT_TRUE(contains(damscope(said(GetParam(), {}), start).err,
                         folder.file(".local/share/damscope/games.db")));
}

TEST_P(WithoutAStore, looksWhereVariablesSay) {
    const TemporaryFolder folder;
    Start start;
    start.environment = {{"DAMSCOPE_DB", ""}, {"XDG_DATA_HOME", folder.file("data")}};
    EXPECT_TRUE(contains(asHere(damscope(said(GetParam(), {}), start).err),
                         folder.file("data/damscope/games.db")));
    start.environment[0].second = folder.file("other.db");
    EXPECT_TRUE(
        contains(asHere(damscope(said(GetParam(), {}), start).err), folder.file("other.db")));
}

INSTANTIATE_TEST_SUITE_P(Damscope, WithoutAStore,
                         ::testing::Values("list", "db check", "db index"));

TEST(Program, doesNotTouchAFileThatIsNoStore) {
    const TemporaryFolder folder;
    const std::string file = folder.write("games.db", "thirty years of typed-in games");
    for (const Words& command : {Words{"list"}, Words{"db", "check"}, Words{"db", "index"}}) {
        Words words = command;
        words.insert(words.end(), {"--db", file});
        EXPECT_EQ(damscope(words).status, 3) << command.back();
    }
    EXPECT_EQ(folder.read("games.db"), "thirty years of typed-in games");
}

TEST(Program, takesTheStoreBeforeTheCommandToo) {
    const Ran ran = damscope({"--db", "/nonexistent/games.db", "db", "check"});
    EXPECT_EQ(ran.status, 3);
    EXPECT_TRUE(contains(ran.err, "nonexistent")) << ran.err;
}

// Waits until a process keeps interruptions for itself (sigwait).
bool awaitsSignals(pid_t process) {
    constexpr auto wanted = 1ULL << (SIGINT - 1) | 1ULL << (SIGTERM - 1);
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (std::chrono::steady_clock::now() < end) {
        std::ifstream in("/proc/" + std::to_string(process) + "/status");
        for (std::string line; std::getline(in, line);)
            if (line.starts_with("SigBlk:") &&
                (std::stoull(line.substr(line.find('\t') + 1), nullptr, 16) & wanted) == wanted)
                return true;
        std::this_thread::yield();
    }
    return false;
}

class Interrupted : public ::testing::TestWithParam<int> {};

// A perft that would take hours.
TEST_P(Interrupted, endsWithinTwoSeconds) {
    Running running({"rules", "perft", "--variant", "international", "--depth", "20", "--divide"});
    ASSERT_TRUE(awaitsSignals(running.process()));
    const auto before = std::chrono::steady_clock::now();
    running.signal(GetParam());
    const Ran ran = running.finish();
    EXPECT_EQ(ran.status, 128 + GetParam());
    EXPECT_TRUE(contains(ran.err, "interrupted")) << ran.err;
    EXPECT_LT(std::chrono::steady_clock::now() - before, 2s);
}

INSTANTIATE_TEST_SUITE_P(BySignal, Interrupted, ::testing::Values(SIGINT, SIGTERM),
                         [](const auto& test) { return test.param == SIGINT ? "int" : "term"; });

} // namespace
} // namespace damscope::cli
