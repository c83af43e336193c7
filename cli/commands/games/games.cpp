// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/games.hpp"
#include "db/search/lists/filter.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/search/export/export.hpp"
#include "messages/message.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <memory>
#include <optional>

namespace damscope::cli {
namespace games_command {
namespace {

// In the order of db::SortBy.
constexpr std::array<std::string_view, 9> sortNames{"imported", "date",   "white", "black", "event",
                                                    "opening",  "rating", "plies", "result"};

struct Options {
    SelectionOptions selection;
    std::string sort = "imported";
    bool descending = false;
    LimitOption limit;
    FormatOption format;
    ExitStatusOption status;
    bool endings = false;
    bool novelty = false;
    bool count = false;
    std::optional<std::int64_t> followed;
    [[nodiscard]] bool wantsNovelties() const { return novelty || followed.has_value(); }
};

using Print = std::function<void(const std::vector<db::GameLine>&)>;

// How games ended, if that was requested.
class Endings {
public:
    Endings(db::Store& store, bool wanted, const Locale& locale) : store_(store), locale_(locale) {
        if (wanted)
            judge_.emplace();
    }
    [[nodiscard]] bool areWanted() const { return judge_.has_value(); }

    [[nodiscard]] std::string cell(const db::GameLine& line) const {
        const auto game = db::loadGame(store_, line.id);
        return game ? endingCell(*game, endingOf(*game, *judge_), locale_) : std::string();
    }
    void addTo(Json& object, const db::GameLine& line) const {
        if (const auto game = db::loadGame(store_, line.id))
            addEnding(object, *game, endingOf(*game, *judge_), locale_);
    }

private:
    db::Store& store_;
    Locale locale_;
    std::optional<analysis::endgame::ResultJudge> judge_;
};

// What games had first, if that was requested.
class Novelties {
public:
    Novelties(db::Store& store, const Options& options) : least_(options.followed.value_or(0)) {
        if (options.wantsNovelties())
            finder_.emplace(store);
    }
    [[nodiscard]] bool areWanted() const { return finder_.has_value(); }
    [[nodiscard]] std::optional<db::Novelty> of(const db::GameLine& line) {
        return finder_->of(line.id);
    }
    // --followed: the games whose novelty so many others had later.
    [[nodiscard]] std::vector<db::GameId> select(const std::vector<db::GameId>& ids,
                                                 const std::stop_token& stop) {
        std::vector<db::GameId> chosen;
        for (const db::GameId id : ids) {
            if (stop.stop_requested())
                break;
            const auto novelty = finder_->of(id);
            if (novelty && novelty->laterGames >= static_cast<std::uint64_t>(least_))
                chosen.push_back(id);
        }
        return chosen;
    }

private:
    std::int64_t least_;
    std::optional<db::NoveltyFinder> finder_;
};

/// What a list shows of a game besides its header.
struct Extras {
    Endings endings;
    Novelties novelties;
};

Print asTable(Console& console, const std::shared_ptr<Extras>& extras) {
    std::vector<Column> columns = gameColumns(console.locale());
    if (extras->novelties.areWanted())
        columns.push_back({console.translate("column", "novelty")});
    if (extras->endings.areWanted())
        columns.push_back({console.translate("column", "ending"), Column::Align::left, true, true});
    auto table = std::make_shared<Table>(
        columns, console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
        console.mayStyle());
    return [table, &console, extras](const std::vector<db::GameLine>& games) {
        std::vector<Table::Cells> rows;
        for (const db::GameLine& line : games) {
            rows.push_back(gameCells(line, console.locale()));
            if (extras->novelties.areWanted())
                rows.back().push_back(noveltyCell(extras->novelties.of(line)));
            if (extras->endings.areWanted())
                rows.back().push_back(extras->endings.cell(line));
        }
        console.out().write(table->page(rows));
    };
}

Json withExtras(const db::GameLine& line, Extras& extras) {
    Json object = db::gameJson(line);
    if (extras.novelties.areWanted())
        object["novelty"] = noveltyJson(extras.novelties.of(line));
    if (extras.endings.areWanted())
        extras.endings.addTo(object, line);
    return object;
}

Print lineByLine(Console& console, const std::function<std::string(const db::GameLine&)>& text) {
    return [&console, text](const std::vector<db::GameLine>& games) {
        for (const db::GameLine& line : games)
            console.out().write(text(line));
    };
}

Print printFor(const Options& options, const std::shared_ptr<Extras>& extras, JsonRows& objects,
               Console& console) {
    if (options.format.isJson())
        return [extras, &objects](const std::vector<db::GameLine>& games) {
            for (const db::GameLine& game : games)
                objects.add(withExtras(game, *extras));
        };
    if (options.format.format() != Format::csv)
        return asTable(console, extras);
    console.out().write(db::gameCsvNames());
    const auto reader = options.format.csvReader();
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
    Message listed = countMessage(found == all ? "games-listed" : "games-listed-of", "games", all);
    listed.parameters.push_back({"found", grouped(found)});
    std::string text = console.translate(listed);
    if (shown < found)
        text += ", " + console.translate({"games-first-shown", {{"n", grouped(shown)}}});
    console.say(text);
}

ExitStatus run(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console);
    db::Store& store = games.store();
    const db::Snapshot snapshot(store);
    std::vector<db::GameId> ids = db::findGames(store, games.filter());
    const std::shared_ptr<Extras> extras(
        new Extras{Endings(store, options.endings, console.locale()), Novelties(store, options)});
    if (options.followed)
        ids = extras->novelties.select(ids, console.stopToken());
    if (ids.empty())
        proposeNames(store, games.filter(), console);
    if (options.count) {
        console.out().write(options.format.isJson() ? jsonLine({{"count", ids.size()}})
                                                    : fmt::format("{}\n", ids.size()));
        return options.status.of(ExitStatus::allWell, ids.size());
    }
    const auto by = std::ranges::find(sortNames, options.sort) - sortNames.begin();
    if (by != 0 || options.descending)
        db::sortGames(store, ids, static_cast<db::SortBy>(by), options.descending);
    const auto most = static_cast<std::size_t>(options.limit.most());
    const auto shown = std::span(ids).first(std::min(ids.size(), most));
    JsonRows objects = options.format.rows(console.out());
    const ExitStatus status =
        list(store, shown, printFor(options, extras, objects, console), console);
    if (options.format.isJson())
        objects.end();
    console.out().flush();
    if (status == ExitStatus::allWell)
        sum(shown.size(), ids.size(), store, console);
    return options.status.of(status, ids.size());
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->selection.declare(arguments, {.files = SelectionOptions::Files::instead});
    arguments.value(
        {"--sort", "BY",
         phrase("imported (as they came in), date, white, black, event, opening, rating, "
                "plies or result; unknown values come last")},
        oneOf(options->sort, {sortNames.begin(), sortNames.end()}));
    arguments.flag({"--descending", "", phrase("in descending order")}, options->descending);
    options->limit.declare(arguments);
    options->format.declareCount(arguments, phrase("print only their number"), options->count);
    options->format.declareList(arguments, {Format::csv});
    options->format.declareSpreadsheet(arguments);
    arguments.excludes("--endings", {options->format.is(Format::csv)});
    arguments.excludes("--novelty", {options->format.is(Format::csv)});
    arguments.flag({"--endings", "",
                    phrase("show which games are over on the board or decided by an endgame table, "
                           "who has won, and "
                           "which draw rules applied")},
                   options->endings);
    arguments.flag({"--novelty", "",
                    phrase("show the first move of each game that led to a position new to the "
                           "database, and how many later games had that position")},
                   options->novelty);
    arguments.value(
        {"--followed", "N",
         phrase("only games whose first new position was reached by at least N later games")},
        into(options->followed, 1, INT64_MAX));
    options->status.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace games_command

Command gamesCommand() {
    return {"list",
            phrase("list games"),
            phrase("Lists the games of the database, or of files, as a table, JSON or CSV. On a "
                   "terminal the "
                   "table is cut to its width."),
            phrase("damscope list Jansen draws since 2019\n"
                   "    lists the draws of a player\n"
                   "damscope list samples/international.pdn Jansen\n"
                   "    lists games of a file, without a database\n"
                   "damscope list with problems --json\n"
                   "    lists games that could not be read completely, for other programs\n"
                   "damscope list with comments --endings\n"
                   "    lists games with comments, and how those ended that are over on the board\n"
                   "damscope list in \"Waterkant Toernooi\" --novelty\n"
                   "    lists the games of an event with the move where each left known play"),
            games_command::declare,
            Length::paged};
}

} // namespace damscope::cli
