// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/own_files.hpp"

#include "base/files/atomic_file.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <string>
#include <utility>

namespace damscope::base {
namespace {

class OwnFiles : public ::testing::Test {
protected:
    [[nodiscard]] std::filesystem::path write(const std::string& name, std::string_view text,
                                              bool isRemembered) const {
        AtomicFile file({.file = folder_.path() / name, .isRemembered = isRemembered});
        file.write(text);
        file.keep();
        return folder_.path() / name;
    }

    testing::ScratchFolder folder_;
    std::optional<testing::EnvironmentVariable> state_{std::in_place, "XDG_STATE_HOME",
                                                       (folder_.path() / "state").string()};
};

TEST_F(OwnFiles, areKnownUntilSomebodyChangesThem) {
    const auto file = write("games.csv", "id,white\r\n1,Jansen\r\n", true);
    EXPECT_TRUE(isOwnFile(file));
    EXPECT_TRUE(isOwnFile(write("copy.csv", "id,white\r\n1,Jansen\r\n", false)))
        << "a copy is the same file";
    std::ofstream(file, std::ios::app) << "2,Smit\r\n";
    EXPECT_FALSE(isOwnFile(file));
    EXPECT_FALSE(isOwnFile(write("other.csv", "id,white\r\n", false)));
    EXPECT_TRUE(isOwnFile(write("empty.csv", "", false))) << "nothing could be lost";
    EXPECT_FALSE(isOwnFile(folder_.path() / "none.csv"));
}

TEST_F(OwnFiles, areReplacedAndOthersAreNot) {
    const auto file = write("games.pdn", "1. 32-28 *\n", true);
    EXPECT_FALSE(refusalOf({.file = file, .onlyOwn = true}));
    std::ofstream(file, std::ios::app) << "% by hand\n";
    const auto refusal = refusalOf({.file = file, .onlyOwn = true});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->reason, OutputRefusal::Reason::foreign);
}

TEST_F(OwnFiles, areWrittenWhereNothingCanBeRemembered) {
    const auto noFolder = write("file", "text", false);
    state_.emplace("XDG_STATE_HOME", noFolder.string());
    EXPECT_FALSE(isOwnFile(write("games.pdn", "1. 32-28 *\n", true)));
}

} // namespace
} // namespace damscope::base
