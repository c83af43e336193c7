// SPDX-License-Identifier: GPL-3.0-or-later
// A log beside a store whose bits have changed: SQLite ignores all that is behind the first of
// them, and the next change destroys it.
#include "db/search/lists/filter.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/health/check.hpp"
#include "db/store/health/records.hpp"
#include "db/store/health/recover.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t logHeader = 32;
constexpr std::size_t frameHeader = 24;
constexpr std::size_t frameSize = frameHeader + 8192;
constexpr std::uint64_t changes = 5;
constexpr std::uint64_t gamesOfAChange = 20;
constexpr std::uint64_t allGames = changes * gamesOfAChange;

std::vector<rules::Game> someGames(std::mt19937& random) {
    std::vector<rules::Game> games;
    for (std::uint64_t i = 0; i < gamesOfAChange; ++i) {
        games.push_back(randomGame(rules::Variant::russian, random));
        games.back().tags = {{"White", "Player " + std::to_string(i)}};
    }
    return games;
}

/// A store with several changes in its log, as a program that was killed leaves it.
class DamagedLog : public ::testing::Test {
protected:
    DamagedLog() {
        std::mt19937 random(7);
        Store store(folder_ / "live.db", Store::Access::write);
        for (std::uint64_t change = 1; change <= changes; ++change)
            storeGames(store, someGames(random), Indexing::now, change);
        file_ = bytesOf(folder_ / "live.db");
        log_ = bytesOf(folder_ / "live.db-wal");
    }

    [[nodiscard]] std::size_t frames() const { return (log_.size() - logHeader) / frameSize; }
    [[nodiscard]] static std::size_t placeOf(std::size_t frame) {
        return logHeader + frame * frameSize;
    }
    // The store with another log, under a name of its own.
    fs::path with(const std::string& log) {
        const fs::path file = folder_ / ("copy" + std::to_string(++copies_) + ".db");
        std::ofstream(file, std::ios::binary) << file_;
        std::ofstream(logOf(file), std::ios::binary) << log;
        return file;
    }
    [[nodiscard]] std::string flipped(std::size_t place, int bit = 3) const {
        std::string log = log_;
        log[place] = static_cast<char>(log[place] ^ (1 << bit));
        return log;
    }
    // The first frame of the last change.
    [[nodiscard]] std::size_t lastChange() const {
        std::size_t first = 0;
        for (std::size_t i = 0; i + 1 < frames(); ++i)
            if (log_.substr(placeOf(i) + 4, 4) != std::string(4, '\0'))
                first = i + 1;
        return first;
    }
    static RecoverReport recovered(const fs::path& file) {
        return recoverGames(file, [](std::string_view) {});
    }

    TemporaryFolder folder_;
    std::string file_;
    std::string log_;
    int copies_ = 0;
};

TEST_F(DamagedLog, aSoundOneIsSound) {
    const fs::path file = with(log_);
    const LogReading log = readLog(file);
    EXPECT_EQ(log.state, LogState::sound);
    EXPECT_EQ(log.frames.size(), frames());
    EXPECT_EQ(recovered(file).whole, allGames);
    Store store(file, Store::Access::read);
    const CheckReport report = check(store);
    EXPECT_TRUE(report.sound());
    EXPECT_FALSE(report.logIsCutOff);
    EXPECT_EQ(report.games, allGames);
}

// Tried: a bit of every third frame but those of the last change. All must be found, none may be
// written to, and most games of the log must come back.
TEST_F(DamagedLog, isReportedAndNeverWrittenTo) {
    ASSERT_GT(lastChange(), 20U);
    for (std::size_t frame = 0; frame < lastChange(); frame += 3) {
        SCOPED_TRACE(frame);
        const std::string damaged = flipped(placeOf(frame) + frameHeader + 4000 + frame);
        const fs::path file = with(damaged);
        const LogReading log = readLog(file);
        EXPECT_EQ(log.state, LogState::damaged);
        EXPECT_EQ(log.firstUnsound, frame);
        {
            Store store(file, Store::Access::read);
            const CheckReport report = check(store, CheckDepth::quick);
            ASSERT_FALSE(report.findings.empty());
            EXPECT_EQ(report.findings.front().message.code, "store-log-damaged");
            EXPECT_EQ(report.findings.front().subject, CheckFinding::Subject::log);
            EXPECT_THROW(backUp(store, folder_ / "backup.db"), Error);
        }
        try {
            const Store store(file, Store::Access::write);
            ADD_FAILURE() << "it was opened for writing";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), Error::Kind::damaged);
            EXPECT_EQ(error.reason().code, "database-log-damaged");
        }
        EXPECT_EQ(bytesOf(logOf(file)), damaged) << "nothing was destroyed";
        EXPECT_GE(recovered(file).whole, allGames - gamesOfAChange);
        fs::remove(file);
        fs::remove(logOf(file));
    }
}

// One bit of a page count made recovery look for four thousand million pages.
TEST_F(DamagedLog, noPageCountIsBelieved) {
    const auto most = static_cast<std::uint32_t>(file_.size() / 8192 + 2 * frames());
    int tried = 0;
    for (std::size_t frame = 0; frame < frames(); ++frame)
        for (int bit = 0; bit < 32; bit += 5, ++tried) {
            const fs::path file =
                with(flipped(placeOf(frame) + 4 + static_cast<std::size_t>(bit / 8), bit % 8));
            salvage::PageFile pages(file);
            EXPECT_LE(pages.pageCount(), most) << frame << ' ' << bit;
            if (frame % 20 == 0) {
                EXPECT_GE(recovered(file).whole, allGames - gamesOfAChange) << frame << ' ' << bit;
            }
            fs::remove(file);
            fs::remove(logOf(file));
        }
    EXPECT_GT(tried, 200);
}

// Also where its checksum is right: a hostile file.
TEST_F(DamagedLog, noPageNumberBeyondTheFileIsBelieved) {
    std::string log = log_;
    for (std::size_t frame = 0; frame < frames(); ++frame)
        log.replace(placeOf(frame), 4, "\xff\xff\xff\xf0");
    const fs::path file = with(log);
    EXPECT_LE(salvage::PageFile(file).pageCount(), file_.size() / 8192 + 2 * frames());
    EXPECT_GT(recovered(file).games, 0U) << "the pages are still looked through";
}

TEST_F(DamagedLog, aDamagedHeaderIsReported) {
    for (std::size_t place = 0; place < logHeader; ++place) {
        const fs::path file = with(flipped(place));
        EXPECT_EQ(readLog(file).state, LogState::damaged) << place;
        EXPECT_GE(recovered(file).whole, allGames - gamesOfAChange) << place;
        EXPECT_THROW(Store(file, Store::Access::write), Error) << place;
    }
}

// Without the header nothing tells whether the only frame was a change; it may have been one.
TEST_F(DamagedLog, aDamagedHeaderBeforeOneFrameIsSaid) {
    std::string log = flipped(16).substr(0, placeOf(1));
    log.replace(placeOf(0) + 4, 4, std::string("\0\0\0\1", 4));
    EXPECT_EQ(readLog(with(log)).state, LogState::cutOff);
    log.replace(placeOf(0) + 4, 4, std::string(4, '\0'));
    EXPECT_EQ(readLog(with(log)).state, LogState::sound) << "it ends no change";
}

// What a program leaves that is killed while it writes a change: that one does not count.
TEST_F(DamagedLog, aChangeThatWasNeverFinishedIsNoDamage) {
    for (std::size_t size : {placeOf(frames()) - 10, placeOf(lastChange()) + 100,
                             placeOf(frames() - 1), placeOf(lastChange())}) {
        const fs::path file = with(log_.substr(0, size));
        EXPECT_EQ(readLog(file).state, LogState::sound) << size;
        Store store(file, Store::Access::write);
        const CheckReport report = check(store, CheckDepth::quick);
        EXPECT_TRUE(report.sound()) << size;
        EXPECT_EQ(report.games, allGames - gamesOfAChange);
    }
}

// After a power cut the end of a change may be on the disk, and its beginning not.
TEST_F(DamagedLog, aHoleInTheLastChangeIsSaidAndIsNoFault) {
    std::string log = log_;
    log.replace(placeOf(lastChange()), frameSize, frameSize, '\0');
    const fs::path file = with(log);
    EXPECT_EQ(readLog(file).state, LogState::cutOff);
    Store store(file, Store::Access::read);
    const CheckReport report = check(store, CheckDepth::quick);
    EXPECT_TRUE(report.sound());
    EXPECT_TRUE(report.logIsCutOff);
}

// Behind a log that was begun anew stand frames of its former life.
TEST_F(DamagedLog, framesOfAFormerLifeDoNotCount) {
    std::mt19937 random(8);
    Store store(folder_ / "again.db", Store::Access::write);
    for (std::uint64_t change = 1; change <= changes; ++change)
        storeGames(store, someGames(random), Indexing::now, change);
    store.connection().execute("PRAGMA wal_checkpoint(RESTART)");
    storeGames(store, {randomGame(rules::Variant::russian, random)}, Indexing::now, 9);
    const LogReading log = readLog(folder_ / "again.db");
    EXPECT_EQ(log.state, LogState::sound);
    EXPECT_LT(log.frames.size() * frameSize + logHeader,
              fs::file_size(logOf(folder_ / "again.db")));
}

} // namespace
} // namespace damscope::db
