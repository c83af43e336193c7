// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "web/module/calls.hpp"

#include <string>
#include <vector>

namespace damscope::web {

/// What a command of the command line printed.
struct CommandAnswer {
    int status = 0;
    std::string output;
    std::string messages; ///< on standard error
};

/// Runs a command on the open database, in the language of the session, with `input` as its
/// standard input. Its files are those of the call.
[[nodiscard]] CommandAnswer runCommand(Session& session, std::vector<std::string> words,
                                       const std::string& input, const Watch& watch);

/// The same for a command that prints JSON: its output. Throws CallError with its message if it
/// failed.
[[nodiscard]] Json commandJson(Session& session, std::vector<std::string> words, const Watch& watch,
                               const std::string& input = {});

} // namespace damscope::web
