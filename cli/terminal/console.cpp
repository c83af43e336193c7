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

// no-color.org: set and not empty. A dumb terminal has no bold type.
bool noColour() {
    const char* value = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    return (value != nullptr && *value != '\0') ||
           (terminal != nullptr && std::string_view(terminal) == "dumb");
}

// If messages cannot be written, no error can be reported either.
void writeWords(std::string_view text) {
    (void)writeAll(STDERR_FILENO, text);
}

} // namespace

Console::Console(Output& out, std::function<std::stop_token()> stopToken)
    : out_(out), stopToken_(std::move(stopToken)), wordsOnTerminal_(::isatty(STDERR_FILENO) == 1),
      mayStyle_(out.isTerminal() && !noColour()), mayStyleWords_(wordsOnTerminal_ && !noColour()),
      width_(terminalWidth(STDOUT_FILENO)) {}

void Console::adopt(const Manners& manners) {
    quiet_ = manners.quiet;
    if (manners.colour != Manners::Colour::automatic)
        mayStyle_ = mayStyleWords_ = manners.colour == Manners::Colour::always;
    if (manners.pages && wordsOnTerminal_)
        out_.pageWith([] { return Pager::start(Pager::usualCommand()); });
}

void Console::say(std::string_view line) {
    if (!quiet_)
        warn(line);
}

void Console::warn(std::string_view line) {
    if (out_.isPaged()) {
        waiting_.append(line).append(1, '\n');
        return;
    }
    showProgress({});
    writeWords(std::string(line) + '\n');
}

void Console::fail(std::string_view what) {
    closePager();
    const std::string name = mayStyleWords_ ? "\033[1;31mdamscope:\033[0m " : "damscope: ";
    warn(name + std::string(what));
}

void Console::closePager() {
    out_.closePager();
    writeWords(std::exchange(waiting_, {}));
}

void Console::showProgress(std::string_view line) {
    const bool mayShow = wordsOnTerminal_ && !quiet_ && !out_.isPaged();
    if (line.empty() ? !progressShown_ : !mayShow)
        return;
    writeWords(std::string(clearLine) + cutToWidth(line, terminalWidth(STDERR_FILENO) - 1));
    progressShown_ = !line.empty();
}

} // namespace damscope::cli
