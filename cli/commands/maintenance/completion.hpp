// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/general_options.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// A word that a shell can complete to.
struct Completion {
    std::string word;
    std::string meaning; ///< empty: none
    friend bool operator==(const Completion&, const Completion&) = default;
};

/// What the last of the words, which is only begun, can become; `words` follow the name of the
/// program on the command line. Commands, options and their values: variants, formats, the
/// collections of the store that the command would use, the engines of the user's list. Empty where
/// a file may stand, or nothing that is known.
[[nodiscard]] std::vector<Completion> completions(std::span<const Command> commands,
                                                  std::span<const std::string> words);

/// A script that lets a shell, "bash", "zsh" or "fish", ask for completions().
[[nodiscard]] std::optional<std::string_view> completionScript(std::string_view shell);

} // namespace damscope::cli
