// SPDX-License-Identifier: GPL-3.0-or-later
// import of games on the net: of a server on this machine that behaves as lidraughts does.
#include "tests/cli/store_commands.hpp"
#include "tests/online/site_server.hpp"

#include <atomic>
#include <csignal>
#include <filesystem>
#include <memory>
#include <thread>

namespace damscope::cli {
namespace {

using online::testing::Reply;
using online::testing::SiteServer;

class OnlineCommand : public StoreCommands {
protected:
    Ran fetch(Words words) const { return run(std::move(words), start()); }
    [[nodiscard]] Start start() const {
        Start start;
        start.environment.emplace_back("DAMSCOPE_LIDRAUGHTS", server_.address());
        return start;
    }

    Reply answer(const std::string& target) {
        if (target.starts_with("/games/export/Ann?"))
            return {200, online::testing::exported(games_, "Ann", target, server_.address())};
        if (target.starts_with("/games/export/Slow?"))
            return {200, "", {}, 1000, 0, true};
        return {404, ""};
    }

    std::vector<online::testing::SiteGame> games_{{"game0001", "Ann", "Bob", 1'767'225'600'000},
                                                  {"game0002", "Bob", "Ann", 1'769'904'000'000}};
    SiteServer server_{[this](const std::string& target) { return answer(target); }};
};

TEST_F(OnlineCommand, gamesOfAPlayerAreFetchedOnce) {
    const Ran first = fetch({"import", "lidraughts:Ann"});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_TRUE(contains(first.out, "2 stored")) << first.out;
    EXPECT_TRUE(contains(first.err, server_.address() + "/@/Ann: new games 2, there before 0"))
        << first.err;
    const Ran second = fetch({"import", "lidraughts:Ann", "--json"});
    EXPECT_EQ(second.status, 0) << second.err;
    EXPECT_EQ(Json::parse(second.out)["games"], 0);
    const auto games = objects(run({"list", "--json"}).out);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_TRUE(contains(run({"write", "1", "-o", "-", "--as", "pdn"}).out, "%eval 0.02"));
    EXPECT_EQ(run({"db", "check"}).status, 0);
    EXPECT_TRUE(contains(run({"log"}).out, "/@/Ann"));
}

TEST_F(OnlineCommand, aDateLeavesOutWhatIsEarlier) {
    const Ran ran = fetch({"import", "lidraughts:Ann", "--since", "2026-02", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["stored"], 1);
}

TEST_F(OnlineCommand, whatIsNotThereIsSaid) {
    const Ran ran = fetch({"import", "lidraughts:Nobody", write("own.pdn", sound)});
    EXPECT_EQ(ran.status, 3);
    EXPECT_TRUE(contains(ran.err, "lidraughts has no player Nobody")) << ran.err;
    EXPECT_TRUE(contains(ran.out, "1 stored")) << ran.out;
}

TEST_F(OnlineCommand, mistakesAreExplained) {
    const auto says = [this](const Words& words, const char* what) {
        const Ran ran = fetch(words);
        EXPECT_EQ(ran.status, 2) << words.back();
        EXPECT_TRUE(contains(ran.err, what)) << ran.err;
    };
    says({"import", "lidraughts:"}, "lidraughts:NAME");
    says({"import", "http://club.example/games.pdn"}, "https://");
    says({"import", "lidraughts:Ann", "--since", "yesterday"}, "2026-01-31");
    says({"import", write("own.pdn", sound), "--since", "2026"}, "lidraughts:NAME");
    for (const char* whole : {"lidraughts:study/abcd1234", "https://club.example/games.pdn"})
        for (const Words& command : {Words{"import"}, Words{"import", "check"}}) {
            Words words = command;
            words.insert(words.end(), {"lidraughts:Ann", whole, "--since", "2026"});
            says(words, "without --since");
        }
    EXPECT_TRUE(server_.asked().empty());
}

TEST_F(OnlineCommand, gamesOnTheNetAreCheckedAndNotStored) {
    games_[1].moves = "1. 32-28 19-23 2. 37-32 14-19"; // White must take
    const Ran ran = fetch({"import", "check", "lidraughts:Ann"});
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_TRUE(contains(ran.out, server_.address() + "/@/Ann:")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "37-32")) << ran.out;
    EXPECT_EQ(fetch({"import", "check", "lidraughts:Ann", "--since", "2026-02"}).status, 1);
    EXPECT_EQ(fetch({"import", "check", "lidraughts:Nobody"}).status, 3);
    EXPECT_EQ(fetch({"import", "check", "lidraughts:"}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder_.file("games.db")));
    // Nothing is remembered of it either.
    const Ran imported = fetch({"import", "lidraughts:Ann", "--json"});
    EXPECT_EQ(Json::parse(imported.out)["stored"], 2) << imported.err;
}

TEST_F(OnlineCommand, ctrlCKeepsWhatHasCome) {
    Start how = start();
    how.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
    Running program({"import", "lidraughts:Ann", "lidraughts:Slow"}, how);
    while (server_.asked().size() < 2)
        std::this_thread::yield();
    program.signal(SIGINT);
    EXPECT_EQ(program.finish().status, 130);
    EXPECT_EQ(objects(run({"list", "--json"}).out).size(), 2U);
    EXPECT_EQ(run({"db", "check"}).status, 0);
}

} // namespace
} // namespace damscope::cli
