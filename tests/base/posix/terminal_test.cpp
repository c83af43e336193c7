// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/file_access.hpp"
#include "base/system/standard_streams.hpp"
#include "tests/base/environment_variable.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fcntl.h>
#include <sys/ioctl.h>

namespace damscope::base {
namespace {

TEST(Terminal, saysHowWideItIs) {
    const FileDescriptor user(::posix_openpt(O_RDWR | O_NOCTTY));
    if (!user.isOpen())
        GTEST_SKIP() << "the system gives no terminal";
    ASSERT_EQ(::grantpt(user.number()), 0);
    ASSERT_EQ(::unlockpt(user.number()), 0);
    const FileDescriptor terminal(::open(::ptsname(user.number()), O_RDWR | O_NOCTTY));
    ASSERT_TRUE(terminal.isOpen());
    EXPECT_TRUE(isTerminal(terminal.number()));
    EXPECT_TRUE(obeysEscapes(terminal.number()));
    EXPECT_EQ(terminalColumns(terminal.number()), std::nullopt) << "nobody has said it";
    winsize size{};
    size.ws_col = 132;
    ASSERT_EQ(::ioctl(user.number(), TIOCSWINSZ, &size), 0);
    EXPECT_EQ(terminalColumns(terminal.number()), 132);
}

TEST(Terminal, thatIsDumbHasNoPager) {
    const auto fits = [](const std::optional<std::string>& value) {
        const testing::EnvironmentVariable terminal("TERM", value);
        return fitsPager();
    };
    EXPECT_TRUE(fits("xterm-256color"));
    EXPECT_FALSE(fits("dumb"));
    EXPECT_FALSE(fits(""));
    EXPECT_FALSE(fits(std::nullopt));
}

} // namespace
} // namespace damscope::base
