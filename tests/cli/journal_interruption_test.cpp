// SPDX-License-Identifier: GPL-3.0-or-later
// log, undo and redo where Ctrl-C or the reader of their output ends them.
#include "tests/cli/store_commands.hpp"

#include <chrono>
#include <csignal>
#include <thread>

namespace damscope::cli {
namespace {

class JournalInterruption : public StoreCommands {
protected:
    void SetUp() override {
        std::string games;
        for (int round = 1; round <= 300; ++round)
            games += "[Round \"" + std::to_string(round) + "\"]\n" + sound;
        import(games);
        ASSERT_EQ(run({"edit", "1-300", "--set", "Site=Leiden", "--apply"}).status, 0);
    }

    [[nodiscard]] bool isUndone() const {
        return objects(run({"log", "--json"}).out).at(0)["undone"].get<bool>();
    }
    [[nodiscard]] std::size_t inLeiden() const {
        std::size_t games = 0;
        for (const Json& game : objects(run({"list", "--json"}).out))
            games += game["site"] == "Leiden" ? 1U : 0U;
        return games;
    }
    void expectWhole() const {
        EXPECT_EQ(inLeiden(), isUndone() ? 0U : 300U) << "the games are as the journal says";
        EXPECT_EQ(run({"db", "check"}).status, 0);
    }
};

TEST_F(JournalInterruption, ctrlCLeavesAChangeOrNone) {
    for (int pause = 0; pause < 60; pause += 6) {
        Start start;
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        Running running({isUndone() ? "redo" : "undo", "--apply"}, start);
        std::this_thread::sleep_for(std::chrono::milliseconds(pause));
        running.signal(SIGINT);
        const int status = running.finish().status;
        EXPECT_TRUE(status == 0 || status == 130 || status == 128 + SIGINT) << status;
        expectWhole();
    }
}

TEST_F(JournalInterruption, aClosedOutputEndsThemQuietlyOrWithAReason) {
    for (int i = 0; i < 40; ++i)
        ASSERT_EQ(run({"edit", "1", "--set", "Round=" + std::string(2000, 'x') + std::to_string(i)})
                      .status,
                  0);
    Start start;
    start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
    Running log({"log", "--json", "--limit", "0"}, start); // more than a pipe holds
    (void)log.readAndClose(10);
    const Ran ran = log.finish();
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err.find("damscope:"), std::string::npos) << ran.err;

    Start closed;
    closed.closeOutput = true;
    EXPECT_EQ(run({"log"}, closed).status, 3);
    EXPECT_EQ(run({"undo", "--json"}, closed).status, 3) << "what was done could not be said";
    EXPECT_TRUE(isUndone()) << "but it was done";
    EXPECT_EQ(run({"db", "check"}).status, 0);
}

} // namespace
} // namespace damscope::cli
