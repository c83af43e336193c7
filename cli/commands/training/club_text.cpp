// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/club_text.hpp"

#include "cli/commands/training/sheet.hpp"
#include "cli/exchange/sheet_paper.hpp"
#include "db/codec/main_line.hpp"
#include "db/shots/kept_shots.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"
#include "rules/text/date.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli {
namespace {

using db::LessonPosition;
using db::MotifCounts;
using db::PeriodCounts;
using db::PlayerLesson;

std::string periodText(const char* code, const PeriodCounts& period, Language language) {
    Message message = countMessage(code, "games", period.games);
    if (period.from) {
        std::string day = rules::writeDate(*period.from); // "2023.??.??"
        day.erase(std::min(day.find(".?"), day.size()));
        message.parameters.push_back({"since", day});
    }
    message.parameters.push_back({"missed", counted(period.missed)});
    message.parameters.push_back({"chances", counted(period.chances)});
    message.parameters.push_back({"allowed", counted(period.allowed)});
    return words(message, language);
}

// "3. 34-30? 25x34 4. 40x16": what was allowed begins with the move that allowed it.
std::string lineOf(const LessonPosition& position) {
    if (!position.allowed || !position.played)
        return db::numberedLine(position.shot);
    db::FoundShot line = position.shot;
    line.side = rules::opponent(line.side);
    --line.ply;
    line.moves.insert(line.moves.begin(), db::playedText(position.position, *position.played));
    return db::numberedLine(line);
}

bool isKnown(const std::string& text) {
    return !text.empty() && text.front() != '?';
}

// "Konaté, Seydou, 2023.05.01, game 12: 9-13 was played".
std::string originOf(const LessonPosition& position, Language language) {
    std::string game = isKnown(position.opponent) ? position.opponent : "";
    if (isKnown(position.date))
        game += (game.empty() ? "" : ", ") + position.date;
    if (!position.played)
        return game;
    return words({"train-origin",
                  {{"game", game.empty() ? "?" : game},
                   {"number", counted(db::number(position.shot.game))},
                   {"move", db::playedText(position.position, *position.played)}}},
                 language);
}

// What the exercise of a position has as its solution; of one without, how the combination goes.
std::string solutionOf(const LessonPosition& position, Language language) {
    return position.exercise ? db::solutionText(*position.exercise, language) : lineOf(position);
}

std::string taskOf(const LessonPosition& position, Language language) {
    if (position.exercise)
        return db::questionText(*position.exercise, language);
    return word("exercise", position.allowed ? "allowed-shot" : "missed-shot", language);
}

SheetTable motifTable(const std::vector<MotifCounts>& motifs, bool others, bool before,
                      Language language) {
    SheetTable table{"",
                     {textColumn("motif"), numberColumn("missed"), numberColumn("chances"),
                      numberColumn("missed_share")},
                     {}};
    if (before)
        table.columns.push_back(numberColumn("share_before"));
    if (others)
        table.columns.push_back(numberColumn("others_share"));
    table.columns.push_back(numberColumn("allowed"));
    if (others)
        table.columns.push_back(textColumn("weakness"));
    for (const MotifCounts& counts : motifs) {
        Table::Cells row{db::motifName(counts.key, language), std::to_string(counts.missed),
                         std::to_string(counts.chances), percentText(counts.share())};
        if (before)
            row.push_back(percentText(counts.shareBefore()));
        if (others)
            row.push_back(percentText(counts.othersShare()));
        row.push_back(std::to_string(counts.allowed));
        if (others)
            row.emplace_back(counts.weakness ? "!" : "");
        table.rows.push_back(std::move(row));
    }
    return table;
}

SheetTable positionTable(const PlayerLesson& lesson, Language language) {
    SheetTable table{word("page", "positions", language),
                     {numberColumn("game"), textColumn("opponent"), textColumn("date"),
                      textColumn("kind"), textColumn("solution")},
                     {}};
    for (const LessonPosition& position : lesson.positions)
        table.rows.push_back(
            {std::to_string(db::number(position.shot.game)), position.opponent, position.date,
             word("exercise", position.allowed ? "allowed-shot" : "missed-shot", language),
             solutionOf(position, language)});
    return table;
}

std::string weaknessesOf(const PlayerLesson& lesson, Language language) {
    std::string text;
    for (const MotifCounts& counts : lesson.motifs)
        if (counts.weakness)
            text += (text.empty() ? "" : ", ") + db::motifName(counts.key, language);
    return text;
}

Json periodJson(const PeriodCounts& period) {
    return {{"games", period.games},
            {"missed", period.missed},
            {"chances", period.chances},
            {"allowed", period.allowed}};
}

Json motifJson(const MotifCounts& counts, Language language) {
    return {{"motif", counts.key},
            {"name", db::motifName(counts.key, language)},
            {"missed", counts.missed},
            {"chances", counts.chances},
            {"allowed", counts.allowed},
            {"others_missed", counts.othersMissed},
            {"others_chances", counts.othersChances},
            {"others_allowed", counts.othersAllowed},
            {"missed_before", counts.missedBefore},
            {"chances_before", counts.chancesBefore},
            {"weakness", counts.weakness}};
}

Json answersJson(const LessonPosition& position) {
    Json answers = Json::array();
    if (position.exercise)
        for (const rules::Move& answer : position.exercise->answers)
            answers.push_back(db::playedText(position.position, answer));
    return answers;
}

Json lessonJson(const PlayerLesson& lesson, Language language) {
    Json motifs = Json::array();
    for (const MotifCounts& counts : lesson.motifs)
        motifs.push_back(motifJson(counts, language));
    Json positions = Json::array();
    for (const LessonPosition& position : lesson.positions)
        positions.push_back({{"id", db::number(position.shot.game)},
                             {"fen", rules::writeFen(position.position)},
                             {"allowed", position.allowed},
                             {"question", taskOf(position, language)},
                             {"answers", answersJson(position)},
                             {"solution", solutionOf(position, language)},
                             {"line", lineOf(position)},
                             {"opponent", textOrNull(position.opponent)},
                             {"date", textOrNull(position.date)}});
    return {{"name", lesson.name},
            {"since", periodJson(lesson.since)},
            {"before", periodJson(lesson.before)},
            {"undated", lesson.undated},
            {"motifs", motifs},
            {"positions", positions}};
}

// Without its positions.
Sheet factsOf(const PlayerLesson& lesson, Language language) {
    Sheet sheet{lesson.name, {periodText("coach-period", lesson.since, language)}, {}};
    const bool before = lesson.before.games > 0;
    if (before)
        sheet.facts.push_back(periodText("coach-before", lesson.before, language));
    if (lesson.undated > 0)
        sheet.facts.push_back(
            words(countMessage("coach-undated", "games", lesson.undated), language));
    if (std::ranges::any_of(lesson.motifs, &MotifCounts::weakness))
        sheet.facts.push_back(words({"coach-mark", {}}, language));
    if (lesson.positions.empty())
        sheet.facts.push_back(words(
            {lesson.since.missed + lesson.since.allowed == 0 ? "coach-nothing" : "coach-unproved",
             {}},
            language));
    sheet.tables.push_back(motifTable(lesson.motifs, true, before, language));
    return sheet;
}

// The positions as questions, their solutions on the last page.
std::vector<std::string> questionPages(const PlayerLesson& lesson, std::size_t first,
                                       Language language) {
    if (lesson.positions.empty())
        return {};
    PrintedSheet sheet{lesson.name, {}, 4, language, first};
    for (const LessonPosition& position : lesson.positions)
        sheet.questions.push_back({position.position, taskOf(position, language),
                                   originOf(position, language), solutionOf(position, language)});
    return pagesOf(sheet);
}

} // namespace

Sheet lessonSheet(const PlayerLesson& lesson, Language language) {
    Sheet sheet = factsOf(lesson, language);
    if (!lesson.positions.empty())
        sheet.tables.push_back(positionTable(lesson, language));
    return sheet;
}

std::string lessonHtml(const PlayerLesson& lesson, Language language) {
    std::string html = sheetHtml(factsOf(lesson, language), language);
    std::string pages;
    for (const std::string& page : questionPages(lesson, 2, language))
        pages += page;
    html.insert(html.rfind("</main>"), pages);
    return html;
}

std::vector<std::string> lessonPages(const PlayerLesson& lesson, Language language) {
    std::vector<std::string> pages = sheetPaper(factsOf(lesson, language));
    for (std::string& page : questionPages(lesson, pages.size() + 1, language))
        pages.push_back(std::move(page));
    return pages;
}

Sheet clubSheet(const db::ClubReport& report, Language language) {
    Sheet sheet{
        word("page", "club", language), {periodText("coach-period", report.all, language)}, {}};
    SheetTable players{"",
                       {textColumn("player"), numberColumn("games"), numberColumn("missed"),
                        numberColumn("chances"), numberColumn("allowed"), textColumn("weakness")},
                       {}};
    for (const PlayerLesson& lesson : report.players)
        players.rows.push_back(
            {lesson.name, std::to_string(lesson.since.games), std::to_string(lesson.since.missed),
             std::to_string(lesson.since.chances), std::to_string(lesson.since.allowed),
             weaknessesOf(lesson, language)});
    sheet.tables.push_back(std::move(players));
    sheet.tables.push_back(motifTable(report.motifs, false, false, language));
    return sheet;
}

Json clubJson(const db::ClubReport& report, Language language) {
    Json players = Json::array();
    for (const PlayerLesson& lesson : report.players)
        players.push_back(lessonJson(lesson, language));
    Json motifs = Json::array();
    for (const MotifCounts& counts : report.motifs)
        motifs.push_back({{"motif", counts.key},
                          {"name", db::motifName(counts.key, language)},
                          {"missed", counts.missed},
                          {"chances", counts.chances},
                          {"allowed", counts.allowed}});
    return {{"all", periodJson(report.all)}, {"players", players}, {"motifs", motifs}};
}

} // namespace damscope::cli
