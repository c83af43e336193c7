// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/find/find.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/query/language/reading.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/fold_name.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace damscope::cli {
namespace find_command {
namespace {

struct Options {
    QueryOptions query;
    SelectionOptions selection;
    LimitOption limit;
    bool count = false;
    FormatOption format;
    ExitStatusOption status;
    bool fromHit = false;
    bool explain = false;
    bool byLength = false;
    std::optional<std::string> into;
    ApplyOption apply;
};

HitFormat formatOf(const Options& options) {
    const Format format = options.format.format();
    if (options.format.isJson())
        return format == Format::json ? HitFormat::jsonArray : HitFormat::json;
    if (format == Format::csv)
        return options.format.csvReader() == base::CsvReader::spreadsheet ? HitFormat::spreadsheet
                                                                          : HitFormat::csv;
    if (options.fromHit)
        return HitFormat::excerpts;
    return format == Format::pdn ? HitFormat::pdn : HitFormat::table;
}

ExitStatus reportDamage(const db::SearchReport& report, Console& console) {
    for (const db::GameId id : report.damaged)
        console.warn({"game-damaged", {{"id", std::to_string(db::number(id))}}});
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

db::query::FindOptions searching(const Options& options, Console& console, ProgressLine& progress) {
    return {options.query.scope(), console.settings().jobs(), showOn(progress)};
}

ExitStatus count(SelectedGames& games, const db::query::Query& query, const Options& options,
                 Console& console) {
    db::Store& store = games.store();
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "counted-games");
    const db::SearchReport report =
        db::query::count(store, query, games.filter(), searching(options, console, progress), stop);
    const db::query::Gaps gaps = db::query::findGaps(store, query, games.filter(),
                                                     searching(options, console, progress), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    Json counted{{"count", report.hits}};
    addGaps(counted, gaps);
    console.out().write(options.format.isJson() ? jsonLine(counted)
                                                : fmt::format("{}\n", report.hits));
    reportGaps(gaps, console);
    if (report.hits == 0)
        explainNothing(store, games.filter(), console);
    return options.status.of(reportDamage(report, console), report.hits);
}

void sum(std::uint64_t shown, bool limited, const Options& options, Console& console) {
    const bool places = options.query.scope().everyPlace;
    std::string text = console.translate(places ? countMessage("find-places", "places", shown)
                                                : countMessage("games-listed", "games", shown));
    if (limited)
        text = console.translate({"find-first", {{"what", text}}});
    console.say(text);
}

using Found = std::vector<db::CollectedGame>;

// "ply 12: 32-28"
std::string placeOf(const db::query::Hit& hit, const Console& console) {
    Message place{"find-note", {{"ply", std::to_string(hit.ply)}}};
    if (!hit.next.empty())
        place.parameters.push_back({"move", hit.next});
    return console.translate(place);
}

// Once for each game, with the place as its note.
void note(Found& found, const db::query::Hit& hit, const Console& console) {
    if (found.empty() || found.back().id != hit.game)
        found.push_back({hit.game, placeOf(hit, console)});
}

ExitStatus list(SelectedGames& games, const db::query::Query& query, const Options& options,
                Console& console, Found& found) {
    db::Store& store = games.store();
    const std::stop_token stop = console.stopToken();
    const std::uint64_t most = options.limit.most();
    HitList list(store, console, formatOf(options), options.byLength);
    ProgressLine progress(console, "counted-games");
    std::uint64_t shown = 0;
    bool limited = false;
    const auto take = [&](const db::query::Hit& hit) {
        list.add(hit);
        note(found, hit, console);
        limited = ++shown == most;
        return !limited;
    };
    const auto how = searching(options, console, progress);
    db::SearchReport report;
    if (options.byLength) {
        std::vector<db::query::Hit> longest;
        report = db::query::findLongest(store, query, games.filter(), longest, how, stop);
        (void)std::ranges::all_of(longest, take);
    } else {
        report = db::query::find(store, query, games.filter(), take, how, stop);
    }
    list.finish();
    const db::query::Gaps gaps =
        limited ? db::query::Gaps{}
                : db::query::findGaps(store, query, games.filter(),
                                      searching(options, console, progress), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    sum(shown, limited, options, console);
    reportGaps(gaps, console);
    if (shown == 0 && !limited)
        explainNothing(store, games.filter(), console);
    for (const db::Damage& damage : list.damaged())
        console.warn(visible(console.translate(damage.reason)));
    const ExitStatus status = reportDamage(report, console);
    return list.damaged().empty() ? options.status.of(status, shown) : ExitStatus::problems;
}

// Made if it does not exist.
void collect(const Options& options, const Found& found, Console& console) {
    if (found.empty())
        return console.say({"find-into-nothing", {{"name", visible(*options.into)}}});
    if (!options.apply.allows(found.size()))
        return console.say(countMessage("apply-preview", "games", found.size()));
    db::Store store = options.selection.store().openExisting();
    const std::string& name = *options.into;
    auto added = db::addGames(store, name, found);
    if (!added && added.error() == db::CollectionProblem::missing)
        added = db::createCollection(store, name, {}, found);
    if (!added)
        throw UsageError("a collection needs a name with a letter or digit in it");
    Message done = countMessage("find-into", "games", *added);
    done.parameters.push_back({"name", visible(name)});
    console.say(done);
}

ExitStatus run(const Options& options, Console& console) {
    (void)formatOf(options); // report wrong options before the store is opened
    const db::query::Query query = options.query.query(
        options.selection.filter().variant.value_or(console.settings().usualVariant()),
        options.selection.store(), console);
    if (options.explain) {
        console.out().write(db::query::explanation(query, console.locale()));
        return ExitStatus::allWell;
    }
    SelectedGames games = options.selection.open(console);
    Found found;
    ExitStatus status = ExitStatus::allWell;
    {
        const db::Snapshot snapshot(games.store());
        status = options.count ? count(games, query, options, console)
                               : list(games, query, options, console, found);
    }
    if (options.into && status != ExitStatus::interrupted)
        collect(options, found, console);
    return status;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->query.declare(arguments);
    arguments.check([options, settings = arguments.settings()]() -> Complaint {
        if (auto word =
                options->query.takeWord(settings.usualVariant(), db::namesOf(settings.names)))
            options->selection.addFirst(std::move(*word));
        return std::nullopt;
    });
    options->selection.declare(arguments, {.files = SelectionOptions::Files::instead});
    options->format.declareCount(arguments, phrase("print only their number"), options->count);
    arguments.flag({"--by-length", "",
                    phrase("the games by how long QUERY holds at a stretch, the longest first")},
                   options->byLength);
    arguments.excludes("--by-length", {"--count", "--every", "--variations"});
    options->limit.declare(arguments);
    options->format.declareList(arguments, {Format::csv, Format::pdn});
    options->format.declareSpreadsheet(arguments);
    arguments.needs("--from-hit", {options->format.is(Format::pdn)});
    arguments.chooseOne({"--into", "--count"});
    const Condition files("FILE", [options] { return options->selection.namesFiles(); });
    arguments.excludes("--into", {files},
                       phrase("--into: collections are of games in the database, not of files"));
    arguments.refuse(phrase("--into: a collection needs a name with a letter or digit in it"),
                     [options] { return options->into && db::foldName(*options->into).empty(); });
    arguments.flag(
        {"--explain", "", phrase("print in words how QUERY was understood, and search nothing")},
        options->explain);
    arguments.excludes("--explain", {"--count", "--into"});
    arguments.flag({"--from-hit", "",
                    phrase("with --pdn: begin each game at the position in which the query holds")},
                   options->fromHit);
    arguments.value(
        {"--into", "COLLECTION",
         phrase("add the games to this collection too, each with the place as its note")},
        into(options->into));
    options->apply.declare(arguments);
    arguments.needs("--apply", {"--into"});
    options->status.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace find_command

Command findCommand() {
    return {
        "find",
        phrase("find positions, patterns, manoeuvres and sequences"),
        phrase("Lists the games in which QUERY holds, each with the first place where it does: "
               "Ply is the number of plies before it, Next the move played there. Queries are "
               "made of conditions on the board ('white men on 27 28', 'white kings = 2', "
               "'black to move'), on moves ('white moves 27-22', 'black captures at least 3 "
               "men', 'white gives 2 men', 'promotes'), 'and', 'or', 'not', parentheses, and "
               "'then', 'then within 6 plies', 'then not ... until ...'; docs/query.md "
               "explains them with examples. SELECTION says which games are searched, those of one "
               "variant (variant V, else international). If several of QUERY, --position, --moves, "
               "--pattern and "
               "--material are given, all must hold at the same place."),
        phrase("damscope find --moves \"32-28 18-23\"\n"
               "    lists the games that reached the position after these moves\n"
               "damscope find 'white man on 24 and black men on 13 19' in Jansen since 2020\n"
               "    lists a player's games with a pattern\n"
               "damscope find 'white gives 2 men then white captures 4' --into Shots --apply\n"
               "    lists the games with a combination and puts them into a collection\n"
               "damscope find --moves \"32-28 18-23\" samples/international.pdn\n"
               "    searches a file, without a database"),
        find_command::declare,
        Length::paged};
}

} // namespace damscope::cli
