// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/output_target.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/knowledge_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/findings/shots/theme_shards.hpp"
#include "db/search/export/export.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/codec/shot_names.hpp"
#include "db/store/shards/record_file.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>

namespace damscope::cli {
namespace shots_command {
namespace {

using analysis::shots::ShotFinder;
using analysis::shots::Sought;

constexpr std::int64_t usualMoves = analysis::shots::FinderLimits().moves;

struct Options {
    SelectionOptions selection;
    std::optional<std::string> fen;
    bool played = false;
    bool missed = false;
    bool allowed = false;
    std::optional<std::string> name;
    bool forced = false;
    std::optional<std::int64_t> gain;
    std::int64_t moves = usualMoves;
    LimitOption limit;
    bool count = false;
    FormatOption format;
    ExitStatusOption status;
    ShardOptions shards;
};

// The variant is that of the position.
bool selectsGames(const Options& options) {
    db::Filter others = options.selection.filter();
    others.variant.reset();
    return others != db::Filter() || options.selection.namesFiles() || options.selection.hasQuery();
}

// ---- of a position

std::string sentence(const db::FoundShot& shot, Language language) {
    const Message message = shotMessage("found-in-position", shot, language,
                                        {{"given", damscope::counted(shot.given)}});
    return fmt::format("{}\n{}\n", db::numberedLine(shot), translated(message, language));
}

void printCount(std::uint64_t shots, const Options& options, Console& console) {
    console.out().write(options.format.isJson() ? jsonLine({{"count", shots}})
                                                : fmt::format("{}\n", shots));
}

base::CsvReader csvReader(const Options& options) {
    return options.format.csvReader();
}

void printOne(const std::optional<db::FoundShot>& shot, const Options& options, Console& console) {
    const Language language = console.locale();
    if (options.format.isJson()) {
        JsonRows rows = options.format.rows(console.out());
        if (shot)
            rows.add(shotJson(*shot, language));
        rows.end();
    } else if (shot && options.format.format() == Format::csv) {
        const Json object = shotRow(*shot, language);
        console.out().write(db::csvNames(object) + db::csvLine(object, csvReader(options)));
    } else if (shot) {
        console.out().write(sentence(*shot, language));
    }
}

// Nothing was played there, nor missed.
db::FoundShot openShot(const rules::Position& position, const analysis::shots::Shot& shot,
                       const db::NameCatalogue& names) {
    db::FoundShot found = db::foundShot(position, shot, names.shots);
    found.open = true;
    return found;
}

ExitStatus ofPosition(const Options& options, Console& console) {
    const rules::Variant variant =
        options.selection.filter().variant.value_or(rules::Variant::international);
    const rules::Position position =
        positionMeant(variant, *options.fen, "--fen", options.selection.store(), console);
    ShotFinder finder({.moves = static_cast<int>(options.moves), .positions = 5'000'000});
    const auto shot = finder.find(position, std::nullopt, analysis::shots::Aim::breakthrough);
    const bool found = shot &&
                       analysis::shots::isCombination(
                           position, *shot, analysis::shots::lead(position, position.toMove())) &&
                       shot->gain >= options.gain.value_or(1);
    if (options.count)
        printCount(found ? 1 : 0, options, console);
    else
        printOne(found ? std::optional(openShot(position, *shot, console.names())) : std::nullopt,
                 options, console);
    if (!found)
        console.say(countMessage(finder.complete() ? "shots-none" : "shots-too-much", "moves",
                                 static_cast<std::uint64_t>(options.moves)));
    return options.status.of(ExitStatus::allWell, found ? 1 : 0);
}

// ---- of games

std::vector<Column> columns(Language language) {
    return {{"Id", Column::Align::right},
            {word("column", "ply", language), Column::Align::right},
            {word("column", "side", language), Column::Align::left, true},
            {word("column", "what", language), Column::Align::left, true},
            {word("page", "gain", language), Column::Align::left, true},
            {word("page", "name", language), Column::Align::left, true},
            {word("page", "line", language), Column::Align::left, true}};
}

std::string kindText(const db::FoundShot& shot, Language language) {
    std::string text = word("shot", db::kindOf(shot), language);
    if (!shot.forced)
        text += ", " + word("shot", "not-forced", language);
    return shot.allowed ? text + ", " + word("shot", "allowed", language) : text;
}

/// Which combinations are wanted, and how they are printed.
class ShotList {
public:
    ShotList(const Options& options, Console& console)
        : options_(options), console_(console), objects_(options.format.rows(console.out())),
          table_(columns(console.locale()),
                 console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                 console.mayStyle()) {
        if (options.name)
            names_ = db::shotsNamed(console.names().shots, *options.name);
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

    void finish() {
        if (options_.format.isJson() && !options_.count)
            objects_.end();
        flush();
    }
    [[nodiscard]] std::uint64_t shown() const { return shown_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }
    [[nodiscard]] std::uint64_t damaged() const { return damaged_; }

private:
    void flush() {
        if (!rows_.empty())
            console_.out().write(table_.page(rows_));
        rows_.clear();
    }
    [[nodiscard]] bool isFull() const { return shown_ >= options_.limit.most(); }
    [[nodiscard]] bool isWanted(const db::FoundShot& shot) const {
        const bool anyKind = !options_.played && !options_.missed;
        const bool missed = options_.missed && !shot.open;
        return (anyKind || (shot.played ? options_.played : missed)) &&
               (!options_.allowed || shot.allowed) && (!options_.forced || shot.forced) &&
               shot.gain >= options_.gain.value_or(0) &&
               (!names_ || std::ranges::find_first_of(shot.names, *names_) != shot.names.end());
    }

    void print(const db::FoundShot& shot) {
        ++shown_;
        const Language language = console_.locale();
        if (options_.count)
            return;
        if (options_.format.format() != Format::text)
            return write(shot);
        rows_.push_back(
            {std::to_string(db::number(shot.game)), std::to_string(shot.ply),
             word("report", shot.side == rules::Color::white ? "white" : "black", language),
             kindText(shot, language), gainText(shot, language),
             analysis::shots::namesText(shot.names, language), db::numberedLine(shot)});
        if (rows_.size() >= gamesPerPage)
            flush();
    }

    void write(const db::FoundShot& shot) {
        Json object{{"game", db::number(shot.game)}};
        const Language language = console_.locale();
        const bool json = options_.format.isJson();
        object.update(json ? shotJson(shot, language) : shotRow(shot, language));
        if (json)
            return objects_.add(object);
        if (shown_ == 1)
            console_.out().write(db::csvNames(object));
        console_.out().write(db::csvLine(object, csvReader(options_)));
    }

    const Options& options_;
    Console& console_;
    JsonRows objects_;
    Table table_;
    std::vector<Table::Cells> rows_;
    std::optional<analysis::shots::GivenNames> names_;
    std::uint64_t shown_ = 0;
    std::uint64_t positions_ = 0;
    std::uint64_t damaged_ = 0;
};

db::ShotScan scanning(const Options& options, const Console& console, ProgressLine& progress) {
    db::ShotScan scan;
    scan.sought = options.played && !options.missed ? Sought::played : Sought::all;
    scan.limits.moves = static_cast<int>(options.moves);
    scan.prevention = options.allowed || !options.played;
    scan.jobs = console.settings().jobs();
    scan.progress = showOn(progress);
    return scan;
}

// Whether the database knows what a search would find.
bool areKept(db::Store& store, const Options& options) {
    return options.moves == usualMoves && !options.selection.namesFiles() &&
           db::countUnsearched(store) == 0;
}

Message summary(const ShotList& list, bool kept) {
    Message message = countMessage(kept ? "shots-kept" : "shots-searched", "shots", list.shown());
    if (!kept)
        addCount(message, "m", "positions", list.positions());
    return message;
}

ExitStatus ofGames(const Options& options, Console& console) {
    ShotList list(options, console);
    SelectedGames games = options.selection.open(console);
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "counted-games");
    const bool kept = areKept(games.store(), options);
    const db::ShotScan scan = scanning(options, console, progress);
    const auto add = [&](const db::ScannedGame& game) { return list.add(game); };
    const db::Filter& filter = games.filter();
    const bool complete = kept ? db::keptShots(games.store(), filter, scan.prevention, add, stop)
                               : db::scanShots(games.store(), filter, add, scan, stop);
    list.finish();
    if (options.count)
        printCount(list.shown(), options, console);
    console.out().flush();
    if (!complete)
        return ExitStatus::interrupted;
    console.say(summary(list, kept));
    if (list.shown() == 0)
        proposeNames(games.store(), filter, console);
    if (list.damaged() > 0)
        console.warn(countMessage("shots-damaged", "games", list.damaged()));
    return options.status.of(list.damaged() > 0 ? ExitStatus::problems : ExitStatus::allWell,
                             list.shown());
}

// ---- of a share of the games, for the database

Message messageOf(const db::ThemeRefusal& refusal) {
    const bool isOld = refusal.reason == db::ThemeRefusal::Reason::otherVersion;
    return {isOld ? "usage-shots-version" : "usage-no-shots",
            {{"file", visible(refusal.file.string())}}};
}

std::string wordsOf(const db::ThemeMerge& done, const Console& console) {
    std::string text = console.translate(countMessage("counted-stored", "count", done.games));
    if (done.other > 0)
        text += "; " + console.translate(countMessage("shots-other", "games", done.other));
    return text + faultsText(done, console.locale());
}

Json jsonOf(const db::ThemeMerge& done) {
    Json object{{"games", done.games}, {"other_games", done.other}};
    addFaults(done, object);
    object["complete"] = done.complete;
    return object;
}

// Appends the combinations and structures of a share of the games to a file.
ExitStatus writeShots(const Options& options, Console& console) {
    base::requireWritable({options.shards.out, {options.selection.store().path()}});
    SelectedGames games = options.selection.open(console);
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "counted-games");
    try {
        const db::ThemeSearch found =
            db::searchThemesOf(games.store(), db::findGames(games.store(), games.filter()),
                               {options.shards.shard.value_or(db::Shard{}), options.shards.out},
                               stop, showOn(progress));
        if (options.format.isJson())
            console.out().write(jsonLine({{"searched", found.games},
                                          {"shots", found.shots},
                                          {"structures", found.structures},
                                          {"complete", found.complete}}));
        Message message = countMessage("index-themes", "games", found.games);
        addCount(message, "m", "shots", found.shots);
        addCount(message, "k", "structures", found.structures);
        console.say(message);
        return found.complete ? ExitStatus::allWell : ExitStatus::interrupted;
    } catch (const db::RecordFileError& error) {
        refuseValue("--output", error.reason());
    }
}

// Stores what such files have.
ExitStatus mergeShots(const Options& options, Console& console) {
    const std::vector<std::filesystem::path> files(options.selection.operands().begin(),
                                                   options.selection.operands().end());
    db::Store store = options.selection.store().openExisting();
    const auto done = db::mergeThemes(store, files, console.stopToken());
    if (!done)
        throw UsageError(messageOf(done.error()));
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(*done)));
    console.say(wordsOf(*done, console));
    if (!done->complete)
        return ExitStatus::interrupted;
    return done->other == 0 ? statusOf(*done) : ExitStatus::problems;
}

// Whether a part of the combinations is asked for.
bool selects(const Options& options) {
    return options.fen || options.played || options.missed || options.allowed || options.name ||
           options.count || options.limit.isGiven() || options.gain || options.forced ||
           options.moves != usualMoves ||
           options.format.csvReader() == base::CsvReader::spreadsheet ||
           options.format.format() == Format::csv;
}

ExitStatus run(const Options& options, Console& console) {
    if (options.shards.isWorker())
        return writeShots(options, console);
    if (options.shards.merge)
        return mergeShots(options, console);
    return options.fen ? ofPosition(options, console) : ofGames(options, console);
}

void declareRules(Arguments& arguments, const std::shared_ptr<Options>& o) {
    const Condition files("FILE", [o] { return o->selection.namesFiles(); });
    const Condition selection("QUERY", [o] { return selects(*o); });
    const Condition filter("FILTER", [o] { return o->selection.hasOptions(); });
    arguments.excludes("--fen", {"--played", "--missed", "--allowed", "--forced"},
                       phrase("--fen: a position has no moves that were played or missed"));
    arguments.excludes(
        "--fen", {"--name", {"FILTER", [o] { return selectsGames(*o); }}},
        phrase("--fen: searches one position; leave out what selects games or names"));
    arguments.check([o, names = arguments.settings().names]() -> Complaint {
        const auto& shots = db::namesOf(names).shots;
        if (!o->name || !db::shotsNamed(shots, *o->name).empty())
            return std::nullopt;
        Message message{"shots-unknown", {{"word", *o->name}}};
        if (const std::string meant = db::shotNameMeant(shots, *o->name); !meant.empty())
            message.parameters.push_back({"similar", meant});
        return message;
    });
    arguments.excludes("--merge", {selection, filter},
                       phrase("--merge: it stores everything that is in the files; leave out what "
                              "selects or counts combinations"));
    arguments.excludes("--output", {selection, files},
                       phrase("-o: the file gets all combinations and structures of the "
                              "share's games; leave out what selects or counts combinations, "
                              "and files"));
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->selection.declare(arguments,
                               {.files = SelectionOptions::Files::instead,
                                .areOther = [options] { return options->shards.merge; }});
    arguments.value(
        {"--fen", "FEN",
         phrase("search this position instead of games: W:W31-50:B1-20, or \"60 22w\"")},
        into(options->fen));
    arguments.flag({"--played", "", phrase("combinations that were played")}, options->played);
    arguments.flag({"--missed", "", phrase("combinations that were possible and were not played")},
                   options->missed);
    arguments.flag({"--allowed", "",
                    phrase("combinations that the opponent's previous move made possible, where "
                           "another move would have avoided them")},
                   options->allowed);
    arguments.flag({"--forced", "", phrase("only combinations that are proved")}, options->forced);
    arguments.value({"--name", "NAME", phrase("only combinations of this name, in any language")},
                    into(options->name));
    arguments.value({"--gain", "N",
                     phrase("only combinations that gain at least N men; a king counts as three "
                            "men, or as two where kings do not fly")},
                    into(options->gain, 1, 100));
    arguments.value(
        {"--longest", "N",
         phrase("only combinations of at most N moves of the side that plays them; 7 if not set")},
        into(options->moves, 1, 30));
    options->limit.declare(arguments);
    options->format.declareCount(arguments, phrase("print only their number"), options->count);
    options->format.declareList(arguments, {Format::csv});
    options->format.declareSpreadsheet(arguments);
    options->status.declare(arguments);
    options->shards.declare(
        arguments, options->selection.operands(),
        {.out = phrase(
             "append the combinations and structures of the share to this file, and change no "
             "database; the same command continues after an interruption"),
         .merge = phrase("store the combinations and structures of files that -o has written; "
                         "give their names instead of games")});
    declareRules(arguments, options);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace shots_command

Command shotsCommand() {
    return {
        "find shots",
        phrase("find combinations that were played, missed or allowed"),
        phrase(
            "Searches every position of the games for combinations (shots): lines in which every "
            "move of one side gives or captures and every reply is a forced capture. What is "
            "listed is proved: it gains at least so much whatever the opponent captures, up to a "
            "position where the opponent cannot take back at once; combinations that the opponent "
            "begins later are not looked at (damscope analyse why looks at them). Moves of a game "
            "that have a name without being proved are listed as \"not forced\". Ply is the number "
            "of plies before it. docs/shots.md explains the names."),
        phrase("damscope find shots Jansen --played --gain 2\n"
               "    lists combinations in the games of a player\n"
               "damscope find shots 60\n"
               "    lists what was played and missed in game 60\n"
               "damscope find shots --name \"coup du chapelet\" --limit 20\n"
               "    lists the first ones with a name\n"
               "damscope find shots --fen W:W27,32,34,38,40,45:B11,12,16,18,23,25\n"
               "    prints the combination of a position\n"
               "damscope find shots --shard 1/2 -o 1.part\n"
               "    is one of two workers that search all games (docs/shards.md)\n"
               "damscope find shots --merge 1.part\n"
               "    keeps what a worker has found, like damscope db index --shots"),
        shots_command::declare,
        Length::paged};
}

} // namespace damscope::cli
