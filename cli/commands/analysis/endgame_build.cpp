// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/endgame_actions.hpp"
#include "cli/options/engines/endgame_option.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <fmt/format.h>

namespace damscope::cli::endgame_command {

namespace endgame = analysis::endgame;

ExitStatus build(const Options& options, Console& console) {
    const std::filesystem::path folder = options.chosenFolder();
    const rules::Variant variant = options.chosenVariant();
    const endgame::BuildReport report = makeTables(folder, variant, options.mostPieces(),
                                                   static_cast<int>(options.threads), console);
    const std::string where = visible((folder / rules::rules(variant).name).string());
    if (!report.complete) {
        console.say(fmt::format("stopped: {} built, in {}; the same command builds the rest",
                                counted(static_cast<std::uint64_t>(report.made), "table"), where));
        return ExitStatus::interrupted;
    }
    console.say(fmt::format("{} built, {} already there, in {}",
                            counted(static_cast<std::uint64_t>(report.made), "table"), report.ready,
                            where));
    return ExitStatus::allWell;
}

} // namespace damscope::cli::endgame_command
