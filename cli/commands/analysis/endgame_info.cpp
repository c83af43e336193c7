// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/endgame_actions.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/counts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli::endgame_command {
namespace {

namespace endgame = analysis::endgame;
using endgame::Tables;

Json jsonOf(const endgame::Table& table, rules::Variant variant) {
    const endgame::Census c = table.census();
    return {{"variant", rules::rules(variant).name},
            {"table", endgame::nameOf(table.material())},
            {"bytes", table.fileSize()},
            {"positions", c.positions},
            {"captures", c.withCapture},
            {"wins", c.wins},
            {"draws", c.draws},
            {"losses", c.losses},
            {"quiet_wins", c.quietWins},
            {"quiet_draws", c.quietDraws},
            {"quiet_losses", c.quietLosses},
            {"blocked", c.blocked}};
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
    return fmt::format("{:.1f} %", 100 * static_cast<double>(part) / static_cast<double>(whole));
}

Table::Cells cellsOf(const endgame::Table& table) {
    const endgame::Census c = table.census();
    return {endgame::nameOf(table.material()), grouped(c.positions),
            percent(c.wins, c.positions),      percent(c.draws, c.positions),
            percent(c.losses, c.positions),    grouped(c.withCapture),
            grouped(table.fileSize())};
}

// What was shown of a variant.
struct Shown {
    std::size_t tables = 0;
    bool refused = false; // files that cannot be used
};

Shown show(const Options& options, rules::Variant variant, JsonRows& objects, Console& console) {
    const Tables tables(options.chosenFolder(), variant);
    Shown shown;
    shown.refused = reportRefusals(tables, console);
    std::vector<Table::Cells> rows;
    std::uint64_t bytes = 0;
    for (const endgame::Table* table : tablesIn(tables, options)) {
        bytes += table->fileSize();
        ++shown.tables;
        if (options.format.isJson())
            objects.add(jsonOf(*table, variant));
        else
            rows.push_back(cellsOf(*table));
    }
    if (!rows.empty()) {
        using enum Column::Align;
        Table lines({{inWords("column", "table")},
                     {inWords("column", "positions"), right},
                     {inWords("page", "won"), right},
                     {inWords("page", "drawn"), right},
                     {inWords("page", "lost"), right},
                     {inWords("column", "captures"), right},
                     {inWords("column", "bytes"), right}},
                    std::nullopt, console.mayStyle());
        console.out().write(lines.page(rows));
    }
    if (!rows.empty()) {
        Message listed = countMessage("endgame-listed", "tables", rows.size());
        listed.parameters.push_back({"variant", std::string(rules::rules(variant).name)});
        listed.parameters.push_back({"bytes", grouped(bytes)});
        listed.parameters.push_back({"folder", visible(tables.folder().string())});
        console.say(inWords(listed));
    }
    return shown;
}

void sayThereAreNone(const Options& options, Console& console) {
    const std::string name(options.variant ? rules::rules(*options.variant).name : "international");
    Message message{"endgame-none",
                    {{"folder", visible(options.chosenFolder().string())},
                     {"name", name},
                     {"pieces", std::to_string(Options::usualPieces)}}};
    if (options.variant)
        message.parameters.push_back({"variant", name});
    console.say(inWords(message));
}

} // namespace

ExitStatus info(const Options& options, Console& console) {
    Shown all;
    JsonRows objects = options.format.rows(console.out());
    const auto add = [&](rules::Variant variant) {
        const Shown shown = show(options, variant, objects, console);
        all.tables += shown.tables;
        all.refused |= shown.refused;
    };
    if (options.variant)
        add(options.chosenVariant());
    else
        std::ranges::for_each(rules::allVariants(), add);
    if (options.format.isJson())
        objects.end();
    if (all.tables == 0)
        sayThereAreNone(options, console);
    return all.refused ? ExitStatus::problems : ExitStatus::allWell;
}

} // namespace damscope::cli::endgame_command
