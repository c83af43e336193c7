// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of games as a person asks for them: filters as text, orders.
#include "db/dates.hpp"
#include "db/filter_text.hpp"
#include "db/game_order.hpp"
#include "db/games.hpp"
#include "db/import.hpp"
#include "db/store.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <functional>
#include <memory>

namespace damscope::db {
namespace {

Filter filter(std::string_view text) {
    const auto read = readFilter(text);
    EXPECT_TRUE(read.hasValue()) << (read ? "" : read.error().message);
    return read ? *read : Filter{};
}

TEST(FilterText, nothingMeansEverything) {
    for (const std::string_view text : {"", "  \t "}) {
        const Filter f = filter(text);
        EXPECT_TRUE(f.ids.empty());
        EXPECT_FALSE(f.player || f.from || f.result || f.variant || f.withComments);
    }
}

TEST(FilterText, wordsWithoutAKeyAreAPlayer) {
    EXPECT_EQ(filter("ton sijbrands").player, "ton sijbrands");
    EXPECT_EQ(filter("  \"van der Wal\"").player, "van der Wal");
}

TEST(FilterText, everyKeyHasItsMeaning) {
    const Filter f = filter("player:a white:b black:c event:\"d e\" site:f source:g from:1998 "
                            "to:1999.05 result:draw variant:russian rating:2000- plies:-80 "
                            "with:comments with:variations with:problems id:3,5-7");
    EXPECT_EQ(f.player, "a");
    EXPECT_EQ(f.white, "b");
    EXPECT_EQ(f.black, "c");
    EXPECT_EQ(f.event, "d e");
    EXPECT_EQ(f.site, "f");
    EXPECT_EQ(f.source, "g");
    EXPECT_EQ(f.from, 19980000);
    EXPECT_EQ(f.to, 19990500);
    EXPECT_EQ(f.result, rules::GameResult::draw);
    EXPECT_EQ(f.variant, rules::Variant::russian);
    EXPECT_EQ(f.rating->low, 2000);
    EXPECT_EQ(f.plies->low, 0);
    EXPECT_EQ(f.plies->high, 80);
    EXPECT_TRUE(f.withComments && f.withVariations && f.withProblems);
    EXPECT_EQ(f.ids, (std::vector<GameId>{GameId{3}, GameId{5}, GameId{6}, GameId{7}}));
}

TEST(FilterText, aCommandLineCanBePasted) {
    const Filter f = filter("--player \"de Boer\" --from=1998 --result white --with comments");
    EXPECT_EQ(f.player, "de Boer");
    EXPECT_EQ(f.from, 19980000);
    EXPECT_EQ(f.result, rules::GameResult::whiteWins);
    EXPECT_TRUE(f.withComments);
}

TEST(FilterText, whatIsWrongIsSaidWithItsPlace) {
    const std::pair<std::string_view, std::size_t> wrong[]{
        {"jansen result:perhaps", 7}, {"from:yesterday", 0}, {"plies:80-40", 0}, {"wite:jansen", 0},
        {"a variant:whist", 2},       {"player:", 0},        {"--from", 0},      {"id:x", 0},
        {"with:pictures", 0}};
    for (const auto& [text, offset] : wrong) {
        const auto read = readFilter(text);
        ASSERT_FALSE(read.hasValue()) << text;
        EXPECT_EQ(read.error().offset, offset) << text;
        EXPECT_FALSE(read.error().message.empty());
    }
}

class Sorted : public testing::Test {
protected:
    void SetUp() override {
        std::string name = testing::TempDir() + "damscope-list-XXXXXX";
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder_ = name;
        store_ = std::make_unique<Store>(folder_ / "games.db", Store::Access::write);
        importSources(*store_,
                      {"samples/annotated.pdn", "samples/english.pdn", "samples/russian.pdn"});
        games_ = findGames(*store_, {});
        ASSERT_GT(games_.size(), 40U);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    // The headers in the order asked for; every game must still be there.
    std::vector<GameHeader> headers(SortKey key, bool descending) {
        const auto ids = sortedGames(*store_, games_, key, descending);
        EXPECT_TRUE(std::is_permutation(ids.begin(), ids.end(), games_.begin(), games_.end()));
        std::vector<GameHeader> found;
        for (const GameLine& line : gameLines(*store_, ids))
            found.push_back(line.header);
        return found;
    }
    // Checks both directions; `known` tells what comes before what is not known.
    template <class Value>
    void expectSorted(SortKey key, std::function<Value(const GameHeader&)> value,
                      std::function<bool(const Value&)> known) {
        for (const bool descending : {false, true}) {
            const auto list = headers(key, descending);
            for (std::size_t i = 1; i < list.size(); ++i) {
                const Value a = value(list[i - 1]);
                const Value b = value(list[i]);
                if (!known(b))
                    continue;
                EXPECT_TRUE(known(a)) << "what is not known comes last";
                EXPECT_TRUE(descending ? !(a < b) : !(b < a)) << i;
            }
        }
    }

    std::filesystem::path folder_;
    std::unique_ptr<Store> store_;
    std::vector<GameId> games_;
};

TEST_F(Sorted, byNumbers) {
    expectSorted<int>(
        SortKey::plies, [](const auto& h) { return h.plies; }, [](int) { return true; });
    expectSorted<int>(
        SortKey::day, [](const auto& h) { return h.day; }, [](int day) { return day != 0; });
    expectSorted<int>(
        SortKey::whiteRating, [](const auto& h) { return h.whiteRating.value_or(0); },
        [](int rating) { return rating != 0; });
    expectSorted<int>(
        SortKey::blackRating, [](const auto& h) { return h.blackRating.value_or(0); },
        [](int rating) { return rating != 0; });
}

TEST_F(Sorted, byNamesWithoutCaseAndAccents) {
    // Only names in plain letters are compared: the test has no rules of its own for others.
    const auto plain = [](const std::string& name) {
        return std::ranges::all_of(name, [](char c) { return c > 0 && c != '?'; });
    };
    for (const SortKey key : {SortKey::white, SortKey::black}) {
        const auto list = headers(key, false);
        std::string before;
        for (const GameHeader& h : list) {
            std::string name = key == SortKey::white ? h.white : h.black;
            if (name.empty() || !plain(name))
                continue;
            std::ranges::transform(name, name.begin(),
                                   [](char c) { return static_cast<char>(std::tolower(c)); });
            EXPECT_LE(before.substr(0, 3), name.substr(0, 3));
            before = name;
        }
        const std::string last = key == SortKey::white ? list.back().white : list.back().black;
        EXPECT_TRUE(last.empty() || last == "?") << last;
    }
}

TEST_F(Sorted, equalOnesStayAsTheyWere) {
    const auto ids = sortedGames(*store_, games_, SortKey::variant);
    for (std::size_t i = 1; i < ids.size(); ++i) {
        const auto lines = gameLines(*store_, std::vector<GameId>{ids[i - 1], ids[i]});
        if (lines[0].header.variant == lines[1].header.variant) {
            EXPECT_LT(ids[i - 1], ids[i]);
        }
    }
    EXPECT_EQ(sortedGames(*store_, games_, SortKey::imported), games_);
    const auto backward = sortedGames(*store_, games_, SortKey::imported, true);
    EXPECT_TRUE(std::ranges::equal(backward, std::vector<GameId>(games_.rbegin(), games_.rend())));
}

} // namespace
} // namespace damscope::db
