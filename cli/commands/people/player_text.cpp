// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/player_text.hpp"

#include "cli/options/language_option.hpp"
#include "pages/player_sheet.hpp"

#include <fmt/format.h>

namespace damscope::cli {
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
