// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/atomic_file.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace damscope::base {
namespace {

using db::Store;
using db::TemporaryFolder;

namespace fs = std::filesystem;

class AtomicFiles : public ::testing::Test {
protected:
    AtomicFiles() { write("games.pdn", "before"); }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
    }
    [[nodiscard]] std::string read(const std::string& name) const {
        std::ifstream in(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    [[nodiscard]] std::ptrdiff_t files() const {
        return std::distance(fs::directory_iterator(folder_.path()), {});
    }

    TemporaryFolder folder_;
};

TEST_F(AtomicFiles, appearWhenKept) {
    AtomicFile file({folder_ / "new.pdn"});
    file.write("text");
    EXPECT_FALSE(fs::exists(folder_ / "new.pdn"));
    file.keep();
    EXPECT_EQ(read("new.pdn"), "text");
    EXPECT_EQ(files(), 2);
}

TEST_F(AtomicFiles, leaveWhatWasThereUnlessKept) {
    {
        AtomicFile file({folder_ / "games.pdn"});
        file.write("half");
    }
    EXPECT_EQ(read("games.pdn"), "before");
    EXPECT_EQ(files(), 1);
}

// As on a full disk: no more than some bytes can be written.
TEST_F(AtomicFiles, leaveWhatWasThereWhenTheDiskIsFull) {
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

TEST_F(AtomicFiles, leaveWhatWasThereWhenTheWriterIsKilled) {
    const pid_t child = ::fork();
    ASSERT_NE(child, -1);
    if (child == 0) {
        AtomicFile file({folder_ / "games.pdn"});
        file.write("half");
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(read("games.pdn"), "before");
}

TEST_F(AtomicFiles, leaveWhatWasThereInAFolderThatCannotBeWritten) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may write everywhere";
    fs::permissions(folder_.path(), fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_THROW(AtomicFile({folder_ / "games.pdn"}), std::system_error);
    fs::permissions(folder_.path(), fs::perms::owner_all);
    EXPECT_EQ(read("games.pdn"), "before");
}

TEST_F(AtomicFiles, anAbsentFileThatAppearsMeanwhileIsKept) {
    AtomicFile file({folder_ / "new.pdn", {}, true});
    file.write("text");
    write("new.pdn", "quicker");
    EXPECT_THROW(file.keep(), OutputRefused);
    EXPECT_EQ(read("new.pdn"), "quicker");
}

TEST_F(AtomicFiles, aStoreThatAppearsMeanwhileIsKept) {
    AtomicFile file({folder_ / "games.db"});
    file.write("text");
    { const Store store(folder_ / "games.db", Store::Access::write); }
    EXPECT_THROW(file.keep(), OutputRefused);
    const Store store(folder_ / "games.db", Store::Access::read);
}

TEST_F(AtomicFiles, followALinkThatLeadsToNoFileYet) {
    fs::create_symlink("new.pdn", folder_ / "link.pdn");
    AtomicFile file({folder_ / "link.pdn"});
    file.write("text");
    file.keep();
    EXPECT_TRUE(fs::is_symlink(folder_ / "link.pdn"));
    EXPECT_EQ(read("new.pdn"), "text");
}

TEST_F(AtomicFiles, mayHaveTheLongestName) {
    std::string name; // 255 bytes; no character may be cut in two
    while (name.size() < 254)
        name += "д";
    name += "x";
    AtomicFile file({folder_ / name});
    file.write("text");
    file.keep();
    EXPECT_EQ(read(name), "text");
}

TEST_F(AtomicFiles, namesAreWhereTheFolderOfTheProcessIs) {
    const fs::path before = fs::current_path();
    fs::current_path(folder_.path());
    AtomicFile file({"plain name.pdn"});
    file.write("text");
    file.keep();
    fs::current_path(before);
    EXPECT_EQ(read("plain name.pdn"), "text");
}

} // namespace
} // namespace damscope::base
