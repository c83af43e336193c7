// SPDX-License-Identifier: GPL-3.0-or-later
// Stores from strangers, and damaged ones: whatever a row says, a command gives an answer or says
// which value is impossible. It never aborts, and never works through numbers that cannot be.
#include "db/store/sqlite/sqlite.hpp"
#include "tests/cli/store_commands.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto values = std::to_array<const char*>(
    {"-1", "99999", "4000000000", "1099511627776", "-9223372036854775808"});

/// Places of rows; ? stands for the value.
constexpr auto changes = std::to_array<const char*>(
    {"UPDATE player SET person = ? WHERE id = 1",
     "UPDATE player SET id = ? WHERE id = (SELECT max(id) FROM player)",
     "UPDATE game SET id = ? WHERE id = (SELECT max(id) FROM game)",
     "UPDATE game SET white = ? WHERE id = 2",
     "UPDATE game SET event = ? WHERE id = 2",
     "UPDATE game SET source = ? WHERE id = 2",
     "UPDATE game SET opening = ? WHERE id = 2",
     "UPDATE game SET variant = ? WHERE id = 2",
     "UPDATE game SET result = ? WHERE id = 2",
     "UPDATE game SET day = ?, plies = ?, white_rating = ?, problems = ? WHERE id = 2",
     "UPDATE event SET id = ?",
     "UPDATE source SET id = ?, size = ?, games = ?, variant = ?",
     "UPDATE tag SET place = ? WHERE place = (SELECT max(place) FROM tag)",
     "UPDATE position_segment SET last_game = ?, postings = ?",
     "UPDATE position_segment SET bucket_bits = ?",
     "UPDATE shot SET ply = ?, side = ?, gain = ?",
     "UPDATE structure_stay SET side = ?, first = ?, last = ?",
     "UPDATE collection_game SET game = ?",
     "UPDATE problem SET game = ?, line = ?, ordinal = ?",
     "UPDATE content_before SET game = ?",
     "UPDATE journal SET kind = 'none', games = ?, undone = ?",
     "UPDATE journal_game SET first = ?, last = ?",
     "UPDATE journal_file SET games = ?",
     "UPDATE game SET deleted = ? WHERE id = 2"});

const auto commands = std::to_array<Words>({{"list"},
                                            {"list", "--sort", "white", "--json"},
                                            {"list", "--white", "Jansen"},
                                            {"show", "2"},
                                            {"player", "list"},
                                            {"player", "Jansen"},
                                            {"player", "list", "--proposals"},
                                            {"event", "list"},
                                            {"event", "Clubavond"},
                                            {"find", "openings"},
                                            {"find", "white king"},
                                            {"find", "structures"},
                                            {"find", "shots"},
                                            {"db", "sources"},
                                            {"log"},
                                            {"log", "1"},
                                            {"edit", "collection", "show", "mine"},
                                            {"edit", "duplicates"},
                                            {"write", "-o", "-"},
                                            {"write", "--as", "csv", "-o", "-"},
                                            {"db", "check"}});

class HostileStore : public StoreCommands {
protected:
    HostileStore() {
        import(sound + other + illegal + tags("Konaté", "Gonçalves") + "1. 31-27 1-1\n\n");
        (void)run({"db", "index", "--shots"});
        (void)run({"edit", "collection", "add", "mine", "1", "2"});
        store_ = folder_.read("games.db");
    }
    // The store, with one thing changed.
    void attack(std::string sql, const std::string& value) const {
        for (std::size_t at = sql.find('?'); at != sql.npos; at = sql.find('?'))
            sql.replace(at, 1, value);
        fs::remove(folder_.file("games.db-wal"));
        fs::remove(folder_.file("games.db-shm"));
        (void)folder_.write("games.db", store_);
        const db::Connection connection(folder_.file("games.db"), db::Connection::Mode::write);
        connection.execute("PRAGMA foreign_keys=OFF; DELETE FROM game_column;");
        connection.execute(sql);
    }

    std::string store_;
};

TEST_F(HostileStore, EveryCommandAnswersOrSaysWhatIsImpossible) {
    int tried = 0;
    int refused = 0;
    for (const char* change : changes)
        for (const char* value : values) {
            attack(change, value);
            for (const Words& words : commands) {
                ++tried;
                const Ran ran = run(words);
                EXPECT_LE(ran.status, 3) << change << ' ' << value << ": " << words.front() << "\n"
                                         << ran.err;
                refused += contains(ran.err, "which cannot be") ? 1 : 0;
            }
        }
    RecordProperty("tried", tried);
    RecordProperty("refused", refused);
    EXPECT_GT(refused, 50);
}

TEST_F(HostileStore, TheSiteIsMadeOrTheValueNamed) {
    for (const char* change : changes)
        for (const char* value : {"99999", "4000000000", "1099511627776"}) {
            attack(change, value);
            const Ran ran = run({"write", "--as", "site", "-o", folder_.file("site")});
            EXPECT_LE(ran.status, 3) << change << ' ' << value << '\n' << ran.err;
        }
    RecordProperty("tried", static_cast<int>(3 * changes.size()));
}

TEST_F(HostileStore, AReferenceToNobodyIsNamed) {
    attack("UPDATE player SET person = ? WHERE id = 1", "99999");
    for (const Words& words :
         {Words{"player", "list"}, Words{"player", "Jansen"}, Words{"event", "list"},
          Words{"write", "--as", "site", "-o", folder_.file("site")}}) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 3) << words.front();
        EXPECT_TRUE(contains(ran.err, "99999")) << ran.err;
        EXPECT_TRUE(contains(ran.err, "\"person\"")) << ran.err;
    }
    const Ran checked = run({"db", "check"});
    EXPECT_EQ(checked.status, 1);
    EXPECT_TRUE(contains(checked.out, "player")) << checked.out;
}

TEST_F(HostileStore, ANumberForWhichThereIsNoRoomIsNamed) {
    attack("UPDATE game SET id = ? WHERE id = 3", "4000000000");
    for (const Words& words :
         {Words{"list"}, Words{"player", "list"}, Words{"event", "list"}, Words{"find", "openings"},
          Words{"write", "--as", "site", "-o", folder_.file("site")}}) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 3) << words.front();
        EXPECT_TRUE(contains(ran.err, "4000000000")) << ran.err;
    }
    EXPECT_EQ(run({"db", "check"}).status, 1);
    EXPECT_EQ(run({"show", "1"}).status, 0) << "what does not need the row is shown";
}

} // namespace
} // namespace damscope::cli
