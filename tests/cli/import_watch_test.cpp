// SPDX-License-Identifier: GPL-3.0-or-later
// Folders that are watched: exports that are appended month by month bring each game once.
#include "intake/folder_watch.hpp"
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

namespace damscope::cli {
namespace {

using std::chrono::milliseconds;

std::string game(int number) {
    return "[Event \"Rated blitz game\"]\n[Site \"https://lidraughts.org/game" +
           std::to_string(number) + "\"]\n[White \"Ada" + std::to_string(number) +
           "\"]\n[Black \"Bob\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n"
           "1. 32-28 { [%eval 0.1] [%clk 0:03:00] } 19-23 { [%eval 0.2] [%clk 0:03:00] } "
           "2. 28x19 14x23 2-0\n\n";
}

void append(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary | std::ios::app) << text;
}

class WatchedFolder : public StoreCommands {
protected:
    WatchedFolder() { std::filesystem::create_directory(exports_); }

    [[nodiscard]] std::uint64_t games() const {
        const Ran ran = run({"list", "--json"});
        return static_cast<std::uint64_t>(std::ranges::count(ran.out, '\n'));
    }
    // Within the patience of a test.
    [[nodiscard]] bool becomes(std::uint64_t count) const {
        for (int i = 0; i < 200; ++i) {
            if (games() == count)
                return true;
            std::this_thread::sleep_for(milliseconds(50));
        }
        return false;
    }

    std::filesystem::path exports_ = folder_.file("exports");
};

TEST_F(WatchedFolder, bringsEachGameOnce) {
    append(exports_ / "ada.pdn", game(1) + game(2));
    Start start;
    start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
    Running watching({"import", "--watch", exports_.string(), "--settled", "100ms"}, start);
    EXPECT_TRUE(becomes(2));
    append(exports_ / "ada.pdn", game(3));
    EXPECT_TRUE(becomes(3));
    std::filesystem::create_directory(exports_ / "2026");
    append(exports_ / "2026" / "bob.pdn", game(3) + game(4));
    EXPECT_TRUE(becomes(4));
    append(exports_ / "download.pdn.part", game(5));
    // Half a game, and the rest when a file behind it has been read.
    const std::string late = game(6);
    append(exports_ / "late.pdn", late.substr(0, late.size() - 20));
    append(exports_ / "later.pdn", game(7));
    EXPECT_TRUE(becomes(5));
    append(exports_ / "late.pdn", late.substr(late.size() - 20));
    EXPECT_TRUE(becomes(6));
    std::filesystem::rename(exports_ / "download.pdn.part", exports_ / "download.pdn");
    EXPECT_TRUE(becomes(7));
    watching.signal(SIGINT);
    EXPECT_EQ(watching.finish().status, 130);
    EXPECT_EQ(games(), 7U);
    EXPECT_EQ(run({"db", "check"}).status, 0);
}

// A writer that stops at the end of a line, in the middle of a game.
TEST_F(WatchedFolder, waitsForTheRestOfAGame) {
    const std::string whole = game(1);
    const std::size_t lineEnd = whole.find("]\n\n") + 3;
    append(exports_ / "ada.pdn", whole.substr(0, lineEnd));
    Start start;
    start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
    Running watching({"import", "--watch", exports_.string(), "--settled", "500ms"}, start);
    append(exports_ / "bob.pdn", game(3));
    EXPECT_TRUE(becomes(1)); // what lies behind it has been read
    append(exports_ / "ada.pdn", whole.substr(lineEnd) + game(2));
    EXPECT_TRUE(becomes(3));
    watching.signal(SIGINT);
    EXPECT_EQ(watching.finish().status, 130);
    EXPECT_EQ(games(), 3U);
}

TEST_F(WatchedFolder, goesOnAfterAnImportThatFailed) {
    Start start;
    start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
    append(exports_ / "ada.pdn", game(1));
    Running watching({"import", "--watch", exports_.string(), "--settled", "100ms"}, start);
    ASSERT_TRUE(becomes(1));
    const std::filesystem::path store = folder_.file("games.db");
    std::filesystem::rename(store, folder_.file("away.db"));
    std::filesystem::create_directory(store); // as unusable as a disk that is full
    append(exports_ / "bob.pdn", game(2));
    watching.awaitWords("tried again");
    std::filesystem::remove(store);
    std::filesystem::rename(folder_.file("away.db"), store);
    EXPECT_TRUE(becomes(2));
    watching.signal(SIGINT);
    const Ran ran = watching.finish();
    EXPECT_EQ(ran.status, 130);
    EXPECT_NE(ran.err.find("tried again"), std::string::npos) << ran.err;
}

TEST_F(WatchedFolder, mustBeOne) {
    EXPECT_EQ(run({"import", "--watch", write("a.pdn", game(1))}).status, 2);
    EXPECT_EQ(run({"import", "--settled", "1s", exports_.string()}).status, 2);
}

TEST(FolderWatch, reportsWhatHasSettled) {
    const TemporaryFolder folder;
    const std::filesystem::path root = folder.path();
    const std::vector<std::filesystem::path> roots{root};
    db::FolderWatch watch(roots, milliseconds(100));
    const auto begin = std::chrono::steady_clock::now();
    const auto at = [&](int ms) {
        const std::size_t files = watch.ready(begin + milliseconds(ms)).size();
        watch.take();
        return files;
    };
    append(root / "a.pdn", "text 2-0\n");
    append(root / "b.pdn", "no line end 2-0");
    append(root / "c.pdn", "1. 32-28 19-23\n");
    append(root / ".hidden.pdn", "text 2-0\n");
    append(root / "c.pdn.crdownload", "text 2-0\n");
    append(root / "notes.txt", "text 2-0\n");
    EXPECT_EQ(at(0), 0U);
    EXPECT_EQ(at(90), 0U);
    EXPECT_EQ(at(110), 1U) << "a";
    EXPECT_EQ(at(200), 0U);
    append(root / "a.pdn", "more *\n\n");
    EXPECT_EQ(at(300), 0U);
    EXPECT_EQ(at(410), 1U) << "a again";
    EXPECT_EQ(at(1100), 2U) << "b and c in the end";
    std::filesystem::remove(root / "a.pdn");
    EXPECT_EQ(at(1300), 0U);
    std::filesystem::remove_all(root / "b.pdn");
    EXPECT_EQ(at(1500), 0U);
}

TEST(FolderWatch, reportsAgainWhatWasNotTaken) {
    const TemporaryFolder folder;
    append(std::filesystem::path(folder.path()) / "a.pdn", "2-0\n");
    db::FolderWatch watch(std::vector<std::filesystem::path>{folder.path()}, milliseconds(100));
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(watch.ready(begin).empty());
    EXPECT_EQ(watch.ready(begin + milliseconds(110)).size(), 1U);
    EXPECT_EQ(watch.ready(begin + milliseconds(120)).size(), 1U);
    watch.take();
    EXPECT_TRUE(watch.ready(begin + milliseconds(130)).empty());
}

TEST(FolderWatch, noticesWhenAFolderVanishesAndReturns) {
    const TemporaryFolder folder;
    const std::filesystem::path root = std::filesystem::path(folder.path()) / "share";
    std::filesystem::create_directory(root);
    append(root / "a.pdn", "2-0\n");
    db::FolderWatch watch(std::vector<std::filesystem::path>{root}, milliseconds(100));
    const auto begin = std::chrono::steady_clock::now();
    const auto look = [&](int ms) {
        const std::size_t files = watch.ready(begin + milliseconds(ms)).size();
        watch.take();
        return files;
    };
    EXPECT_EQ(look(0), 0U);
    EXPECT_EQ(look(110), 1U);
    EXPECT_TRUE(watch.turns().empty());
    std::filesystem::rename(root, root.string() + "-away");
    EXPECT_EQ(look(120), 0U);
    ASSERT_EQ(watch.turns().size(), 1U);
    EXPECT_FALSE(watch.turns()[0].isThere);
    EXPECT_EQ(look(130), 0U);
    EXPECT_TRUE(watch.turns().empty()) << "once";
    std::filesystem::rename(root.string() + "-away", root);
    EXPECT_EQ(look(300), 0U) << "nothing has changed in it";
    ASSERT_EQ(watch.turns().size(), 1U);
    EXPECT_TRUE(watch.turns()[0].isThere);
}

} // namespace
} // namespace damscope::cli
