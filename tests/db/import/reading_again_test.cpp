// SPDX-License-Identifier: GPL-3.0-or-later
// A source that is imported again in another encoding.
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "tests/db/import/import_fixture.hpp"

#include <array>
#include <memory>

namespace damscope::db::testing {
namespace {

class ReadingAgain : public ImportTest {};

// Игрок in windows-1251; read as windows-1252 it is nonsense.
std::string cyrillicGame(int number) {
    return "[White \"\xC8\xE3\xF0\xEE\xEA " + std::to_string(number) +
           "\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 {\xE4\xE0} 2. 28x19 14x23 "
           "*\n\n";
}

TEST_F(ReadingAgain, anotherEncodingReadsASourceAgain) {
    const std::string path = folder_.write("old.pdn", cyrillicGame(1) + cyrillicGame(2));
    ImportOptions wrong;
    wrong.encoding = "windows-1252";
    import({path}, wrong);
    ImportOptions right;
    right.encoding = "windows-1251";
    const Imported imported = import({path}, right);
    EXPECT_EQ(imported.summary.known, 0U);
    EXPECT_EQ(imported.summary.stored, 2U);
    EXPECT_EQ(imported.summary.replaced, 2U);
    Store from(store(), Store::Access::read);
    const auto ids = findGames(from, {});
    ASSERT_EQ(ids.size(), 2U) << "the earlier reading must not stay beside the new one";
    EXPECT_EQ(number(ids[1]), 2U) << "games keep their numbers";
    EXPECT_EQ(gameLines(from, ids)[1].header.white, "Игрок 2");
    expectSound();
    EXPECT_EQ(import({path}, right).summary.known, 1U);
    EXPECT_EQ(import({path}).summary.known, 1U) << "no encoding given: it is the same source";
}

TEST_F(ReadingAgain, whoHasLeftAnEventHasLeftUnderTheRightName) {
    const std::string path = folder_.write("old.pdn", cyrillicGame(1) + cyrillicGame(2));
    ImportOptions how;
    how.encoding = "windows-1252";
    import({path}, how);
    {
        Store into(store(), Store::Access::write);
        into.connection().execute("INSERT INTO event_counting (game, white_left, black_left, "
                                  "together) SELECT id, white, black, 1 FROM game WHERE id = 2");
    }
    how.encoding = "windows-1251";
    EXPECT_EQ(import({path}, how).summary.replaced, 2U);
    Store from(store(), Store::Access::read);
    EXPECT_EQ(from.connection().value(
                  "SELECT count(*) FROM event_counting c JOIN game g ON g.id = c.game AND g.white "
                  "= c.white_left AND g.black = c.black_left JOIN player p ON p.id = g.white "
                  "WHERE p.name = 'Игрок 2'"),
              1);
    expectSound();
}

TEST_F(ReadingAgain, anEditMayBeUndoneBetweenItsParts) {
    std::string text;
    for (int i = 1; i <= 20; ++i)
        text += cyrillicGame(i);
    text.replace(text.find("14x23", text.size() / 2), 5, "14-23"); // reported when it is written
    const std::string path = folder_.write("old.pdn", text);
    ImportOptions how;
    how.encoding = "windows-1252";
    import({path}, how);
    how.encoding = "windows-1251";
    how.gamesPerCommit = 3;
    how.batches = {200, 800};
    {
        Store into(store(), Store::Access::write);
        const std::array changes{rules::Tag{"Round", "9"}};
        ASSERT_EQ(editTags(into, std::array{GameId{1}}, changes, "edit").changed, 1U);
        const auto stop = std::make_unique<std::stop_source>();
        ImportListener listener;
        listener.problem = [&](const ImportProblem&) { stop->request_stop(); };
        EXPECT_TRUE(importSources(into, {path}, how, stop->get_token(), listener).interrupted);
        EXPECT_EQ(undoLast(into, ChangeKind::edit)->games, 1U);
    }
    expectSound();
    import({path}); // continues
    expectSound();
    Store into(store(), Store::Access::write);
    EXPECT_EQ(countGames(into, {}), 20U);
    EXPECT_FALSE(undoLast(into, ChangeKind::edit)) << "the reading is no edit";
}

TEST_F(ReadingAgain, readingAgainCanBeInterrupted) {
    std::string text;
    for (int i = 1; i <= 20; ++i)
        text += cyrillicGame(i);
    text.replace(text.find("14x23", text.size() / 2), 5, "14-23"); // reported when it is written
    const std::string path = folder_.write("old.pdn", text);
    ImportOptions how;
    how.encoding = "windows-1252";
    import({path}, how);
    how.encoding = "windows-1251";
    how.gamesPerCommit = 3;
    how.batches = {200, 800};
    {
        Store into(store(), Store::Access::write);
        // On the heap: GCC 12 warns about its own stop_source on the stack.
        const auto stop = std::make_unique<std::stop_source>();
        ImportListener listener;
        listener.problem = [&](const ImportProblem&) { stop->request_stop(); };
        EXPECT_TRUE(importSources(into, {path}, how, stop->get_token(), listener).interrupted);
    }
    import({path}); // continues in the same encoding
    Store from(store(), Store::Access::read);
    const auto ids = findGames(from, {});
    ASSERT_EQ(ids.size(), 20U);
    for (const GameLine& line : gameLines(from, ids))
        EXPECT_EQ(line.header.white, "Игрок " + std::to_string(number(line.id)));
    expectSound();
}

TEST_F(ReadingAgain, whatAnotherEncodingDoesNotShowIsDeleted) {
    // Twice as many bytes as characters: as windows-1252 it has no game.
    std::string wide;
    for (const char c : game(1) + game(2))
        wide += {c, '\0'};
    const std::string path = folder_.write("wide.pdn", "\xFF\xFE" + wide);
    ImportOptions how;
    how.encoding = "windows-1252";
    import({path}, how);
    how.encoding = "UTF-16LE";
    const Imported imported = import({path}, how);
    EXPECT_EQ(imported.summary.stored, 2U);
    Store from(store(), Store::Access::read);
    const auto ids = findGames(from, {});
    ASSERT_EQ(ids.size(), 2U);
    EXPECT_EQ(gameLines(from, ids)[0].header.white, "White 1");
    expectSound();
}

} // namespace
} // namespace damscope::db::testing
