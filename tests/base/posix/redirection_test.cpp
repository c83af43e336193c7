// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that run commands inside themselves have it; there are none for Windows.
#include "base/files/file_access.hpp"
#include "base/system/redirection.hpp"
#include "base/system/standard_streams.hpp"
#include "tests/base/another_program.hpp"

#include <gtest/gtest.h>

#include <array>

namespace damscope::base {
namespace {

using Stream = Redirection::Stream;

TEST(Redirection, keepsWhatIsWritten) {
    Redirection outer(Stream::messages);
    EXPECT_FALSE(writeAll(standardError, "before "));
    {
        const Redirection inner(Stream::messages);
        EXPECT_EQ(inner.contents(), "");
        EXPECT_FALSE(writeAll(standardError, "one\n\xff"));
        EXPECT_FALSE(writeAll(standardError, "two"));
        EXPECT_EQ(inner.contents(), "one\n\xfftwo");
        EXPECT_EQ(outer.contents(), "before ");
    }
    EXPECT_FALSE(writeAll(standardError, "after"));
    EXPECT_EQ(outer.contents(), "before after");
}

TEST(Redirection, givesWhatIsRead) {
    std::array<char, 100> room{};
    std::error_code error;
    const Redirection input(Stream::input, "32-28");
    EXPECT_EQ(std::string(room.data(), readSome(standardInput, room, error)), "32-28");
    EXPECT_EQ(readSome(standardInput, room, error), 0U);
    EXPECT_FALSE(error);
}

TEST(Redirection, DISABLED_ofAClosedStream) {
    FileDescriptor(standardInput).close();
    std::array<char, 100> room{};
    std::error_code error;
    {
        const Redirection input(Stream::input, "32-28");
        EXPECT_EQ(readSome(standardInput, room, error), 5U);
    }
    EXPECT_EQ(readSome(standardInput, room, error), 0U);
    EXPECT_EQ(error, std::errc::bad_file_descriptor);
}

TEST(Redirection, leavesAClosedStreamClosed) {
    EXPECT_TRUE(testing::passesInAnotherProgram("Redirection.DISABLED_ofAClosedStream", ""));
}

} // namespace
} // namespace damscope::base
