// SPDX-License-Identifier: GPL-3.0-or-later
// Files where a system has permissions, limits and links that everybody may make.
#include "base/files/atomic_file.hpp"
#include "base/files/output_target.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

namespace damscope::base {
namespace {

using db::Store;

namespace fs = std::filesystem;

using Reason = OutputRefusal::Reason;

class PosixFiles : public ::testing::Test {
protected:
    PosixFiles() { write("games.pdn", "before"); }

    fs::path write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return folder_ / name;
    }
    [[nodiscard]] std::string read(const std::string& name) const {
        std::ifstream in(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    [[nodiscard]] std::ptrdiff_t files() const {
        return std::distance(fs::directory_iterator(folder_.path()), {});
    }
    static std::optional<Reason> reason(const OutputTarget& target) {
        const auto refusal = refusalOf(target);
        return refusal ? std::optional(refusal->reason) : std::nullopt;
    }

    db::TemporaryFolder folder_;
    fs::path store_ = folder_ / "games.db";
};

// As on a full disk: no more than some bytes can be written.
TEST_F(PosixFiles, stayWhenTheDiskIsFull) {
    rlimit usual{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &usual), 0);
    const rlimit small{1000, usual.rlim_max};
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    {
        AtomicFile file({folder_ / "games.pdn"});
        ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
        EXPECT_THROW(file.write(std::string(5000, 'x')), std::system_error);
        ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &usual), 0);
    }
    std::signal(SIGXFSZ, handler);
    EXPECT_EQ(read("games.pdn"), "before");
    EXPECT_EQ(files(), 1);
}

TEST_F(PosixFiles, stayInAFolderThatCannotBeWritten) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may write everywhere";
    fs::permissions(folder_.path(), fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_THROW(AtomicFile({folder_ / "games.pdn"}), std::system_error);
    fs::permissions(folder_.path(), fs::perms::owner_all);
    EXPECT_EQ(read("games.pdn"), "before");
}

TEST_F(PosixFiles, aNewStoreHasThePermissionsAskedFor) {
    {
        db::NewFile file(folder_ / "backup.db", fs::perms::owner_read | fs::perms::owner_write);
        EXPECT_EQ(fs::status(file.unfinished()).permissions(),
                  fs::perms::owner_read | fs::perms::owner_write)
            << "before anything is copied into it";
        file.keep(Present::refused);
    }
    EXPECT_EQ(fs::status(folder_ / "backup.db").permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(files(), 2);
}

TEST_F(PosixFiles, haveTheirNameUntilItIsRemoved) {
    const FileDescriptor opened = openFile(folder_ / "games.pdn", Opening::read);
    fs::rename(folder_ / "games.pdn", folder_ / "renamed");
    EXPECT_FALSE(isCalled(opened, folder_ / "games.pdn"));
    EXPECT_TRUE(isCalled(opened, folder_ / "renamed"));
    fs::create_symlink("renamed", folder_ / "link");
    EXPECT_FALSE(isCalled(opened, folder_ / "link"));
    fs::remove(folder_ / "renamed");
    EXPECT_FALSE(isCalled(opened, folder_ / "renamed"));
}

TEST_F(PosixFiles, anUnfinishedOneIsNoLink) {
    fs::create_symlink("games.pdn", folder_ / "link.damscope-abcdefghijklmnop");
    AtomicFile({folder_ / "other.pdn"}).write("half");
    EXPECT_TRUE(fs::is_symlink(folder_ / "link.damscope-abcdefghijklmnop"));
    EXPECT_EQ(read("games.pdn"), "before");
}

TEST_F(PosixFiles, aStoreIsRefusedByEveryLink) {
    { const Store made(store_, Store::Access::write); }
    fs::create_symlink("games.db", folder_ / "link.pdn");
    fs::create_symlink("link.pdn", folder_ / "link to a link.pdn");
    // What a file system that ignores case shows: another spelling of the name is the same file.
    fs::create_hard_link(store_, folder_ / "GAMES.DB");
    fs::create_directory_symlink(folder_.path(), folder_ / "folder");
    for (const char* name : {"link.pdn", "link to a link.pdn", "GAMES.DB", "folder/games.db"})
        EXPECT_EQ(reason({folder_ / name}), Reason::store) << name;
    fs::create_symlink("games.db-wal", folder_ / "log.pdn"); // leads to no file yet
    EXPECT_EQ(reason({folder_ / "log.pdn"}), Reason::partOfStore);
}

TEST_F(PosixFiles, inputsAreRefusedByEveryLink) {
    const fs::path input = folder_ / "games.pdn";
    fs::create_symlink("games.pdn", folder_ / "link.pdn");
    EXPECT_EQ(reason({folder_ / "link.pdn", {input}}), Reason::input);
    EXPECT_EQ(reason({input, {folder_ / "link.pdn"}}), Reason::input);
    EXPECT_FALSE(refusalOf({"/dev/null", {}, true}));
}

TEST_F(PosixFiles, whatCannotBeReadIsRefused) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may read everything";
    const fs::path secret = write("secret.db", "?");
    fs::permissions(secret, fs::perms::owner_write);
    EXPECT_EQ(reason({secret}), Reason::unreadable);
}

TEST_F(PosixFiles, linksInARingAreNoFile) {
    fs::create_symlink("b", folder_ / "a");
    fs::create_symlink("a", folder_ / "b");
    EXPECT_FALSE(refusalOf({folder_ / "a"}));
}

} // namespace
} // namespace damscope::base
