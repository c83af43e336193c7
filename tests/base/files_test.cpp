// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"
#include "base/files/user_folder.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <string>
#include <system_error>

using namespace damscope::base;
using damscope::base::testing::ScratchFolder;

namespace {

bool isOpen(int number) {
    return ::fcntl(number, F_GETFD) != -1;
}

int opened() {
    return ::open("/dev/null", O_RDONLY | O_CLOEXEC);
}

std::string textOf(const MappedFile& file) {
    return {file.bytes().begin(), file.bytes().end()};
}

// An environment variable for the time of a test.
class Variable {
public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name))
            before_ = before;
        set(value);
    }
    ~Variable() { set(before_ ? before_->c_str() : nullptr); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    void set(const char* value) {
        if (value != nullptr)
            ::setenv(name_, value, 1);
        else
            ::unsetenv(name_);
    }

    const char* name_;
    std::optional<std::string> before_;
};

} // namespace

TEST(FileDescriptor, closesWhatItHolds) {
    const int number = opened();
    {
        FileDescriptor first(number);
        EXPECT_TRUE(first.isOpen());
        FileDescriptor second(std::move(first));
        EXPECT_FALSE(first.isOpen()); // NOLINT(bugprone-use-after-move)
        EXPECT_EQ(second.number(), number);
        EXPECT_TRUE(isOpen(number));
    }
    EXPECT_FALSE(isOpen(number));
}

TEST(FileDescriptor, closesWhatItHeldWhenItIsAssigned) {
    FileDescriptor file(opened());
    const int before = file.number();
    file = FileDescriptor(opened());
    EXPECT_FALSE(isOpen(before));
    EXPECT_TRUE(isOpen(file.number()));
    file.close();
    EXPECT_FALSE(file.isOpen());
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

// XDG Base Directory Specification: relative paths are to be ignored.
TEST(UserFolder, followsTheSpecification) {
    const Variable home("HOME", "/home/x");
    {
        const Variable data("XDG_DATA_HOME", "/data");
        EXPECT_EQ(userDataFolder(), "/data/damscope");
    }
    for (const char* ignored : {"", "relative/data", static_cast<const char*>(nullptr)}) {
        const Variable data("XDG_DATA_HOME", ignored);
        EXPECT_EQ(userDataFolder(), "/home/x/.local/share/damscope");
    }
    const Variable none("HOME", nullptr);
    const Variable data("XDG_DATA_HOME", nullptr);
    EXPECT_EQ(userDataFolder(), std::nullopt);
}
