// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/standard_streams.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>

namespace damscope::base {
namespace {

// A closed standard descriptor would be given to the next file opened, perhaps the store, and
// messages would land in it. The placeholder is opened so that its usual use fails.
void occupyClosedDescriptor(int descriptor, int mode) {
    if (::fcntl(descriptor, F_GETFD) == -1 && ::open("/dev/null", mode) != descriptor)
        std::abort();
}

} // namespace

void prepareStandardStreams() {
    occupyClosedDescriptor(standardInput, O_WRONLY);
    occupyClosedDescriptor(standardOutput, O_RDONLY);
    occupyClosedDescriptor(standardError, O_RDONLY);
    // The write then fails with an error, which is reported and cleaned up after.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

bool isTerminal(int descriptor) {
    return ::isatty(descriptor) == 1;
}

bool obeysEscapes(int descriptor) {
    return isTerminal(descriptor);
}

bool fitsPager() {
    const char* terminal = std::getenv("TERM"); // NOLINT(concurrency-mt-unsafe): nobody sets any
    return terminal != nullptr && std::string_view(terminal) != "dumb" && *terminal != '\0';
}

std::optional<int> terminalColumns(int descriptor) {
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return std::nullopt;
    return size.ws_col;
}

std::error_code writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            return {errno, std::generic_category()};
    }
    return {};
}

std::size_t readSome(int descriptor, std::span<char> room, std::error_code& error) {
    error.clear();
    for (;;) {
        const ssize_t count = ::read(descriptor, room.data(), room.size());
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR) {
            error = {errno, std::generic_category()};
            return 0;
        }
    }
}

} // namespace damscope::base
