// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame.hpp"
#include "cli/commands/analysis/endgame_actions.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/counts.hpp"
#include "rules/text/fen.hpp"

#include <array>

namespace damscope::cli::endgame_command {
namespace {

namespace endgame = analysis::endgame;
using endgame::Tables;

// What is wrong with a table; nothing if all is well.
std::optional<Message> faultOf(const endgame::Table& table, const Tables& tables,
                               const Options& options, const endgame::RunOptions& work) {
    if (!table.isSound())
        return Message{"endgame-checksum", {}};
    const auto sample =
        options.all ? std::nullopt : std::optional(static_cast<std::uint64_t>(options.sample));
    const endgame::Comparison compared =
        endgame::variantEndgame(tables.variant()).compare(table.material(), tables, sample, work);
    if (compared.wrong > 0) {
        Message fault = countMessage("endgame-inconsistent", "positions", compared.compared);
        fault.parameters.push_back({"wrong", grouped(compared.wrong)});
        fault.parameters.push_back({"fen", rules::writeFen(compared.firstWrong.value())});
        return fault;
    }
    if (compared.incomplete)
        return Message{"endgame-incomplete", {}};
    const endgame::Census census = table.census();
    if (options.all && !work.stop.stop_requested() &&
        (compared.results != std::array{census.quietDraws, census.quietWins, census.quietLosses}))
        return Message{"endgame-census", {}};
    return std::nullopt;
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
        const auto fault = faultOf(*table, tables, options, work);
        if (stop.stop_requested())
            return ExitStatus::interrupted;
        if (fault)
            console.say(inWords({"endgame-fault",
                                 {{"file", visible(tables.fileOf(table->material()).string())},
                                  {"fault", *fault}}}));
        wrong |= fault.has_value();
        ++done;
        progress.show(done, fractionOf(done, all.size()));
    }
    console.say(inWords(
        countMessage(wrong ? "endgame-verified-wrong" : "endgame-verified", "tables", all.size())));
    return wrong ? ExitStatus::problems : ExitStatus::allWell;
}

} // namespace damscope::cli::endgame_command
