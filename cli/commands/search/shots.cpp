// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nearest.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/shot_text.hpp"
#include "db/export/game_text.hpp"
#include "db/shot_names/named.hpp"
#include "db/shots/line_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <utility>

namespace damscope::cli {
namespace {

using analysis::shots::FinderLimits;
using analysis::shots::ShotFinder;
using analysis::shots::Sought;

struct Options {
    GamesSource source;
    FilterOptions filter;
    std::optional<std::string> fen;
    bool played = false;
    bool missed = false;
    bool allowed = false;
    std::optional<std::string> name;
    std::int64_t gain = 1;
    std::int64_t moves = 7;
    std::optional<std::int64_t> limit;
    bool count = false;
    bool json = false;
    bool csv = false;
    bool spreadsheet = false;
    LanguageOption language;
};

void requireSense(const Options& options) {
    if (int{options.json} + int{options.csv} + int{options.count} > 1)
        throw UsageError("--json, --csv and --count: choose one");
    if (options.spreadsheet && !options.csv)
        throw UsageError("--spreadsheet: goes with --csv");
    if (options.fen && (options.played || options.missed || options.allowed))
        throw UsageError("--fen: a position has no moves that were played or missed");
}

// ---- of a position

std::string sentence(const db::FoundShot& shot, Language language) {
    const std::string names = shotNamesText(shot, language);
    return fmt::format("{}\ngains {}, after {}{}\n", db::numberedLine(shot), gainText(shot.gain),
                       counted(static_cast<std::uint64_t>(shot.given), "piece") + " given",
                       names.empty() ? "" : "; " + names);
}

ExitStatus ofPosition(const Options& options, Console& console) {
    const rules::Variant variant =
        options.filter.filter().variant.value_or(rules::Variant::international);
    const rules::Position position = positionFromOption(variant, *options.fen, "--fen", console);
    ShotFinder finder({.moves = static_cast<int>(options.moves), .positions = 5'000'000});
    const auto shot = finder.find(position);
    const bool found = shot && analysis::shots::isCombination(*shot) && shot->gain >= options.gain;
    if (options.count)
        console.out().write(found ? "1\n" : "0\n");
    else if (found) {
        const db::FoundShot text = db::foundShot(position, *shot);
        const Json object = shotJson(text, options.language.language());
        if (options.csv)
            console.out().write(db::csvNames(object) + db::csvLine(object));
        else
            console.out().write(options.json ? jsonLine(object)
                                             : sentence(text, options.language.language()));
    }
    if (!found)
        console.say(fmt::format("no combination within {} moves{}", options.moves,
                                finder.complete() ? "" : "; there is too much to look at"));
    return ExitStatus::allWell;
}

// ---- of games

std::vector<Column> columns() {
    return {{"Id", Column::Align::right},
            {"Ply", Column::Align::right},
            {"Side"},
            {"What"},
            {"Gain"},
            {"Name", Column::Align::left, true},
            {"Line", Column::Align::left, true}};
}

/// Which combinations are wanted, and how they are printed.
class ShotList {
public:
    ShotList(const Options& options, Console& console)
        : options_(options), console_(console),
          table_(columns(),
                 console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                 console.mayStyle()) {
        if (options.name)
            names_ = db::shotsNamed(*options.name);
        if (options.name && names_->empty())
            throw UsageError(fmt::format("--name: no combination is called \"{}\"{}", *options.name,
                                         didYouMean(*options.name, db::allShotNames())));
    }

    // False when no more are wanted.
    bool add(const db::ScannedGame& game) {
        positions_ += game.positions;
        damaged_ += game.damaged ? 1 : 0;
        for (const db::FoundShot& shot : game.shots) {
            if (isFull())
                return false;
            if (isWanted(shot))
                print(shot);
        }
        return !isFull();
    }

    void flush() {
        if (!rows_.empty())
            console_.out().write(table_.page(rows_));
        rows_.clear();
    }
    [[nodiscard]] std::uint64_t shown() const { return shown_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }
    [[nodiscard]] std::uint64_t damaged() const { return damaged_; }

private:
    [[nodiscard]] bool isFull() const {
        return options_.limit && shown_ >= static_cast<std::uint64_t>(*options_.limit);
    }
    [[nodiscard]] bool isWanted(const db::FoundShot& shot) const {
        const bool anyKind = !options_.played && !options_.missed;
        return (anyKind || (shot.played ? options_.played : options_.missed)) &&
               (!options_.allowed || shot.allowed) && shot.gain >= options_.gain &&
               (!names_ || std::ranges::find_first_of(shot.names, *names_) != shot.names.end());
    }

    void print(const db::FoundShot& shot) {
        ++shown_;
        const Language language = options_.language.language();
        if (options_.json || options_.csv)
            return write(shot);
        if (options_.count)
            return;
        rows_.push_back(
            {std::to_string(db::number(shot.game)), std::to_string(shot.ply),
             shot.side == rules::Color::white ? "White" : "Black",
             std::string(shot.played ? "played" : "missed") + (shot.allowed ? ", allowed" : ""),
             gainText(shot.gain), shotNamesText(shot, language), db::numberedLine(shot)});
        if (rows_.size() >= gamesPerPage)
            flush();
    }

    void write(const db::FoundShot& shot) {
        Json object{{"id", db::number(shot.game)}};
        object.update(shotJson(shot, options_.language.language()));
        if (options_.json)
            return console_.out().write(jsonLine(object));
        if (shown_ == 1)
            console_.out().write(db::csvNames(object));
        console_.out().write(db::csvLine(object, options_.spreadsheet ? base::CsvReader::spreadsheet
                                                                      : base::CsvReader::program));
    }

    const Options& options_;
    Console& console_;
    Table table_;
    std::vector<Table::Cells> rows_;
    std::optional<std::vector<std::uint32_t>> names_;
    std::uint64_t shown_ = 0;
    std::uint64_t positions_ = 0;
    std::uint64_t damaged_ = 0;
};

db::ShotScan scanning(const Options& options, ProgressLine& progress) {
    db::ShotScan scan;
    scan.sought = options.played && !options.missed ? Sought::played : Sought::all;
    scan.limits.moves = static_cast<int>(options.moves);
    scan.prevention = options.allowed || !options.played;
    scan.progress = showOn(progress);
    return scan;
}

ExitStatus ofGames(const Options& options, Console& console) {
    ShotList list(options, console);
    OpenGames games = options.source.open(console);
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "games");
    const bool complete = db::scanShots(
        games.store(), options.filter.filter(),
        [&](const db::ScannedGame& game) { return list.add(game); }, scanning(options, progress),
        stop);
    list.flush();
    if (options.count)
        console.out().write(fmt::format("{}\n", list.shown()));
    console.out().flush();
    if (!complete)
        return ExitStatus::interrupted;
    console.say(fmt::format("{} in {}", counted(list.shown(), "combination"),
                            counted(list.positions(), "position")));
    if (list.damaged() > 0)
        console.say(counted(list.damaged(), "game") +
                    " could not be read completely; damscope check reports the damage");
    return list.damaged() > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    requireSense(options);
    return options.fen ? ofPosition(options, console) : ofGames(options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->source.declare(arguments);
    arguments.value({"--fen", "FEN", "search this position instead of games"}, into(options->fen));
    arguments.flag({"--played", "", "combinations that were played"}, options->played);
    arguments.flag({"--missed", "", "those that were there and were not played"}, options->missed);
    arguments.flag({"--allowed", "",
                    "those that the opponent's move before made possible, and another would not "
                    "have"},
                   options->allowed);
    arguments.value({"--name", "NAME", "with this name, in any language"}, into(options->name));
    arguments.value({"--gain", "N",
                     "that gain at least N men; a king counts three men, or two "
                     "where kings do not fly"},
                    into(options->gain, 1, 100));
    arguments.value({"--moves", "N", "of at most N moves of the side that plays it; else 7"},
                    into(options->moves, 1, 30));
    arguments.value({"--limit", "N", "at most N of them"}, into(options->limit, 0, INT64_MAX));
    arguments.flag({"--count", "", "print only their number"}, options->count);
    arguments.flag({"--json", "", "one JSON object per line"}, options->json);
    arguments.flag({"--csv", "", "comma-separated values with a header line"}, options->csv);
    declareSpreadsheet(arguments, options->spreadsheet);
    options->language.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command shotsCommand() {
    return {
        "shots", "find combinations that were played, missed or allowed",
        "Searches every position of the games for combinations (shots): lines in which every move "
        "of one side gives or captures and every reply is a forced capture. What is listed is "
        "proved: it gains at least so much whatever the opponent captures, and nothing can be "
        "taken "
        "back. Ply is the number of plies before it. docs/shots.md explains the names.",
        "damscope shots --player Sijbrands --played --gain 2\n"
        "    lists combinations in the games of a player\n"
        "damscope shots --id 12\n"
        "    lists what was played and missed in game 12\n"
        "damscope shots --name \"coup royal\" --missed --limit 20\n"
        "    lists the first missed ones with a name\n"
        "damscope shots --fen W:W27,32,34,38,40,45:B11,12,16,18,23,25\n"
        "    prints the combination of a position",
        declare};
}

} // namespace damscope::cli
