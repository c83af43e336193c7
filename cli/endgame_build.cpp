// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/build.hpp"
#include "cli/endgame_actions.hpp"
#include "cli/progress.hpp"
#include "cli/terminal_text.hpp"

#include <fmt/format.h>

namespace damscope::cli::endgame_command {

namespace endgame = analysis::endgame;

ExitStatus build(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    const std::filesystem::path folder = options.chosenFolder();
    const rules::Variant variant = options.chosenVariant();
    endgame::BuildReport report;
    {
        Progress progress(console, "positions");
        report = endgame::build(
            folder, variant, options.mostPieces(), static_cast<int>(options.threads), stop,
            [&](const endgame::BuildProgress& p) {
                progress.show(p.done, static_cast<double>(p.done) / static_cast<double>(p.all));
            });
    }
    const std::string where = visible((folder / rules::rules(variant).name).string());
    if (!report.complete) {
        console.say(fmt::format("stopped: {} made, in {}; the same command makes the rest",
                                counted(static_cast<std::uint64_t>(report.made), "table"), where));
        return ExitStatus::interrupted;
    }
    console.say(fmt::format("{} made, {} there already, in {}",
                            counted(static_cast<std::uint64_t>(report.made), "table"), report.ready,
                            where));
    return ExitStatus::allWell;
}

} // namespace damscope::cli::endgame_command
