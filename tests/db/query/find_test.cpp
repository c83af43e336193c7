// SPDX-License-Identifier: GPL-3.0-or-later
// Searches through stores, held against trying everything in every game.
#include "db/search/query/find/find.hpp"

#include "db/search/query/find/asked_games.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/query/oracle.hpp"
#include "tests/db/query/random_query.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/stored_archives.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <tuple>
#include <variant>

namespace damscope::db::query {
namespace {

using rules::Game;
using rules::Variant;
using Row = std::tuple<std::int64_t, int, std::string, bool, std::string>;

Query read(const std::string& text, Variant variant = Variant::international) {
    const auto query = readQuery(variant, text, NameCatalogue());
    if (!query)
        throw std::runtime_error(text + ": " + english(message(query.error())));
    return *query;
}

Row rowOf(const Hit& hit) {
    return {number(hit.game), hit.ply, hit.side == rules::Color::white ? "white" : "black",
            hit.inVariation, hit.next};
}

std::vector<Row> found(Store& store, const Query& query, const Filter& filter = {},
                       const FindOptions& options = {}) {
    std::vector<Row> rows;
    const SearchReport report = find(
        store, query, filter,
        [&](const Hit& hit) {
            rows.push_back(rowOf(hit));
            return true;
        },
        options);
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(report.hits, rows.size());
    EXPECT_EQ(count(store, query, filter, options).hits, rows.size());
    return rows;
}

// Of every so many games, from the first on.
std::vector<Row> expected(const std::vector<Game>& games, const Query& query, Scope scope,
                          std::size_t every = 1) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < games.size(); i += every)
        for (const OracleHit& hit : oracleHits(games[i], query, scope))
            rows.emplace_back(static_cast<std::int64_t>(i) + 1, hit.ply,
                              hit.position.toMove() == rules::Color::white ? "white" : "black",
                              hit.inVariation, hit.next ? playedText(hit.position, *hit.next) : "");
    return rows;
}

class FindTest : public ::testing::Test {
protected:
    void fill(int batches, int gamesPerBatch) {
        for (int b = 0; b < batches; ++b) {
            std::vector<Game> batch;
            for (int i = 0; i < gamesPerBatch; ++i) {
                batch.push_back(randomGame(static_cast<Variant>(i % 2), random_, {.plies = 24}));
                batch.back().tags = {{"Round", std::to_string(games_.size() + batch.size())}};
            }
            games_.insert(games_.end(), batch.begin(), batch.end());
            // The last batch is read through, the others have an index.
            const auto indexing = b + 1 == batches ? Indexing::later : Indexing::now;
            storeGames(store_, batch, indexing, static_cast<std::uint64_t>(b) + 1);
        }
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::mt19937 random_{11};
    std::vector<Game> games_;
};

// 1. 32-28? 19-23 2. 28x19 14x23, of which the engine says that it loses a lot; the same moves in
// another game, and a game that nobody analysed.
class FindErrorsTest : public FindTest {
protected:
    FindErrorsTest() {
        Game game = taggedGame({}, {{32, 28}, {19, 23}, {28, 19}, {14, 23}});
        game.result = rules::GameResult::draw;
        storeGames(store_, {game, taggedGame({}, {{31, 27}, {19, 23}})});
        std::optional<rules::Position> position = game.start();
        evaluate(*position, 0, {33, 29});
        const std::vector<std::pair<int, int>> best{{19, 23}, {28, 19}, {14, 23}, {33, 29}};
        for (std::size_t i = 0; i < best.size(); ++i) {
            game.advance(position, game.mainLine()[i]);
            evaluate(*position, -500, best[i]);
        }
    }
    void evaluate(const rules::Position& position, int score, std::pair<int, int> best) {
        analysis::PositionEvaluation evaluation;
        for (const rules::Move& move : rules::legalMoves(position))
            if (position.rules().number(move.from) == best.first &&
                position.rules().number(move.to) == best.second)
                evaluation.lines.push_back({analysis::Score::centiMen(score), {move}});
        evaluation.engine = "A 1";
        EvaluationWriter(store_).save(position, evaluation);
    }
    std::vector<int> plies(const std::string& query) {
        std::vector<int> all;
        for (const Row& row : found(store_, read(query), {}, {{true}}))
            all.push_back(std::get<1>(row));
        return all;
    }
};

TEST_F(FindErrorsTest, findsErrorsOfTheSideThatMadeThem) {
    EXPECT_EQ(plies("blunder by white"), std::vector{0});
    EXPECT_EQ(plies("blunder"), std::vector{0});
    EXPECT_EQ(plies("error by white and drawn"), std::vector{0});
    EXPECT_EQ(plies("blunder by black"), std::vector<int>{});
    EXPECT_EQ(plies("mistake by white"), std::vector<int>{});
    EXPECT_EQ(plies("missed win"), std::vector<int>{});
    EXPECT_EQ(plies("mirrored blunder by black"), std::vector{0});
    EXPECT_EQ(found(store_, read("blunder by white"))[0], (Row{1, 0, "white", false, "32-28"}));
}

// Nothing found in games of which nothing is known is not "no error".
TEST_F(FindErrorsTest, saysOfHowManyGamesErrorsAreNotKnown) {
    const auto notAnalysed = [&](const std::string& query, const Filter& filter = {}) {
        const Gaps gaps = findGaps(store_, read(query), filter);
        EXPECT_EQ(gaps.games, 2 - filter.ids.size()) << query;
        EXPECT_EQ(gaps.withoutTables, 0U) << query;
        return gaps.notAnalysed;
    };
    for (const char* query :
         {"blunder by white", "error", "not missed win by black", "mirrored mistake",
          "white man on 31 and not error", "black captures then within 3 plies inaccuracy",
          "black captures then not blunder until white captures", "anywhere error"})
        EXPECT_EQ(notAnalysed(query), 1U) << query;
    EXPECT_EQ(notAnalysed("blunder", {.ids = {GameId{2}}}), 1U);
    EXPECT_EQ(notAnalysed("blunder", {.ids = {GameId{1}}}), 0U);
    EXPECT_EQ(findGaps(store_, read("white man on 31"), {}), Gaps());
    std::uint64_t searched = 0;
    (void)findGaps(
        store_, read("table win for white"), {},
        {.progress = [&](std::uint64_t done, std::uint64_t /*all*/) { searched = done; }});
    EXPECT_EQ(searched, 2U) << "the search for positions of the tables shows how far it is";
    EXPECT_EQ(findGaps(store_, read("shot missed"), {}), Gaps()) << "these are searched";
    EXPECT_FALSE(findGaps(store_, read("blunder", Variant::russian), {}).any())
        << "there is no such game";
}

TEST_F(FindErrorsTest, combinesThemWithWhatElseHolds) {
    EXPECT_EQ(plies("blunder by white then within 3 plies black captures"), std::vector{0});
    EXPECT_EQ(plies("white man on 31 and not error"), (std::vector{1, 2, 3, 4}))
        << "whether a game without evaluations has an error is not known";
    EXPECT_EQ(plies("not anywhere error"), std::vector<int>{});
    EXPECT_EQ(plies("1 time error by white"), (std::vector{0, 1, 2, 3, 4}));
    EXPECT_EQ(plies("at most 0 times error by white"), std::vector<int>{})
        << "of the other game it is not known";
    EXPECT_EQ(plies("not not error"), std::vector{0});
    EXPECT_EQ(plies("white moves 31-27 or blunder by white"), (std::vector{0, 0}));
}

TEST_F(FindTest, findsWhatTryingEverythingFindsWithAnyNumberOfThreads) {
    fill(3, 24);
    for (int q = 0; q < 30; ++q) {
        const Query query = randomQuery(games_[static_cast<std::size_t>(q)], random_, false);
        const Scope scope{q % 2 == 0, q % 3 == 0};
        const auto wanted = expected(games_, query, scope);
        ASSERT_EQ(found(store_, query, {}, {scope, 1, {}}), wanted) << q;
        ASSERT_EQ(found(store_, query, {}, {scope, 3, {}}), wanted) << q;
    }
}

TEST_F(FindTest, positionsAreLookedUpAndFilteredRight) {
    fill(3, 40);
    for (std::size_t i = 0; i < games_.size(); i += 9) {
        const auto line = games_[i].mainLine();
        const auto position = games_[i].position(line[line.size() / 3]);
        if (!position)
            continue;
        const Term exactly(Exactly{*position, i % 2 == 0});
        for (const Term& term :
             {exactly, Term(AllOf{{Term(ResultIs{{games_[i].result}}), exactly}}),
              Term(AnyOf{{exactly, Term(Exactly{rules::Position::start(position->variant())})}}),
              Term(Not{exactly}), Term(AnyOf{{exactly, Term(AtEnd{})}})}) {
            const Query query{position->variant(), term};
            const auto wanted = expected(games_, query, {});
            ASSERT_EQ(found(store_, query), wanted);
            std::vector<Row> some;
            for (const Row& row : wanted)
                if (std::get<0>(row) >= 30 && std::get<0>(row) <= 100)
                    some.push_back(row);
            std::vector<GameId> ids;
            for (std::uint32_t id = 30; id <= 100; ++id)
                ids.push_back(GameId{id});
            ASSERT_EQ(found(store_, query, {.ids = ids}), some);
        }
    }
}

// Games without a list, with one from the index, from the filter and from both.
TEST_F(FindTest, goesOnAfterAGame) {
    fill(3, 20);
    const Query moved = read("white moves");
    const Query start = read("position \"W:W31-50:B1-20\"");
    for (const Query* query : {&moved, &start})
        for (const Filter& filter : {Filter(), Filter{.variant = Variant::international}}) {
            const auto all = found(store_, *query, filter);
            ASSERT_GT(all.size(), 10U);
            for (std::uint32_t last = 0; last <= games_.size(); last += 4) {
                auto rest = all;
                std::erase_if(rest, [&](const Row& row) { return std::get<0>(row) <= last; });
                std::vector<Row> rows;
                const auto take = [&](const Hit& hit) {
                    rows.push_back(rowOf(hit));
                    return true;
                };
                find(store_, *query, filter, take, {.after = GameId{last}});
                EXPECT_EQ(rows, rest) << last;
            }
        }
}

// As a list of games takes a query: what it leaves is a filter again.
TEST_F(FindTest, leavesTheGamesOfAFilterThatItFinds) {
    fill(2, 30);
    const Query query = read("white moves 32-28");
    const auto all = [](const Hit& /*hit*/) { return true; };
    Filter filter{.plies = Range{1, 1000}};
    std::vector<GameId> expectedGames;
    for (const Row& row : found(store_, query, filter))
        expectedGames.push_back(GameId{static_cast<std::uint32_t>(std::get<0>(row))});
    ASSERT_FALSE(expectedGames.empty());
    EXPECT_EQ(keepFound(store_, filter, query, all).otherVariants, games_.size() / 2);
    EXPECT_EQ(findGames(store_, filter), expectedGames);
    // The variant was said: nothing is left out. What finds nothing leaves no game.
    Filter ofVariant{.variant = Variant::international};
    EXPECT_EQ(keepFound(store_, ofVariant, query, all).otherVariants, 0U);
    EXPECT_EQ(findGames(store_, ofVariant), expectedGames);
    Filter none;
    (void)keepFound(store_, none, read("white men = 20 and black men = 1"), all);
    EXPECT_TRUE(findGames(store_, none).empty());
}

TEST(AskedGames, areConditionsAndAQuery) {
    const auto asked = readAskedGames("Jansen won where white man on 24", NameCatalogue());
    ASSERT_TRUE(asked);
    EXPECT_EQ(filterText(asked->said), "player:Jansen outcome:won where white man on 24");
    ASSERT_TRUE(asked->where);
    EXPECT_EQ(asked->where->variant, Variant::international);
    // By the variant that is asked for, whose board has other squares.
    EXPECT_TRUE(readAskedGames("where white man on 40", NameCatalogue()));
    const auto wrong = readAskedGames("variant russian where white man on 40", NameCatalogue());
    ASSERT_FALSE(wrong);
    EXPECT_TRUE(std::holds_alternative<QueryError>(wrong.error()));
    EXPECT_TRUE(std::holds_alternative<FilterError>(
        readAskedGames("from:x where white man on 24", NameCatalogue()).error()));
}

TEST_F(FindTest, stopsWhenAsked) {
    fill(2, 40);
    const Query query = read("white moves");
    int taken = 0;
    const SearchReport report = find(store_, query, {}, [&](const Hit&) { return ++taken < 3; });
    EXPECT_EQ(taken, 3);
    EXPECT_FALSE(report.complete);
    EXPECT_FALSE(count(store_, query, {}, {}, stopRequested()).complete);
    std::stop_source source;
    const SearchReport stopped = find(
        store_, query, {}, [](const Hit&) { return true; },
        {{}, 2, [&](std::uint64_t, std::uint64_t) { source.request_stop(); }}, source.get_token());
    EXPECT_FALSE(stopped.complete);
}

TEST_F(FindTest, showsHowFarItIs) {
    fill(2, 40);
    std::uint64_t last = 0;
    find(store_, read("white moves"), {}, [](const Hit&) { return true; },
         {{}, 2, [&](std::uint64_t done, std::uint64_t total) {
              EXPECT_GT(done, last);
              EXPECT_EQ(total, 80U);
              last = done;
          }});
    EXPECT_EQ(last, 80U);
}

TEST_F(FindTest, damagedGamesAreReportedAndTheRestIsFound) {
    fill(2, 10);
    store_.connection().execute("UPDATE movetext SET moves = x'01' WHERE game = 4");
    const SearchReport report = count(store_, read("ply = 0"), {});
    EXPECT_EQ(report.damaged, std::vector<GameId>{GameId{4}});
    EXPECT_EQ(report.hits, 10U);
}

TEST_F(FindTest, seesOneStateWhileGamesAreAdded) {
    fill(2, 40);
    Store reader(store_.file(), Store::Access::read);
    const Query query = read("ply = 0");
    const std::size_t before = found(reader, query).size();
    std::size_t hits = 0;
    bool added = false;
    find(reader, query, {},
         [&](const Hit&) {
             if (!std::exchange(added, true)) {
                 Game more = games_.front();
                 more.tags = {{"Round", "new"}};
                 storeGames(store_, {more}, Indexing::now, 99);
             }
             ++hits;
             return true;
         },
         {{}, 2, {}});
    EXPECT_EQ(hits, before);
    EXPECT_EQ(found(reader, query).size(), before + 1);
}

class FindInArchives : public StoredArchives {};

TEST_F(FindInArchives, findsWhatTryingEverythingFinds) {
    // Trying everything takes its time.
    constexpr std::size_t every = 40;
    Filter some;
    for (std::size_t i = 0; i < stored_.size(); i += every)
        some.ids.push_back(GameId{static_cast<std::uint32_t>(i + 1)});
    const std::string combination =
        "white gives at least 2 men then immediately (within 6 plies white captures at least 4 "
        "and within 6 plies white promotes)";
    for (const std::string& text : std::vector<std::string>{
             "white men on 27 28 and black men on 22 23",
             "white man on 24 for 6 plies and ply > 30", combination,
             "black captures at least 4 then white king captures",
             "blocked or at the end and men = 0",
             "white moves 33-29 then not captures until (white man on 23 and white to move)",
             "mirrored white moves 33-29 taken next", "kings >= 2 and white won"}) {
        const Query query = read(text);
        for (const Scope scope : {Scope{true, false}, Scope{false, true}})
            ASSERT_EQ(found(store_, query, some, {scope, 2, {}}),
                      expected(stored_, query, scope, every))
                << text;
    }
    const Query russian = read("white captures at least 3 promoting", Variant::russian);
    ASSERT_EQ(found(store_, russian), expected(stored_, russian, {}));
}

} // namespace
} // namespace damscope::db::query
