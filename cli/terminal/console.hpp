// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/output.hpp"

#include <exception>
#include <functional>
#include <stop_token>
#include <string_view>

namespace damscope::cli {

/// Ctrl-C before a command had any result: it ends without a message.
class Interrupted : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
};

/// The output of a command: data on standard output, messages on standard error.
class Console {
public:
    /// `stopToken` returns a token that requests an orderly stop; Ctrl-C ends a command that never
    /// takes it at once.
    Console(Output& out, std::function<std::stop_token()> stopToken);

    /// Standard output: data only.
    [[nodiscard]] Output& out() const { return out_; }
    /// Prints a message. `line` must be safe for a terminal (see terminal_text.hpp). Removes a
    /// progress line from the screen first.
    void say(std::string_view line);
    /// Shows a line of progress in place of the last one, cut to the terminal's width; only if
    /// standard error is a terminal. An empty line removes it.
    void showProgress(std::string_view line);

    [[nodiscard]] bool wordsOnTerminal() const { return wordsOnTerminal_; }
    /// Columns of the terminal of standard output; 80 if it is not a terminal.
    [[nodiscard]] int width() const { return width_; }
    /// Whether standard output may hold colours and bold type: on a terminal, NO_COLOR not set.
    [[nodiscard]] bool mayStyle() const { return mayStyle_; }
    /// The holder must stop soon after a stop is requested.
    [[nodiscard]] std::stop_token stopToken() const { return stopToken_(); }

private:
    Output& out_;
    std::function<std::stop_token()> stopToken_;
    bool wordsOnTerminal_;
    bool mayStyle_;
    int width_;
    bool progressShown_ = false;
};

} // namespace damscope::cli
