// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/find/find.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/query/language/explanation.hpp"
#include "db/store/codec/fold_name.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace find_command {
namespace {

struct Options {
    GamesSource source;
    FilterOptions filter;
    QueryOptions query;
    std::optional<std::int64_t> limit;
    bool count = false;
    FormatOption format;
    ExitStatusOption status;
    bool fromHit = false;
    bool explain = false;
    std::optional<std::string> into;
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

ExitStatus count(db::Store& store, const db::query::Query& query, const Options& options,
                 Console& console) {
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "games");
    const db::SearchReport report = db::query::count(store, query, options.filter.filter(),
                                                     searching(options, console, progress), stop);
    const db::query::Gaps gaps = db::query::gapsOf(store, query, options.filter.filter(),
                                                   searching(options, console, progress), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    Json counted{{"count", report.hits}};
    addGaps(counted, gaps);
    console.out().write(options.format.isJson() ? jsonLine(std::move(counted))
                                                : fmt::format("{}\n", report.hits));
    reportGaps(gaps, console);
    if (report.hits == 0)
        explainNothing(store, options.filter.filter(), console);
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

ExitStatus list(db::Store& store, const db::query::Query& query, const Options& options,
                Console& console, Found& found) {
    const std::stop_token stop = console.stopToken();
    const auto most = static_cast<std::uint64_t>(options.limit.value_or(INT64_MAX));
    HitList list(store, console, formatOf(options));
    ProgressLine progress(console, "games");
    std::uint64_t shown = 0;
    bool limited = most == 0;
    const auto take = [&](const db::query::Hit& hit) {
        list.add(hit);
        note(found, hit, console);
        limited = ++shown == most;
        return !limited;
    };
    const db::SearchReport report =
        most == 0 ? db::SearchReport{}
                  : db::query::find(store, query, options.filter.filter(), take,
                                    searching(options, console, progress), stop);
    list.finish();
    const db::query::Gaps gaps =
        limited ? db::query::Gaps{}
                : db::query::gapsOf(store, query, options.filter.filter(),
                                    searching(options, console, progress), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    sum(shown, limited, options, console);
    reportGaps(gaps, console);
    if (shown == 0 && !limited)
        explainNothing(store, options.filter.filter(), console);
    for (const db::Damage& damage : list.damaged())
        console.warn(visible(damage.reason));
    const ExitStatus status = reportDamage(report, console);
    return list.damaged().empty() ? options.status.of(status, shown) : ExitStatus::problems;
}

// Made if it does not exist.
void collect(const Options& options, const Found& found, Console& console) {
    if (found.empty())
        return console.say({"find-into-nothing", {{"name", visible(*options.into)}}});
    db::Store store = options.source.store.openExisting();
    const std::string& name = *options.into;
    auto added = db::addGames(store, name, found);
    if (!added && added.error() == db::CollectionProblem::missing) {
        (void)db::createCollection(store, name);
        added = db::addGames(store, name, found);
    }
    Message done = countMessage("find-into", "games", added ? *added : 0);
    done.parameters.push_back({"name", visible(name)});
    console.say(done);
}

ExitStatus run(Options& options, Console& console) {
    (void)formatOf(options); // report wrong options before the store is opened
    if (auto file = options.query.takeFile())
        options.source.files.insert(options.source.files.begin(), std::move(*file));
    const db::query::Query query = options.query.query(
        options.filter.filter().variant.value_or(console.settings().usualVariant()),
        console.names());
    if (options.explain) {
        console.out().write(db::query::explanation(query, console.locale()));
        return ExitStatus::allWell;
    }
    OpenGames games = options.source.open(options.filter.filter(), console);
    Found found;
    ExitStatus status = ExitStatus::allWell;
    {
        const db::Snapshot snapshot(games.store());
        status = options.count ? count(games.store(), query, options, console)
                               : list(games.store(), query, options, console, found);
    }
    if (options.into && status != ExitStatus::interrupted)
        collect(options, found, console);
    return status;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->query.declare(arguments);
    options->source.declare(arguments);
    options->format.declareCount(arguments, phrase("print only their number"), options->count);
    arguments.value({"--limit", "N", phrase("at most N of them")},
                    into(options->limit, 0, INT64_MAX));
    options->format.declareList(arguments, {Format::csv, Format::pdn});
    options->format.declareSpreadsheet(arguments);
    arguments.needs("--from-hit", {options->format.is(Format::pdn)});
    arguments.chooseOne({"--into", "--count"});
    const Condition files(
        "FILE", [options] { return !options->source.files.empty() || options->query.namesFile(); });
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
    options->status.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace find_command

Command findCommand() {
    return {"find",
            phrase("find positions, patterns, manoeuvres and sequences"),
            phrase("Lists the games in which QUERY holds, each with the first place where it does: "
                   "Ply is the number of plies before it, Next the move played there. Queries are "
                   "made of conditions on the board ('white men on 27 28', 'white kings = 2', "
                   "'black to move'), on moves ('white moves 27-22', 'black captures at least 3 "
                   "men', 'white gives 2 men', 'promotes'), 'and', 'or', 'not', parentheses, and "
                   "'then', 'then within 6 plies', 'then not ... until ...'; docs/query.md "
                   "explains them with examples. They search games of one variant (--variant, else "
                   "international). If several of QUERY, --position, --moves, --pattern and "
                   "--material are given, all must hold at the same place."),
            phrase("damscope find --moves \"32-28 18-23\"\n"
                   "    lists the games that reached the position after these moves\n"
                   "damscope find 'white man on 24 and black men on 13 19' --player Jansen\n"
                   "    lists a player's games with a pattern\n"
                   "damscope find 'white gives 2 men then white captures 4' --into Shots\n"
                   "    lists the games with a combination and puts them into a collection\n"
                   "damscope find --moves \"32-28 18-23\" samples/international.pdn\n"
                   "    searches a file, without a database"),
            find_command::declare,
            Length::paged};
}

} // namespace damscope::cli
