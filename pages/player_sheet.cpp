// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/player_sheet.hpp"

#include "db/search/structures/structures.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace damscope::pages {

using namespace std::string_view_literals;

Cells recordCells(Cell name, const db::Record& record) {
    return {std::move(name), record.games,  record.wins,
            record.draws,    record.losses, Cell::percent(record.score())};
}

std::vector<Column> recordColumns(Column first, Language language) {
    std::vector<Column> columns{std::move(first)};
    constexpr std::array<std::array<const char*, 2>, 5> others{{{"games", "games"},
                                                                {"won", "wins"},
                                                                {"drawn", "draws"},
                                                                {"lost", "losses"},
                                                                {"score", "score"}}};
    for (const auto& [word, key] : others)
        columns.push_back(numberColumn(word, language, key));
    columns.back().decimals = 4;
    return columns;
}

namespace {

Cell years(const db::PersonLine& line) {
    if (line.firstYear == 0 || line.firstYear == line.lastYear)
        return Cell::known(line.firstYear);
    return {std::int64_t{line.firstYear}, fmt::format("{}-{}", line.firstYear, line.lastYear)};
}

Cell dayOf(const rules::Date& day) {
    return {writeDate(day), db::shownDate(writeDate(day))};
}

// How many combinations were played and missed; nothing where no game was searched for them.
std::optional<std::string> shotsFact(const db::PersonPage& page, Language language) {
    if (page.searched == 0)
        return std::nullopt;
    Message shots = countMessage("player-shots", "games", page.searched);
    addCount(shots, "played", "shots", page.playedShots);
    addCount(shots, "missed", "missedShots", page.missedShots.size());
    return translated(shots, language);
}

/// A list of records on the page of a player: its key is that of its title.
struct RecordSection {
    const char* key;
    const char* head; ///< what its rows are
    const std::vector<db::RecordOf>* rows;
};

bool isStructures(const RecordSection& section) {
    return section.key == "structures"sv || section.key == "opponent_structures"sv;
}

/// Composes the page of a player.
class PlayerWriter {
public:
    PlayerWriter(const db::PersonPage& page, std::size_t most, Language language,
                 const SheetLinks& links)
        : page_(page), most_(most), language_(language), links_(links) {}

    [[nodiscard]] std::vector<std::string> facts() const {
        std::vector<std::string> facts;
        if (!page_.otherNames.empty())
            facts.push_back(
                fmt::format("{}: {}", title("also"), fmt::join(page_.otherNames, "; ")));
        if (!page_.byes.empty())
            facts.push_back(
                translated(countMessage("event-byes", "byes", page_.byes.size()), language_));
        if (!page_.repeated.empty())
            facts.push_back(translated(
                countMessage("games-repeated", "games", page_.repeated.size()), language_));
        if (auto shots = shotsFact(page_, language_))
            facts.push_back(std::move(*shots));
        return facts;
    }

    [[nodiscard]] SheetTable colours() const {
        return {"",
                recordColumns(text("colour"), language_),
                {recordCells({"", title("both")}, page_.all),
                 recordCells({"white", word("report", "white", language_)}, page_.white),
                 recordCells({"black", word("report", "black", language_)}, page_.black)}};
    }

    [[nodiscard]] SheetTable ratings() const {
        SheetTable table{title("ratings"), {text("date", "date"), number("rating", "rating")}, {}};
        table.key = "ratings";
        const std::size_t first = page_.ratings.size() - std::min(page_.ratings.size(), most_);
        for (std::size_t i = first; i < page_.ratings.size(); ++i)
            table.rows.push_back({dayOf(page_.ratings[i].day), page_.ratings[i].rating});
        return table;
    }

    [[nodiscard]] SheetTable section(const RecordSection& section) const {
        SheetTable table{
            title(section.key), recordColumns(text(section.head, "name"), language_), {}};
        table.key = section.key;
        for (const db::RecordOf& row : *section.rows) {
            if (table.rows.size() == most_)
                break;
            table.links.push_back({linkOf(section, row)});
            table.rows.push_back(recordCells({row.name, shownName(section, row)}, row.record));
        }
        table.left = section.rows->size() - table.rows.size();
        return table;
    }

    [[nodiscard]] SheetTable streaks() const {
        SheetTable table{
            title("streaks"), {text("name"), number("games"), text("from"), text("to")}, {}};
        const auto add = [&](std::string_view key, const db::Streak& streak) {
            if (streak.games > 1)
                table.rows.push_back(
                    {title(key), streak.games, dayOf(streak.from), dayOf(streak.to)});
        };
        add("streak_wins", page_.wins);
        add("streak_unbeaten", page_.unbeaten);
        add("streak_winless", page_.winless);
        return table;
    }

    [[nodiscard]] SheetTable phases() const {
        SheetTable table{
            translated(countMessage("player-judged", "games", page_.analysed), language_),
            {text("phase", "phase"), number("moves", "moves"), number("accuracy", "accuracy"),
             number("inaccuracies", "inaccuracies"), number("mistakes", "mistakes"),
             number("blunders", "blunders"), number("missed-wins", "missed_wins"),
             number("in-time-trouble", "in_time_trouble")},
            {}};
        table.key = "phases";
        for (const db::PlayedPhase& phase : page_.phases)
            table.rows.push_back(
                {{std::string(keyOf(phase.phase)), word("report", keyOf(phase.phase), language_)},
                 phase.judged,
                 {phase.accuracy, fmt::format("{:.1f}", phase.accuracy)},
                 phase.inaccuracies,
                 phase.mistakes,
                 phase.blunders,
                 phase.missedWins,
                 phase.inTimeTrouble});
        return table;
    }

    [[nodiscard]] SheetTable missedShots() const {
        constexpr int wins = 1000;
        SheetTable table{title("missed_shots"),
                         {number("game", "game"), number("ply", "ply"), number("gain", "gain"),
                          text("line", "line"), fileColumn("wins")},
                         {}};
        table.key = "missed_shots";
        for (const db::MissedShot& shot : page_.missedShots) {
            if (table.rows.size() == most_)
                break;
            table.links.push_back({SheetLinks::of(links_.game, shot.game)});
            table.rows.push_back({db::number(shot.game), shot.ply,
                                  shot.gain >= wins ? Cell({}, title("wins")) : Cell(shot.gain),
                                  shot.line, shot.gain >= wins});
        }
        return table;
    }

private:
    [[nodiscard]] std::string title(std::string_view key) const { return pageWord(key, language_); }
    [[nodiscard]] Column text(std::string_view word, std::string key = {}) const {
        return textColumn(word, language_, std::move(key));
    }
    [[nodiscard]] Column number(std::string_view word, std::string key = {}) const {
        return numberColumn(word, language_, std::move(key));
    }

    [[nodiscard]] std::string linkOf(const RecordSection& section, const db::RecordOf& row) const {
        if (section.key == "opponents"sv)
            return SheetLinks::of(links_.player, db::PersonId{row.id});
        if (section.key == "events"sv)
            return SheetLinks::of(links_.event, std::string_view(row.name));
        return isStructures(section) ? SheetLinks::of(links_.structure, std::string_view(row.name))
                                     : std::string();
    }

    [[nodiscard]] std::string shownName(const RecordSection& section,
                                        const db::RecordOf& row) const {
        if (section.key == "variants"sv)
            return word("title", row.name, language_);
        if (section.key == "ends"sv)
            return word("report", row.name, language_);
        if (std::string_view(section.key).starts_with("openings"))
            return db::storedOpeningText(row.id, row.name, language_);
        if (isStructures(section))
            if (const auto structure = page_.names.structures.withKey(row.name))
                return nameOfEither(*structure, language_);
        return row.name;
    }

    const db::PersonPage& page_;
    std::size_t most_;
    Language language_;
    const SheetLinks& links_;
};

} // namespace

namespace {

std::array<RecordSection, 9> sectionsOf(const db::PersonPage& page) {
    return {{{"years", "year", &page.years},
             {"variants", "name", &page.variants},
             {"openings_white", "opening-name", &page.openingsWhite},
             {"openings_black", "opening-name", &page.openingsBlack},
             {"structures", "name", &page.structures},
             {"opponent_structures", "name", &page.opponentStructures},
             {"ends", "phase", &page.ends},
             {"opponents", "player", &page.opponents},
             {"events", "event", &page.events}}};
}

} // namespace

std::string_view keyOf(analysis::Phase phase) {
    constexpr std::array<std::string_view, 3> phases{"opening", "middlegame", "endgame"};
    return phases.at(static_cast<std::size_t>(phase));
}

Sheet playersSheet(const std::vector<db::PersonLine>& lines, Language language) {
    Sheet sheet{pageWord("players", language), {}, {{}}};
    SheetTable& table = sheet.tables.front();
    table.columns = recordColumns(textColumn("player", language, "name"), language);
    table.columns.insert(table.columns.begin(), fileColumn("person_id"));
    table.columns.insert(table.columns.begin() + 2, fileColumn("other_names"));
    table.columns.insert(table.columns.end(),
                         {fileColumn("first_year"), fileColumn("last_year"),
                          numberColumn("years", language),
                          numberColumn("rating", language, "rating"), fileColumn("highest_rating"),
                          textColumn("also", language)});
    table.columns.back().mayGo = true;
    table.columns.back().ifKnown = true;
    std::ranges::find(table.columns, "rating", &Column::key)->ifKnown = true;
    for (const db::PersonLine& line : lines) {
        Cells cells = recordCells(line.name, line.record);
        cells.insert(cells.begin(), number(line.person));
        cells.insert(cells.begin() + 2, line.otherNames);
        cells.insert(cells.end(), {Cell::known(line.firstYear), Cell::known(line.lastYear),
                                   years(line), Cell::known(line.rating),
                                   Cell::known(line.highestRating), Cell(line.otherNames)});
        table.rows.push_back(std::move(cells));
    }
    return sheet;
}

Sheet playerSheet(const db::PersonPage& page, std::optional<std::size_t> most, Language language,
                  const SheetLinks& links) {
    const PlayerWriter write(page, most.value_or(SIZE_MAX), language, links);
    Sheet sheet{page.name, write.facts(), {write.colours(), write.ratings()}};
    for (const RecordSection& section : sectionsOf(page))
        sheet.tables.push_back(write.section(section));
    sheet.tables.push_back(write.streaks());
    sheet.tables.push_back(write.phases());
    sheet.tables.push_back(write.missedShots());
    return sheet;
}

namespace {

std::string moveAt(int ply, const std::string& move) {
    return rules::moveNumberText(rules::moveNumberAfter(ply - 1), ply % 2 == 1) + ' ' + move;
}

/// Composes the tables of a dossier.
class Writer {
public:
    Writer(db::Store& store, const ResultWords& result, Language language)
        : store_(store), result_(result), language_(language) {}

    [[nodiscard]] SheetTable games(const char* title, const std::vector<db::GameId>& games) const {
        const auto cells = [&](std::size_t /*game*/, const db::GameLine& line) {
            return Cells{db::textOf(shownValue(line, db::GameField::event, language_)),
                         db::textOf(shownValue(line, db::GameField::opening, language_))};
        };
        return gameTable(words(title), store_, games, {text("event"), text("opening-name")}, cells,
                         result_, language_);
    }

    [[nodiscard]] SheetTable lines(const char* title, const char* key,
                                   const std::vector<db::RepertoireLine>& lines,
                                   bool asTree) const {
        SheetTable table{words(title), recordColumns(text("moves", "moves"), language_), {}};
        table.key = key;
        table.columns.front().mayShrink = false;
        for (const Column& column :
             {numberColumn("last-year", language_, "last_year"),
              numberColumn("game", language_, "last_game"), fileColumn("own")})
            table.columns.push_back(column);
        for (const db::RepertoireLine& line : lines) {
            const std::string moves =
                asTree ? std::string(2 * (line.moves.size() - 1), ' ') +
                             moveAt(static_cast<int>(line.moves.size()), line.move)
                       : rules::numberedMoves(line.moves);
            Cells cells = recordCells({line.moves, moves}, line.record);
            for (const Cell& cell :
                 {Cell::known(line.lastYear), Cell(db::number(line.games.back())), Cell(line.own)})
                cells.push_back(cell);
            table.rows.push_back(std::move(cells));
        }
        return table;
    }

    [[nodiscard]] SheetTable departures(const char* title,
                                        const std::vector<db::LeftKnownPlay>& games) const {
        const auto cells = [&](std::size_t game, const db::GameLine& /*line*/) {
            const db::Novelty& novelty = games[game].novelty;
            return Cells{numberedMove(novelty),
                         novelty.laterGames == 0 ? Cell() : novelty.laterGames};
        };
        return gameTable(words(title), store_, idsOf(games), {text("move"), text("followed")},
                         cells, result_, language_);
    }

    [[nodiscard]] SheetTable endings(const std::vector<db::LostEnding>& endings) const {
        const auto cells = [&](std::size_t game, const db::GameLine& /*line*/) {
            const db::LostEnding& ending = endings[game];
            return Cells{
                ending.ply - 1,
                {ending.move, moveAt(ending.ply, ending.move)},
                {ending.wasWon ? "won" : "drawn", words(ending.wasWon ? "was-won" : "was-drawn")}};
        };
        SheetTable table =
            gameTable(words("lost-endings"), store_, idsOf(endings),
                      {fileColumn("ply"), text("move", "move"), text("before", "was")}, cells,
                      result_, language_);
        table.key = "lost_endings";
        return table;
    }

    [[nodiscard]] SheetTable avoided(const std::vector<db::AvoidedStructure>& rows,
                                     std::size_t most) const {
        SheetTable table{
            words("avoided_structures"), recordColumns(text("name", "name"), language_), {}};
        table.key = "avoided_structures";
        table.columns.insert(table.columns.begin() + 2,
                             numberColumn("expected", language_, "expected"));
        for (const db::AvoidedStructure& row : rows) {
            if (table.rows.size() == most)
                break;
            Cells cells = recordCells({row.structure, structureName(row.structure)}, row.record);
            cells.insert(cells.begin() + 2,
                         Cell(row.expected, fmt::format("{:.1f}", row.expected)));
            table.rows.push_back(std::move(cells));
        }
        table.left = rows.size() - table.rows.size();
        return table;
    }

private:
    [[nodiscard]] std::string words(const char* key) const { return pageWord(key, language_); }
    [[nodiscard]] Column text(const char* word, const char* key = "") const {
        return textColumn(word, language_, key);
    }
    template <class Row>
    [[nodiscard]] static std::vector<db::GameId> idsOf(const std::vector<Row>& rows) {
        std::vector<db::GameId> ids;
        std::ranges::transform(rows, std::back_inserter(ids), &Row::game);
        return ids;
    }
    [[nodiscard]] std::string structureName(const std::string& key) const {
        const auto found = namesOf(store_).structures.withKey(key);
        return found == nullptr ? key : nameOfEither(*found, language_);
    }

    db::Store& store_;
    const ResultWords& result_;
    Language language_;
};

std::vector<std::string> playFacts(const db::Dossier& dossier, Language language) {
    std::vector<std::string> facts;
    if (dossier.known.plies) {
        Message known = countMessage("dossier-known", "games", dossier.known.games);
        addCount(known, "plies", "moves",
                 static_cast<std::uint64_t>(std::lround(*dossier.known.plies)));
        facts.push_back(translated(known, language));
    }
    if (std::string clocks = clockFact(dossier.clocks, language); !clocks.empty())
        facts.push_back(std::move(clocks));
    return facts;
}

} // namespace

std::string clockFact(const db::ClockUse& use, Language language) {
    if (use.games == 0)
        return {};
    if (use.trouble.games == 0)
        return translated(countMessage("dossier-no-trouble", "games", use.games), language);
    Message clocks = countMessage("dossier-clocks", "games", use.games);
    addCount(clocks, "t", "troubled", use.trouble.games);
    if (use.trouble.losses > 0)
        addCount(clocks, "lost", "losses", use.trouble.losses);
    return translated(clocks, language);
}

SheetTable gameTable(std::string title, db::Store& store, const std::vector<db::GameId>& games,
                     const std::vector<Column>& further,
                     const std::function<Cells(std::size_t, const db::GameLine&)>& cells,
                     const ResultWords& result, Language language) {
    SheetTable table{std::move(title),
                     {numberColumn("game", language, "game"), textColumn("date", language),
                      textColumn("white", language), textColumn("black", language),
                      numberColumn("result", language)},
                     {}};
    table.columns.insert(table.columns.end(), further.begin(), further.end());
    const std::vector<db::GameLine> lines = db::gameLines(store, games);
    for (std::size_t game = 0; game < games.size(); ++game) {
        const auto line = std::ranges::find(lines, games[game], &db::GameLine::id);
        if (line == lines.end())
            continue;
        const auto shown = [&](db::GameField field) {
            return db::textOf(shownValue(*line, field, language));
        };
        Cells& row = table.rows.emplace_back(
            Cells{db::number(line->id), shown(db::GameField::date), shown(db::GameField::white),
                  shown(db::GameField::black),
                  result(rules::rules(line->header.variant), line->header.result)});
        for (Cell& cell : cells(game, *line))
            row.push_back(std::move(cell));
    }
    return table;
}

std::vector<SheetTable> dossierTables(db::Store& store, const db::Dossier& dossier,
                                      std::optional<std::size_t> most, const ResultWords& result,
                                      Language language) {
    const Writer write(store, result, language);
    return {write.games("mutual", dossier.mutual),
            write.games("recent", dossier.recent),
            write.lines("repertoire", "repertoire", dossier.repertoire, true),
            write.lines("weak", "weak_lines", dossier.weak, false),
            write.departures("left-known", dossier.known.own),
            write.departures("novelties-against", dossier.known.other),
            write.endings(dossier.endings),
            write.avoided(dossier.avoided, most.value_or(SIZE_MAX))};
}

Sheet dossierSheet(db::Store& store, const db::Dossier& dossier, std::optional<std::size_t> most,
                   const ResultWords& result, Language language) {
    Sheet sheet = playerSheet(dossier.page, most, language);
    sheet.facts.insert(sheet.facts.begin(),
                       word("title", rules::rules(dossier.variant).name, language));
    for (std::string& fact : playFacts(dossier, language))
        sheet.facts.push_back(std::move(fact));
    std::vector<SheetTable> tables = dossierTables(store, dossier, most, result, language);
    sheet.tables.insert(sheet.tables.begin() + 1, std::make_move_iterator(tables.begin()),
                        std::make_move_iterator(tables.end()));
    return sheet;
}

} // namespace damscope::pages
