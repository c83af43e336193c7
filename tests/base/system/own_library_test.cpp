// SPDX-License-Identifier: GPL-3.0-or-later
// Why a library cannot be loaded. (tests/online loads one that can.)
#include "base/files/file_access.hpp"
#include "base/system/machine.hpp"
#include "base/system/own_library.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

/// Files of a folder that are called as a library is on each system, until the end of a test.
class NoLibrary {
public:
    NoLibrary(const fs::path& folder, const std::string& name)
        : files_{folder / (name + ".so"), folder / (name + ".dll")} {
        for (const fs::path& file : files_)
            isThere_ = static_cast<bool>(std::ofstream(file) << "no library" << std::flush);
    }
    ~NoLibrary() {
        std::error_code ignored;
        for (const fs::path& file : files_)
            fs::remove(file, ignored);
    }
    NoLibrary(const NoLibrary&) = delete;
    NoLibrary& operator=(const NoLibrary&) = delete;
    [[nodiscard]] bool isThere() const { return isThere_; }

private:
    std::array<fs::path, 2> files_;
    bool isThere_ = false;
};

class OwnLibrary : public ::testing::Test {
protected:
    std::string name_ = "damscope-test-" + randomLetters(16);
};

TEST_F(OwnLibrary, thatIsNotThereIsMissing) {
    const auto found = ownLibraryFunction(name_.c_str(), "function");
    ASSERT_FALSE(found);
    EXPECT_TRUE(found.error().isMissing);
    EXPECT_TRUE(found.error().file.starts_with(name_ + '.')) << found.error().file;
}

TEST_F(OwnLibrary, isTakenFromTheFolderOfTheProgram) {
    const fs::path folder = programFile().value_or("").parent_path();
    const NoLibrary library(folder, name_);
    if (!library.isThere())
        GTEST_SKIP() << "nothing can be written into the folder of the program";
    const auto found = ownLibraryFunction(name_.c_str(), "function");
    ASSERT_FALSE(found);
    EXPECT_FALSE(found.error().isMissing);
    EXPECT_EQ(fs::path(found.error().file).parent_path(), folder);
    EXPECT_FALSE(found.error().reason.empty());
}

// Where somebody else may have put it: a folder of downloaded games.
TEST_F(OwnLibrary, isNotTakenFromTheCurrentFolder) {
    const testing::ScratchFolder elsewhere;
    const NoLibrary library(elsewhere.path(), name_);
    ASSERT_TRUE(library.isThere());
    const fs::path before = fs::current_path();
    fs::current_path(elsewhere.path());
    const auto found = ownLibraryFunction(name_.c_str(), "function");
    fs::current_path(before);
    ASSERT_FALSE(found);
    EXPECT_TRUE(found.error().isMissing);
}

} // namespace
} // namespace damscope::base
