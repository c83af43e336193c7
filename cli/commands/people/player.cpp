// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/player.hpp"

#include "cli/commands/commands.hpp"
#include "cli/exchange/sheet_paper.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/codec/fold_name.hpp"
#include "db/sqlite/sqlite.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"
#include "pages/player_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
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

namespace {

constexpr std::size_t mostListed = 6;

[[noreturn]] void failUnknown(const db::Persons& persons, const std::string& given) {
    std::vector<std::string_view> known;
    for (const db::WrittenName& name : persons.names())
        if (name.person)
            known.emplace_back(name.text);
    throw UsageError(inWords(
        {"usage-no-player", {{"name", visible(given)}, {"meant", didYouMean(given, known)}}}));
}

[[noreturn]] void failSeveral(const db::Persons& persons, const std::vector<db::PersonId>& found,
                              const std::string& text) {
    std::string names;
    for (std::size_t i = 0; i < std::min(found.size(), mostListed); ++i)
        names += fmt::format("\n  #{} {}", number(found[i]), visible(persons.nameOf(found[i])));
    if (found.size() > mostListed)
        names +=
            "\n  " + inWords({"usage-more-players", {{"n", grouped(found.size() - mostListed)}}});
    throw UsageError(
        inWords({"usage-several-players",
                 {{"name", visible(text)}, {"n", grouped(found.size())}, {"list", names}}}));
}

} // namespace

db::NameId writtenName(const db::Persons& persons, const std::string& given) {
    const auto& names = persons.names();
    std::uint32_t id = 0;
    if (given.starts_with('#') &&
        std::from_chars(given.data() + 1, given.data() + given.size(), id).ptr ==
            given.data() + given.size())
        if (const auto found = std::ranges::find(names, db::NameId{id}, &db::WrittenName::id);
            found != names.end() && found->person)
            return found->id;
    const auto exact = std::ranges::find(names, given, &db::WrittenName::text);
    if (exact != names.end() && exact->person)
        return exact->id;
    const std::string folded = db::foldName(given);
    const auto fits = [&](const db::WrittenName& name) {
        return name.person && db::foldName(name.text) == folded;
    };
    if (std::ranges::count_if(names, fits) != 1)
        failUnknown(persons, given);
    return std::ranges::find_if(names, fits)->id;
}

db::PersonId personMeant(db::Connection& connection, const db::Persons& persons,
                         const std::string& text) {
    const auto found = db::personsNamed(connection, persons, text);
    if (found.empty())
        failUnknown(persons, text);
    if (found.size() > 1)
        failSeveral(persons, found, text);
    return found.front();
}

namespace {

Json streakJson(const db::Streak& streak) {
    if (streak.games == 0)
        return {};
    return {
        {"games", streak.games}, {"from", writeDate(streak.from)}, {"to", writeDate(streak.to)}};
}

Json phasesJson(const db::PersonPage& page) {
    Json all = Json::array();
    for (const db::PlayedPhase& phase : page.phases)
        all.push_back({{"phase", pages::keyOf(phase.phase)},
                       {"moves", phase.judged},
                       {"accuracy", phase.accuracy},
                       {"inaccuracies", phase.inaccuracies},
                       {"mistakes", phase.mistakes},
                       {"blunders", phase.blunders},
                       {"missed_wins", phase.missedWins},
                       {"in_time_trouble", phase.inTimeTrouble}});
    return all;
}

Json sectionJson(const pages::RecordSection& section) {
    Json all = Json::array();
    for (const db::RecordOf& row : *section.rows) {
        Json object{{"name", row.name}};
        object.update(recordJson(row.record));
        all.push_back(std::move(object));
    }
    return all;
}

Json shotsJson(const db::PersonPage& page) {
    Json all = Json::array();
    for (const db::MissedShot& shot : page.missedShots)
        all.push_back({{"id", db::number(shot.game)},
                       {"ply", shot.ply},
                       {"gain", shot.gain},
                       {"line", shot.line}});
    return all;
}

} // namespace

Json recordJson(const db::Record& record) {
    return {{"games", record.games},
            {"wins", record.wins},
            {"draws", record.draws},
            {"losses", record.losses},
            {"score", record.score() ? Json(*record.score()) : Json()}};
}

Json idsJson(const std::vector<db::GameId>& games) {
    Json all = Json::array();
    for (const db::GameId game : games)
        all.push_back(db::number(game));
    return all;
}

Json playerJson(const db::PersonPage& page) {
    Json object{{"person", number(page.person)},   {"name", page.name},
                {"other_names", page.otherNames},  {"all", recordJson(page.all)},
                {"white", recordJson(page.white)}, {"black", recordJson(page.black)}};
    for (const pages::RecordSection& section : pages::sectionsOf(page))
        object[std::string(section.key)] = sectionJson(section);
    Json ratings = Json::array();
    for (const db::RatingOn& rating : page.ratings)
        ratings.push_back({{"date", writeDate(rating.day)}, {"rating", rating.rating}});
    object["ratings"] = std::move(ratings);
    object["repeated"] = idsJson(page.repeated);
    object["byes"] = idsJson(page.byes);
    object["streaks"] = {{"wins", streakJson(page.wins)},
                         {"unbeaten", streakJson(page.unbeaten)},
                         {"winless", streakJson(page.winless)}};
    object["searched_games"] = page.searched;
    object["played_shots"] = page.playedShots;
    object["missed_shots"] = shotsJson(page);
    object["judged_games"] = page.analysed;
    object["phases"] = phasesJson(page);
    return object;
}

Sheet playerSheet(const db::PersonPage& page, std::optional<std::size_t> most,
                  const pages::SheetLinks& links) {
    return pages::playerSheet(page, most, environmentLanguage(), links);
}

std::string playerCsv(const db::PersonPage& page, base::CsvReader reader) {
    std::vector<Table::Cells> rows;
    const auto add = [&](std::string_view section, const std::string& name,
                         const db::Record& record) {
        rows.push_back({std::string(section), name, std::to_string(record.games),
                        std::to_string(record.wins), std::to_string(record.draws),
                        std::to_string(record.losses),
                        record.score() ? fmt::format("{:.4f}", *record.score()) : ""});
    };
    add("all", "", page.all);
    add("colours", "white", page.white);
    add("colours", "black", page.black);
    for (const pages::RecordSection& section : pages::sectionsOf(page))
        for (const db::RecordOf& row : *section.rows)
            add(section.key, row.name, row.record);
    return tableCsv({"section", "name", "games", "wins", "draws", "losses", "score"}, rows, reader);
}

} // namespace damscope::cli
