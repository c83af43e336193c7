// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/output_target.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/health/check.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

using Reason = base::OutputRefusal::Reason;

class BackupTest : public ::testing::Test {
protected:
    BackupTest() { add(200); }

    void add(int count) {
        std::vector<rules::Game> games;
        for (int i = 0; i < count; ++i)
            games.push_back(randomGame(rules::Variant::international, random_));
        storeGames(store_, games, Indexing::now, ++sources_);
    }
    static std::uint64_t soundGames(const fs::path& file) {
        Store store(file, Store::Access::read);
        const CheckReport report = check(store);
        EXPECT_TRUE(report.sound()) << report.findings.size();
        return report.games;
    }
    Error::Kind failure(const fs::path& file, const BackupOptions& options = {}) {
        try {
            backUp(store_, file, options);
        } catch (const Error& error) {
            return error.kind();
        }
        ADD_FAILURE() << "nothing failed";
        return Error::Kind::failed;
    }
    std::optional<Reason> refusal(const fs::path& file, const BackupOptions& options = {}) {
        try {
            backUp(store_, file, options);
        } catch (const base::OutputRefused& refused) {
            return refused.refusal().reason;
        }
        return std::nullopt;
    }
    std::ptrdiff_t filesBeside() const {
        return std::distance(fs::directory_iterator(folder_ / "copies"), {});
    }

    std::mt19937 random_{11};
    std::uint64_t sources_ = 0;
    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    bool made_ = fs::create_directory(folder_ / "copies");
    fs::path copy_ = folder_ / "copies/copy.db";
};

TEST_F(BackupTest, copyIsASoundStoreOfOneFile) {
    const BackupReport report = backUp(store_, copy_);
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(report.games, 200U);
    EXPECT_EQ(report.bytes, fs::file_size(copy_));
    EXPECT_EQ(filesBeside(), 1);
    EXPECT_EQ(soundGames(copy_), 200U);
    Store again(copy_, Store::Access::write); // it is a store like any other
    EXPECT_EQ(countGames(again, Filter{}), 200U);
}

TEST_F(BackupTest, showsTheStoreAsItWasWhenItBegan) {
    Store reading(store_.file(), Store::Access::read);
    bool added = false;
    BackupOptions options;
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        EXPECT_LE(done, total);
        if (!std::exchange(added, true))
            add(50);
    };
    add(4000); // more than one step of the copy
    EXPECT_EQ(backUp(reading, copy_, options).games, 4200U);
    EXPECT_TRUE(added);
    EXPECT_EQ(soundGames(copy_), 4200U);
    EXPECT_EQ(soundGames(store_.file()), 4250U);
}

TEST_F(BackupTest, replacesNothingUnasked) {
    std::ofstream(copy_) << "precious";
    EXPECT_EQ(refusal(copy_), Reason::present);
    EXPECT_EQ(fs::file_size(copy_), 8U);
    EXPECT_EQ(backUp(store_, copy_, {true, {}, {}}).games, 200U);
    EXPECT_EQ(soundGames(copy_), 200U);
}

TEST_F(BackupTest, replacesAnEarlierCopyOfTheSameStoreIfAsked) {
    backUp(store_, copy_);
    add(10);
    EXPECT_EQ(backUp(store_, copy_, {true, {}, {}}).games, 210U);
    EXPECT_EQ(soundGames(copy_), 210U);
}

TEST_F(BackupTest, neverReplacesAStoreThatHoldsMore) {
    backUp(store_, copy_);
    {
        Store grown(copy_, Store::Access::write);
        storeGames(grown, {randomGame(rules::Variant::russian, random_)}, Indexing::now, 77);
    }
    EXPECT_EQ(refusal(copy_, {true, {}, {}}), Reason::store);
    EXPECT_EQ(soundGames(copy_), 201U);
}

TEST_F(BackupTest, neverReplacesAnotherStore) {
    { const Store other(copy_, Store::Access::write); }
    EXPECT_EQ(refusal(copy_, {true, {}, {}}), Reason::store);
}

TEST_F(BackupTest, neverReplacesItselfOrAStoreInUse) {
    EXPECT_EQ(refusal(store_.file(), {true, {}, {}}), Reason::store);
    const fs::path other = folder_ / "copies/other.db";
    backUp(store_, other);
    Store inUse(other, Store::Access::write);
    inUse.connection().execute("INSERT INTO setting VALUES ('in its log', 1)");
    EXPECT_EQ(failure(other, {true, {}, {}}), Error::Kind::busy);
    EXPECT_EQ(inUse.connection().value("SELECT value FROM setting WHERE name = 'in its log'"), 1);
}

TEST_F(BackupTest, stoppedOrFailedLeavesNothing) {
    add(4000);
    EXPECT_FALSE(backUp(store_, copy_, {false, stopRequested(), {}}).complete);
    EXPECT_EQ(filesBeside(), 0);
    failure(folder_ / "nowhere/copy.db");
    EXPECT_EQ(filesBeside(), 0);
}

} // namespace
} // namespace damscope::db
