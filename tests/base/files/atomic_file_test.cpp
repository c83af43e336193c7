// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/atomic_file.hpp"
#include "db/store/store.hpp"
#include "tests/base/another_program.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

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

// As a program ends that is killed: nothing of it is cleaned up.
TEST(AtomicFileOfAnother, DISABLED_isLeftHalf) {
    AtomicFile file({testing::fileOfAnotherProgram()});
    file.write("half");
    std::_Exit(1);
}

TEST_F(AtomicFiles, leaveWhatWasThereWhenTheWriterIsKilled) {
    EXPECT_FALSE(testing::passesInAnotherProgram("AtomicFileOfAnother.DISABLED_isLeftHalf",
                                                 folder_ / "games.pdn"));
    EXPECT_EQ(read("games.pdn"), "before");
    EXPECT_EQ(files(), 2) << "what was left is found";
    AtomicFile next({folder_ / "other.pdn"});
    EXPECT_EQ(files(), 2) << "and goes";
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
