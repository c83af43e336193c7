// SPDX-License-Identifier: GPL-3.0-or-later
// What goes into a store and comes out again.
#include "db/store/batch.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using rules::Game;
using rules::Variant;

const std::vector<rules::Tag> ordinaryTags{
    {"Event", "Suiker 1977"},   {"Site", "Amsterdam"},
    {"Date", "1977.05.17"},     {"Round", "3"},
    {"White", "Wiersma, Harm"}, {"Black", "Sijbrands, Ton"},
    {"Result", "1-1"},          {"GameType", "20"},
    {"WhiteRating", "2400"},    {"Annotator", "R. C. Keller"},
    {"White", "twice"}};

class BatchTest : public ::testing::Test {
protected:
    Game loaded(GameId id) {
        auto game = loadGame(store_, id);
        if (!game)
            throw std::runtime_error(english(game.error().reason));
        return *game;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(BatchTest, gameComesBackAsItWas) {
    Game game = taggedGame(ordinaryTags, {{32, 28}, {19, 23}, {28, 19}, {14, 23}});
    game.result = rules::GameResult::draw;
    const auto ids = storeGames(store_, {game});
    EXPECT_TRUE(loaded(ids[0]) == game);
}

TEST_F(BatchTest, lineShowsTheHeader) {
    Game game = taggedGame(ordinaryTags, {{32, 28}, {19, 23}});
    game.result = rules::GameResult::draw;
    game.addRemark(rules::rootNode, {rules::Comment{"an old game"}, rules::Remark::Place::before});
    const auto ids = storeGames(store_, {game});
    const auto lines = gameLines(store_, ids);
    ASSERT_EQ(lines.size(), 1U);
    const GameHeader& h = lines[0].header;
    EXPECT_EQ(h.white, "Wiersma, Harm");
    EXPECT_EQ(h.black, "Sijbrands, Ton");
    EXPECT_EQ(h.event, "Suiker 1977");
    EXPECT_EQ(h.site, "Amsterdam");
    EXPECT_EQ(h.round, "3");
    EXPECT_EQ(h.date, "1977.05.17");
    EXPECT_EQ(h.day, Date(1977, 5, 17));
    EXPECT_EQ(h.result, rules::GameResult::draw);
    EXPECT_EQ(h.variant, Variant::international);
    EXPECT_EQ(h.whiteRating, 2400);
    EXPECT_EQ(h.blackRating, std::nullopt);
    EXPECT_EQ(h.plies, 2);
    EXPECT_TRUE(h.legal);
    EXPECT_TRUE(h.comments);
    EXPECT_FALSE(h.variations);
    EXPECT_EQ(lines[0].sourcePath, "archive/1.pdn");
    EXPECT_EQ(lines[0].ordinal, 1U);
}

TEST_F(BatchTest, linesKeepTheOrderAskedFor) {
    const auto ids = storeGames(store_, {taggedGame({{"White", "a"}}), taggedGame({{"White", "b"}}),
                                         taggedGame({{"White", "c"}})});
    const std::vector<GameId> wanted{ids[2], GameId{77}, ids[0]};
    const auto lines = gameLines(store_, wanted);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].header.white, "c");
    EXPECT_EQ(lines[1].header.white, "a");
}

TEST_F(BatchTest, gamesOfEveryVariantComeBack) {
    std::mt19937 random(5);
    std::vector<Game> games;
    for (const Variant variant : rules::allVariants())
        for (int i = 0; i < 4; ++i) {
            games.push_back(randomGame(variant, random, {.setupStart = i == 0}));
            games.back().tags = {{"White", std::string(rules::rules(variant).name)},
                                 {"Round", std::to_string(i)}};
        }
    const auto ids = storeGames(store_, games);
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(ids[i], GameId{static_cast<std::uint32_t>(i + 1)});
        EXPECT_TRUE(loaded(ids[i]) == games[i]) << i;
    }
}

TEST_F(BatchTest, absentGameIsSaidToBeAbsent) {
    const auto game = loadGame(store_, GameId{3});
    ASSERT_FALSE(game);
    EXPECT_TRUE(game.error().missing);
    EXPECT_EQ(english(game.error().reason), "there is no game 3 in the database");
}

TEST_F(BatchTest, theVerySameGameIsStoredOnce) {
    const Game game = taggedGame(ordinaryTags, {{32, 28}});
    storeGames(store_, {game});
    Batch batch(store_, Indexing::now);
    const SourceId source = batch.addSource(sampleSource(2));
    const Added again = batch.addGame(source, rowOf(game));
    EXPECT_FALSE(again.stored);
    EXPECT_EQ(again.id, GameId{1});
    // Also within one batch.
    const Game other = taggedGame(ordinaryTags, {{31, 27}});
    EXPECT_TRUE(batch.addGame(source, rowOf(other)).stored);
    EXPECT_FALSE(batch.addGame(source, rowOf(other)).stored);
    batch.commit();
    EXPECT_EQ(store_.connection().value("SELECT count(*) FROM game"), 2);
}

TEST_F(BatchTest, theSmallestDifferenceMakesAnotherGame) {
    const Game game = taggedGame(ordinaryTags, {{32, 28}});
    std::vector<Game> games(6, game);
    games[1].tags.back().value = "twicE";
    std::swap(games[2].tags[0], games[2].tags[1]);
    games[3].result = rules::GameResult::whiteWins;
    play(games[4], {{19, 23}});
    games[5].addRemark(rules::rootNode, rules::Comment{"seen by the arbiter"});
    storeGames(store_, games);
    EXPECT_EQ(store_.connection().value("SELECT count(*) FROM game"), 6);
}

TEST_F(BatchTest, equalHashesOfDifferentGamesAreNoDuplicates) {
    GameRow a = rowOf(taggedGame({{"White", "a"}}));
    GameRow b = rowOf(taggedGame({{"White", "b"}}));
    b.contentHash = a.contentHash;
    Batch batch(store_, Indexing::now);
    const SourceId source = batch.addSource(sampleSource());
    EXPECT_TRUE(batch.addGame(source, a).stored);
    EXPECT_TRUE(batch.addGame(source, b).stored);
}

TEST_F(BatchTest, whatIsNotCommittedNeverWas) {
    storeGames(store_, {taggedGame({{"White", "a"}})});
    {
        Batch batch(store_, Indexing::now);
        const SourceId source = batch.addSource(sampleSource(2));
        batch.addGame(source, rowOf(taggedGame({{"White", "new name"}})));
    }
    EXPECT_EQ(sources(store_).size(), 1U);
    EXPECT_EQ(store_.connection().value("SELECT count(*) FROM player"), 1);
    // And the next batch begins where the last committed one ended.
    EXPECT_EQ(storeGames(store_, {taggedGame({{"White", "new name"}})}, Indexing::now, 3),
              std::vector<GameId>{GameId{2}});
}

TEST_F(BatchTest, progressIsThatOfTheLastCommit) {
    const Source source = sampleSource(7);
    EXPECT_FALSE(findSource(store_, source.digest));
    const SourceProgress progress{4096, 10, 7, 5, 2, 2, 1, 9, false};
    {
        Batch batch(store_, Indexing::now);
        batch.setProgress(batch.addSource(source), progress);
        batch.commit();
    }
    const auto found = findSource(store_, source.digest);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->progress, progress);
    EXPECT_EQ(found->source.path, source.path);
    EXPECT_EQ(found->source.encoding, "UTF-8");
    EXPECT_EQ(found->source.digest, source.digest);
    ContentDigest longer = source.digest;
    ++longer.size;
    EXPECT_FALSE(findSource(store_, longer));
}

TEST_F(BatchTest, problemsAreKeptWithTheirPlaces) {
    GameRow row = rowOf(taggedGame({{"White", "a"}}), 12);
    const Message compulsory{
        "capture-compulsory",
        {{"moves", std::vector<std::string>{"23x32", "23x34"}}, {"unlisted", std::int64_t{2}}}};
    const Message meant{"missing-move-meant", {{"move", "31... 23x32"}, {"reach", "game"}}};
    const Message fen{"bad-fen", {{"fen", Message{"fen-bad-side", {{"word", "\"\u2028{}"}}}}}};
    row.problems = {{{Severity::error, compulsory, "31... 18-22", meant}, 31, 4},
                    {{Severity::warning, fen}, 40, 1}};
    const ProblemRow ofSource{{Severity::warning, {"nul", {{"number", std::int64_t{3}}}}}, 0, 0};
    const ProblemRow refused{{Severity::error, {"blocked", {{"square", "6"}}}, "3. 1-6"}, 99, 1};
    Batch batch(store_, Indexing::now);
    const SourceId source = batch.addSource(sampleSource());
    batch.addProblem(source, 0, ofSource);
    const GameId id = batch.addGame(source, row).id;
    batch.addProblem(source, 13, refused);
    batch.commit();

    const auto ofGame = problems(store_, id);
    ASSERT_EQ(ofGame.size(), 2U);
    EXPECT_EQ(ofGame[0].problem, row.problems[0]);
    EXPECT_EQ(ofGame[1].problem, row.problems[1]);
    EXPECT_EQ(ofGame[0].ordinal, 12U);
    EXPECT_EQ(gameLines(store_, std::vector<GameId>{id})[0].problems, 2);

    const auto all = problems(store_, source);
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0].problem, ofSource);
    EXPECT_FALSE(all[0].game);
    EXPECT_EQ(all[3].problem, refused);
    EXPECT_EQ(all[3].ordinal, 13U);
    EXPECT_FALSE(all[3].game);
}

TEST_F(BatchTest, strangeTextIsKept) {
    const Game game = taggedGame({{"White", std::string("a\0b", 3)},
                                  {"Black", "'; DROP TABLE game; --"},
                                  {"Event", "\xff\xfe no UTF-8"},
                                  {"Site", "\x1b[31mred"},
                                  {"Date", "1977?"},
                                  {"Round", ""},
                                  {"WhiteRating", "99999999999"}});
    const auto ids = storeGames(store_, {game});
    EXPECT_TRUE(loaded(ids[0]) == game);
}

TEST_F(BatchTest, damageIsNoticed) {
    const auto ids = storeGames(store_, {taggedGame(ordinaryTags, {{32, 28}, {19, 23}})});
    for (const char* damage :
         {"UPDATE movetext SET moves = x'01001f1b1217'",
          "UPDATE player SET name = 'Wiersma, Karm' WHERE name = 'Wiersma, Harm'",
          "UPDATE event SET name = name || ' '", "UPDATE tag SET value = 'R. C. Kelle'",
          "UPDATE game SET white_rating = 2401", "UPDATE game SET day = 19770518",
          "UPDATE game SET round = '4'", "UPDATE game SET ordinal = 2", "UPDATE game SET legal = 0",
          "UPDATE game SET variant = 1",
          "UPDATE tag_list SET names = replace(names, 'Site', 'Sita')"}) {
        Transaction undone(store_.connection());
        store_.connection().execute(damage);
        const auto game = loadGame(store_, ids[0]);
        EXPECT_FALSE(game.hasValue()) << damage;
    }
    EXPECT_TRUE(loadGame(store_, ids[0]).hasValue());
}

TEST_F(BatchTest, shellCanReadTheStore) {
    storeGames(store_, {taggedGame(ordinaryTags, {{32, 28}})});
    EXPECT_EQ(store_.connection().value(
                  "SELECT count(*) FROM game JOIN player w ON w.id = white JOIN variant v ON v.id "
                  "= variant JOIN result r ON r.id = result WHERE w.name = 'Wiersma, Harm' AND "
                  "v.name = 'international' AND r.name = 'unknown' AND day = 19770517"),
              1);
    EXPECT_EQ(store_.connection().value(
                  "SELECT count(*) FROM tag t JOIN tag_name n ON n.id = t.name WHERE n.name = "
                  "'Annotator' AND t.value = 'R. C. Keller'"),
              1);
}

} // namespace
} // namespace damscope::db
