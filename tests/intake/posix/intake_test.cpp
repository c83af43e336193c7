// SPDX-License-Identifier: GPL-3.0-or-later
// Files, names and streams that only POSIX has.
#include "intake/intake.hpp"
#include "tests/base/character.hpp"
#include "tests/intake/intake_files.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace damscope::db::testing {
namespace {

// None of these may be waited for.
TEST(Intake, refusesWhatIsNoFile) {
    const TemporaryFolder folder;
    const std::string pipe = folder.path("pipe.pdn");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const std::string socketPath = folder.path("socket.pdn");
    const int socketNumber = socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    socketPath.copy(address.sun_path, sizeof address.sun_path - 1);
    ASSERT_EQ(bind(socketNumber, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    close(socketNumber);
    for (const std::string& path : {pipe, socketPath, std::string("/dev/zero"),
                                    std::string("/nonexistent/x.pdn"), std::string()}) {
        const Taken taken = takeAll({path});
        ASSERT_EQ(taken.notices.size(), 1U) << path;
        EXPECT_EQ(taken.notices[0].severity, Severity::error) << path;
        EXPECT_EQ(taken.notices[0].path, path);
    }
    const Taken inside = takeAll({folder.path("")});
    EXPECT_EQ(inside.texts.size(), 0U);
    EXPECT_GE(inside.notices.size(), 2U);
}

TEST(Intake, refusesAProgram) {
    const Taken taken = takeAll({"/proc/self/exe"});
    ASSERT_EQ(taken.notices.size(), 1U);
    EXPECT_EQ(taken.notices[0].severity, Severity::error);
}

TEST(Intake, showsHostileNamesHarmlessly) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("esc\x1B[31m\n\xFF" + base::testing::character(0x202e) + ".pdn", game(1));
    const Taken taken = takeAll({path});
    EXPECT_EQ(taken.texts.at(0).source.path,
              folder.path("esc\\x1B[31m\\x0A\\xFF\\xE2\\x80\\xAE.pdn"));
}

// Standard input replaced by what a pipe delivers.
TEST(Intake, readsStandardInput) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    const std::string text = games(100);
    ASSERT_EQ(write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
    close(ends[1]);
    const int before = dup(STDIN_FILENO);
    ASSERT_EQ(dup2(ends[0], STDIN_FILENO), STDIN_FILENO);
    close(ends[0]);
    const Taken taken = takeAll({"-"});
    dup2(before, STDIN_FILENO);
    close(before);
    EXPECT_EQ(taken.paths(), std::vector<std::string>{"-"});
    EXPECT_EQ(taken.texts.at(0).bytes, text);
}

} // namespace
} // namespace damscope::db::testing
