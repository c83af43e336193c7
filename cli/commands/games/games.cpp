// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/games.hpp"
#include "db/lists/game_order.hpp"

#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/options/exit_status_option.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/text/ending_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/export/game_text.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace damscope::cli {
namespace {

// In the order of db::SortBy.
constexpr std::array<std::string_view, 9> sortNames{"imported", "date",   "white", "black", "event",
                                                    "opening",  "rating", "plies", "result"};

struct Options {
    GamesSource source;
    FilterOptions filter;
    std::string sort = "imported";
    bool descending = false;
    std::optional<std::int64_t> limit;
    FormatOption format;
    ExitStatusOption status;
    bool spreadsheet = false;
    bool endings = false;
};

using Print = std::function<void(const std::vector<db::GameLine>&)>;

// How games ended, if that was requested.
class Endings {
public:
    Endings(db::Store& store, bool wanted, Language language) : store_(store), language_(language) {
        if (wanted)
            judge_.emplace();
    }
    [[nodiscard]] bool areWanted() const { return judge_.has_value(); }

    [[nodiscard]] std::string cell(const db::GameLine& line) const {
        const auto game = db::loadGame(store_, line.id);
        return game ? endingCell(*game, endingOf(*game, *judge_), language_) : std::string();
    }
    void addTo(Json& object, const db::GameLine& line) const {
        if (const auto game = db::loadGame(store_, line.id))
            addEnding(object, *game, endingOf(*game, *judge_));
    }

private:
    db::Store& store_;
    Language language_;
    std::optional<analysis::endgame::ResultJudge> judge_;
};

Print asTable(Language language, Console& console, const std::shared_ptr<const Endings>& endings) {
    std::vector<Column> columns = gameColumns();
    if (endings->areWanted())
        columns.push_back({"Ending", Column::Align::left, true, true});
    auto table = std::make_shared<Table>(
        columns, console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
        console.mayStyle());
    return [table, language, &console, endings](const std::vector<db::GameLine>& games) {
        std::vector<Table::Cells> rows;
        for (const db::GameLine& line : games) {
            rows.push_back(gameCells(line, language));
            if (endings->areWanted())
                rows.back().push_back(endings->cell(line));
        }
        console.out().write(table->page(rows));
    };
}

Json withEnding(const db::GameLine& line, const Endings& endings) {
    Json object = db::gameJson(line);
    if (endings.areWanted())
        endings.addTo(object, line);
    return object;
}

Print lineByLine(Console& console, const std::function<std::string(const db::GameLine&)>& text) {
    return [&console, text](const std::vector<db::GameLine>& games) {
        for (const db::GameLine& line : games)
            console.out().write(text(line));
    };
}

Print printFor(const Options& options, db::Store& store, JsonRows& objects, Console& console) {
    const auto endings =
        std::make_shared<const Endings>(store, options.endings, environmentLanguage());
    if (options.format.isJson())
        return [endings, &objects](const std::vector<db::GameLine>& games) {
            for (const db::GameLine& game : games)
                objects.add(withEnding(game, *endings));
        };
    if (options.format.format() != Format::csv)
        return asTable(environmentLanguage(), console, endings);
    console.out().write(db::gameCsvNames());
    const auto reader =
        options.spreadsheet ? base::CsvReader::spreadsheet : base::CsvReader::program;
    return lineByLine(console,
                      [reader](const db::GameLine& game) { return db::gameCsv(game, reader); });
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
    const bool isCsv = options.format.format() == Format::csv;
    if (options.spreadsheet && !isCsv)
        throw UsageError("--spreadsheet: goes with --csv");
    if (options.endings && isCsv)
        throw UsageError("--endings: not with --csv");
    OpenGames games = options.source.open(options.filter.filter(), console);
    db::Store& store = games.store();
    const db::Snapshot snapshot(store);
    std::vector<db::GameId> ids = db::findGames(store, options.filter.filter());
    const auto by = std::ranges::find(sortNames, options.sort) - sortNames.begin();
    if (by != 0 || options.descending)
        db::sortGames(store, ids, static_cast<db::SortBy>(by), options.descending);
    const auto most = static_cast<std::size_t>(options.limit.value_or(INT64_MAX));
    const auto shown = std::span(ids).first(std::min(ids.size(), most));
    JsonRows objects = options.format.rows(console.out());
    const ExitStatus status =
        list(store, shown, printFor(options, store, objects, console), console);
    if (options.format.isJson())
        objects.end();
    console.out().flush();
    if (status == ExitStatus::allWell)
        sum(shown.size(), ids.size(), store, console);
    if (ids.empty())
        proposeNames(store, options.filter.filter(), console);
    return options.status.of(status, ids.size());
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->source.declare(arguments);
    arguments.value({"--sort", "BY",
                     "imported (as they came in), date, white, black, event, opening, rating, "
                     "plies or result; unknown values come last"},
                    oneOf(options->sort, {sortNames.begin(), sortNames.end()}));
    arguments.flag({"--descending", "", "in descending order"}, options->descending);
    arguments.value({"--limit", "N", "at most N games"}, into(options->limit, 0, INT64_MAX));
    options->format.declareList(arguments, {Format::csv});
    declareSpreadsheet(arguments, options->spreadsheet);
    arguments.flag(
        {"--endings", "",
         "show which games are over on the board or decided by an endgame table, who has won, and "
         "which draw rules applied"},
        options->endings);
    options->status.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command gamesCommand() {
    return {
        "games",
        "list games",
        "Lists the games of the database, or of files, as a table, JSON or CSV. On a terminal the "
        "table is cut to its width.",
        "damscope games --player Jansen --from 2019 --result draw\n"
        "    lists the draws of a player\n"
        "damscope games samples/international.pdn --player Jansen\n"
        "    lists games of a file, without a database\n"
        "damscope games --with problems --json\n"
        "    lists games that could not be read completely, for other programs\n"
        "damscope games --with comments --endings\n"
        "    lists games with comments, and how those ended that are over on the board",
        declare,
        Length::paged};
}

} // namespace damscope::cli
