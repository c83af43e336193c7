// SPDX-License-Identifier: GPL-3.0-or-later
// Files that another program keeps for itself, as a spreadsheet does.
#include "base/files/atomic_file.hpp"
#include "base/files/open_files.hpp"
#include "base/files/stream_error.hpp"
#include "base/files/user_folder.hpp"
#include "base/windows/handle.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <system_error>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

class FilesInUse : public ::testing::Test {
protected:
    FilesInUse() {
        std::ofstream(file_) << "before";
        holder_ =
            windows::Handle(::CreateFileW(file_.c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr,
                                          OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    }
    [[nodiscard]] std::string text() const {
        std::ifstream in(file_);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    testing::ScratchFolder folder_;
    fs::path file_ = folder_ / "games.csv";
    windows::Handle holder_;
};

// What tools/windows/test starts: keeps a file for itself until its input ends.
TEST(DISABLED_FilesInUse, hold) {
    const fs::path file = environment("DAMSCOPE_TEST_HELD").value_or("");
    const windows::Handle holder(::CreateFileW(file.c_str(), GENERIC_READ, 0, nullptr,
                                               OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    ASSERT_TRUE(holder.isOpen());
    std::cout << "held" << std::endl;
    std::cin.get();
}

TEST_F(FilesInUse, areReadButNotOpenedForWriting) {
    std::error_code error;
    EXPECT_TRUE(openFile(file_, Opening::read, error).isOpen());
    for (const Opening opening : {Opening::append, Opening::change, Opening::share}) {
        EXPECT_FALSE(openFile(file_, opening, error).isOpen());
        EXPECT_EQ(error, std::errc::device_or_resource_busy);
    }
}

TEST_F(FilesInUse, areNamedSoWhereAStreamFails) {
    const std::ofstream out(file_, std::ios::app);
    EXPECT_FALSE(out);
    EXPECT_EQ(streamError(file_, Opening::append), std::errc::device_or_resource_busy);
}

TEST_F(FilesInUse, stayAsTheyAreAndCanBeReplacedLater) {
    AtomicFile out({file_});
    out.write("after");
    try {
        out.keep();
        FAIL();
    } catch (const std::system_error& error) {
        EXPECT_EQ(error.code(), std::errc::device_or_resource_busy);
    }
    EXPECT_EQ(text(), "before");
    holder_.close();
    out.keep();
    EXPECT_EQ(text(), "after");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_.path()), {}), 1);
}

} // namespace
} // namespace damscope::base
