// SPDX-License-Identifier: GPL-3.0-or-later
// A console, in another process, which can leave the one that it was started on.
#include "base/files/file_access.hpp"
#include "base/system/standard_streams.hpp"
#include "tests/base/another_program.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <io.h>
#include <windows.h>

namespace damscope::base {
namespace {

TEST(Console, DISABLED_isATerminal) {
    ::FreeConsole();
    if (::AllocConsole() == 0 || ::GetConsoleWindow() == nullptr)
        GTEST_SKIP() << "there is no console without a screen (wine)";
    const FileDescriptor console(::_open("CONOUT$", _O_RDWR | _O_BINARY));
    ASSERT_TRUE(console.isOpen());
    EXPECT_TRUE(isTerminal(console.number()));
    EXPECT_GT(terminalColumns(console.number()).value_or(0), 0);
    EXPECT_FALSE(writeAll(console.number(), "Šadžius\n"));
    testing::note("seen");
}

TEST(Console, saysHowWideItIs) {
    const testing::ScratchFolder folder;
    const auto file = folder / "console";
    EXPECT_TRUE(testing::passesInAnotherProgram("Console.DISABLED_isATerminal", file));
    if (!HasFailure() && testing::noted(file).empty())
        GTEST_SKIP() << "there is no console without a screen (wine)";
}

} // namespace
} // namespace damscope::base
