// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/export/export.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/health/records.hpp"
#include "db/store/health/recover.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

constexpr int gameCount = 1500;
constexpr std::uint64_t pageSize = 8192;

/// A store of a few hundred pages, closed, and what of it is saved after damage.
class RecoverTest : public ::testing::Test {
protected:
    RecoverTest() {
        std::mt19937 random(5);
        std::vector<rules::Game> games;
        for (int i = 0; i < gameCount; ++i) {
            games.push_back(randomGame(static_cast<rules::Variant>(i % 3), random));
            games.back().tags = {{"Event", "Round " + std::to_string(i % 7)},
                                 {"White", "Player " + std::to_string(i % 100)},
                                 {"Black", "Player " + std::to_string(i % 99)},
                                 {"Annotator", "number " + std::to_string(i)}};
        }
        Store store(folder_ / "first.db", Store::Access::write);
        storeGames(store, games);
        std::vector<GameId> ids = findGames(store, Filter{});
        exportGames(store, ids, ExportFormat::pdn, [&](std::string_view p) { whole_ += p; });
        backUp(store, file_);
    }

    RecoverReport recover() {
        saved_.clear();
        RecoverReport report =
            recoverGames(file_, [&](std::string_view piece) { saved_ += piece; });
        EXPECT_EQ(report.games, report.whole + report.unverified + report.lost);
        return report;
    }
    void overwrite(std::uint64_t offset, std::size_t size) const {
        std::fstream file(file_, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(offset));
        file << std::string(size, '\xA5');
    }
    std::uint32_t rootOf(const std::string& table) const {
        Connection connection(file_, Connection::Mode::read);
        return static_cast<std::uint32_t>(
            connection.value("SELECT rootpage FROM sqlite_schema WHERE name = ?1", table).value());
    }
    static std::multiset<std::string> gamesIn(const std::string& pdn) {
        std::multiset<std::string> games;
        parser::Reader reader(pdn);
        for (parser::GameText game; reader.next(game);)
            games.emplace(game.source);
        return games;
    }
    // How many of the games saved are, to the letter, games of the store.
    std::uint64_t trueGames() const {
        const auto all = gamesIn(whole_);
        std::uint64_t count = 0;
        for (const std::string& game : gamesIn(saved_))
            count += all.contains(game) ? 1U : 0U;
        return count;
    }

    TemporaryFolder folder_;
    fs::path file_ = folder_ / "games.db";
    std::string whole_;
    std::string saved_;
};

TEST_F(RecoverTest, soundStoreIsWrittenAsExportWritesIt) {
    const RecoverReport report = recover();
    EXPECT_EQ(report.whole, std::uint64_t{gameCount});
    EXPECT_EQ(report.missing, 0U);
    EXPECT_EQ(report.damagedPages, 0U);
    EXPECT_EQ(saved_, whole_);
}

TEST_F(RecoverTest, damagedHeaderCostsNothing) {
    overwrite(0, 100);
    EXPECT_EQ(recover().whole, std::uint64_t{gameCount});
    EXPECT_EQ(saved_, whole_);
}

TEST_F(RecoverTest, lostFirstPageCostsNothing) {
    overwrite(0, pageSize);
    EXPECT_EQ(recover().whole, std::uint64_t{gameCount});
    EXPECT_EQ(saved_, whole_);
}

TEST_F(RecoverTest, damagedRootCostsNoMoreThanItself) {
    for (const char* table : {"game", "movetext", "player", "tag_list"})
        overwrite((rootOf(table) - 1) * pageSize, 100);
    const RecoverReport report = recover();
    // The tables of players and lists are small: their root is all they have.
    EXPECT_EQ(report.whole + report.unverified, std::uint64_t{gameCount});
    EXPECT_EQ(trueGames(), report.whole);
    EXPECT_NE(saved_.find("DamscopeRecovered"), std::string::npos);
}

TEST_F(RecoverTest, damagedPagesCostTheirOwnGamesOnly) {
    const std::uint64_t pages = fs::file_size(file_) / pageSize;
    std::mt19937 random(3);
    for (int i = 0; i < 4; ++i)
        overwrite((1 + random() % (pages - 1)) * pageSize, pageSize);
    const RecoverReport report = recover();
    EXPECT_GT(report.whole, std::uint64_t{gameCount} * 3 / 4);
    EXPECT_EQ(trueGames(), report.whole);
}

TEST_F(RecoverTest, cutFileGivesWhatIsThere) {
    fs::resize_file(file_, fs::file_size(file_) / 2);
    const RecoverReport report = recover();
    EXPECT_GT(report.whole + report.unverified, 0U);
    EXPECT_EQ(trueGames(), report.whole);
}

TEST_F(RecoverTest, flippedBitsAreNoticed) {
    const std::uint64_t size = fs::file_size(file_);
    std::mt19937 random(9);
    for (int i = 0; i < 100; ++i)
        overwrite(random() % size, 1);
    const RecoverReport report = recover();
    EXPECT_GT(report.whole, std::uint64_t{gameCount} / 2);
    EXPECT_EQ(trueGames(), report.whole);
}

TEST_F(RecoverTest, gamesInTheLogAreSaved) {
    Store store(file_, Store::Access::write);
    std::mt19937 random(6);
    storeGames(store, {randomGame(rules::Variant::russian, random)}, Indexing::now, 2);
    ASSERT_GT(fs::file_size(file_.string() + "-wal"), 0U);
    EXPECT_EQ(recover().whole, std::uint64_t{gameCount} + 1);
}

// A page of 512 bytes with one row: its length, its id, and what it says of its columns.
TEST(RecoverRows, thoseThatEndTooEarlyAreNone) {
    using namespace std::literals;
    TemporaryFolder folder;
    int number = 0;
    const auto rowOf = [&](std::string_view cell) {
        std::string page("SQLite format 3\0\x02\0"sv);
        page.resize(512);
        page.replace(100, 8, "\x0d\0\0\0\x01\0\0\0"sv);
        page.replace(108, 2, "\x01\x90"sv);
        page.replace(0x190, cell.size(), cell);
        const fs::path file = folder / (std::to_string(++number) + ".db");
        std::ofstream(file, std::ios::binary) << page;
        salvage::PageFile pages(file);
        return salvage::rowAt(pages, {1, 0});
    };
    EXPECT_TRUE(rowOf("\x03\x07\x02\x01\x05"sv)) << "one column, 5";
    EXPECT_EQ(rowOf("\x03\x07\x02\x01\xff"sv)->values.at(0).integer, -1);
    for (char type = 1; type <= 6; ++type)
        EXPECT_FALSE(rowOf(std::string("\x02\x07\x02") + type)) << "an integer without its bytes";
    EXPECT_FALSE(rowOf("\x02\x07\x02\x0f"sv)) << "a text without its bytes";
    EXPECT_FALSE(rowOf("\x02\x07\x09\x01"sv)) << "a head longer than the row";
    EXPECT_FALSE(rowOf("\xff\xff\xff\xff\x7f\x07\x02\x01"sv)) << "a row longer than the file";
}

TEST_F(RecoverTest, otherFilesHoldNoGames) {
    std::ofstream(file_, std::ios::trunc) << "no store at all";
    const RecoverReport report = recover();
    EXPECT_EQ(report.games, 0U);
    EXPECT_EQ(saved_, "");
}

} // namespace
} // namespace damscope::db
