// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/output.hpp"

#include <cstdint>
#include <exception>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace damscope::cli {

/// Ctrl-C before a command had any result: it ends without a message.
class Interrupted : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
};

/// How a command behaves on a terminal: --quiet, --color and --no-pager.
struct Manners {
    enum class Colour : std::uint8_t { automatic, always, never };
    bool quiet = false; ///< no progress, and no message but of problems
    Colour colour = Colour::automatic;
    bool pages = false; ///< the output may be shown page by page
};

/// The output of a command: data on standard output, messages on standard error.
class Console {
public:
    /// `stopToken` returns a token that requests an orderly stop; Ctrl-C ends a command that never
    /// takes it at once.
    Console(Output& out, std::function<std::stop_token()> stopToken);

    /// Standard output: data only.
    [[nodiscard]] Output& out() const { return out_; }
    /// What a command may print. Set once, before it does anything.
    void adopt(const Manners& manners);
    /// Prints what was done, unless only problems are wanted. `line` must be safe for a terminal
    /// (see terminal_text.hpp). Removes a progress line from the screen first. While a pager shows
    /// the output the line waits until it ends.
    void say(std::string_view line);
    /// The same for what is wrong, which is always printed.
    void warn(std::string_view line);
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
    /// The holder must stop soon after a stop is requested.
    [[nodiscard]] std::stop_token stopToken() const { return stopToken_(); }

private:
    Output& out_;
    std::function<std::stop_token()> stopToken_;
    bool wordsOnTerminal_;
    bool mayStyle_;
    bool mayStyleWords_;
    int width_;
    bool quiet_ = false;
    bool progressShown_ = false;
    std::string waiting_; ///< messages until the pager ends
};

} // namespace damscope::cli
