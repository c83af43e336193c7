// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/people/chosen_person.hpp"
#include "cli/commands/people/player_text.hpp"
#include "cli/exchange/print_option.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/sqlite/sqlite.hpp"
#include "messages/phrase.hpp"

#include <memory>

namespace damscope::cli {
namespace player_command {
namespace {

constexpr std::int64_t rowsOfATable = 10;

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::string name;
    std::int64_t limit = rowsOfATable;
    std::int64_t judged = 50;
    FormatOption format;
    bool spreadsheet = false;
    PrintOption print;
};

ExitStatus run(const Options& options, Console& console) {
    const Format format = options.format.format();
    if (options.spreadsheet && format != Format::csv)
        throw UsageError("--spreadsheet: goes with --csv");
    db::Store store = options.store.openForReading();
    options.print.require(store);
    const db::Persons persons(store.connection());
    const db::PersonId person = personMeant(store.connection(), persons, options.name);
    const db::PersonPage page = db::personPage(store, person, options.filter.filter(),
                                               static_cast<std::size_t>(options.judged));
    if (options.print.given() && page.games.empty())
        requireGames(store, {}, options.filter.filter());
    const auto most =
        options.limit == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(options.limit));
    if (options.print.given())
        options.print.write(playerSheet(page, most), store, console);
    else if (options.format.isJson())
        console.out().write(jsonLine(playerJson(page)));
    else if (format == Format::csv)
        console.out().write(playerCsv(page, options.spreadsheet ? base::CsvReader::spreadsheet
                                                                : base::CsvReader::program));
    else if (format == Format::html)
        console.out().write(sheetHtml(playerSheet(page, most), environmentLanguage()));
    else
        console.out().write(sheetText(playerSheet(page, most), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value({"NAME", "NAME", phrase("the player: a name in any form, or #NUMBER"), true},
                    into(options->name));
    arguments.value({"--limit", "N", phrase("at most N rows of each table, 0: all; 10 if not set")},
                    into(options->limit, 0, INT64_MAX));
    arguments.value(
        {"--judged", "N", phrase("judge the moves of the last N analysed games; 50 if not set")},
        into(options->judged, 0, INT32_MAX));
    options->format.declareTable(arguments, {Format::html});
    declareSpreadsheet(arguments, options->spreadsheet);
    options->print.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace player_command

Command playerCommand() {
    return {
        "player",
        phrase("show a player: results, openings, rating, errors"),
        phrase(
            "Shows how a player's games went: by colour, year, variant, opening, structure, "
            "opponent and event; rating over time, longest streaks, the phase in which games "
            "ended; combinations missed in the games searched with 'damscope index --shots', and "
            "accuracy and errors by phase in those analysed with 'damscope analyse'. All names "
            "that were decided to be this player's count ('damscope players')."),
        phrase("damscope player \"Jansen, Floris\"\n"
               "    shows the record of a player\n"
               "damscope player konaté --from 2020 -o konate.pdf\n"
               "    writes pages to print"),
        player_command::declare,
        Length::paged};
}

} // namespace damscope::cli
