// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame.hpp"
#include "cli/commands/analysis/endgame_actions.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <array>

namespace damscope::cli::endgame_command {
namespace {

namespace endgame = analysis::endgame;
using endgame::Tables;

// What is wrong with a table; empty if nothing is.
std::string faultOf(const endgame::Table& table, const Tables& tables, const Options& options,
                    const endgame::RunOptions& work) {
    if (!table.isSound())
        return "its checksums are wrong";
    const auto sample =
        options.all ? std::nullopt : std::optional(static_cast<std::uint64_t>(options.sample));
    const endgame::Comparison compared =
        endgame::variantEndgame(tables.variant()).compare(table.material(), tables, sample, work);
    if (compared.wrong > 0)
        return fmt::format("{} of {} results do not follow from the next move, such as that of {}",
                           grouped(compared.wrong), counted(compared.compared, "position"),
                           rules::writeFen(compared.firstWrong.value()));
    if (compared.incomplete)
        return "it could not be verified: a table that it depends on is missing or damaged";
    const endgame::Census census = table.census();
    if (options.all && !work.stop.stop_requested() &&
        (compared.results != std::array{census.quietDraws, census.quietWins, census.quietLosses}))
        return "its wins, draws and losses are not as many as its header says";
    return {};
}

} // namespace

ExitStatus verify(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    const Tables tables(options.chosenFolder(), options.chosenVariant());
    bool wrong = reportRefusals(tables, console);
    const auto all = tablesIn(tables, options);
    std::uint64_t done = 0;
    ProgressLine progress(console, "tables");
    const endgame::RunOptions work{static_cast<int>(options.threads), stop, {}};
    for (const endgame::Table* table : all) {
        const std::string fault = faultOf(*table, tables, options, work);
        if (stop.stop_requested())
            return ExitStatus::interrupted;
        if (!fault.empty())
            console.say(
                fmt::format("{}: {}", visible(tables.fileOf(table->material()).string()), fault));
        wrong |= !fault.empty();
        ++done;
        progress.show(done, fractionOf(done, all.size()));
    }
    console.say(fmt::format("{} verified{}", counted(all.size(), "table"),
                            wrong ? ", with problems: remove the files named and build them again"
                                  : ", no faults"));
    return wrong ? ExitStatus::problems : ExitStatus::allWell;
}

} // namespace damscope::cli::endgame_command
