// SPDX-License-Identifier: GPL-3.0-or-later
// export --format parquet on a store of a test's own.
#include "tests/cli/store_commands.hpp"

#include <filesystem>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

using ColumnsCommand = StoreCommands;

std::size_t filesBelow(const fs::path& folder) {
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        files += entry.is_regular_file() ? 1U : 0U;
    return files;
}

TEST_F(ColumnsCommand, keepsWhatAnEarlierExportWrote) {
    import(sound + other);
    const std::string folder = folder_.file("columns");
    const auto write = [&](Words more) {
        Words words{"write", "--as", "parquet", "-o", folder};
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    };
    EXPECT_EQ(write({}).status, 0);
    EXPECT_EQ(filesBelow(folder), 2U);
    EXPECT_EQ(write({"--player", "Nobody"}).status, 1);
    EXPECT_EQ(filesBelow(folder), 2U);
    const Ran some = write({"--player", "Konaté"});
    EXPECT_EQ(some.status, 2);
    EXPECT_TRUE(contains(some.err, "name another folder")) << some.err;
    EXPECT_EQ(filesBelow(folder), 2U);
    EXPECT_EQ(write({"--no-clobber"}).status, 2);
    EXPECT_EQ(filesBelow(folder), 2U);
}

TEST_F(ColumnsCommand, writesIntoNoFolderWithOtherFiles) {
    import(sound);
    const std::string folder = folder_.file("documents");
    std::filesystem::create_directory(folder);
    (void)write("documents/letter.txt", "a letter");
    const Ran refused = run({"write", "--as", "parquet", "-o", folder});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(contains(refused.err, "letter.txt")) << refused.err;
    EXPECT_EQ(run({"write", "--as", "parquet", "-o", folder, "--force"}).status, 0);
    EXPECT_EQ(run({"write", "--as", "parquet", "-o", folder_.file("new")}).status, 0);
    EXPECT_EQ(run({"write", "--as", "parquet", "-o", folder_.file("new")}).status, 0) << "again";
}

TEST_F(ColumnsCommand, explainsWhatCannotBeAFolder) {
    import(sound);
    const std::string file = write("a.txt", "a");
    for (const std::string& wrong : {std::string("/dev/null"), file, file + "/x"}) {
        const Ran ran = run({"write", "--as", "parquet", "-o", wrong});
        EXPECT_EQ(ran.status, 2) << wrong;
        EXPECT_TRUE(contains(ran.err, "-o: ")) << ran.err;
        EXPECT_TRUE(contains(ran.err, "name another folder")) << ran.err;
        EXPECT_FALSE(contains(ran.err, "filesystem error")) << ran.err;
    }
    for (const Words& command : {Words{"db", "schema"}, Words{"config", "man"}}) {
        const Ran ran = run({command[0], command[1], "--folder", "/dev/null"});
        EXPECT_EQ(ran.status, 2) << command[1];
        EXPECT_TRUE(contains(ran.err, "--folder: /dev/null")) << ran.err;
    }
}

TEST_F(ColumnsCommand, refusesWhatIsForFiles) {
    import(sound);
    const std::string folder = folder_.file("x.parquet");
    const Ran ran = run({"write", "-o", folder});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(contains(ran.err, "Parquet is written as a folder")) << ran.err;
    EXPECT_EQ(run({"write", "--as", "parquet", "--as", "spreadsheet", "-o", folder}).status, 2);
    EXPECT_EQ(run({"write", "--as", "parquet", "-o", "-"}).status, 2);
    EXPECT_FALSE(fs::exists(folder));
}

} // namespace
} // namespace damscope::cli
