// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/howtocorrupt.hpp"

#include <system_error>

namespace damscope::db {
namespace {

// 2.4 Unlinking or renaming a database file while in use
TEST_F(HowToCorrupt, aStoreInUseIsNeitherMovedNorRemoved) {
    Store store(file_, Store::Access::write);
    add(store, 5);
    std::error_code error;
    std::filesystem::rename(file_, folder_ / "moved.db", error);
    EXPECT_TRUE(error);
    EXPECT_FALSE(std::filesystem::remove(file_, error));
    add(store, 5);
    EXPECT_EQ(gamesIn(file_), 10U);
}

} // namespace
} // namespace damscope::db
