// SPDX-License-Identifier: GPL-3.0-or-later
// A divided search for combinations keeps what one process keeps.
#include "analysis/shots/names.hpp"
#include "db/findings/shots/theme_shards.hpp"

#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/shards/record_file.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <random>

namespace damscope::db {
namespace {

using Files = std::vector<std::filesystem::path>;
using Kept = std::vector<std::string>;

class ThemeShards : public ::testing::Test {
protected:
    ThemeShards() {
        std::mt19937 random(3);
        std::vector<rules::Game> games;
        for (int i = 0; i < 40; ++i)
            games.push_back(randomGame(rules::Variant::international, random,
                                       {.variations = false, .specialSteps = false}));
        Store store(original_, Store::Access::write);
        (void)storeGames(store, games);
        games_ = findGames(store, {});
    }

    ThemeSearch work(std::uint64_t number, std::uint64_t count, const std::filesystem::path& file) {
        Store store(original_, Store::Access::read);
        return searchThemesOf(store, games_, {{number, count}, file, 2});
    }
    Files workAll(std::uint64_t count) {
        Files files;
        for (std::uint64_t number = 1; number <= count; ++number) {
            files.push_back(folder_ / (std::to_string(number) + "of" + std::to_string(count)));
            EXPECT_TRUE(work(number, count, files.back()).complete);
        }
        return files;
    }
    [[nodiscard]] std::filesystem::path fresh(const std::string& name) const {
        std::filesystem::copy_file(original_, folder_ / name);
        return folder_ / name;
    }
    static ThemeMerge merge(const std::filesystem::path& file, const Files& files) {
        Store store(file, Store::Access::write);
        const auto done = mergeThemes(store, files);
        EXPECT_TRUE(done);
        return done ? *done : ThemeMerge{};
    }
    // Without the numbers of rows, which depend on their order.
    [[nodiscard]] static Kept kept(const std::filesystem::path& file) {
        Store store(file, Store::Access::read);
        Kept rows;
        for (
            const std::string sql :
            {"SELECT concat FROM (SELECT game || ' ' || ply || ' ' || side || ' ' || played || ' ' "
             "|| gain || ' ' || given || ' ' || line || ' ' || coalesce((SELECT "
             "group_concat(name) FROM (SELECT name FROM shot_name WHERE shot = id ORDER BY name)), "
             "'') AS concat FROM shot) ORDER BY 1",
             "SELECT game || ' ' || structure || ' ' || side || ' ' || first || ' ' || last FROM "
             "structure_stay ORDER BY 1",
             "SELECT game || ' ' || content FROM searched ORDER BY 1"}) {
            Statement select = store.connection().prepare(sql);
            while (select.step())
                rows.emplace_back(select.text(0));
        }
        return rows;
    }

    TemporaryFolder folder_;
    std::filesystem::path original_ = folder_ / "games.db";
    std::vector<GameId> games_;
};

TEST_F(ThemeShards, keepWhatOneProcessKeeps) {
    const auto whole = fresh("whole.db");
    std::uint64_t shots = 0;
    {
        Store store(whole, Store::Access::write);
        shots = searchThemes(store).shots;
    }
    ASSERT_GT(shots, 20U);
    for (const std::uint64_t count : {1U, 3U}) {
        const auto store = fresh(std::to_string(count) + ".db");
        Files files = workAll(count);
        std::ranges::reverse(files);
        EXPECT_EQ(merge(store, files).games, games_.size());
        EXPECT_EQ(kept(store), kept(whole));
        (void)merge(store, files);
        EXPECT_EQ(kept(store), kept(whole)) << "merged again";
        Store reading(store, Store::Access::read);
        EXPECT_EQ(countUnsearched(reading), 0U);
    }
}

TEST_F(ThemeShards, areOfTheGamesInAnyOrder) {
    std::ranges::reverse(games_);
    const ThemeMerge done = merge(fresh("reversed.db"), workAll(1));
    EXPECT_EQ(done.other, 0U);
    EXPECT_EQ(done.games, games_.size());
}

TEST_F(ThemeShards, aFileThatIsOnlyBegunIsCut) {
    Files files = workAll(1);
    const auto whole = std::filesystem::file_size(files[0]);
    for (const std::uintmax_t size : {0U, 5U, 16U, 17U, 30U}) {
        files.push_back(folder_ / ("cut" + std::to_string(size)));
        std::filesystem::copy_file(files[0], files.back());
        ASSERT_LT(size, whole);
        std::filesystem::resize_file(files.back(), size);
    }
    const ThemeMerge done = merge(fresh("begun.db"), files);
    EXPECT_EQ(done.cut, 5U);
    EXPECT_EQ(done.games, games_.size());
}

TEST_F(ThemeShards, aKilledWorkerGoesOn) {
    const auto file = folder_ / "out";
    EXPECT_EQ(work(1, 1, file).games, games_.size());
    EXPECT_EQ(work(1, 1, file).games, 0U);
    std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
    const auto half = merge(fresh("half.db"), {file});
    EXPECT_EQ(half.cut, 1U);
    EXPECT_EQ(half.games + work(1, 1, file).games, games_.size());
}

TEST_F(ThemeShards, otherGamesAndLiesAreLeftOut) {
    const Files files = workAll(1);
    RecordReader reader(files[0]);
    ThemeRecord record = *readThemeRecord(*reader.next(), NameCatalogue());
    while (record.themes.shots.empty())
        record = *readThemeRecord(*reader.next(), NameCatalogue());
    std::vector<ThemeRecord> lies(5, record);
    lies[0].game = GameId{9999};
    lies[1].version = GameVersion{1};
    lies[2].themes.shots[0].line = "1-50";
    lies[3].themes.shots[0].ply = 100'000;
    const auto& names = analysis::shots::builtInShotNames();
    lies[4].themes.shots[0].names = {names.shared(names.all().front())};
    const auto file = folder_ / "lies";
    {
        RecordWriter writer(file, themesHeader(NameCatalogue()), {});
        const std::string& key = names.all().front().key;
        for (const ThemeRecord& lie : lies) {
            std::string text = recordText(lie);
            if (const std::size_t at = text.find(key); at != std::string::npos)
                text.replace(at, key.size(), "unknown");
            writer.append(text);
        }
    }
    const ThemeMerge done = merge(fresh("lies.db"), {file});
    EXPECT_EQ(done.other, 2U);
    EXPECT_EQ(done.damaged, 3U);
    EXPECT_EQ(done.games, 0U);
}

TEST_F(ThemeShards, foreignFilesAreRefused) {
    Store store(fresh("merged.db"), Store::Access::write);
    std::ofstream(folder_ / "notes") << "x\n";
    EXPECT_EQ(mergeThemes(store, Files{folder_ / "notes"}).error().reason,
              ThemeRefusal::Reason::otherContent);
    RecordWriter(folder_ / "old", R"({"content":"damscope combinations","version":1,"search":1})",
                 {});
    EXPECT_EQ(mergeThemes(store, Files{folder_ / "old"}).error().reason,
              ThemeRefusal::Reason::otherVersion);
}

} // namespace
} // namespace damscope::db
