// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"
#include "base/files/user_folder.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <utility>

using namespace damscope::base;
using damscope::base::testing::EnvironmentVariable;
using damscope::base::testing::ScratchFolder;

namespace {

std::string textOf(const MappedFile& file) {
    return {file.bytes().begin(), file.bytes().end()};
}

FileDescriptor opened(const std::filesystem::path& file) {
    return openFile(file, Opening::share);
}

// What holds a lock is open.
bool isLocked(const std::filesystem::path& file) {
    std::error_code error;
    return lockWhole(opened(file), error) == LockAttempt::taken;
}

FileDescriptor locked(const std::filesystem::path& file) {
    std::error_code error;
    FileDescriptor descriptor = opened(file);
    EXPECT_EQ(lockWhole(descriptor, error), LockAttempt::locked);
    return descriptor;
}

} // namespace

TEST(FileDescriptor, closesWhatItHolds) {
    const ScratchFolder folder;
    {
        FileDescriptor first = locked(folder / "file");
        EXPECT_TRUE(first.isOpen());
        const FileDescriptor second(std::move(first));
        EXPECT_FALSE(first.isOpen()); // NOLINT(bugprone-use-after-move)
        EXPECT_TRUE(second.isOpen());
        EXPECT_TRUE(isLocked(folder / "file"));
    }
    EXPECT_FALSE(isLocked(folder / "file"));
}

TEST(FileDescriptor, closesWhatItHeldWhenItIsAssigned) {
    const ScratchFolder folder;
    FileDescriptor file = locked(folder / "one");
    file = locked(folder / "other");
    EXPECT_FALSE(isLocked(folder / "one"));
    EXPECT_TRUE(isLocked(folder / "other"));
    file.close();
    EXPECT_FALSE(file.isOpen());
    EXPECT_FALSE(isLocked(folder / "other"));
    EXPECT_FALSE(FileDescriptor(-1).isOpen());
}

TEST(MappedFile, isTheFilesBytes) {
    const ScratchFolder folder;
    const std::string text(100'000, 'x');
    std::ofstream(folder / "file") << text;
    MappedFile file(folder / "file");
    EXPECT_EQ(textOf(file), text);
    const MappedFile moved(std::move(file));
    EXPECT_EQ(textOf(moved), text);
}

TEST(MappedFile, maybeEmpty) {
    const ScratchFolder folder;
    std::ofstream(folder / "file").flush();
    EXPECT_TRUE(MappedFile(folder / "file").bytes().empty());
}

TEST(MappedFile, reportsWhatCannotBeMapped) {
    const ScratchFolder folder;
    EXPECT_THROW(MappedFile(folder / "missing"), std::system_error);
    EXPECT_THROW(MappedFile(folder.path()), std::system_error);
}

TEST(FileReference, knowsTheFileByItsNewName) {
    const ScratchFolder folder;
    std::ofstream(folder / "before") << "text";
    const FileReference file(folder / "before");
    std::filesystem::rename(folder / "before", folder / "after");
    std::ofstream(folder / "before") << "another";
    if (const auto place = file.place())
        EXPECT_TRUE(std::filesystem::equivalent(*place, folder / "after"));
    else
        EXPECT_TRUE(openFilesStay()) << "Wine only knows the name before";
    std::filesystem::remove(folder / "after");
    EXPECT_EQ(file.place(), std::nullopt);
    EXPECT_EQ(FileReference(folder / "missing").place(), std::nullopt);
    EXPECT_EQ(FileReference().place(), std::nullopt);
}

// XDG Base Directory Specification: relative paths are to be ignored.
TEST(UserFolder, isTheOneThatTheVariableNames) {
    const ScratchFolder folder;
    {
        const EnvironmentVariable data("XDG_DATA_HOME", folder.path().string());
        EXPECT_EQ(userFolder(UserFiles::data), folder / "damscope");
    }
    for (const std::string ignored : {"", "relative/data"}) {
        const EnvironmentVariable data("XDG_DATA_HOME", ignored);
        EXPECT_EQ(userFolder(UserFiles::data), *usualFolder(UserFiles::data) / "damscope");
    }
}
