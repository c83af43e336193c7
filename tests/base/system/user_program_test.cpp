// SPDX-License-Identifier: GPL-3.0-or-later
// Programs of the user: here this one, which runs one of the tests named DISABLED_UserProgram.
#include "base/system/standard_streams.hpp"
#include "base/system/user_program.hpp"
#include "tests/base/another_program.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>

namespace damscope::base {
namespace {

constexpr const char* signVariable = "DAMSCOPE_TEST_SIGN";

TEST(DISABLED_UserProgram, notesWhatItReads) {
    std::string text = environment(signVariable).value_or("") + ": ";
    std::array<char, 4096> bytes{};
    std::error_code error;
    while (const std::size_t count = readSome(standardInput, bytes, error))
        text.append(bytes.data(), count);
    testing::note(text);
}

TEST(DISABLED_UserProgram, readsNothing) {}

TEST(DISABLED_UserProgram, fails) {
    std::_Exit(4);
}

class UserProgram : public ::testing::Test {
protected:
    [[nodiscard]] std::string written() const { return testing::noted(folder_ / "place"); }
    [[nodiscard]] static std::vector<std::string> program(const std::string& behaviour) {
        return testing::wordsFor("DISABLED_UserProgram." + behaviour);
    }
    [[nodiscard]] static std::string command(const std::string& behaviour) {
        return testing::commandFor("DISABLED_UserProgram." + behaviour);
    }

    testing::ScratchFolder folder_;
    testing::EnvironmentVariable place_{testing::fileVariable, (folder_ / "place").string()};
};

TEST_F(UserProgram, readsAllThatItIsGiven) {
    prepareStandardStreams(); // a pipe whose reader has gone ends no program
    const std::string much(300'000, 'x');
    auto reader = FedProgram::start(program("notesWhatItReads"), {{signVariable, "usual"}});
    ASSERT_TRUE(reader);
    EXPECT_FALSE(writeAll(reader->descriptor(), much));
    reader->finish();
    EXPECT_EQ(written(), "usual: " + much);
}

TEST_F(UserProgram, keepsTheVariablesThatAreSet) {
    const testing::EnvironmentVariable sign(signVariable, "own");
    auto reader = FedProgram::start(program("notesWhatItReads"), {{signVariable, "usual"}});
    ASSERT_TRUE(reader);
    reader->finish();
    EXPECT_EQ(written(), "own: ");
}

TEST_F(UserProgram, thatHasReadEnoughIsABrokenPipe) {
    prepareStandardStreams();
    auto reader = FedProgram::start(program("readsNothing"), {});
    ASSERT_TRUE(reader);
    EXPECT_EQ(writeAll(reader->descriptor(), std::string(10'000'000, 'x')), std::errc::broken_pipe);
}

TEST_F(UserProgram, thatIsNotThereIsNone) {
    EXPECT_FALSE(FedProgram::start({"no-such-pager"}, {}));
    EXPECT_FALSE(FedProgram::start({}, {}));
}

// Where somebody else may have put it: a folder of downloaded games.
TEST_F(UserProgram, isNotTakenFromTheCurrentFolder) {
    namespace fs = std::filesystem;
    const fs::path own = programFile().value_or("");
    fs::copy_file(own, folder_ / ("pager-found-here" + own.extension().string()));
    for (const char* shell : {"cmd.exe", "sh"})
        std::ofstream(folder_ / shell) << "no shell";
    const fs::path before = fs::current_path();
    fs::current_path(folder_.path());
    EXPECT_FALSE(FedProgram::start({"pager-found-here"}, {}));
    EXPECT_TRUE(runCommand(command("readsNothing"), folder_ / "my games.pdn"));
    fs::current_path(before);
}

TEST_F(UserProgram, isRunByAShell) {
    EXPECT_TRUE(runCommand(command("readsNothing"), folder_ / "my games.pdn"));
    EXPECT_FALSE(runCommand(command("fails"), folder_ / "my games.pdn"));
    EXPECT_FALSE(runCommand("no-such-editor", folder_ / "my games.pdn"));
}

} // namespace
} // namespace damscope::base
