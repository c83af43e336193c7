// SPDX-License-Identifier: GPL-3.0-or-later
// Work that is divided among processes, as their users run them.
#include "base/files/open_files.hpp"
#include "tests/cli/store_commands.hpp"

#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

namespace damscope::cli {
namespace {

class ShardCommands : public StoreCommands {
protected:
    ShardCommands() { EXPECT_EQ(run({"import", "samples/international.pdn"}).status, 0); }

    [[nodiscard]] Words worker(const std::string& shard, const std::string& file,
                               const std::string& nodes = "300") const {
        return {"analyse", "1-4",        "--nodes", nodes,     "--hash", "1",  "--threads",
                "1",       "--endgames", "none",    "--shard", shard,    "-o", this->file(file),
                "--json"};
    }
    [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }
    [[nodiscard]] std::uint64_t lines(const std::string& name) const {
        const std::string text = folder_.read(name);
        return static_cast<std::uint64_t>(std::ranges::count(text, '\n'));
    }
};

TEST_F(ShardCommands, workersShareAnAnalysis) {
    std::uint64_t searched = 0;
    for (const std::string shard : {"1/2", "2/2"}) {
        const Ran ran = run(worker(shard, shard.substr(0, 1)));
        EXPECT_EQ(ran.status, 0) << ran.err;
        searched += Json::parse(ran.out)["searched"].get<std::uint64_t>();
    }
    EXPECT_EQ(Json::parse(run(worker("2/2", "2")).out)["searched"], 0);
    const Ran merged = run({"analyse", "--merge", file("2"), file("1"), "--json"});
    EXPECT_EQ(merged.status, 0) << merged.err;
    EXPECT_EQ(Json::parse(merged.out)["stored"], searched);
    const Ran again = run({"analyse", "--merge", file("1"), file("2"), "--json"});
    EXPECT_EQ(Json::parse(again.out)["stored"], 0);
    // What a single process would have to search is there.
    const Ran rest =
        run({"analyse", "1-4", "--nodes", "300", "--hash", "1", "--endgames", "none", "--json"});
    EXPECT_EQ(Json::parse(rest.out)["searched"], 0);
}

TEST_F(ShardCommands, aKilledWorkerGoesOnWhereItWas) {
    const Words words = worker("1/2", "killed", "20000");
    {
        Start start;
        start.environment.emplace_back("DAMSCOPE_DB", file("games.db"));
        Running running(words, start);
        while (!std::filesystem::exists(file("killed")) || lines("killed") < 5)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        running.signal(SIGKILL);
        EXPECT_EQ(running.finish().status, 128 + SIGKILL);
    }
    const std::uint64_t kept = lines("killed") - 1;
    const Json rest = Json::parse(run(words).out);
    EXPECT_GE(rest["reused"].get<std::uint64_t>(), kept);
    const Json whole = Json::parse(run(worker("1/2", "whole", "20000")).out);
    EXPECT_EQ(rest["searched"].get<std::uint64_t>() + kept, whole["searched"]);
    EXPECT_EQ(lines("killed"), lines("whole"));
}

TEST_F(ShardCommands, aLinkIsNotWrittenTo) {
    EXPECT_EQ(run(worker("1/2", "one")).status, 0);
    std::filesystem::create_symlink("one", file("link"));
    const Ran ran = run(worker("1/2", "link"));
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(contains(ran.err, "symbolic link")) << ran.err;
}

TEST_F(ShardCommands, mistakesAreExplained) {
    EXPECT_EQ(run(worker("1/2", "one")).status, 0);
    const std::vector<std::pair<Words, std::string>> mistakes{
        {{"analyse", "--shard", "1/2"}, "-o"},
        {{"analyse", "--shard", "3/2", "-o", file("x")}, "2/8"},
        {{"analyse", "--merge"}, "name the files"},
        {{"analyse", "--merge", "--shard", "1/2", "-o", file("x")}, "not with --shard"},
        {{"analyse", "--merge", file("one"), "--player", "Jansen"}, "filter"},
        {{"analyse", "--merge", file("games.db")}, "not a file of evaluations"},
        {{"analyse", "1", "--shard", "1/2", "-o", file("games.db")}, "database"},
        {{"analyse", "--merge", file("one"), "--nodes", "5"}, "searches nothing"},
        {{"analyse", "1", "--shard", "1/2", "-o", "-"}, "name a file"},
        {{"analyse", "1", "--shard", "1/2", "-o", file("x"), "--confirm", "5"}, "single positions"},
        {{"find", "shots", "--shard", "1/2", "-o", file("x"), "--gain", "3"}, "leave out"},
        {{"find", "shots", "--shard", "1/2", "-o", file("x"), "--longest", "3"}, "leave out"},
        {{"find", "shots", "--merge", file("one"), "--limit", "3"}, "leave out"},
        {{"find", "shots", "--merge", file("one"), "--player", "Jansen"}, "leave out"},
        {worker("1/2", "one", "400"), "other settings"}};
    for (const auto& [words, reason] : mistakes) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 2) << ran.err;
        EXPECT_TRUE(contains(ran.err, reason)) << ran.err;
    }
    EXPECT_EQ(run({"analyse", "--merge", file("nowhere")}).status, 3);
    EXPECT_EQ(run(worker("1/2", "other", "400")).status, 0);
    const Ran mixed = run({"analyse", "--merge", file("one"), file("other")});
    EXPECT_EQ(mixed.status, 2);
    EXPECT_TRUE(contains(mixed.err, "300 nodes") && contains(mixed.err, "400 nodes")) << mixed.err;
}

TEST_F(ShardCommands, whatIsWholeOfACutFileIsTaken) {
    ASSERT_EQ(run(worker("1/1", "cut")).status, 0);
    std::filesystem::resize_file(file("cut"), std::filesystem::file_size(file("cut")) - 10);
    const Ran merged = run({"analyse", "--merge", file("cut"), "--json"});
    EXPECT_EQ(merged.status, 1) << merged.err;
    EXPECT_TRUE(contains(merged.err, "run its worker again")) << merged.err;
    EXPECT_EQ(Json::parse(merged.out)["stored"].get<std::uint64_t>(), lines("cut") - 1);
}

TEST_F(ShardCommands, sharesOfCombinationsGoIntoTheNamedDatabase) {
    const std::string store = file("games.db");
    ASSERT_EQ(run({"find", "shots", "--shard", "1/1", "-o", file("part"), "--db", store}).status,
              0);
    const Ran merged = run({"find", "shots", "--merge", file("part"), "--db", store});
    EXPECT_EQ(merged.status, 0) << merged.err;
    EXPECT_EQ(run({"find", "shots", file("part"), "--db", store}).status, 2);
}

// ---- games of an engine against itself

class SelfPlayShards : public ::testing::Test {
protected:
    Ran play(const std::string& file, const Words& more, const std::string& nodes = "50") const {
        Words words{"engine", "weights", "selfplay", "--variant", "russian",         "--games",
                    "7",      "--nodes", nodes,      "-o",        folder_.file(file)};
        words.insert(words.end(), more.begin(), more.end());
        return damscope(words);
    }
    Ran merge(const Words& files) const {
        Words words{
            "engine", "weights", "merge", "--variant", "russian", "-o", folder_.file("merged")};
        for (const std::string& file : files)
            words.push_back(folder_.file(file));
        return damscope(words);
    }
    TemporaryFolder folder_;
};

TEST_F(SelfPlayShards, areTheGamesOfOneRun) {
    ASSERT_EQ(play("whole", {}).status, 0);
    for (const std::string shard : {"1/3", "2/3", "3/3"})
        ASSERT_EQ(play(shard.substr(0, 1), {"--shard", shard}).status, 0);
    ASSERT_EQ(merge({"3", "1", "2", "1"}).status, 0);
    EXPECT_EQ(folder_.read("merged"), folder_.read("whole"));
    const Ran partial = merge({"3", "1"});
    EXPECT_EQ(partial.status, 1);
    EXPECT_TRUE(contains(partial.err, "2 of 7 games are in none of the files")) << partial.err;
    const std::string before = folder_.read("2");
    EXPECT_EQ(play("2", {"--shard", "2/3", "--resume"}).status, 0);
    EXPECT_EQ(folder_.read("2"), before);
}

TEST_F(SelfPlayShards, whatIsWholeOfACutFileIsTaken) {
    ASSERT_EQ(play("whole", {}).status, 0);
    ASSERT_EQ(play("cut", {}).status, 0);
    std::filesystem::resize_file(folder_.file("cut"),
                                 std::filesystem::file_size(folder_.file("cut")) - 5);
    const Ran ran = merge({"cut"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(contains(ran.err, "6 games")) << ran.err;
    EXPECT_EQ(play("cut", {"--resume"}).status, 0);
    EXPECT_EQ(merge({"cut"}).status, 0);
    EXPECT_EQ(folder_.read("merged"), folder_.read("whole"));
}

TEST_F(SelfPlayShards, keepTheGamesBehindADamagedOne) {
    ASSERT_EQ(play("whole", {}).status, 0);
    std::string damaged = folder_.read("whole");
    const std::size_t third = damaged.find("game 1000002 ");
    ASSERT_NE(third, std::string::npos);
    damaged[damaged.rfind('\n', third - 2) + 1] = '#';
    (void)folder_.write("damaged", damaged);
    const Ran partial = merge({"damaged"});
    EXPECT_EQ(partial.status, 1);
    EXPECT_TRUE(contains(partial.err, "6 games")) << partial.err;

    const Ran ran = play("damaged", {"--resume"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(contains(ran.err, folder_.file("damaged") + ":")) << ran.err;
    const std::string after = folder_.read("damaged");
    EXPECT_TRUE(after.starts_with(damaged)) << "sound games were removed";
    EXPECT_EQ(merge({"damaged"}).status, 0);
    EXPECT_EQ(folder_.read("merged"), folder_.read("whole"));
    EXPECT_EQ(play("damaged", {"--resume"}).status, 0);
    EXPECT_EQ(folder_.read("damaged"), after);
}

TEST_F(SelfPlayShards, haveAFileForThemselves) {
    ASSERT_EQ(play("one", {}).status, 0);
    const std::string before = folder_.read("one");
    base::FileLock other(folder_.file("one"));
    ASSERT_TRUE(other.tryLock());
    const Ran ran = play("one", {"--resume"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(contains(ran.err, "another worker")) << ran.err;
    EXPECT_EQ(folder_.read("one"), before);
}

TEST_F(SelfPlayShards, ofOtherSettingsAreRefused) {
    ASSERT_EQ(play("50", {}).status, 0);
    ASSERT_EQ(play("60", {}, "60").status, 0);
    const Ran mixed = merge({"50", "60"});
    EXPECT_EQ(mixed.status, 2);
    EXPECT_TRUE(contains(mixed.err, "60 nodes")) << mixed.err;
    EXPECT_EQ(play("50", {"--resume"}, "60").status, 2);
    std::string damaged = folder_.read("50");
    damaged[damaged.rfind(' ') - 1] ^= 1; // the score of the last sample
    (void)folder_.write("damaged", damaged);
    EXPECT_EQ(merge({"damaged"}).status, 1);
}

} // namespace
} // namespace damscope::cli
