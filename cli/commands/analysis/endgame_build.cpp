// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/endgame_actions.hpp"
#include "cli/options/engines/endgame_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/counts.hpp"

namespace damscope::cli::endgame_command {

namespace endgame = analysis::endgame;

ExitStatus build(const Options& options, Console& console) {
    const std::filesystem::path folder = options.chosenFolder();
    const rules::Variant variant = options.chosenVariant();
    const endgame::BuildReport report = makeTables(folder, variant, options.mostPieces(),
                                                   static_cast<int>(options.threads), console);
    const std::string where = visible((folder / rules::rules(variant).name).string());
    Message done = countMessage(report.complete ? "endgame-built" : "endgame-stopped", "tables",
                                static_cast<std::uint64_t>(report.made));
    done.parameters.push_back({"folder", where});
    if (report.complete)
        done.parameters.push_back({"ready", std::to_string(report.ready)});
    console.say(inWords(done));
    return report.complete ? ExitStatus::allWell : ExitStatus::interrupted;
}

} // namespace damscope::cli::endgame_command
