// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/player_sheet.hpp"

#include "db/opening_names/names.hpp"
#include "db/records/game_reader.hpp"
#include "db/structures/structures.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::pages {
namespace {

using Cells = std::vector<std::string>;

Cells cellsOf(const std::string& name, const db::Record& record) {
    return {name,
            std::to_string(record.games),
            std::to_string(record.wins),
            std::to_string(record.draws),
            std::to_string(record.losses),
            percentText(record.score())};
}

std::string yearsOf(const db::PersonLine& line) {
    if (line.firstYear == 0)
        return {};
    return line.firstYear == line.lastYear ? std::to_string(line.firstYear)
                                           : fmt::format("{}-{}", line.firstYear, line.lastYear);
}

bool isStructures(const RecordSection& section) {
    return section.key == "structures" || section.key == "opponent_structures";
}

/// Composes the page of a player.
class Writer {
public:
    Writer(const db::PersonPage& page, std::size_t most, Language language, const SheetLinks& links)
        : page_(page), most_(most), language_(language), links_(links) {}

    [[nodiscard]] std::vector<std::string> facts() const {
        std::vector<std::string> facts;
        if (!page_.otherNames.empty())
            facts.push_back(
                fmt::format("{}: {}", title("also"), fmt::join(page_.otherNames, "; ")));
        if (!page_.byes.empty())
            facts.push_back(
                words(countMessage("event-byes", "byes", page_.byes.size()), language_));
        if (!page_.repeated.empty())
            facts.push_back(
                words(countMessage("games-repeated", "games", page_.repeated.size()), language_));
        if (page_.searched > 0) {
            Message message = countMessage("player-shots", "games", page_.searched);
            addCount(message, "played", "shots", page_.playedShots);
            addCount(message, "missed", "missedShots", page_.missedShots.size());
            facts.push_back(words(message, language_));
        }
        return facts;
    }

    [[nodiscard]] SheetTable colours() const {
        return {"",
                recordColumns("colour"),
                {cellsOf(title("both"), page_.all),
                 cellsOf(word("report", "white", language_), page_.white),
                 cellsOf(word("report", "black", language_), page_.black)}};
    }

    [[nodiscard]] SheetTable ratings() const {
        SheetTable table{title("ratings"), {text("date"), number("rating")}, {}};
        const std::size_t first = page_.ratings.size() - std::min(page_.ratings.size(), most_);
        for (std::size_t i = first; i < page_.ratings.size(); ++i)
            table.rows.push_back({db::shownDate(writeDate(page_.ratings[i].day)),
                                  std::to_string(page_.ratings[i].rating)});
        return table;
    }

    [[nodiscard]] SheetTable section(const RecordSection& section) const {
        SheetTable table{title(section.key), recordColumns(headOf(section)), {}};
        for (const db::RecordOf& row : *section.rows) {
            if (table.rows.size() == most_)
                break;
            table.links.push_back({linkOf(section, row)});
            table.rows.push_back(cellsOf(shownName(section, row), row.record));
        }
        table.left = section.rows->size() - table.rows.size();
        return table;
    }

    [[nodiscard]] SheetTable streaks() const {
        SheetTable table{
            title("streaks"), {text("name"), number("games"), text("from"), text("to")}, {}};
        const auto add = [&](std::string_view key, const db::Streak& streak) {
            if (streak.games > 1)
                table.rows.push_back({title(key), std::to_string(streak.games),
                                      db::shownDate(writeDate(streak.from)),
                                      db::shownDate(writeDate(streak.to))});
        };
        add("streak_wins", page_.wins);
        add("streak_unbeaten", page_.unbeaten);
        add("streak_winless", page_.winless);
        return table;
    }

    [[nodiscard]] SheetTable phases() const {
        SheetTable table{words(countMessage("player-judged", "games", page_.analysed), language_),
                         {text("phase"), number("moves"), number("accuracy"),
                          number("inaccuracies"), number("mistakes"), number("blunders"),
                          number("missed-wins"), number("in-time-trouble")},
                         {}};
        for (const db::PlayedPhase& phase : page_.phases)
            table.rows.push_back(
                {word("report", keyOf(phase.phase), language_), std::to_string(phase.judged),
                 fmt::format("{:.1f}", phase.accuracy), std::to_string(phase.inaccuracies),
                 std::to_string(phase.mistakes), std::to_string(phase.blunders),
                 std::to_string(phase.missedWins), std::to_string(phase.inTimeTrouble)});
        return table;
    }

    [[nodiscard]] SheetTable missedShots() const {
        constexpr int wins = 1000;
        SheetTable table{title("missed_shots"),
                         {number("game"), number("ply"), number("gain"), text("line")},
                         {}};
        for (const db::MissedShot& shot : page_.missedShots) {
            if (table.rows.size() == most_)
                break;
            table.links.push_back({SheetLinks::of(links_.game, shot.game)});
            table.rows.push_back({std::to_string(db::number(shot.game)), std::to_string(shot.ply),
                                  shot.gain >= wins ? title("wins") : std::to_string(shot.gain),
                                  shot.line});
        }
        return table;
    }

private:
    [[nodiscard]] std::string title(std::string_view key) const { return pageWord(key, language_); }
    [[nodiscard]] Column text(std::string_view key) const { return textColumn(key, language_); }
    [[nodiscard]] Column number(std::string_view key) const { return numberColumn(key, language_); }
    [[nodiscard]] std::vector<Column> recordColumns(std::string_view first) const {
        return {text(first),     number("games"), number("won"),
                number("drawn"), number("lost"),  number("score")};
    }

    // What the rows of a section are.
    [[nodiscard]] static std::string_view headOf(const RecordSection& section) {
        constexpr std::array<std::pair<std::string_view, std::string_view>, 6> heads{
            {{"years", "year"},
             {"openings_white", "opening-name"},
             {"openings_black", "opening-name"},
             {"ends", "phase"},
             {"opponents", "player"},
             {"events", "event"}}};
        for (const auto& [key, head] : heads)
            if (key == section.key)
                return head;
        return "name";
    }

    [[nodiscard]] std::string linkOf(const RecordSection& section, const db::RecordOf& row) const {
        if (section.key == "opponents")
            return SheetLinks::of(links_.player, db::PersonId{row.id});
        if (section.key == "events")
            return SheetLinks::of(links_.event, std::string_view(row.name));
        return isStructures(section) ? SheetLinks::of(links_.structure, std::string_view(row.name))
                                     : std::string();
    }

    [[nodiscard]] std::string shownName(const RecordSection& section,
                                        const db::RecordOf& row) const {
        if (section.key == "variants")
            return word("title", row.name, language_);
        if (section.key == "ends")
            return word("report", row.name, language_);
        if (section.key.starts_with("openings"))
            return db::storedOpeningText(row.id, row.name, language_);
        if (isStructures(section))
            for (const db::Structure& structure : db::structures().all())
                if (structure.key == row.name)
                    return nameOfEither(structure, language_);
        return row.name;
    }

    const db::PersonPage& page_;
    std::size_t most_;
    Language language_;
    const SheetLinks& links_;
};

} // namespace

std::array<RecordSection, 9> sectionsOf(const db::PersonPage& page) {
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

std::string_view keyOf(analysis::Phase phase) {
    constexpr std::array<std::string_view, 3> phases{"opening", "middlegame", "endgame"};
    return phases.at(static_cast<std::size_t>(phase));
}

Sheet playersSheet(const std::vector<db::PersonLine>& lines, Language language) {
    const auto number = [&](std::string_view key) { return numberColumn(key, language); };
    Column others = textColumn("also", language);
    others.mayGo = true;
    Sheet sheet{pageWord("players", language), {}, {}};
    sheet.tables.push_back(
        {"",
         {textColumn("player", language), number("games"), number("won"), number("drawn"),
          number("lost"), number("score"), number("years"), number("rating"), others},
         {}});
    SheetTable& table = sheet.tables.front();
    for (const db::PersonLine& line : lines) {
        Cells cells = cellsOf(line.name, line.record);
        cells.insert(cells.end(), {yearsOf(line), knownNumber(line.rating),
                                   fmt::format("{}", fmt::join(line.otherNames, "; "))});
        table.rows.push_back(std::move(cells));
    }
    return sheet;
}

Sheet playerSheet(const db::PersonPage& page, std::optional<std::size_t> most, Language language,
                  const SheetLinks& links) {
    const Writer write(page, most.value_or(SIZE_MAX), language, links);
    Sheet sheet{page.name, write.facts(), {write.colours(), write.ratings()}};
    for (const RecordSection& section : sectionsOf(page))
        sheet.tables.push_back(write.section(section));
    sheet.tables.push_back(write.streaks());
    sheet.tables.push_back(write.phases());
    sheet.tables.push_back(write.missedShots());
    return sheet;
}

} // namespace damscope::pages
