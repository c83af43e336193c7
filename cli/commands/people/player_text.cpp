// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/player_text.hpp"

#include "cli/options/language_option.hpp"
#include "cli/text/count_message.hpp"
#include "db/records/game_fields.hpp"
#include "db/structures/structures.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace damscope::cli {
namespace {

constexpr std::array<std::string_view, 3> phases{"opening", "middlegame", "endgame"};

/// A list of records on the page: its key in JSON and CSV is that of its title.
struct Section {
    std::string_view key;
    const std::vector<db::RecordOf>* rows;
};

std::array<Section, 9> sectionsOf(const db::PersonPage& page) {
    return {{{"years", &page.years},
             {"variants", &page.variants},
             {"openings_white", &page.openingsWhite},
             {"openings_black", &page.openingsBlack},
             {"structures", &page.structures},
             {"opponent_structures", &page.opponentStructures},
             {"ends", &page.ends},
             {"opponents", &page.opponents},
             {"events", &page.events}}};
}

bool isStructures(std::string_view section) {
    return section == "structures" || section == "opponent_structures";
}

std::string shownName(const Section& section, const db::RecordOf& row) {
    const Language language = environmentLanguage();
    if (section.key == "variants")
        return word("title", row.name, language);
    if (section.key == "ends")
        return word("report", row.name, language);
    if (isStructures(section.key))
        for (const db::Structure& structure : db::structures().all())
            if (structure.key == row.name)
                return nameOf(structure, language);
    return row.name;
}

Table::Cells cellsOf(const std::string& name, const db::Record& record) {
    return {name,
            std::to_string(record.games),
            std::to_string(record.wins),
            std::to_string(record.draws),
            std::to_string(record.losses),
            percentText(record.score())};
}

std::vector<Column> recordColumns(std::string_view first) {
    return {textColumn(first),     numberColumn("games"), numberColumn("won"),
            numberColumn("drawn"), numberColumn("lost"),  numberColumn("score")};
}

SheetTable colourTable(const db::PersonPage& page) {
    const Language language = environmentLanguage();
    SheetTable table{"", recordColumns("colour"), {}};
    table.rows.push_back(cellsOf(pageWord("both"), page.all));
    table.rows.push_back(cellsOf(word("report", "white", language), page.white));
    table.rows.push_back(cellsOf(word("report", "black", language), page.black));
    return table;
}

std::string linkOf(const Section& section, const db::RecordOf& row, const SheetLinks& links) {
    if (section.key == "opponents")
        return SheetLinks::of(links.player, db::PersonId{row.id});
    if (section.key == "events")
        return SheetLinks::of(links.event, std::string_view(row.name));
    return isStructures(section.key) ? SheetLinks::of(links.structure, std::string_view(row.name))
                                     : std::string();
}

SheetTable sectionTable(const Section& section, std::size_t most, const SheetLinks& links) {
    SheetTable table{pageWord(section.key), recordColumns("name"), {}};
    for (const db::RecordOf& row : *section.rows) {
        if (table.rows.size() == most) {
            table.note = inWords(
                countMessage("page-more", "rows", section.rows->size() - table.rows.size()));
            break;
        }
        table.rows.push_back(cellsOf(shownName(section, row), row.record));
        table.links.push_back({linkOf(section, row, links)});
    }
    return table;
}

SheetTable phaseTable(const db::PersonPage& page) {
    SheetTable table{inWords(countMessage("player-judged", "games", page.analysed)),
                     {textColumn("phase"), numberColumn("moves"), numberColumn("accuracy"),
                      numberColumn("inaccuracies"), numberColumn("mistakes"),
                      numberColumn("blunders"), numberColumn("missed-wins"),
                      numberColumn("in-time-trouble")},
                     {}};
    for (const db::PlayedPhase& phase : page.phases)
        table.rows.push_back({word("report", phases.at(static_cast<std::size_t>(phase.phase)),
                                   environmentLanguage()),
                              std::to_string(phase.judged), fmt::format("{:.1f}", phase.accuracy),
                              std::to_string(phase.inaccuracies), std::to_string(phase.mistakes),
                              std::to_string(phase.blunders), std::to_string(phase.missedWins),
                              std::to_string(phase.inTimeTrouble)});
    return table;
}

SheetTable shotTable(const db::PersonPage& page, std::size_t most, const SheetLinks& links) {
    SheetTable table{
        pageWord("missed_shots"),
        {numberColumn("game"), numberColumn("ply"), numberColumn("gain"), textColumn("line")},
        {}};
    for (const db::MissedShot& shot : page.missedShots) {
        if (table.rows.size() == most)
            break;
        table.rows.push_back({std::to_string(db::number(shot.game)), std::to_string(shot.ply),
                              shot.gain >= 1000 ? pageWord("wins") : std::to_string(shot.gain),
                              shot.line});
        table.links.push_back({SheetLinks::of(links.game, shot.game)});
    }
    return table;
}

SheetTable ratingTable(const db::PersonPage& page, std::size_t most) {
    SheetTable table{pageWord("ratings"), {textColumn("date"), numberColumn("rating")}, {}};
    const std::size_t first = page.ratings.size() - std::min(page.ratings.size(), most);
    for (std::size_t i = first; i < page.ratings.size(); ++i)
        table.rows.push_back({db::shownDate(writeDate(page.ratings[i].day)),
                              std::to_string(page.ratings[i].rating)});
    return table;
}

SheetTable streakTable(const db::PersonPage& page) {
    SheetTable table{
        pageWord("streaks"),
        {textColumn("name"), numberColumn("games"), textColumn("from"), textColumn("to")},
        {}};
    const auto add = [&](std::string_view key, const db::Streak& streak) {
        if (streak.games > 1)
            table.rows.push_back({pageWord(key), std::to_string(streak.games),
                                  db::shownDate(writeDate(streak.from)),
                                  db::shownDate(writeDate(streak.to))});
    };
    add("streak_wins", page.wins);
    add("streak_unbeaten", page.unbeaten);
    add("streak_winless", page.winless);
    return table;
}

std::vector<std::string> factsOf(const db::PersonPage& page) {
    std::vector<std::string> facts;
    std::string names;
    for (const std::string& name : page.otherNames)
        names += (names.empty() ? "" : "; ") + name;
    if (!names.empty())
        facts.push_back(pageWord("also") + ": " + names);
    if (page.searched > 0) {
        Message message = countMessage("player-shots", "games", page.searched);
        addCount(message, "played", "shots", page.playedShots);
        addCount(message, "missed", "missedShots", page.missedShots.size());
        facts.push_back(inWords(message));
    }
    return facts;
}

Json streakJson(const db::Streak& streak) {
    if (streak.games == 0)
        return {};
    return {
        {"games", streak.games}, {"from", writeDate(streak.from)}, {"to", writeDate(streak.to)}};
}

Json phasesJson(const db::PersonPage& page) {
    Json all = Json::array();
    for (const db::PlayedPhase& phase : page.phases)
        all.push_back({{"phase", phases.at(static_cast<std::size_t>(phase.phase))},
                       {"moves", phase.judged},
                       {"accuracy", phase.accuracy},
                       {"inaccuracies", phase.inaccuracies},
                       {"mistakes", phase.mistakes},
                       {"blunders", phase.blunders},
                       {"missed_wins", phase.missedWins},
                       {"in_time_trouble", phase.inTimeTrouble}});
    return all;
}

Json sectionJson(const Section& section) {
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

Json playerJson(const db::PersonPage& page) {
    Json object{{"person", number(page.person)},   {"name", page.name},
                {"other_names", page.otherNames},  {"all", recordJson(page.all)},
                {"white", recordJson(page.white)}, {"black", recordJson(page.black)}};
    for (const Section& section : sectionsOf(page))
        object[std::string(section.key)] = sectionJson(section);
    Json ratings = Json::array();
    for (const db::RatingOn& rating : page.ratings)
        ratings.push_back({{"date", writeDate(rating.day)}, {"rating", rating.rating}});
    object["ratings"] = std::move(ratings);
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
                  const SheetLinks& links) {
    const std::size_t rows = most.value_or(SIZE_MAX);
    Sheet sheet{page.name, factsOf(page), {}};
    sheet.tables.push_back(colourTable(page));
    sheet.tables.push_back(ratingTable(page, rows));
    for (const Section& section : sectionsOf(page))
        sheet.tables.push_back(sectionTable(section, rows, links));
    sheet.tables.push_back(streakTable(page));
    sheet.tables.push_back(phaseTable(page));
    sheet.tables.push_back(shotTable(page, rows, links));
    return sheet;
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
    for (const Section& section : sectionsOf(page))
        for (const db::RecordOf& row : *section.rows)
            add(section.key, row.name, row.record);
    return tableCsv({"section", "name", "games", "wins", "draws", "losses", "score"}, rows, reader);
}

} // namespace damscope::cli
