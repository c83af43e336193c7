// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/games.hpp"
#include "db/lists/game_order.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/text/game_list.hpp"
#include "db/export/game_text.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>

namespace damscope::cli {
namespace {

// In the order of db::SortBy.
constexpr std::array<std::string_view, 9> sortNames{"imported", "date",   "white", "black", "event",
                                                    "opening",  "rating", "plies", "result"};

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::string sort = "imported";
    bool descending = false;
    std::optional<std::int64_t> limit;
    bool json = false;
    bool csv = false;
};

using Print = std::function<void(const std::vector<db::GameLine>&)>;

Print asTable(Console& console) {
    auto table = std::make_shared<Table>(
        gameColumns(), console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
        console.mayStyle());
    return [table, &console](const std::vector<db::GameLine>& games) {
        std::vector<Table::Cells> rows;
        std::ranges::transform(games, std::back_inserter(rows), gameCells);
        console.out().write(table->page(rows));
    };
}

Print lineByLine(Console& console, std::string (*line)(const db::GameLine&)) {
    return [&console, line](const std::vector<db::GameLine>& games) {
        for (const db::GameLine& game : games)
            console.out().write(line(game));
    };
}

Print printFor(const Options& options, Console& console) {
    if (options.json)
        return lineByLine(console,
                          [](const db::GameLine& game) { return jsonLine(db::gameJson(game)); });
    if (!options.csv)
        return asTable(console);
    console.out().write(db::gameCsvNames());
    return lineByLine(console, db::gameCsv);
}

ExitStatus list(db::Store& store, std::span<const db::GameId> ids, const Print& print,
                Console& console) {
    const std::stop_token stop = console.stopToken();
    while (!ids.empty() && !stop.stop_requested()) {
        const auto page = ids.first(std::min(gamesPerPage, ids.size()));
        print(db::gameLines(store, page));
        ids = ids.subspan(page.size());
    }
    return ids.empty() ? ExitStatus::allWell : ExitStatus::interrupted;
}

void sum(std::size_t shown, std::size_t found, db::Store& store, Console& console) {
    const std::uint64_t all = db::countGames(store, {});
    std::string words = counted(found, "game");
    if (found != all)
        words = grouped(found) + " of " + counted(all, "game");
    if (shown < found)
        words += ", the first " + grouped(shown) + " shown";
    console.say(words);
}

ExitStatus run(const Options& options, Console& console) {
    if (options.json && options.csv)
        throw UsageError("--json and --csv: choose one");
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    std::vector<db::GameId> ids = db::findGames(store, options.filter.filter());
    const auto by = std::ranges::find(sortNames, options.sort) - sortNames.begin();
    if (by != 0 || options.descending)
        db::sortGames(store, ids, static_cast<db::SortBy>(by), options.descending);
    const auto most = static_cast<std::size_t>(options.limit.value_or(INT64_MAX));
    const auto shown = std::span(ids).first(std::min(ids.size(), most));
    const ExitStatus status = list(store, shown, printFor(options, console), console);
    console.out().flush();
    if (status == ExitStatus::allWell)
        sum(shown.size(), ids.size(), store, console);
    return status;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value({"--sort", "BY",
                     "imported (as they came in), date, white, black, event, opening, rating, "
                     "plies or result; what is not known comes last"},
                    oneOf(options->sort, {sortNames.begin(), sortNames.end()}));
    arguments.flag({"--descending", "", "the other way round"}, options->descending);
    arguments.value({"--limit", "N", "at most N games"}, into(options->limit, 0, INT64_MAX));
    arguments.flag({"--json", "", "one JSON object a line"}, options->json);
    arguments.flag({"--csv", "", "comma-separated values with a line of names"}, options->csv);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command gamesCommand() {
    return {"games", "list games",
            "Lists the games of the store as a table, JSON or CSV. On a terminal the table is cut "
            "to its width.",
            "damscope games --player Jansen --from 2019 --result draw\n"
            "    lists the draws of a player\n"
            "damscope games --with problems --json\n"
            "    lists what could not be read completely, for other programs",
            declare};
}

} // namespace damscope::cli
