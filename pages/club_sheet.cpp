// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/club_sheet.hpp"

#include "db/findings/shots/search_themes.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "rules/text/date.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>

namespace damscope::pages {
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
    return translated(message, language);
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

std::string kindOf(const LessonPosition& position, Language language) {
    return word("exercise", position.allowed ? "allowed-shot" : "missed-shot", language);
}

/// Which columns a table of motifs has beside the counts themselves.
struct Compared {
    bool others = false; ///< with other players
    bool before = false; ///< with an earlier period
};

SheetTable motifTable(const std::vector<MotifCounts>& motifs, const db::NameCatalogue& names,
                      Compared compared, Language language) {
    using enum Column::Readers;
    const auto shownTo = [](Column column, bool isShown, std::uint8_t readers) {
        column.readers = isShown ? readers : std::uint8_t{0};
        return column;
    };
    const auto number = [&](const char* title, const char* key = "") {
        return numberColumn(title, language, key);
    };
    const auto file = [&](const char* key) {
        return shownTo(fileColumn(key), compared.others, files);
    };
    SheetTable table{"",
                     {fileColumn("motif"), textColumn("motif", language, "name"),
                      number("missed", "missed"), number("chances", "chances"),
                      number("missed_share"),
                      shownTo(number("share_before"), compared.before, people),
                      shownTo(number("others_share"), compared.others, people),
                      number("allowed", "allowed"), file("others_missed"), file("others_chances"),
                      file("others_allowed"), file("missed_before"), file("chances_before"),
                      shownTo(textColumn("weakness", language, "weakness"), compared.others, all)},
                     {}};
    for (const MotifCounts& counts : motifs)
        table.rows.push_back(
            {counts.key, db::motifName(counts.key, names, language), counts.missed, counts.chances,
             Cell::percent(counts.share()), Cell::percent(counts.shareBefore()),
             Cell::percent(counts.othersShare()), counts.allowed, counts.othersMissed,
             counts.othersChances, counts.othersAllowed, counts.missedBefore, counts.chancesBefore,
             Cell(counts.weakness, counts.weakness ? "!" : "")});
    return table;
}

std::vector<std::string> answersOf(const LessonPosition& position) {
    std::vector<std::string> answers;
    if (position.exercise)
        for (const rules::Move& answer : position.exercise->answers)
            answers.push_back(db::playedText(position.position, answer));
    return answers;
}

std::string weaknesses(const PlayerLesson& lesson, Language language) {
    std::string text;
    for (const MotifCounts& counts : lesson.motifs)
        if (counts.weakness)
            text += (text.empty() ? "" : ", ") + db::motifName(counts.key, lesson.names, language);
    return text;
}

} // namespace

std::string taskOf(const LessonPosition& position, Language language) {
    if (position.exercise)
        return db::questionText(*position.exercise, language);
    return kindOf(position, language);
}

// "Konaté, Seydou, 2023.05.01, game 12: 9-13 was played".
std::string originOf(const LessonPosition& position, Language language) {
    std::string game = isKnown(position.opponent) ? position.opponent : "";
    if (isKnown(position.date))
        game += (game.empty() ? "" : ", ") + position.date;
    if (!position.played)
        return game;
    return translated({"train-origin",
                       {{"game", game.empty() ? "?" : game},
                        {"number", counted(db::number(position.shot.game))},
                        {"move", db::playedText(position.position, *position.played)}}},
                      language);
}

std::string solution(const LessonPosition& position, const db::NameCatalogue& names,
                     Language language) {
    return position.exercise ? db::solutionText(*position.exercise, names, language)
                             : lineOf(position);
}

SheetTable motifTable(const db::ClubReport& report, Language language) {
    return motifTable(report.motifs, report.names, {}, language);
}

SheetTable motifTable(const PlayerLesson& lesson, Language language) {
    return motifTable(lesson.motifs, lesson.names, {true, lesson.before.games > 0}, language);
}

SheetTable positionTable(const PlayerLesson& lesson, Language language) {
    SheetTable table{word("page", "positions", language),
                     {numberColumn("game", language, "game"), fileColumn("fen"),
                      fileColumn("allowed"), fileColumn("question"), fileColumn("answers"),
                      textColumn("opponent", language, "opponent"),
                      textColumn("date", language, "date"), textColumn("kind", language),
                      textColumn("solution", language, "solution"), fileColumn("line")},
                     {}};
    for (const LessonPosition& position : lesson.positions)
        table.rows.push_back({db::number(position.shot.game), rules::writeFen(position.position),
                              position.allowed, taskOf(position, language), answersOf(position),
                              Cell::known(position.opponent), Cell::known(position.date),
                              kindOf(position, language),
                              solution(position, lesson.names, language), lineOf(position)});
    return table;
}

Sheet lessonSheet(const PlayerLesson& lesson, Language language, bool withPositions) {
    Sheet sheet{lesson.name, {periodText("coach-period", lesson.since, language)}, {}};
    if (lesson.before.games > 0)
        sheet.facts.push_back(periodText("coach-before", lesson.before, language));
    if (lesson.undated > 0)
        sheet.facts.push_back(
            translated(countMessage("coach-undated", "games", lesson.undated), language));
    if (std::ranges::any_of(lesson.motifs, &MotifCounts::weakness))
        sheet.facts.push_back(translated({"coach-mark", {}}, language));
    if (lesson.positions.empty())
        sheet.facts.push_back(translated(
            {lesson.since.missed + lesson.since.allowed == 0 ? "coach-nothing" : "coach-unproved",
             {}},
            language));
    sheet.tables.push_back(motifTable(lesson, language));
    if (withPositions)
        sheet.tables.push_back(positionTable(lesson, language));
    return sheet;
}

Sheet clubSheet(const db::ClubReport& report, Language language) {
    Sheet sheet{
        word("page", "club", language), {periodText("coach-period", report.all, language)}, {}};
    SheetTable players{"",
                       {textColumn("player", language), numberColumn("games", language),
                        numberColumn("missed", language), numberColumn("chances", language),
                        numberColumn("allowed", language), textColumn("weakness", language)},
                       {}};
    for (const PlayerLesson& lesson : report.players)
        players.rows.push_back({lesson.name, lesson.since.games, lesson.since.missed,
                                lesson.since.chances, lesson.since.allowed,
                                weaknesses(lesson, language)});
    sheet.tables.push_back(std::move(players));
    sheet.tables.push_back(motifTable(report, language));
    return sheet;
}

} // namespace damscope::pages
