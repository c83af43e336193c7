// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/build.hpp"
#include "analysis/endgame/library.hpp"
#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "rules/board/rules.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace damscope::cli {

/// --endgames: the endgame tables that the embedded engine may use. In commands that make those
/// that are missing also --no-tables.
struct EndgameOption {
    std::optional<std::string> endgames;
    bool noTables = false;

    void declare(Arguments& arguments);
    void declareMaking(Arguments& arguments);
    /// Whether missing tables are to be made: only in the usual folder, and unless told not to.
    [[nodiscard]] bool makesMissing() const { return !endgames && !noTables; }
    [[nodiscard]] std::shared_ptr<const analysis::endgame::Library>
    library(analysis::endgame::Missing missing = analysis::endgame::Missing::stay) const;
};

/// The tables that a user named: a folder, "none", or nothing for the usual folder. Null if there
/// are to be none. Files that cannot be used are told on standard error. Throws UsageError if a
/// named folder is not there.
[[nodiscard]] std::shared_ptr<const analysis::endgame::Library>
endgamesFrom(const std::optional<std::string>& text, std::string_view option,
             analysis::endgame::Missing missing = analysis::endgame::Missing::stay);

/// Whether small tables of a variant are missing in the usual folder.
[[nodiscard]] bool lacksUsualTables(rules::Variant variant);

/// Makes the tables that are missing in a folder, as analysis::endgame::build() does, and tells how
/// far that is.
[[nodiscard]] analysis::endgame::BuildReport makeTables(const std::filesystem::path& folder,
                                                        rules::Variant variant, int pieces,
                                                        int threads, Console& console);

/// Makes those that lacksUsualTables() misses, and tells how far that is. Where it fails or another
/// program is at it, that is told, and the work goes on without. False if it was stopped.
[[nodiscard]] bool makeUsualTables(rules::Variant variant, Console& console);

/// The words about a file that cannot be used, and what to do about it.
[[nodiscard]] std::string wordsAbout(const analysis::endgame::Tables& tables,
                                     const analysis::endgame::Tables::Refusal& refusal);

} // namespace damscope::cli
