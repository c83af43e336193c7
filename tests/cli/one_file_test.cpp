// SPDX-License-Identifier: GPL-3.0-or-later
// The one file of a database is all of it after every command, in whatever way the command ended;
// where it cannot be, that is said. What is put in its place wrongly is refused, and done right by
// `db restore`.
#include "db/store/sqlite/files.hpp"
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <memory>
#include <thread>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

class OneFile : public StoreCommands {
protected:
    // The games of a sound database, deleted ones too.
    static std::uint64_t gamesIn(const std::string& database) {
        const Ran checked = damscope({"db", "check", "--json", "--db", database});
        EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
        return objects(checked.out).at(0).at("games").get<std::uint64_t>();
    }
    // In a copy of the file without anything beside it.
    std::uint64_t gamesInFileAlone() {
        const std::string copy = folder_.file("alone" + std::to_string(++copies_) + ".db");
        fs::copy_file(folder_.file("games.db"), copy);
        return gamesIn(copy);
    }
    void expectWhole() {
        EXPECT_FALSE(hasChange());
        const std::uint64_t alone = gamesInFileAlone();
        EXPECT_EQ(alone, gamesIn(folder_.file("games.db")));
    }
    [[nodiscard]] bool hasLog() const {
        return fs::exists(folder_.file("games.db-wal")) &&
               !fs::is_empty(folder_.file("games.db-wal"));
    }
    // Whether a change was written to the log as a whole: it is begun before that.
    [[nodiscard]] bool hasChange() const {
        return hasLog() &&
               std::ranges::any_of(db::readLog(folder_.file("games.db")).frames,
                                   [](const db::LogFrame& frame) { return frame.pagesAfter != 0; });
    }
    // An import that has stored something and goes on.
    std::unique_ptr<Running> importing() {
        std::string text;
        for (int i = 0; i < 60'000; ++i)
            text += tags("Player " + std::to_string(i), "B") + "1. 32-28 18-23 1-1\n\n";
        Start start;
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        auto running = std::make_unique<Running>(
            Words{"import", write("many.pdn", text), "--threads", "1"}, start);
        for (int i = 0; i < 20'000 && !hasChange(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        return running;
    }

    int copies_ = 0;
};

TEST_F(OneFile, isWholeAfterEveryCommand) {
    import(sound + other);
    EXPECT_EQ(gamesInFileAlone(), 2U);
    const std::vector<Words> commands{{"list"},
                                      {"show", "1"},
                                      {"edit", "1", "--set", "White=Somebody"},
                                      {"undo"},
                                      {"edit", "collection", "create", "mine", "1"},
                                      {"edit", "delete", "2", "--apply"},
                                      {"undo"},
                                      {"edit", "duplicates", "--apply"},
                                      {"db", "index", "--rebuild"},
                                      {"db", "check"},
                                      {"player", "list"},
                                      {"sql", "SELECT count(*) FROM games"},
                                      {"db", "backup", folder_.file("copy.db")}};
    for (const Words& words : commands) {
        SCOPED_TRACE(words.front());
        (void)run(words);
        expectWhole();
    }
}

TEST_F(OneFile, isWholeAfterAnImportThatIsInterrupted) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const auto running = importing();
        running->signal(signal);
        const Ran ran = running->finish();
        EXPECT_GT(ran.status, 128) << ran.err;
        expectWhole();
        fs::remove(folder_.file("games.db"));
    }
}

TEST_F(OneFile, isWholeAfterTheFirstCommandThatFollowsAKill) {
    for (const Words& next : {Words{"list", "--limit", "1"}, Words{"db", "check", "--quick"},
                              Words{"db", "backup", folder_.file("copy.db")}}) {
        SCOPED_TRACE(next.front());
        const auto running = importing();
        running->signal(SIGKILL);
        running->finish();
        EXPECT_EQ(run(next).status, 0);
        expectWhole();
        fs::remove(folder_.file("games.db"));
    }
}

TEST_F(OneFile, checkSaysWhereItIsNotWhole) {
    import(sound);
    const auto running = importing();
    Ran checked = run({"db", "check", "--quick", "--json"});
    running->signal(SIGKILL);
    running->finish();
    EXPECT_EQ(checked.status, 0) << checked.err;
    // Between two batches the lock may have been free.
    if (objects(checked.out).at(0).at("log_left").get<bool>()) {
        EXPECT_TRUE(contains(checked.err, "damscope db backup")) << checked.err;
    }
    checked = run({"db", "check", "--quick", "--json"});
    EXPECT_FALSE(objects(checked.out).at(0).at("log_left").get<bool>());
    EXPECT_EQ(checked.err, "");
}

TEST_F(OneFile, aCopyIsRestored) {
    import(sound + other);
    ASSERT_EQ(run({"db", "backup", folder_.file("monday.db")}).status, 0);
    import(illegal);
    const Ran ran = run({"db", "restore", folder_.file("monday.db")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.err, "2 games restored")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "games-before-restore.db")) << ran.err;
    EXPECT_EQ(gamesInFileAlone(), 2U);
    EXPECT_EQ(
        objects(damscope({"list", "--json", "--db", folder_.file("games-before-restore.db")}).out)
            .size(),
        3U);
    const Ran json = run({"db", "restore", folder_.file("monday.db"), "--json"});
    EXPECT_EQ(objects(json.out).at(0)["games"], 2);
    EXPECT_EQ(asHere(objects(json.out).at(0)["before"]), folder_.file("games-before-restore-2.db"));
}

TEST_F(OneFile, aCopyBesideALogOfAnotherStateIsRefused) {
    import(sound + other);
    ASSERT_EQ(run({"db", "backup", folder_.file("monday.db")}).status, 0);
    const auto running = importing();
    running->signal(SIGKILL);
    running->finish();
    ASSERT_TRUE(hasLog());
    // Another change, so that the log is not that of Monday's state.
    EXPECT_EQ(run({"db", "check", "--quick"}).status, 0);
    const auto again = importing();
    again->signal(SIGKILL);
    again->finish();
    fs::copy_file(folder_.file("monday.db"), folder_.file("games.db"),
                  fs::copy_options::overwrite_existing);
    const std::string before = folder_.read("games.db");
    for (const Words& words :
         {Words{"list"}, Words{"db", "check"}, Words{"import", write("a.pdn", other)},
          Words{"db", "backup", folder_.file("new.db")}}) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 3) << words.front() << ran.err;
        EXPECT_TRUE(contains(ran.err, "damscope db restore")) << ran.err;
        EXPECT_EQ(folder_.read("games.db"), before);
    }
    EXPECT_EQ(run({"db", "restore", folder_.file("monday.db")}).status, 0);
    EXPECT_EQ(gamesInFileAlone(), 2U);
}

} // namespace
} // namespace damscope::cli
