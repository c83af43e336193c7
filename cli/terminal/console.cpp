// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/console.hpp"

#include "cli/terminal/terminal_text.hpp"

#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace damscope::cli {
namespace {

constexpr int usualWidth = 80;
constexpr int narrowest = 20;
constexpr std::string_view clearLine = "\r\033[K";

int terminalWidth(int descriptor) {
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return usualWidth;
    return std::max<int>(size.ws_col, narrowest);
}

bool noColour() {
    const char* value = std::getenv("NO_COLOR"); // no-color.org: set and not empty
    return value != nullptr && *value != '\0';
}

// If messages cannot be written, no error can be reported either.
void writeWords(std::string_view text) {
    (void)writeAll(STDERR_FILENO, text);
}

} // namespace

Console::Console(Output& out, std::function<std::stop_token()> stopToken)
    : out_(out), stopToken_(std::move(stopToken)), wordsOnTerminal_(::isatty(STDERR_FILENO) == 1),
      mayStyle_(out.isTerminal() && !noColour()), width_(terminalWidth(STDOUT_FILENO)) {}

void Console::say(std::string_view line) {
    showProgress({});
    writeWords(std::string(line) + '\n');
}

void Console::showProgress(std::string_view line) {
    if (!wordsOnTerminal_ || (line.empty() && !progressShown_))
        return;
    writeWords(std::string(clearLine) + cutToWidth(line, terminalWidth(STDERR_FILENO) - 1));
    progressShown_ = !line.empty();
}

} // namespace damscope::cli
