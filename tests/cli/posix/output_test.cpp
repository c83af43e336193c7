// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/output.hpp"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace damscope::cli {
namespace {

struct Pipe {
    std::array<int, 2> ends{};
    Pipe() { EXPECT_EQ(::pipe(ends.data()), 0); }
    ~Pipe() {
        ::close(ends[0]);
        ::close(ends[1]);
    }
};

TEST(Output, writesWhatItWasGiven) {
    const Pipe pipe;
    Output out(pipe.ends[1], "a pipe");
    out.write("one ");
    out.write("two");
    out.flush();
    std::array<char, 16> read{};
    ASSERT_EQ(::read(pipe.ends[0], read.data(), read.size()), 7);
    EXPECT_STREQ(read.data(), "one two");
}

TEST(Output, reportsThatTheReaderHasGone) {
    std::signal(SIGPIPE, SIG_IGN);
    Pipe pipe;
    ::close(pipe.ends[0]);
    Output out(pipe.ends[1], "a pipe");
    out.write("text");
    EXPECT_THROW(out.flush(), BrokenPipe);
    pipe.ends[0] = -1;
}

TEST(Output, reportsThatTheDiskIsFull) {
    const int full = ::open("/dev/full", O_WRONLY);
    ASSERT_NE(full, -1);
    Output out(full, "standard output");
    out.write("text");
    try {
        out.flush();
        FAIL() << "a full disk was not reported";
    } catch (const std::system_error& error) {
        EXPECT_EQ(error.code(), std::errc::no_space_on_device);
        EXPECT_NE(std::string(error.what()).find("standard output"), std::string::npos);
    }
    ::close(full);
}

TEST(Output, writesEarlyWhenThereIsMuch) {
    const int full = ::open("/dev/full", O_WRONLY);
    ASSERT_NE(full, -1);
    Output out(full, "standard output");
    EXPECT_THROW(out.write(std::string(1 << 20, 'x')), std::system_error);
    ::close(full);
}

} // namespace
} // namespace damscope::cli
