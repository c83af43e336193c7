// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/people/events.hpp"
#include "cli/commands/people/new_event.hpp"
#include "cli/exchange/game_form.hpp"
#include "cli/exchange/print_option.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_page.hpp"
#include "db/store/codec/fold_name.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "pages/crosstable.hpp"
#include "pages/event_sheet.hpp"
#include "pages/round_sheet.hpp"
#include "parser/encoding/clean_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace damscope::cli {
namespace event_command {
namespace {

constexpr std::size_t mostListed = 8;

struct Options {
    std::string name;
    SelectionOptions selection;
    std::optional<db::PointSystem> points;      ///< nothing: as it is kept, or those of the results
    std::optional<db::PointSystem> matchPoints; ///< of teams
    std::int64_t lastRound = 0;
    std::int64_t wallRound = 0; ///< of a sheet for the wall; 0: none is wanted
    db::TieBreaks tieBreaks;
    std::vector<std::string> withdrawn; ///< players who left
    bool keep = false;                  ///< it is counted so from now on
    bool forget = false;                ///< what was kept before
    TagOptions tags;
    std::int64_t year = 0;                      ///< of all dates
    std::map<std::string, std::string> players; ///< other spellings
    ApplyOption apply;
    NewEventOptions entered;
    FormatOption format;
    std::string table = "players"; ///< of CSV
    PrintOption print;
};

[[noreturn]] void failSeveral(const std::vector<db::EventLine>& events, const std::string& name) {
    std::string list;
    for (std::size_t i = 0; i < std::min(events.size(), mostListed); ++i)
        list += fmt::format("\n  {} ({})", visible(events[i].name), pages::eventDates(events[i]));
    Value shown = list;
    if (events.size() > mostListed)
        shown = Message{
            "usage-cut-list",
            {{"list", list},
             {"more", Message{"usage-more-events", {{"n", grouped(events.size() - mostListed)}}}}}};
    throw UsageError({"usage-several-events",
                      {{"name", visible(name)}, {"n", grouped(events.size())}, {"list", shown}}});
}

[[noreturn]] void failUnknown(db::Store& store, const std::string& name, Language language) {
    Message message{"usage-no-event", {{"name", visible(name)}}};
    if (const auto near = nearNames(store, db::NameKind::event, name, language); !near.empty())
        message.parameters.push_back({"names", near});
    throw UsageError(message);
}

db::EventLine eventMeant(SelectedGames& games, const Options& options, const Console& console) {
    auto events = db::listEvents(games.store(), options.name, games.filter());
    if (events.empty())
        failUnknown(games.store(), options.name, console.locale());
    const std::string folded = db::foldName(options.name);
    const auto isExact = [&](const db::EventLine& event) {
        return db::foldName(event.name) == folded ||
               std::ranges::any_of(event.otherNames, [&](const std::string& name) {
                   return db::foldName(name) == folded;
               });
    };
    if (std::ranges::count_if(events, isExact) == 1)
        return *std::ranges::find_if(events, isExact);
    if (events.size() > 1)
        failSeveral(events, options.name);
    return std::move(events.front());
}

template <class Target> ValueParser intoPoints(Target& target) {
    return [&target](std::string_view text) -> Complaint {
        const auto points = db::readPointSystem(text);
        if (!points)
            return Message{"usage-points", {}};
        target = *points;
        return std::nullopt;
    };
}

ValueParser intoTieBreaks(db::TieBreaks& target) {
    return [&target](std::string_view text) -> Complaint {
        auto all = db::readTieBreaks(text);
        if (!all || all->empty())
            return Message{"usage-tie-breaks",
                           {{"names", fmt::format("{}", fmt::join(db::tieBreakNames(), ", "))}}};
        target = *std::move(all);
        return std::nullopt;
    };
}

// --respell OLD=NEW
ValueParser intoPlayers(std::map<std::string, std::string>& target) {
    return [&target](std::string_view text) -> Complaint {
        const std::size_t sign = text.find('=');
        std::string other =
            sign == std::string_view::npos ? "" : parser::cleanLine(text.substr(sign + 1));
        if (other.empty())
            return Message{"usage-respell", {}};
        target[std::string(base::trimmed(text.substr(0, sign)))] = std::move(other);
        return std::nullopt;
    };
}

db::EventCorrection correction(const Options& options) {
    return {options.tags.changes(), static_cast<int>(options.year), options.players};
}

bool isCorrection(const Options& options) {
    return !options.tags.changes().empty() || options.year != 0 || !options.players.empty();
}

// As the journal names the edit.
std::string reasonOf(const Options& options, const db::EventLine& event) {
    std::string reason = "event \"" + event.name + "\"";
    if (!options.tags.changes().empty())
        reason += " --set";
    if (options.year != 0)
        reason += " --year";
    if (!options.players.empty())
        reason += " --respell";
    return reason;
}

// All games of the event, by one edit.
ExitStatus edit(const Options& options, Console& console) {
    SelectedGames selected = options.selection.open(console);
    db::Store& store = selected.store();
    const db::EventLine event = eventMeant(selected, options, console);
    const std::uint64_t games =
        db::countChanged(store, event.games, correction(options), console.stopToken());
    if (games == 0 || !options.apply.allows(games)) {
        console.say(games == 0 ? Message{"edit-same", {}}
                               : countMessage("edit-preview", "games", games));
        return ExitStatus::allWell;
    }
    store = options.selection.store().openExisting();
    ProgressLine progress(console, "counted-games");
    const db::EditReport report =
        db::correctEvent(store, event.games, correction(options), reasonOf(options, event),
                         console.stopToken(), showOn(progress));
    console.say(
        countMessage(report.complete ? "edit-done" : "edit-interrupted", "games", report.changed));
    if (!report.complete)
        return ExitStatus::interrupted;
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

// By words of a name, or all of it; "Jansen, P. (11111)" has its number.
std::size_t playerMeant(const db::EventPage& page, const std::string& name) {
    const std::string wanted = db::foldName(name);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < page.players.size(); ++i) {
        const std::string folded = db::foldName(pages::playerName(page.players[i]));
        if (folded == wanted)
            return i;
        if (folded.find(wanted) != std::string::npos)
            found.push_back(i);
    }
    if (found.size() != 1)
        throw UsageError({"usage-withdrawn-player",
                          {{"name", visible(name)}, {"event", visible(page.event.name)}}});
    return found.front();
}

// Without players who left: of these the page must be known.
db::EventCounting namedCounting(const Options& options) {
    return {options.points,
            static_cast<int>(options.lastRound),
            options.matchPoints,
            {},
            options.tieBreaks};
}

// As the options say; in a Swiss a player who left is only of use to whom draws the next round.
db::EventCounting countingOf(const db::EventPage& page, const Options& options) {
    db::EventCounting counting = namedCounting(options);
    const bool isDrawn =
        (options.keep || options.forget) && page.table.kind != db::EventKind::teamMatch;
    if (!options.withdrawn.empty() && !isDrawn && !db::eachPlaysEach(page.table.kind))
        throw UsageError({"usage-withdrawn-kind", {{"event", visible(page.event.name)}}});
    for (const std::string& name : options.withdrawn)
        counting.withdrawn.insert(playerMeant(page, name));
    return counting;
}

db::EventPage pageOf(SelectedGames& games, const Options& options, const Console& console) {
    db::Store& store = games.store();
    const db::Snapshot snapshot(store);
    const db::EventLine event = eventMeant(games, options, console);
    db::EventPage page = db::eventPage(store, event, namedCounting(options));
    return options.withdrawn.empty() ? std::move(page)
                                     : db::eventPage(store, event, countingOf(page, options));
}

// The counting applies to the whole event, whichever of its games are selected.
void keepCounting(SelectedGames& games, const Options& options, Console& console) {
    const db::EventLine shown = eventMeant(games, options, console);
    db::Store& store = games.store();
    store = options.selection.store().openExisting();
    const db::EventLine event =
        db::eventWith(store, shown.name, shown.games.front()).value_or(shown);
    const db::EventCounting named = countingOf(db::eventPage(store, event), options);
    const bool isNew = db::keepCounting(
        store, event, options.forget ? named : db::eventPage(store, event, named).counting,
        "event \"" + event.name + (options.forget ? "\" --forget" : "\" --remember"));
    console.say(Message{isNew ? "event-counting-kept" : "event-counting-same",
                        {{"event", visible(event.name)}}});
}

Sheet sheetOf(const db::EventPage& page, const Options& options, const Console& console) {
    const auto round = static_cast<int>(options.wallRound);
    if (round == 0)
        return pages::eventSheet(page, console.locale());
    Sheet sheet = pages::roundSheet(page, round, console.locale());
    if (sheet.tables.front().rows.empty())
        throw UsageError({"usage-wall-sheet-nothing",
                          {{"round", std::to_string(round)}, {"event", visible(page.event.name)}}});
    return sheet;
}

ExitStatus show(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console);
    db::Store& store = games.store();
    options.print.require(store);
    if (options.keep || options.forget)
        keepCounting(games, options, console);
    const db::EventPage page = pageOf(games, options, console);
    if (options.lastRound > 0 && page.table.games.empty())
        throw UsageError(
            {"usage-after-nothing",
             {{"round", std::to_string(options.lastRound)}, {"event", visible(page.event.name)}}});
    const Sheet sheet = sheetOf(page, options, console);
    if (options.print.given())
        options.print.write(sheet, store, console);
    else if (options.format.isJson())
        console.out().write(jsonLine(eventJson(page, console.locale())));
    else if (options.format.format() == Format::csv)
        console.out().write(
            eventCsv(page, options.table, options.format.csvReader(), console.locale()));
    else if (options.format.format() == Format::html)
        console.out().write(sheetHtml(sheet, console.locale()));
    else
        console.out().write(sheetText(sheet, console));
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    if (base::trimmed(options.name).empty())
        throw UsageError({"usage-event-unnamed", {{"name", ""}}});
    if (options.entered.given())
        return options.entered.enter(options.name, options.selection.filter().variant,
                                     namedCounting(options), options.selection.store(),
                                     options.apply, console);
    return isCorrection(options) ? edit(options, console) : show(options, console);
}

// How it is counted, and whether that is kept.
void declareCounting(Options& options, Arguments& arguments) {
    arguments.value(
        {"--points", "POINTS",
         phrase("points for a win, a draw and a loss: 2 (2-1-0), 1 (1-½-0), 3 (3-1-0), or others "
                "such as 5-2-0; if not set, those kept with the event, else 2, or as the results "
                "are written (9-1, 8-4)")},
        intoPoints(options.points));
    arguments.value(
        {"--match-points", "POINTS",
         phrase("points for a match of two teams that is won, drawn or lost, likewise; if not set, "
                "those kept with the event, else 2")},
        intoPoints(options.matchPoints));
    arguments.value(
        {"--tie-breaks", "NAMES",
         phrase("what decides between equal points, the first first: sonneborn-berger, buchholz, "
                "truncated-buchholz, head-to-head, wins; commas between them")},
        intoTieBreaks(options.tieBreaks));
    arguments.value({"--withdrawn", "PLAYER",
                     phrase("a player who left before the end: one who played less than half of "
                            "the games is struck from the standings"),
                     false, true},
                    into(options.withdrawn));
    arguments.flag({"--remember", "",
                    phrase("from now on count the event with these points, tie-breaks and players "
                           "who left, everywhere")},
                   options.keep);
    arguments.flag({"--forget", "",
                    phrase("forget the points, tie-breaks and players who left that were kept "
                           "before; with others, keep these")},
                   options.forget);
    arguments.needs("--remember", {"--points", "--match-points", "--tie-breaks", "--withdrawn"});
    for (const char* option : {"--remember", "--forget"})
        arguments.excludes(option, {"--set", "--remove", "--year", "--respell", "--enter"});
    arguments.excludes("--withdrawn", {"--enter"});
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"NAME", "NAME", phrase("words of the event's name"), true},
                    into(options->name));
    options->selection.declare(arguments);
    declareCounting(*options, arguments);
    arguments.value({"--after", "ROUND",
                     phrase("show the standings after this round; after all rounds if not set")},
                    into(options->lastRound, 1, INT32_MAX));
    arguments.value({"--wall-sheet", "ROUND",
                     phrase("a sheet for the wall: the games of this round, with the results that "
                            "are known, above the standings; with -o to print it")},
                    into(options->wallRound, 1, INT32_MAX));
    options->format.declareTable(arguments, {Format::html});
    options->format.declareSpreadsheet(arguments);
    arguments.value({"--table", "TABLE",
                     phrase("the table that --csv writes: players (if not set), teams (their "
                            "standings) or boards (the games of teams against teams)")},
                    oneOf(options->table, {"players", "teams", "boards"}));
    options->print.declare(arguments);
    arguments.group(phrase("Correcting all its games"));
    options->tags.declare(arguments);
    arguments.value({"--year", "YEAR",
                     phrase("change the year in the dates of its games; months and days stay")},
                    into(options->year, 1000, 2999));
    arguments.value({"--respell", "OLD=NEW",
                     phrase("spell a player's name differently: \"Wirsma=Wiersma, H.\""), false,
                     true},
                    intoPlayers(options->players));
    options->apply.declare(arguments);
    options->entered.declare(arguments);
    arguments.needs({"--table", [options] { return options->table != "players"; }},
                    {options->format.is(Format::csv)});
    arguments.excludes("--wall-sheet", {"--csv", "--json", "--enter"});
    arguments.needs("--apply", {"--set", "--remove", "--year", "--respell", "--enter"});
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace event_command

Command eventCommand() {
    return {
        "event",
        phrase("show the crosstable of an event; correct or enter an event"),
        phrase(
            "Shows who played in an event, with the results in a crosstable or round by round, "
            "with points, Sonneborn-Berger, Buchholz, and performance where ratings are known. A "
            "missing game is shown as ? or -. A cell 5w2 is a game against number five with White "
            "that brought two points. For teams it also shows the table of the teams and each "
            "match board by board. With --set it changes tags of all games of the event, with "
            "--enter it makes the games of a new one."),
        phrase("damscope event \"Waterkant Toernooi 2023\"\n"
               "    shows its crosstable\n"
               "damscope event \"waterkant toernooi\" --points 1 --csv\n"
               "    writes it with a point for a win\n"
               "damscope event \"waterkant toernooi\" --points 3 --remember\n"
               "    counts it 3-1-0 from now on, also in the desktop, on a site and on paper\n"
               "damscope event \"Waterkant Toernooi 2023\" -o waterkant.pdf\n"
               "    writes it to print\n"
               "damscope event \"Waterkant Toernooi 2023\" --set Site=Waterkant\n"
               "    changes a header of all its games; of more than 10 only with --apply\n"
               "seq -f \"Player %g\" 6 | damscope event \"Club 2024\" --enter -\n"
               "    lists the games of a tournament, and makes them with --apply"),
        event_command::declare,
        Length::paged};
}

} // namespace damscope::cli
