// SPDX-License-Identifier: GPL-3.0-or-later
// What base/files promises of the files of every system.
#include "base/files/file_access.hpp"

#include "base/files/atomic_file.hpp"
#include "base/files/stream_error.hpp"
#include "base/files/user_folder.hpp"
#include "base/system/machine.hpp"
#include "base/system/standard_streams.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <system_error>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

class FileAccess : public ::testing::Test {
protected:
    fs::path write(const std::string& name, std::string_view text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return folder_ / name;
    }
    static std::string read(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    static std::string readFrom(const FileDescriptor& file, std::uint64_t offset) {
        std::array<char, 100> room{};
        std::error_code error;
        const std::size_t got = readAt(file, offset, room, error);
        EXPECT_FALSE(error) << error.message();
        return {room.data(), got};
    }
    static std::error_code errorOfOpening(const fs::path& file, Opening opening) {
        std::error_code error;
        EXPECT_FALSE(openFile(file, opening, error).isOpen());
        return error;
    }
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> all;
        for (const auto& entry : fs::directory_iterator(folder_.path()))
            all.insert(entry.path().filename().string());
        return all;
    }
    static FileStatus status(const fs::path& file) {
        std::error_code error;
        return statusOf(file, error).value_or(FileStatus{FileStatus::Kind::device});
    }

    testing::ScratchFolder folder_;
};

TEST_F(FileAccess, opensWhatIsThereAndSaysWhyNot) {
    const fs::path missing = folder_ / "missing";
    for (const Opening opening : {Opening::read, Opening::write, Opening::change})
        EXPECT_EQ(errorOfOpening(missing, opening), std::errc::no_such_file_or_directory);
    EXPECT_EQ(errorOfOpening(write("games", "text"), Opening::make), std::errc::file_exists);
    for (const Opening opening : {Opening::make, Opening::append, Opening::share})
        EXPECT_EQ(errorOfOpening(missing / "file", opening), std::errc::no_such_file_or_directory);
    EXPECT_EQ(names(), std::set<std::string>{"games"});
    EXPECT_TRUE(openFile(folder_ / "shared", Opening::share).isOpen());
    EXPECT_TRUE(openFile(folder_ / "appended", Opening::append).isOpen());
    EXPECT_TRUE(openFile(folder_ / "made", Opening::make).isOpen());
    EXPECT_EQ(names().size(), 4U);
}

TEST_F(FileAccess, readsFromAnyPlace) {
    const FileDescriptor file = openFile(write("games", "0123456789"), Opening::read);
    EXPECT_EQ(readFrom(file, 7), "789");
    EXPECT_EQ(readFrom(file, 0), "0123456789");
    EXPECT_EQ(readFrom(file, 10), "");
    EXPECT_EQ(readFrom(file, std::uint64_t{1} << 40U), "");
}

TEST_F(FileAccess, appendsToWhatOthersAppended) {
    const FileDescriptor one = openFile(folder_ / "games", Opening::append);
    const FileDescriptor other = openFile(folder_ / "games", Opening::append);
    EXPECT_FALSE(writeAll(one.number(), "1\r\n"));
    EXPECT_FALSE(writeAll(other.number(), "2\n"));
    EXPECT_FALSE(writeAll(one.number(), std::string_view("3\x1a\0", 3)));
    EXPECT_EQ(read(folder_ / "games"), std::string("1\r\n2\n3\x1a\0", 8)) << "bytes as they are";
}

// As UTF-8, whatever the system keeps.
TEST_F(FileAccess, namesAreOfEveryLanguage) {
    for (const std::string name : {"dames à café.pdn", "шашки.pdn", "中文 😀.pdn"}) {
        const fs::path file = folder_ / name;
        AtomicFile out({file});
        out.write(name);
        out.keep();
        EXPECT_EQ(file.filename().string(), name);
        EXPECT_TRUE(names().contains(name)) << name;
        EXPECT_EQ(read(file), name);
        EXPECT_EQ(readFrom(openFile(file, Opening::read), 0), name);
    }
}

TEST_F(FileAccess, pathsMayBeLongerThanOldSystemsAllow) {
    fs::path folder = folder_.path();
    for (int depth = 0; depth < 6; ++depth)
        folder /= std::string(60, 'x');
    fs::create_directories(folder);
    AtomicFile out({folder / "games.pdn"});
    out.write("text");
    out.keep();
    EXPECT_EQ(readFrom(openFile(folder / "games.pdn", Opening::read), 0), "text");
    EXPECT_EQ(status(folder / "games.pdn").size, 4U);
}

TEST_F(FileAccess, aFileIsTheSameByEveryName) {
    const fs::path file = write("games", "text");
    EXPECT_EQ(status(file).kind, FileStatus::Kind::regular);
    EXPECT_EQ(status(file).size, 4U);
    EXPECT_EQ(status(file).names, 1U);
    EXPECT_EQ(status(folder_.path()).kind, FileStatus::Kind::folder);
    fs::create_hard_link(file, folder_ / "another");
    EXPECT_EQ(status(file).names, 2U);
    EXPECT_EQ(status(folder_ / "another").identity, status(file).identity);
    EXPECT_EQ(status(folder_ / "." / "games").identity, status(file).identity);
    EXPECT_NE(status(write("other", "text")).identity, status(file).identity);
    std::error_code error;
    EXPECT_FALSE(statusOf(folder_ / "missing", error));
    EXPECT_EQ(error, std::errc::no_such_file_or_directory);
}

TEST_F(FileAccess, anOpenFileMayBeRenamedAndRemoved) {
    const fs::path file = write("games", "text");
    const FileDescriptor opened = openFile(file, Opening::read);
    fs::rename(file, folder_ / "renamed");
    EXPECT_EQ(readFrom(opened, 0), "text");
    EXPECT_FALSE(isCalled(opened, write("games", "another")));
    fs::remove(folder_ / "renamed");
    EXPECT_EQ(readFrom(opened, 0), "text");
}

TEST_F(FileAccess, aPlacedFileReplacesTheOldOneOrNothing) {
    const fs::path old = write("games", "before");
    placeFile(write("one", "after"), old, Present::replaced);
    EXPECT_EQ(read(old), "after");
    try {
        placeFile(write("two", "never"), old, Present::refused);
        FAIL();
    } catch (const std::system_error& error) {
        EXPECT_EQ(error.code(), std::errc::file_exists);
    }
    EXPECT_EQ(read(old), "after");
    EXPECT_EQ(names(), (std::set<std::string>{"games", "two"}));
    placeFile(folder_ / "two", folder_ / "new", Present::refused);
    EXPECT_EQ(read(folder_ / "new"), "never");
}

TEST_F(FileAccess, whoReadsAFileThatIsReplacedReadsTheOldOne) {
    const fs::path old = write("games", "before");
    const FileDescriptor reader = openFile(old, Opening::read);
    try {
        placeFile(write("one", "after"), old, Present::replaced);
        EXPECT_EQ(read(old), "after");
    } catch (const std::system_error& error) {
        EXPECT_TRUE(openFilesStay()); // an old Windows, or a file system without it
        EXPECT_EQ(error.code(), std::errc::device_or_resource_busy);
        EXPECT_EQ(read(old), "before");
    }
    EXPECT_EQ(readFrom(reader, 0), "before");
}

TEST_F(FileAccess, temporaryFilesAreInTheirFolder) {
    const testing::EnvironmentVariable chosen("TMPDIR", folder_.path().string());
    EXPECT_EQ(temporaryFolder(), folder_.path());
    std::error_code error;
    const fs::path file = makeTemporaryFile(".pdn", error);
    EXPECT_FALSE(error);
    EXPECT_EQ(file.extension(), ".pdn");
    EXPECT_EQ(file.parent_path(), folder_.path());
    EXPECT_NE(makeTemporaryFile(".pdn", error), file);
    const fs::path folder = makeTemporaryFolder(folder_.path(), error);
    EXPECT_FALSE(error);
    EXPECT_TRUE(fs::is_empty(folder));
    const std::set<std::string> before = names();
    {
        const FileDescriptor nameless = openNamelessFile(error);
        ASSERT_FALSE(error);
        EXPECT_FALSE(writeAll(nameless.number(), "text"));
        EXPECT_EQ(readFrom(nameless, 0), "text");
    }
    EXPECT_EQ(names(), before);
}

TEST_F(FileAccess, withoutATemporaryFolderThereIsAnError) {
    const testing::EnvironmentVariable chosen("TMPDIR", (folder_ / "missing").string());
    std::error_code error;
    EXPECT_FALSE(openNamelessFile(error).isOpen());
    EXPECT_EQ(error, std::errc::no_such_file_or_directory);
    (void)makeTemporaryFile(".pdn", error);
    EXPECT_EQ(error, std::errc::no_such_file_or_directory);
    (void)makeTemporaryFolder(temporaryFolder(), error);
    EXPECT_EQ(error, std::errc::no_such_file_or_directory);
}

TEST(Machine, knowsItsProgram) {
    ASSERT_TRUE(programFile());
    EXPECT_TRUE(fs::is_regular_file(*programFile()));
    ASSERT_TRUE(codeFile());
    EXPECT_TRUE(fs::equivalent(*codeFile(), *programFile())) << "tests link the modules";
    EXPECT_GT(physicalMemory(), std::uint64_t{1} << 26U);
}

TEST_F(FileAccess, aStreamThatFailsHasAReason) {
    const fs::path none = folder_ / "none" / "games.pdn";
    const std::ifstream in(none);
    EXPECT_FALSE(in);
    EXPECT_EQ(streamError(none, Opening::read), std::errc::no_such_file_or_directory);
    const std::ofstream out(folder_.path());
    EXPECT_FALSE(out);
    EXPECT_EQ(streamError(folder_.path(), Opening::append), std::errc::is_a_directory);
}

} // namespace
} // namespace damscope::base
