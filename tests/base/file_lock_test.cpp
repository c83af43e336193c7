// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"
#include "tests/base/another_program.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

using damscope::base::FileLock;
using damscope::base::NumberLock;
using damscope::base::testing::fileOfAnotherProgram;
using damscope::base::testing::passesInAnotherProgram;
using damscope::base::testing::ScratchFolder;

namespace {

// Whether another program can lock the file.
bool isFree(const std::filesystem::path& file) {
    return passesInAnotherProgram("FileLock.DISABLED_canBeHad", file);
}

} // namespace

TEST(FileLock, DISABLED_canBeHad) {
    EXPECT_TRUE(FileLock(fileOfAnotherProgram()).tryLock());
}

TEST(FileLock, keepsOthersOut) {
    const ScratchFolder folder;
    FileLock lock(folder / "lock");
    EXPECT_TRUE(isFree(folder / "lock"));
    EXPECT_TRUE(lock.tryLock());
    EXPECT_TRUE(lock.isHeld());
    EXPECT_TRUE(lock.tryLock()); // it has it
    FileLock another(folder / "lock");
    EXPECT_FALSE(another.tryLock());
    EXPECT_FALSE(another.isHeld());
    EXPECT_FALSE(isFree(folder / "lock"));
    lock.unlock();
    EXPECT_FALSE(lock.isHeld());
    EXPECT_TRUE(another.tryLock());
}

TEST(FileLock, endsWithItsLife) {
    const ScratchFolder folder;
    {
        FileLock lock(folder / "lock");
        ASSERT_TRUE(lock.tryLock());
        const FileLock moved(std::move(lock));
        EXPECT_FALSE(isFree(folder / "lock"));
    }
    EXPECT_TRUE(isFree(folder / "lock"));
    EXPECT_TRUE(std::filesystem::exists(folder / "lock"));
}

TEST(FileLock, letsOthersReadAndWrite) {
    const ScratchFolder folder;
    std::ofstream(folder / "games", std::ios::binary) << "before";
    FileLock lock(folder / "games");
    ASSERT_TRUE(lock.tryLock());
    std::ofstream(folder / "games", std::ios::binary | std::ios::app) << " and after";
    std::ifstream in(folder / "games", std::ios::binary);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "before and after");
}

TEST(FileLock, reportsWhyThereIsNone) {
    const ScratchFolder folder;
    try {
        const FileLock lock(folder / "missing" / "lock");
        FAIL();
    } catch (const std::system_error& error) {
        EXPECT_EQ(error.code(), std::errc::no_such_file_or_directory);
        EXPECT_NE(std::string(error.what()).find((folder / "missing" / "lock").string()),
                  std::string::npos);
    }
}

TEST(NumberLock, isForOneNumberOfAFile) {
    const ScratchFolder folder;
    {
        NumberLock one(folder / "lock");
        NumberLock other(folder / "lock");
        NumberLock third(folder / "lock");
        EXPECT_TRUE(one.tryLock(0));
        EXPECT_FALSE(other.tryLock(0));
        EXPECT_TRUE(other.tryLock(7));
        EXPECT_FALSE(third.tryLock(7));
        EXPECT_TRUE(FileLock(folder / "lock").tryLock()) << "it is another lock";
    }
    EXPECT_TRUE(NumberLock(folder / "lock").tryLock(7));
}
