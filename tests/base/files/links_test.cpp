// SPDX-License-Identifier: GPL-3.0-or-later
// Links of every system. Each test is skipped where the system lets this user make none: Windows
// asks developer mode or an administrator for links to files, Wine makes none at all.
#include "base/files/links.hpp"

#include "base/files/atomic_file.hpp"
#include "base/files/output_target.hpp"
#include "tests/base/make_link.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

class Links : public ::testing::Test {
protected:
    Links() {
        fs::create_directory(folder_ / "club");
        write(game_, "before");
        write(folder_ / "club" / "round.pdn", "round");
    }
    static void write(const fs::path& file, std::string_view text) {
        std::ofstream(file, std::ios::binary) << text;
    }
    static std::string read(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    static std::error_code errorOfOpening(const fs::path& file, Opening opening) {
        std::error_code error;
        EXPECT_FALSE(openFile(file, opening, error).isOpen());
        return error;
    }

    testing::ScratchFolder folder_;
    fs::path game_ = folder_ / "games.pdn";
    fs::path link_ = folder_ / "link";
};

constexpr const char* noLinks = "the system lets this user make no such link";

TEST_F(Links, areNeitherFilesNorFoldersNorSecondNames) {
    fs::create_hard_link(game_, folder_ / "second name");
    for (const char* name : {"games.pdn", "club", "second name", "missing", "club/missing", "."}) {
        EXPECT_FALSE(isLink(folder_ / name)) << name;
        EXPECT_FALSE(linkTarget(folder_ / name)) << name;
    }
    EXPECT_EQ(followed(game_), fs::canonical(game_));
    EXPECT_EQ(followed(folder_ / "new.pdn"), fs::canonical(folder_.path()) / "new.pdn");
}

TEST_F(Links, toAFileAreToldFromIt) {
    if (!testing::makeLink(game_, link_))
        GTEST_SKIP() << noLinks;
    EXPECT_TRUE(isLink(link_));
    EXPECT_EQ(linkTarget(link_), game_);
    EXPECT_EQ(followed(link_), fs::canonical(game_));
    EXPECT_FALSE(isCalled(openFile(link_, Opening::read), link_));
    for (const Opening opening : {Opening::change, Opening::share})
        EXPECT_EQ(errorOfOpening(link_, opening), std::errc::too_many_symbolic_link_levels);
    EXPECT_EQ(errorOfOpening(link_, Opening::make), std::errc::file_exists);
}

TEST_F(Links, toAFolderAreToldFromIt) {
    if (!testing::makeLink(folder_ / "club", link_))
        GTEST_SKIP() << noLinks;
    EXPECT_TRUE(isLink(link_));
    EXPECT_FALSE(isLink(link_ / "round.pdn")) << "only its folder is one";
    EXPECT_EQ(linkTarget(link_), folder_ / "club");
}

TEST_F(Links, areWrittenThroughAlsoToAFileThatIsGone) {
    if (!testing::makeLink(game_, link_))
        GTEST_SKIP() << noLinks;
    for (const char* text : {"after", "again"}) {
        AtomicFile file({link_});
        file.write(text);
        file.keep();
        EXPECT_TRUE(isLink(link_));
        EXPECT_EQ(read(game_), text);
        fs::remove(game_);
    }
}

TEST_F(Links, areRemovedAlone) {
    for (const fs::path& target : {game_, folder_ / "club"}) {
        if (!testing::makeLink(target, link_))
            GTEST_SKIP() << noLinks;
        removeLink(link_);
        EXPECT_FALSE(isLink(link_));
    }
    EXPECT_EQ(read(game_), "before");
    EXPECT_EQ(read(folder_ / "club" / "round.pdn"), "round");
}

TEST_F(Links, thatLeadNowhereAreRemovedToo) {
    if (!testing::makeLink(game_, link_))
        GTEST_SKIP() << noLinks;
    fs::remove(game_);
    EXPECT_TRUE(isLink(link_));
    removeLink(link_);
    EXPECT_FALSE(isLink(link_));
}

} // namespace
} // namespace damscope::base
