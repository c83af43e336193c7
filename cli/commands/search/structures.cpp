// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/structures/structures.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/exit_status_option.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/missing_games.hpp"
#include "cli/text/structure_json.hpp"
#include "db/shots/structure_results.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace structures_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    FormatOption format;
    ExitStatusOption status;
};

std::string percent(const db::StructureResults& row) {
    return row.decided() == 0 ? "" : fmt::format("{:.1f}", 100 * row.whiteScore());
}

Table::Cells cellsOf(const db::StructureResults& row, Language language) {
    const db::Structure& structure = db::structures().numbered(row.structure);
    return {visible(nameOf(structure, row.side, language)),
            word("report", db::sideKey(structure, row.side), language),
            std::to_string(row.games),
            std::to_string(row.whiteWins),
            std::to_string(row.draws),
            std::to_string(row.blackWins),
            percent(row)};
}

std::vector<Column> columns(Language language) {
    std::vector<Column> all{{word("column", "structure", language)},
                            {word("column", "side", language)}};
    for (const char* title : {"games", "white-won", "drawn", "black-won", "white-score"})
        all.push_back(
            {word(title == std::string_view("white-score") ? "column" : "page", title, language),
             Column::Align::right});
    return all;
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const ExitStatus missing = reportMissing(store, options.filter.filter(), console);
    const auto rows = db::structureResults(store, options.filter.filter());
    const Language language = environmentLanguage();
    if (options.format.isJson()) {
        JsonRows objects = options.format.rows(console.out());
        for (const db::StructureResults& row : rows)
            objects.add(structureJson(row, language));
        objects.end();
    } else if (!rows.empty()) {
        std::vector<Table::Cells> cells;
        cells.reserve(rows.size());
        for (const db::StructureResults& row : rows)
            cells.push_back(cellsOf(row, language));
        console.out().write(Table(columns(language), std::nullopt, console.mayStyle()).page(cells));
        console.out().flush();
        console.say(words({"structures-listed", {}}, language));
    }
    return options.status.of(missing, rows.size());
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    options->format.declareList(arguments);
    options->status.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace structures_command

Command structuresCommand() {
    return {
        "structures",
        phrase("show how games with a structure went"),
        phrase(
            "Counts the games in which a side had a middlegame structure, with their results; "
            "White % "
            "is White's share of the points in the games with a result. The games must have been "
            "searched with 'damscope index --shots'. docs/structures.md describes the structures."),
        phrase("damscope index --shots\n"
               "    searches the games for them\n"
               "damscope structures --from 2000\n"
               "    all structures in games since 2000\n"
               "damscope structures --structure \"classical position\"\n"
               "    of one structure"),
        structures_command::declare,
        Length::paged};
}

} // namespace damscope::cli
