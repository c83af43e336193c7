// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/journal/journal_store.hpp"

#include "db/findings/study/studies.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/sample_games.hpp"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

// Of a query with three columns.
void addRows(std::string& text, Store& store, std::string_view sql) {
    Statement rows = store.connection().prepare(sql);
    while (rows.step())
        for (int column = 0; column < 3; ++column)
            text += (column == 0 ? "\n" : " ") + std::string(rows.text(column));
}

} // namespace

std::string stateOf(Store& store) {
    std::string text;
    for (const GameId id : findGames(store, {}))
        text += std::to_string(number(id)) + parser::writePdn(*loadGame(store, id));
    for (const Collection& collection : collections(store)) {
        text += "\ncollection " + collection.name + " " + collection.note;
        const auto games = gamesIn(store, collection.name);
        for (const CollectedGame& game : *games)
            text += " " + std::to_string(number(game.id)) + game.note;
    }
    for (const Bookmark& bookmark : bookmarks(store))
        text += "\nbookmark " + bookmark.name + bookmark.text + bookmark.note;
    for (const Study& study : studies(store))
        text += "\nstudy " + study.name + rules::writeFen(study.position) + study.note + study.made;
    addRows(text, store,
            "SELECT s.name, p.position, p.note FROM study_position p JOIN study s ON s.id = "
            "p.study ORDER BY 1, 2");
    addRows(text, store,
            "SELECT name, '=', (SELECT name FROM player q WHERE q.id = p.person) FROM player p "
            "WHERE EXISTS (SELECT 1 FROM game g WHERE g.deleted IS NULL AND p.id IN (g.white, "
            "g.black)) ORDER BY name");
    addRows(text, store, "SELECT one, other, same FROM naming_pair");
    addRows(text, store,
            "SELECT c.game, c.points, coalesce(w.name, '') || '/' || coalesce(b.name, '') FROM "
            "event_counting c JOIN game g ON g.id = c.game AND g.deleted IS NULL "
            "LEFT JOIN player w ON w.id = c.white_left LEFT JOIN player b ON b.id = c.black_left "
            "ORDER BY c.game");
    addRows(text, store,
            "SELECT p.game, p.code, p.parameters FROM problem p JOIN game g ON g.id = p.game WHERE "
            "g.deleted IS NULL ORDER BY 1, 2, 3");
    return text;
}

void Journal::begin() {
    store_ = Store(memory_ / ("games" + std::to_string(++stores_) + ".db"), Store::Access::write);
    std::vector<rules::Game> games;
    for (int i = 1; i <= 6; ++i)
        games.push_back(taggedGame({{"White", "Player " + std::to_string(i)},
                                    {"Black", "Wim Other"},
                                    {"Round", std::to_string(i)}},
                                   {{32, 28}}));
    storeGames(store_, games);
}

std::string Journal::written(const std::string& name, int first, int count) const {
    // Of the third the typing error can be mended: 38-33.
    constexpr std::array<std::string_view, 3> moves{
        "1. 32-28 18-23 2. 31-27 23x99", "1. 32-28 18-23 2. 31-27 12-18",
        "1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19 5. 34-29 9-14 6. 38-83 3-9 "
        "7. 39-34 20-25 8. 43-38 14-20"};
    std::string text;
    for (int i = first; i < first + count; ++i)
        text += "[White \"Imported \xC8 " + std::to_string(i) + "\"]\n[Black \"Player 1\"]\n" +
                "[GameType \"20\"]\n[Result \"*\"]\n\n" +
                std::string(moves.at(static_cast<std::size_t>(i % 3))) + " *\n\n";
    return folder_.write(name, text);
}

NameId Journal::name(const std::string& text) {
    return static_cast<NameId>(
        store_.connection().value("SELECT id FROM player WHERE name = ?1", text).value_or(0));
}

void Journal::set(GameId id, const std::string& tag, const std::string& value) {
    const std::array changes{rules::Tag{tag, value}};
    (void)editTags(store_, std::array{id}, changes, "edit --set " + tag);
}

void Journal::play(GameId id, int from, int to) {
    const auto stored = loadVersion(store_, id);
    if (!stored)
        return;
    const rules::Game game = taggedGame({{"White", "Played"}}, {{from, to}});
    (void)overwriteGame(store_, id, game, stored->version, "edit");
}

} // namespace damscope::db
