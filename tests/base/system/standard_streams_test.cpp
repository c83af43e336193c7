// SPDX-License-Identifier: GPL-3.0-or-later
// Streams that are files and pipes; tests/base/posix and tests/base/windows have a terminal.
#include "base/files/file_access.hpp"
#include "base/system/standard_streams.hpp"
#include "base/system/user_program.hpp"
#include "tests/base/another_program.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <array>

namespace damscope::base {
namespace {

void expectNoTerminal(int descriptor) {
    EXPECT_FALSE(isTerminal(descriptor));
    EXPECT_FALSE(obeysEscapes(descriptor));
    EXPECT_EQ(terminalColumns(descriptor), std::nullopt);
}

TEST(StandardStreams, thatAreFilesAndPipesAreNoTerminals) {
    const testing::ScratchFolder folder;
    const FileDescriptor file = openFile(folder / "games", Opening::make);
    expectNoTerminal(file.number());
    auto program = FedProgram::start(testing::wordsFor("StandardStreams.passBytesAsTheyAre"), {});
    ASSERT_TRUE(program);
    expectNoTerminal(program->descriptor());
}

TEST(StandardStreams, passBytesAsTheyAre) {
    const testing::ScratchFolder folder;
    const std::string bytes("a\n\r\n\x1a\xff\0b", 8);
    EXPECT_FALSE(writeAll(openFile(folder / "games", Opening::make).number(), bytes));
    const FileDescriptor file = openFile(folder / "games", Opening::read);
    std::array<char, 100> room{};
    std::error_code error = std::make_error_code(std::errc::io_error);
    const std::size_t count = readSome(file.number(), room, error);
    EXPECT_FALSE(error);
    EXPECT_EQ(std::string(room.data(), count), bytes);
    EXPECT_EQ(readSome(file.number(), room, error), 0U);
    EXPECT_FALSE(error);
}

// One that was closed must not become a file that is opened later.
TEST(StandardStreams, DISABLED_areClosed) {
    for (const int descriptor : {standardInput, standardOutput, standardError})
        FileDescriptor(descriptor).close();
    prepareStandardStreams();
    const FileDescriptor file = openFile(testing::fileOfAnotherProgram(), Opening::make);
    EXPECT_GT(file.number(), standardError);
    EXPECT_TRUE(writeAll(standardOutput, "text"));
    EXPECT_TRUE(writeAll(standardError, "text"));
    std::array<char, 100> room{};
    std::error_code error;
    EXPECT_EQ(readSome(standardInput, room, error), 0U);
    EXPECT_TRUE(error);
}

TEST(StandardStreams, thatWereClosedFailAndHarmNoFile) {
    const testing::ScratchFolder folder;
    EXPECT_TRUE(
        testing::passesInAnotherProgram("StandardStreams.DISABLED_areClosed", folder / "games"));
    EXPECT_EQ(testing::noted(folder / "games"), "");
}

} // namespace
} // namespace damscope::base
