// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that go on after an interruption, and files of games that are somebody else's.
#include "base/files/open_files.hpp"
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace damscope::cli {
namespace {

using nlohmann::json;

std::size_t count(const std::string& text, const std::string& word) {
    std::size_t found = 0;
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1))
        ++found;
    return found;
}

class MatchRecords : public ::testing::Test {
protected:
    [[nodiscard]] Ran match(const std::string& pairs, const Words& more = {},
                            const std::string& first = "nodes=40,name=A",
                            const std::string& variant = "english") const {
        Words words{"engine",   "match",    "--variant",    variant, "--first",     first,
                    "--second", "nodes=20", "--draw-after", "30",    "--no-tables", "--pairs",
                    pairs,      "-o",       pdn_,           "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return damscope(words);
    }
    [[nodiscard]] static int gamesOf(const Ran& ran) {
        const json score = json::parse(ran.out);
        return score["wins"].get<int>() + score["draws"].get<int>() + score["losses"].get<int>();
    }
    [[nodiscard]] std::string games() const { return folder_.read("match.pdn"); }

    TemporaryFolder folder_;
    std::string pdn_ = folder_.file("match.pdn");
};

TEST_F(MatchRecords, otherSidesAreNotResumed) {
    ASSERT_EQ(match("2").status, 0);
    const std::string before = games() + "[Event \"Engine ma";
    (void)folder_.write("match.pdn", before);
    for (const char* first : {"nodes=40,name=B", "nodes=30,name=A", "nodes=40"}) {
        const Ran other = match("3", {"--resume"}, first);
        EXPECT_EQ(other.status, 2) << first;
        EXPECT_TRUE(contains(other.err, "games of other settings")) << other.err;
    }
    EXPECT_TRUE(contains(match("3", {"--resume"}, "nodes=30,name=A").err, "A (nodes=40,name=A)"));
    EXPECT_EQ(games(), before) << "nothing is removed of another match";
    const Ran same = match("3", {"--resume"});
    EXPECT_EQ(same.status, 0) << same.err;
    EXPECT_EQ(gamesOf(same), 6);
}

TEST_F(MatchRecords, anotherVariantIsNotResumed) {
    ASSERT_EQ(match("1").status, 0);
    const Ran other = match("2", {"--resume"}, "nodes=40,name=A", "russian");
    EXPECT_EQ(other.status, 2);
    EXPECT_TRUE(contains(other.err, "it has english\n  this is russian")) << other.err;
}

TEST_F(MatchRecords, aTournamentIsResumedAsItWas) {
    const auto tournament = [&](const std::string& variant, const std::string& second,
                                const Words& more) {
        Words words{"engine",       "tournament",   "--variant",
                    variant,        "--contestant", "nodes=40,name=A",
                    "--contestant", second,         "--draw-after",
                    "30",           "--pairs",      "1",
                    "-o",           pdn_,           "--json",
                    "--no-tables"};
        words.insert(words.end(), more.begin(), more.end());
        return damscope(words);
    };
    ASSERT_EQ(tournament("english", "nodes=20,name=B", {}).status, 0);
    const std::string before = games();
    EXPECT_EQ(tournament("russian", "nodes=20,name=B", {"--resume"}).status, 2);
    EXPECT_EQ(tournament("english", "nodes=30,name=B", {"--resume"}).status, 2);
    EXPECT_EQ(tournament("english", "nodes=20,name=B", {"--resume"}).status, 0);
    EXPECT_EQ(games(), before) << "all was played";
}

// What a match that was killed leaves: a file that ends anywhere.
TEST_F(MatchRecords, whatWasCutOffIsPlayedAgain) {
    ASSERT_EQ(match("3").status, 0);
    const std::string whole = games();
    const std::size_t lastPair = whole.find("[Event", whole.find("[Round \"4\"]"));
    const std::size_t lastGame = whole.find("[Event", whole.find("[Round \"5\"]"));
    for (const std::size_t end : {lastPair + 5, lastPair + 200, lastGame - 3, lastGame,
                                  lastGame + 10, whole.size() - 40, whole.size() - 2}) {
        (void)folder_.write("match.pdn", whole.substr(0, end));
        const Ran ran = match("3", {"--resume"});
        EXPECT_EQ(ran.status, 0) << end << ran.err;
        EXPECT_EQ(gamesOf(ran), 6) << end;
        EXPECT_TRUE(contains(ran.err, "the last pair of games was not finished")) << ran.err;
        EXPECT_EQ(count(games(), "[Event "), 6U) << end;
        EXPECT_EQ(games().substr(0, lastPair), whole.substr(0, lastPair));
        EXPECT_EQ(damscope({"import", "check", pdn_}).status, 0) << end;
    }
}

TEST_F(MatchRecords, whatIsNoMatchIsLeftAlone) {
    const std::string letter = "Dear friend,\nthis is a letter.\n";
    (void)folder_.write("match.pdn", letter);
    EXPECT_EQ(match("2", {"--resume"}).status, 2);
    EXPECT_EQ(games(), letter);
    std::filesystem::remove(pdn_);
    EXPECT_EQ(match("2", {"--resume"}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(pdn_));
}

// A match beside an older file of games, killed: its games are in a file of their own.
TEST_F(MatchRecords, gamesOfAMatchThatWasKilledAreKeptAndResumed) {
    ASSERT_EQ(match("3").status, 0);
    const std::string whole = games();
    const std::string left = whole.substr(0, whole.find("[Event", whole.find("[Round \"4\"]")));
    const std::string unfinished = folder_.write("match.pdn.unfinished", left);
    (void)folder_.write("match.pdn", "[Event \"old\"]\n\n*\n");
    const Ran refused = match("3");
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(contains(refused.err, "--resume -o " + pdn_)) << refused.err;
    EXPECT_EQ(folder_.read("match.pdn.unfinished"), left) << "nothing is lost";
    EXPECT_TRUE(contains(games(), "old"));
    const Ran resumed = match("3", {"--resume"});
    EXPECT_EQ(resumed.status, 0) << resumed.err;
    EXPECT_EQ(gamesOf(resumed), 6);
    EXPECT_EQ(games().substr(0, left.size()), left);
    EXPECT_EQ(count(games(), "[Event "), 6U) << "the older file is replaced when all is played";
    EXPECT_FALSE(std::filesystem::exists(unfinished));
    // The file that it would have replaced may be gone meanwhile.
    (void)folder_.write("match.pdn.unfinished", left);
    std::filesystem::remove(pdn_);
    EXPECT_EQ(match("3").status, 2);
    EXPECT_EQ(folder_.read("match.pdn.unfinished"), left) << "nothing is lost";
    EXPECT_EQ(games(), "") << "nothing is played";
    EXPECT_EQ(gamesOf(match("3", {"--resume"})), 6);
    // One that was killed before its first pair of games has left nothing.
    (void)folder_.write("match.pdn.unfinished", "");
    EXPECT_EQ(match("1").status, 0);
}

TEST_F(MatchRecords, twoMatchesDoNotShareAFile) {
    ASSERT_EQ(match("1").status, 0);
    const std::string before = games();
    base::FileLock other{std::filesystem::path(pdn_)};
    ASSERT_TRUE(other.tryLock());
    for (const Words& more : {Words{}, Words{"--resume"}}) {
        const Ran second = match("2", more);
        EXPECT_EQ(second.status, 2);
        EXPECT_TRUE(contains(second.err, "another program is writing to it")) << second.err;
    }
    EXPECT_EQ(games(), before);
    other.unlock();
    EXPECT_EQ(match("2").status, 0);
}

TEST_F(MatchRecords, fewerOpeningsThanWantedAreSaid) {
    const std::string openings = // with the ends of lines of Windows
        folder_.write("openings.txt", "W:W21-32:B1-12\r\n\r\nB:W21-32:B1-12\r\n");
    const Ran few = match("5", {"--openings", openings});
    EXPECT_EQ(few.status, 0) << few.err;
    EXPECT_EQ(gamesOf(few), 4);
    EXPECT_TRUE(contains(few.err, "2 pairs of games instead of 5")) << few.err;
    EXPECT_FALSE(contains(match("2", {"--openings", openings}).err, "instead of"));
}

} // namespace
} // namespace damscope::cli
