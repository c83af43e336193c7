// SPDX-License-Identifier: GPL-3.0-or-later
// Symbolic links, which the C++ library of GCC does not make on Windows.
#include "base/files/output_target.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/intake/intake_files.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

TEST(Links, thatFormARingLeadToEachFolderOnce) {
    const testing::TemporaryFolder folder;
    folder.write("club/a.pdn", testing::game(1));
    fs::create_directory_symlink(folder.path("club"), folder.path("club/again"));
    EXPECT_EQ(testing::takeAll({folder.path("club")}).paths().size(), 1U);
}

TEST(Links, leadToTheLockOfTheStore) {
    const TemporaryFolder folder;
    { const Store store(folder / "games.db", Store::Access::write); }
    fs::create_symlink(folder / "games.db", folder / "link.db");
    const Store store(folder / "link.db", Store::Access::write);
    EXPECT_EQ(store.file(), fs::canonical(folder / "games.db"));
    EXPECT_FALSE(fs::exists(folder / "link.db-lock"));
}

TEST(Links, toAStoreAreNotReplacedByItsBackup) {
    const TemporaryFolder folder;
    Store store(folder / "games.db", Store::Access::write);
    fs::create_symlink(folder / "games.db", folder / "link.db");
    try {
        backUp(store, folder / "link.db", {true, {}, {}});
        FAIL() << "it was replaced";
    } catch (const base::OutputRefused& refused) {
        EXPECT_EQ(refused.refusal().reason, base::OutputRefusal::Reason::store);
    }
}

} // namespace
} // namespace damscope::db
