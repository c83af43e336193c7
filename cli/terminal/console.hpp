// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/system/end_requests.hpp"
#include "cli/terminal/output.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "pages/locale.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

namespace damscope::db {
struct NameCatalogue;
}

namespace damscope::cli {

/// Ctrl-C before a command had any result: it ends without a message.
class Interrupted : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
};

/// What ends a command, worded in the language of the reader where it is shown; in what() it is
/// English.
class Failure : public std::runtime_error {
public:
    explicit Failure(Message message);
    /// A text that catalogues translate.
    explicit Failure(const char* text) : Failure(Message{text, {}}) {}

    [[nodiscard]] const Message& message() const { return message_; }

private:
    Message message_;
};

using pages::Locale;

/// What a user sets for all commands, by variables of the environment or in config.toml.
struct Settings {
    std::optional<std::string> database{};
    std::optional<rules::Variant> variant{}; ///< of commands that are given none
    Locale locale{};
    std::optional<int> threads{};
    /// The names of combinations and structures, with the user's own; null: the built-in ones.
    std::shared_ptr<const db::NameCatalogue> names{};

    /// The number of threads of a command that is given none.
    [[nodiscard]] int commandThreads() const;
    /// The same of one whose threads each have a batch of games in memory: at most 16.
    [[nodiscard]] unsigned jobs() const;
    [[nodiscard]] rules::Variant usualVariant() const {
        return variant.value_or(rules::Variant::international);
    }
};

/// How a command behaves on a terminal: --quiet, --color and --no-pager.
struct ConsoleOptions {
    enum class Colour : std::uint8_t { automatic, always, never };
    bool quiet = false; ///< no progress, and no message but of problems
    Colour colour = Colour::automatic;
    bool pages = false; ///< the output may be shown page by page
};

/// How long a command may go on after an orderly stop was requested.
inline constexpr std::chrono::milliseconds usualGrace{1500};

/// The output of a command: data on standard output, messages on standard error.
class Console {
public:
    using StopToken = std::function<std::stop_token(std::chrono::milliseconds grace)>;

    /// `stopToken` returns a token that requests an orderly stop; Ctrl-C ends a command that never
    /// takes it at once.
    Console(Output& out, StopToken stopToken);

    /// Standard output: data only.
    [[nodiscard]] Output& out() const { return out_; }
    /// What a command may print. Set once, before it does anything.
    void adopt(const ConsoleOptions& options);
    /// What holds for every command. Set before messages are worded.
    void adopt(Settings settings) { settings_ = std::move(settings); }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] const Locale& locale() const { return settings_.locale; }
    [[nodiscard]] const db::NameCatalogue& names() const;

    /// A message in the language of the reader.
    [[nodiscard]] std::string translate(const Message& message) const;
    /// A word in that language, by its kind and key.
    [[nodiscard]] std::string translate(std::string_view kind, std::string_view key) const;
    /// Prints what was done, unless only problems are wanted. `line` must be safe for a terminal
    /// (see terminal_text.hpp). Removes a progress line from the screen first. While a pager shows
    /// the output the line waits until it ends.
    void say(std::string_view line);
    void say(const Message& message) { say(translate(message)); }
    /// The same for what is wrong, which is always printed.
    void warn(std::string_view line);
    void warn(const Message& message) { warn(translate(message)); }
    /// Prints "damscope: " and what ends the command, in colour where that is wanted.
    void fail(std::string_view what);
    /// Waits for the pager, and prints what waited for it.
    void closePager();
    /// Shows a line of progress in place of the last one, cut to the terminal's width; only if
    /// standard error is a terminal and nothing is paged. An empty line removes it.
    void showProgress(std::string_view line);

    [[nodiscard]] bool isQuiet() const { return quiet_; }
    [[nodiscard]] bool wordsOnTerminal() const { return wordsOnTerminal_; }
    /// Columns of the terminal of standard output; 80 if it is not a terminal.
    [[nodiscard]] int width() const { return width_; }
    /// Whether standard output may hold colours and bold type.
    [[nodiscard]] bool mayStyle() const { return mayStyle_; }
    /// The holder must stop within the grace after a stop is requested.
    [[nodiscard]] std::stop_token stopToken(std::chrono::milliseconds grace = usualGrace) const {
        return stopToken_(grace);
    }

private:
    Output& out_;
    StopToken stopToken_;
    bool wordsOnTerminal_;
    bool mayStyle_;
    bool mayMoveCursor_; ///< on standard error
    bool mayStyleWords_;
    int width_;
    Settings settings_;
    bool quiet_ = false;
    bool progressShown_ = false;
    std::string waiting_; ///< messages until the pager ends
};

/// Stops the program when it is asked to end (base::EndRequests): work that took the token is asked
/// to stop and has its grace to do so; work that did not, or is asked twice, is ended at once,
/// which a store survives. Construct it before any other thread starts.
class Interruption {
public:
    /// While `leavesToPager` holds, Ctrl-C is the pager's: its user ends the program by ending it.
    explicit Interruption(std::function<bool()> leavesToPager);
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// The longest grace that was asked for counts.
    [[nodiscard]] std::stop_token token(std::chrono::milliseconds grace);
    /// The signal that was received, if any.
    [[nodiscard]] std::optional<int> signal() const;

private:
    void listen();

    std::function<bool()> leavesToPager_;
    base::EndRequests requests_;
    std::stop_source stop_;
    std::atomic<std::chrono::milliseconds> grace_{std::chrono::milliseconds(0)}; ///< 0: not taken
    std::atomic<int> signal_ = 0;
    std::thread listener_;
};

/// The exit status of the program.
enum class ExitStatus : int {
    allWell = 0,
    problems = 1,     ///< done, with problems reported
    usage = 2,        ///< the command line is wrong
    failed = 3,       ///< the store or a file failed
    interrupted = 130 ///< stopped by Ctrl-C; SIGTERM makes it 143
};

/// What a status means, for help and manual pages.
struct ExitStatusMeaning {
    std::string_view statuses;
    std::string_view meaning;
};

inline constexpr std::array<ExitStatusMeaning, 5> exitStatusMeanings{
    {{"0", phrase("all well")},
     {"1", phrase("done, with problems reported")},
     {"2", phrase("the command line is wrong")},
     {"3", phrase("the database or a file failed")},
     {"130, 143", phrase("interrupted; what was stored is safe")}}};

} // namespace damscope::cli
