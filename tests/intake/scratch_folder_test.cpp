// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/scratch_folder.hpp"

#include "intake/byte_stream.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/intake/intake_files.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace damscope::db::testing {
namespace {

namespace fs = std::filesystem;

TEST(ScratchFolder, removesThoseOfKilledPrograms) {
    const TemporaryFolder temporary;
    const base::testing::EnvironmentVariable chosen("TMPDIR", temporary.path(""));
    const fs::path left = temporary.write("damscope-left/1.pdn", game(1));
    const fs::path leftLock = temporary.write("damscope-left.in-use", "");
    const fs::path used = temporary.write("damscope-used/1.pdn", game(1));
    base::FileLock user(temporary.path("damscope-used.in-use"));
    ASSERT_TRUE(user.tryLock());
    const fs::path other = temporary.write("damscope-other/1.pdn", game(1));
    const fs::path text = temporary.write("damscope-text", game(1));
    temporary.write("damscope-text.in-use", "");
    const ScratchFolder folder;
    EXPECT_FALSE(fs::exists(left.parent_path()));
    EXPECT_FALSE(fs::exists(leftLock));
    EXPECT_TRUE(fs::exists(used)) << "another program uses it";
    EXPECT_TRUE(fs::exists(other)) << "it is of another kind";
    EXPECT_TRUE(fs::exists(text)) << "it is no folder";
}

TEST(ScratchFolder, goesWithAllThatIsInIt) {
    const TemporaryFolder temporary;
    const base::testing::EnvironmentVariable chosen("TMPDIR", temporary.path(""));
    {
        const ScratchFolder folder;
        const ScratchFolder second;
        std::ofstream(folder.path() / "games.pdn") << game(1);
        EXPECT_TRUE(fs::exists(folder.path() / "games.pdn"));
        EXPECT_NE(folder.path(), second.path());
    }
    EXPECT_TRUE(fs::is_empty(temporary.path("")));
}

TEST(ScratchFolder, saysThatThereIsNoPlaceForOne) {
    const TemporaryFolder temporary;
    const base::testing::EnvironmentVariable chosen("TMPDIR", temporary.path("missing"));
    EXPECT_THROW(ScratchFolder(), SourceFailure);
}

} // namespace
} // namespace damscope::db::testing
