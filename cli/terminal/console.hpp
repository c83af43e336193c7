// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/output.hpp"

#include <functional>
#include <stop_token>
#include <string_view>

namespace damscope::cli {

/// Where a command speaks: data on standard output, words on standard error.
class Console {
public:
    /// `stopToken` gives a token that asks for an orderly stop; who never takes it is ended at
    /// once by Ctrl-C.
    Console(Output& out, std::function<std::stop_token()> stopToken);

    /// Standard output: data only.
    [[nodiscard]] Output& out() const { return out_; }
    /// Prints a line of words. `line` must be fit for a terminal (see terminal_text.hpp). Takes a
    /// progress line off the screen first.
    void say(std::string_view line);
    /// Shows a line of progress in place of the last one, cut to the terminal's width; only where
    /// standard error is a terminal. An empty line takes it away.
    void showProgress(std::string_view line);

    [[nodiscard]] bool wordsOnTerminal() const { return wordsOnTerminal_; }
    /// Columns of the terminal that shows standard output; 80 if there is none.
    [[nodiscard]] int width() const { return width_; }
    /// Whether standard output may hold colours and bold type: on a terminal, NO_COLOR not set.
    [[nodiscard]] bool mayStyle() const { return mayStyle_; }
    /// Taking it is a promise to stop soon after it asks.
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
