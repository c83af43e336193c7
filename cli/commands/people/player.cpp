// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/player.hpp"

#include "base/text/ascii.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/print_option.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "pages/player_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace player_command {
namespace {

constexpr std::int64_t rowsOfATable = 10;

struct Options {
    std::string name;
    SelectionOptions selection;
    std::int64_t limit = rowsOfATable;
    std::int64_t judged = 50;
    FormatOption format;
    PrintOption print;
};

ExitStatus run(const Options& options, Console& console) {
    const Format format = options.format.format();
    const Language language = console.locale();
    SelectedGames games = options.selection.open(console);
    db::Store& store = games.store();
    options.print.require(store);
    const db::Persons persons(store.connection());
    const db::PersonId person = personMeant(store, persons, options.name);
    const db::PersonPage page =
        db::personPage(store, person, games.filter(), static_cast<std::size_t>(options.judged));
    if (options.print.given() && page.games.empty())
        requireGames(store, {}, games.filter(), console);
    if (page.games.empty())
        proposeNames(store, games.filter(), console);
    const auto most =
        options.limit == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(options.limit));
    if (options.print.given())
        options.print.write(pages::playerSheet(page, most, language), store, console);
    else if (options.format.isJson())
        console.out().write(jsonLine(playerJson(page, console.locale())));
    else if (format == Format::csv)
        console.out().write(playerCsv(page, options.format.csvReader(), console.locale()));
    else if (format == Format::html)
        console.out().write(sheetHtml(pages::playerSheet(page, most, language), language));
    else
        console.out().write(sheetText(pages::playerSheet(page, most, language), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"NAME", "NAME", phrase("the player: a name in any form, or #NUMBER"), true},
                    into(options->name));
    options->selection.declare(arguments);
    arguments.value({"--limit", "N", phrase("at most N rows of each table, 0: all; 10 if not set")},
                    into(options->limit, 0, INT64_MAX));
    arguments.value(
        {"--judged", "N", phrase("judge the moves of the last N analysed games; 50 if not set")},
        into(options->judged, 0, INT32_MAX));
    options->format.declareTable(arguments, {Format::html});
    options->format.declareSpreadsheet(arguments);
    options->print.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace player_command

Command playerCommand() {
    return {
        "player",
        phrase("show a player: results, openings, rating, errors"),
        phrase("Shows how a player's games went: by colour, year, variant, opening, structure, "
               "opponent and event; rating over time, longest streaks, the phase in which games "
               "ended; combinations missed in the games searched with 'damscope db index --shots', "
               "and "
               "accuracy and errors by phase in those analysed with 'damscope analyse'. All names "
               "that were decided to be this player's count ('damscope player list')."),
        phrase("damscope player \"Jansen, Floris\"\n"
               "    shows the record of a player\n"
               "damscope player konaté --from 2020 -o konate.pdf\n"
               "    writes pages to print"),
        player_command::declare,
        Length::paged};
}

namespace {

constexpr std::size_t mostListed = 6;

[[noreturn]] void failUnknown(const std::string& given, const std::optional<std::string>& near) {
    Message message{"usage-no-player", {{"name", visible(given)}}};
    if (near)
        message.parameters.push_back({"names", visible(*near)});
    throw UsageError(std::move(message));
}

// The name that is written most like this one.
std::optional<std::string> nearestWritten(const db::Persons& persons, const std::string& given) {
    std::vector<std::string_view> known;
    for (const db::WrittenName& name : persons.names())
        if (name.person)
            known.emplace_back(name.text);
    const auto near = nearest(given, known);
    return near ? std::optional<std::string>(*near) : std::nullopt;
}

[[noreturn]] void failSeveral(const db::Persons& persons, const std::vector<db::PersonId>& found,
                              const std::string& text) {
    std::string names;
    for (std::size_t i = 0; i < std::min(found.size(), mostListed); ++i)
        names += fmt::format("\n  #{} {}", number(found[i]), visible(persons.nameOf(found[i])));
    Value list = names;
    if (found.size() > mostListed)
        list = Message{
            "usage-cut-list",
            {{"list", names},
             {"more", Message{"usage-more-players", {{"n", grouped(found.size() - mostListed)}}}}}};
    throw UsageError({"usage-several-players",
                      {{"name", visible(text)}, {"n", grouped(found.size())}, {"list", list}}});
}

} // namespace

db::NameId writtenName(const db::Persons& persons, const std::string& given) {
    const auto& names = persons.names();
    if (const auto id = given.starts_with('#')
                            ? base::readNumber<std::uint32_t>(std::string_view(given).substr(1))
                            : std::nullopt)
        if (const auto found = std::ranges::find(names, db::NameId{*id}, &db::WrittenName::id);
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
        failUnknown(given, nearestWritten(persons, given));
    return std::ranges::find_if(names, fits)->id;
}

db::PersonId personMeant(db::Store& store, const db::Persons& persons, const std::string& text) {
    const auto found = db::personsNamed(store.connection(), persons, text);
    if (found.empty()) {
        std::optional<std::string> near = nearestWritten(persons, text);
        if (const auto heard = db::nearNames(store, db::NameKind::player, text, 1);
            !near && !heard.empty())
            near = heard.front().name;
        failUnknown(text, near);
    }
    if (found.size() > 1)
        failSeveral(persons, found, text);
    return found.front();
}

namespace {

Json streakJson(const db::Streak& streak) {
    if (streak.games == 0)
        return {};
    return {{"games", streak.games},
            {"date_from", firstDay(streak.from)},
            {"date_to", lastDay(streak.to)}};
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

Json playerJson(const db::PersonPage& page, Language language) {
    Json object{{"person_id", number(page.person)}, {"name", page.name},
                {"other_names", page.otherNames},   {"all", recordJson(page.all)},
                {"white", recordJson(page.white)},  {"black", recordJson(page.black)}};
    for (const SheetTable& table : pages::playerSheet(page, std::nullopt, language).tables)
        if (!table.key.empty())
            object[table.key] = rowsJson(table);
    object["repeated"] = idsJson(page.repeated);
    object["byes"] = idsJson(page.byes);
    object["streaks"] = {{"wins", streakJson(page.wins)},
                         {"unbeaten", streakJson(page.unbeaten)},
                         {"winless", streakJson(page.winless)}};
    object["searched_games"] = page.searched;
    object["played_shots"] = page.playedShots;
    object["judged_games"] = page.analysed;
    return object;
}

std::string playerCsv(const db::PersonPage& page, base::CsvReader reader, Language language) {
    SheetTable all{"", {}, {}};
    for (const SheetTable& table : pages::playerSheet(page, std::nullopt, language).tables) {
        // Those of records: the first is by colour.
        if (table.columns.back().key != "score")
            continue;
        if (all.columns.empty()) {
            all.columns = table.columns;
            all.columns.front().key = "name";
            all.columns.insert(all.columns.begin(), pages::fileColumn("section"));
        }
        for (const pages::Cells& row : table.rows) {
            pages::Cells& cells = all.rows.emplace_back(row);
            cells.insert(cells.begin(), !table.key.empty()     ? table.key
                                        : all.rows.size() == 1 ? "all"
                                                               : "colours");
        }
    }
    return tableCsv(all, reader);
}

} // namespace damscope::cli
