// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/events.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/people/event_text.hpp"
#include "cli/options/exit_status_option.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace events_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::optional<std::string> text;
    std::optional<std::int64_t> limit;
    FormatOption format;
    bool spreadsheet = false;
    ExitStatusOption status;
};

void write(const std::vector<db::EventLine>& events, const Options& options, Console& console) {
    if (options.format.isJson()) {
        JsonRows objects = options.format.rows(console.out());
        for (const db::EventLine& event : events)
            objects.add(eventLineJson(event));
        return objects.end();
    }
    if (options.format.format() == Format::csv)
        return console.out().write(eventsCsv(
            events, options.spreadsheet ? base::CsvReader::spreadsheet : base::CsvReader::program));
    Sheet sheet = eventsSheet(events);
    if (options.format.format() == Format::html)
        return console.out().write(sheetHtml(sheet, environmentLanguage()));
    sheet.title.clear();
    console.out().write(sheetText(sheet, console));
}

ExitStatus run(const Options& options, Console& console) {
    if (options.spreadsheet && options.format.format() != Format::csv)
        throw UsageError("--spreadsheet: goes with --csv");
    db::Store store = options.store.openForReading();
    auto events = db::listEvents(store, options.text.value_or(""), options.filter.filter());
    const std::size_t found = events.size();
    if (options.limit)
        events.resize(std::min(found, static_cast<std::size_t>(*options.limit)));
    write(events, options, console);
    console.out().flush();
    if (options.format.format() == Format::text)
        console.say(inWords(countMessage("events-found", "events", found)));
    return options.status.of(ExitStatus::allWell, found);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value({"TEXT", "TEXT", phrase("words of the name; else all events")},
                    into(options->text));
    arguments.value({"--limit", "N", phrase("at most N events")},
                    into(options->limit, 0, INT64_MAX));
    options->format.declareList(arguments, {Format::csv, Format::html});
    declareSpreadsheet(arguments, options->spreadsheet);
    options->status.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace events_command

Command eventsCommand() {
    return {
        "events",
        phrase("list tournaments and matches"),
        phrase(
            "Lists the events of the games, the latest first, with dates, games and players. "
            "Spellings "
            "of a name, and names with a round or a year in them, are one event; games of one name "
            "more than half a year apart are different editions. docs/events.md gives the "
            "details."),
        phrase("damscope events\n"
               "    lists all events\n"
               "damscope events waterkant --player Jansen\n"
               "    lists those of this name in which a player took part"),
        events_command::declare,
        Length::paged};
}

} // namespace damscope::cli
