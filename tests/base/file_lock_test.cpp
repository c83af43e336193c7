// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"

#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

using damscope::base::FileLock;
using damscope::base::testing::ScratchFolder;

namespace {

// Whether another program can lock the file.
bool isFree(const std::filesystem::path& file) {
    const pid_t other = ::fork();
    if (other == 0)
        ::_exit(FileLock(file).tryLock() ? 0 : 1);
    int status = 0;
    EXPECT_EQ(::waitpid(other, &status, 0), other);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

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

TEST(FileLock, reportsWhyThereIsNone) {
    const ScratchFolder folder;
    try {
        const FileLock lock(folder / "missing" / "lock");
        FAIL();
    } catch (const std::system_error& error) {
        EXPECT_EQ(error.code(), std::errc::no_such_file_or_directory);
        EXPECT_NE(std::string(error.what()).find("missing/lock"), std::string::npos);
    }
}

TEST(FileLock, followsNoLink) {
    const ScratchFolder folder;
    std::filesystem::create_symlink("elsewhere", folder / "lock");
    EXPECT_THROW(FileLock(folder / "lock"), std::system_error);
    EXPECT_FALSE(std::filesystem::exists(folder / "elsewhere"));
}
