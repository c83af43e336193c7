// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/library.hpp"
#include "cli/arguments.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace damscope::cli {

/// --endgames: the endgame tables that the embedded engine may use.
struct EndgameOption {
    std::optional<std::string> endgames;

    void declare(Arguments& arguments);
    [[nodiscard]] std::shared_ptr<const analysis::endgame::Library> library() const;
};

/// The tables that a user named: a folder, "none", or nothing for the usual folder. Null if there
/// are to be none. Files that cannot be used are told on standard error. Throws UsageError if a
/// named folder is not there.
[[nodiscard]] std::shared_ptr<const analysis::endgame::Library>
endgamesFrom(const std::optional<std::string>& text, std::string_view option);

/// The words about a file that cannot be used, and what to do about it.
[[nodiscard]] std::string wordsAbout(const analysis::endgame::Tables& tables,
                                     const analysis::endgame::Tables::Refusal& refusal);

} // namespace damscope::cli
