// SPDX-License-Identifier: GPL-3.0-or-later
// A store whose writer was killed while it carried the log over into the file.
#include "db/search/lists/filter.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

// https://www.sqlite.org/fileformat2.html#the_write_ahead_log
constexpr std::size_t logHeaderSize = 32;
constexpr std::size_t frameHeaderSize = 24;

std::uint32_t numberAt(const std::string& bytes, std::size_t place) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[place + i]);
    return value;
}

// The newest content of the first page, which a checkpoint writes first.
std::string firstPageIn(const std::string& log) {
    const std::size_t pageSize = numberAt(log, 8);
    std::string page;
    for (std::size_t frame = logHeaderSize; frame + frameHeaderSize + pageSize <= log.size();
         frame += frameHeaderSize + pageSize)
        if (numberAt(log, frame) == 1)
            page = log.substr(frame + frameHeaderSize, pageSize);
    return page;
}

TEST(BrokenCheckpoint, leavesAStoreThatOpens) {
    const TemporaryFolder folder;
    const fs::path broken = folder / "broken.db";
    {
        Store store(folder / "whole.db", Store::Access::write);
        std::vector<rules::Game> games;
        for (int i = 0; i < 500; ++i)
            games.push_back(taggedGame({{"White", "Player " + std::to_string(i)}}));
        storeGames(store, games);
        fs::copy(folder / "whole.db", broken);
        fs::copy(folder / "whole.db-wal", folder / "broken.db-wal");
    }
    const std::string page = firstPageIn(bytesOf(folder / "broken.db-wal"));
    ASSERT_FALSE(page.empty());
    std::fstream(broken, std::ios::binary | std::ios::in | std::ios::out) << page;
    for (const Store::Access access : {Store::Access::read, Store::Access::write}) {
        Store store(broken, access);
        EXPECT_EQ(countGames(store, {}), 500U);
    }
}

} // namespace
} // namespace damscope::db
