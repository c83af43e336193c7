// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/console.hpp"

#include "base/parallel/workers.hpp"
#include "base/system/standard_streams.hpp"
#include "cli/terminal/ascii_signs.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/structures/structures.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <utility>

namespace damscope::cli {
namespace {

constexpr int usualWidth = 80;
constexpr int narrowest = 20;
constexpr std::string_view clearLine = "\r\033[K";

int terminalWidth(int descriptor) {
    const auto columns = base::terminalColumns(descriptor);
    return columns ? std::max(*columns, narrowest) : usualWidth;
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
    (void)base::writeAll(base::standardError, drawn(std::string(text)));
}

} // namespace

Console::Console(Output& out, StopToken stopToken)
    : out_(out), stopToken_(std::move(stopToken)),
      wordsOnTerminal_(base::isTerminal(base::standardError)),
      mayStyle_(out.obeysEscapes() && !noColour()),
      mayMoveCursor_(base::obeysEscapes(base::standardError)),
      mayStyleWords_(mayMoveCursor_ && !noColour()), width_(terminalWidth(base::standardOutput)) {}

Failure::Failure(Message message)
    : std::runtime_error(translated(message, Language::english)), message_(std::move(message)) {}

int Settings::commandThreads() const {
    return threads.value_or(base::commandThreads());
}

unsigned Settings::jobs() const {
    return static_cast<unsigned>(std::min(commandThreads(), 16));
}

void Console::adopt(const ConsoleOptions& options) {
    quiet_ = options.quiet;
    if (options.colour != ConsoleOptions::Colour::automatic)
        mayStyle_ = mayStyleWords_ = options.colour == ConsoleOptions::Colour::always;
    if (options.pages && wordsOnTerminal_)
        out_.pageWith(startPager);
}

const db::NameCatalogue& Console::names() const {
    return db::namesOf(settings_.names);
}

std::string Console::translate(const Message& message) const {
    return translated(message, locale(), ReadAt::terminal);
}

std::string Console::translate(std::string_view kind, std::string_view key) const {
    return word(kind, key, locale());
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
    const bool mayShow = mayMoveCursor_ && !quiet_ && !out_.isPaged();
    if (line.empty() ? !progressShown_ : !mayShow)
        return;
    writeWords(std::string(clearLine) + cutToWidth(line, terminalWidth(base::standardError) - 1));
    progressShown_ = !line.empty();
}

namespace {

constexpr int signalStatus = 128;

[[noreturn]] void endAtOnce(int signal) {
    (void)base::writeAll(base::standardError, "\ndamscope: interrupted\n");
    std::_Exit(signalStatus + signal);
}

} // namespace

Interruption::Interruption(std::function<bool()> leavesToPager)
    : leavesToPager_(std::move(leavesToPager)), listener_([this] { listen(); }) {}

Interruption::~Interruption() {
    requests_.close();
    listener_.join();
}

std::stop_token Interruption::token(std::chrono::milliseconds grace) {
    grace_ = std::max(grace_.load(), grace);
    return stop_.get_token();
}

std::optional<int> Interruption::signal() const {
    const int signal = signal_;
    return signal == 0 ? std::nullopt : std::optional(signal);
}

void Interruption::listen() {
    auto signal = requests_.next();
    while (signal == SIGINT && leavesToPager_())
        signal = requests_.next();
    if (!signal)
        return;
    signal_ = *signal;
    const std::chrono::milliseconds grace = grace_;
    if (grace == std::chrono::milliseconds(0))
        endAtOnce(*signal);
    stop_.request_stop();
    (void)requests_.nextWithin(grace);
    if (!requests_.isClosed())
        endAtOnce(*signal);
}

} // namespace damscope::cli
