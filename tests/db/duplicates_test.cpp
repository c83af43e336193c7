// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/duplicates.hpp"
#include "db/search/query/find/find.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/journal.hpp"
#include "db/store/players/name_likeness.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/game/game.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/stored_archives.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

using rules::Game;

TEST(NamesAlike, forgiveSpelling) {
    const auto alike = [](const std::string& a, const std::string& b) {
        return namesAlike(foldName(a), foldName(b));
    };
    EXPECT_TRUE(alike("Sijbrands, T.", "Ton Sijbrands"));
    EXPECT_TRUE(alike("Łukasik", "LUKASIK, P"));
    EXPECT_TRUE(alike("Tchijov", "Tchizov"));
    EXPECT_TRUE(alike("Gantwarg", "Gantvarg"));
    EXPECT_TRUE(alike("Wiersma", "Wiersmaa"));
    EXPECT_FALSE(alike("Wiersma", "Sijbrands"));
    EXPECT_FALSE(alike("Chizhov", "Tchijov")) << "too far apart";
    EXPECT_FALSE(alike("Jan", "Jos")) << "too short to be forgiven";
    EXPECT_FALSE(alike("", ""));
    EXPECT_FALSE(alike("?", "Jansen"));
}

Game headed(Game game, const std::string& white, const std::string& black,
            const std::string& date) {
    game.tags = {{"White", white}, {"Black", black}, {"Date", date}};
    return game;
}

Game cut(const Game& game, std::size_t plies) {
    Game shorter(game.start());
    shorter.tags = game.tags;
    rules::NodeId node = rules::rootNode;
    for (const rules::NodeId id : game.mainLine())
        if (plies-- > 0)
            node = shorter.addMove(node, game.node(id).move);
        else
            break;
    return shorter;
}

Game commented(Game game) {
    game.addRemark(rules::rootNode, rules::Comment{"a fine game"});
    return game;
}

class DuplicatesTest : public ::testing::Test {
protected:
    // A game of some 60 plies, another one each time.
    Game fresh() {
        return randomGame(
            rules::Variant::international, random_,
            {.plies = 60, .variations = false, .remarks = false, .specialSteps = false});
    }
    void store(const std::vector<Game>& games) {
        storeGames(store_, games, Indexing::now, ++sources_);
    }
    struct Found {
        std::uint32_t worse;
        std::uint32_t better;
        Sameness sameness;
        Certainty certainty;
        bool edited = false;
        bool adds = false;
        friend bool operator==(const Found&, const Found&) = default;
    };
    std::vector<Found> found() {
        std::vector<Found> all;
        for (const Duplicate& d : findDuplicates(store_, {}).duplicates)
            all.push_back({static_cast<std::uint32_t>(d.worse),
                           static_cast<std::uint32_t>(d.better), d.sameness, d.certainty, d.edited,
                           d.adds});
        return all;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::mt19937 random_{17};
    std::uint64_t sources_ = 0;
};

TEST_F(DuplicatesTest, areFoundWhateverTheSpelling) {
    const Game game = fresh();
    store({headed(game, "Sijbrands, T.", "Wiersma", "1973"),
           headed(commented(game), "Ton Sijbrands", "Wiersma, Harm", "1973.05.17"),
           headed(fresh(), "Ton Sijbrands", "Wiersma, Harm", "1973")});
    EXPECT_EQ(found(), (std::vector<Found>{{1, 2, Sameness::sameMoves, Certainty::certain}}))
        << "the annotated one is better";
}

TEST_F(DuplicatesTest, areOnlyLikelyWhereTheWorseOneSaysSomething) {
    const auto judged = [&](const Game& worse, Game better) {
        better.addRemark(rules::rootNode, rules::Comment{"played by letter"});
        better.addRemark(better.mainLine()[3], rules::Nag{1});
        better.addMove(better.mainLine()[2], better.node(better.mainLine()[3]).move);
        store({worse});
        store({better});
        const Found last = found().back();
        return std::pair(last.certainty, last.adds);
    };
    const std::pair certain(Certainty::certain, false);
    const std::pair likely(Certainty::likely, true);
    const auto game = [&] { return headed(fresh(), "Jansen", "De Vries", "1999.01.02"); };
    const auto remarked = [&](rules::Remark remark) {
        const Game plain = game();
        Game one = plain;
        one.addRemark(one.mainLine()[4], std::move(remark));
        return judged(one, plain);
    };
    EXPECT_EQ(remarked(rules::Comment{"Black found the refutation, letter of 1951"}), likely);
    EXPECT_EQ(remarked(rules::Nag{4}), likely);
    EXPECT_EQ(remarked(rules::Command{"%repaired written 32-82"}), certain);
    const auto tagged = [&](const char* name, const char* worse, const char* better) {
        Game one = game();
        Game other = one;
        rules::putTag(one.tags, name, worse);
        rules::putTag(other.tags, name, better);
        return judged(one, other);
    };
    EXPECT_EQ(tagged("Annotator", "Jansen", "De Vries"), likely);
    EXPECT_EQ(tagged("Annotator", "", "De Vries"), certain);
    EXPECT_EQ(tagged("Site", "Utrecht", ""), likely);
    EXPECT_EQ(tagged("Date", "1999.01.02", "1999"), likely);
    EXPECT_EQ(tagged("Date", "1999", "1999.01.02"), certain);
    EXPECT_EQ(tagged("White", "J. Jansen", "Jansen, J."), certain);
    EXPECT_EQ(tagged("White", "Jansen, Jan", "J. Jansen"), likely);
    EXPECT_EQ(tagged("White", "Jansen, J.", "Jansen"), likely);
    EXPECT_EQ(tagged("Event", "NK, final", "NK"), likely);
    EXPECT_EQ(tagged("Event", "NK", "NK, final"), certain);
    EXPECT_EQ(tagged("Event", "NK", "Dutch Championship"), certain);
}

// Whatever was imported first, and though the later copy has all the tags of the earlier.
TEST_F(DuplicatesTest, keepTheCopyThatSaysMore) {
    const auto betterOf = [&](const Game& first, const Game& second) {
        store({first});
        store({second});
        const Found last = found().back();
        return std::pair(last.better, last.certainty);
    };
    const auto clothed = [](Game game, const char* name, const char* value) {
        rules::putTag(game.tags, name, value);
        return game;
    };
    const auto poor = [&] { return headed(fresh(), "F. Jansen", "De Vries, K.", "2021.08.17"); };
    const auto expect = [&](const auto& fuller, const auto& poorer, const char* what) {
        const auto before = static_cast<std::uint32_t>(countGames(store_, {}));
        const Game one = poor();
        EXPECT_EQ(betterOf(fuller(one), poorer(one)), std::pair(before + 1, Certainty::certain))
            << what;
        const Game other = poor();
        EXPECT_EQ(betterOf(poorer(other), fuller(other)), std::pair(before + 4, Certainty::certain))
            << what;
    };
    const auto same = [](const Game& game) { return game; };
    expect([&](const Game& g) { return clothed(g, "White", "Jansen, Floris"); },
           [&](const Game& g) { return clothed(g, "Date", "21.08.17"); }, "names and date");
    expect([&](const Game& g) { return clothed(g, "Black", "De Vries, Karel"); }, same, "a name");
    expect([&](const Game& g) { return clothed(g, "Round", "3"); }, same, "the round");
    expect(
        same, [&](const Game& g) { return clothed(g, "Date", "2021"); }, "the day");
    expect(commented, same, "a comment");
    expect(
        [](Game g) {
            for (const std::size_t at : {2U, 4U, 6U})
                g.addRemark(g.mainLine()[at], rules::Command{"%eval 0.35"});
            return g;
        },
        same, "evaluations");
}

TEST_F(DuplicatesTest, areOnlyLikelyWhereEachSaysMore) {
    const Game game = fresh();
    store({headed(game, "Jansen, Floris", "K. De Vries", "2021.08.17")});
    store({headed(game, "F. Jansen", "De Vries, Karel", "2021.08.17")});
    ASSERT_EQ(found().size(), 1U);
    EXPECT_EQ(found()[0].certainty, Certainty::likely);
    EXPECT_TRUE(found()[0].adds);
}

TEST_F(DuplicatesTest, areOnlyLikelyWhereAVariationIsMissing) {
    const Game plain = headed(fresh(), "Jansen", "De Vries", "1999.01.02");
    Game line = plain;
    const auto moves = rules::legalMoves(line.start());
    const auto another = std::ranges::find_if(moves, [&](const rules::Move& move) {
        return !(move == line.node(line.mainLine()[0]).move);
    });
    line.addMove(rules::rootNode, *another);
    Game longer = commented(plain);
    longer.addMove(rules::rootNode, longer.node(longer.mainLine()[0]).move);
    store({line});
    store({longer});
    const Found first = found().front();
    EXPECT_EQ(first.certainty, Certainty::likely);
    EXPECT_TRUE(first.adds);
}

TEST_F(DuplicatesTest, areLessSureWhereTheHeaderDisagrees) {
    const Game game = fresh();
    store({headed(game, "Jansen", "De Vries", "1999.01.02"),
           headed(game, "Jansen", "De Vries", "2001.01.02")});
    EXPECT_EQ(found(), (std::vector<Found>{{2, 1, Sameness::sameMoves, Certainty::likely}}));
}

TEST_F(DuplicatesTest, mayHaveTheirPlayersExchanged) {
    const Game game = fresh();
    store({headed(game, "Jansen", "De Vries", "1999.01.02")});
    store({headed(game, "De Vries", "Jansen", "1999.01.02")});
    EXPECT_EQ(found(), (std::vector<Found>{{1, 2, Sameness::playersSwapped, Certainty::likely}}));
}

// Many matches of the nineteenth century repeat a game with the colours exchanged.
TEST_F(DuplicatesTest, areNotLikelyInTheNextGameOfAMatch) {
    const Game game = fresh();
    store({headed(game, "Wyllie, J.", "Martins, R.", "1864"),
           headed(game, "Martins, R.", "Wyllie, J.", "1864")});
    EXPECT_EQ(found(), (std::vector<Found>{{2, 1, Sameness::playersSwapped, Certainty::possible}}));
}

TEST_F(DuplicatesTest, areNotCertainAcrossYearsRoundsAndNumberedGames) {
    const auto certaintyOf = [&](const char* name, const char* first, const char* second,
                                 const char* date) {
        Game one = headed(fresh(), "Jansen", "De Vries", date);
        Game other = one;
        one.tags.push_back({name, first});
        other.tags.push_back({name, second});
        store({one});
        store({other});
        const auto all = found();
        return all.empty() ? Certainty::possible : all.back().certainty;
    };
    EXPECT_EQ(certaintyOf("Round", "3", "5", "1999.01.02"), Certainty::likely);
    EXPECT_EQ(certaintyOf("Event", "Match, game 3", "Match, game 4", "1999"), Certainty::likely);
    EXPECT_EQ(certaintyOf("Event", "NK 1998", "NK 1999", ""), Certainty::likely);
    EXPECT_EQ(certaintyOf("Round", "3", "3.1", "1999.01.02"), Certainty::certain);
}

TEST_F(DuplicatesTest, areCertainInLatinAndCyrillicSpelling) {
    const Game game = fresh();
    store({headed(game, "Chizhov, A.", "Schwarzman, A.", "1999.01.02")});
    store({headed(game, "Чижов Алексей", "Шварцман Александр", "1999.01.02")});
    ASSERT_EQ(found().size(), 1U);
    EXPECT_EQ(found()[0].certainty, Certainty::certain);
}

// Two people who share a forename are not one.
TEST_F(DuplicatesTest, areNotCertainForForenamesAlone) {
    const Game game = fresh();
    store({headed(game, "Jan Bos", "Piet Boer", "1999.01.02")});
    store({headed(game, "Jan Smit", "Piet Kok", "1999.01.02")});
    ASSERT_EQ(found().size(), 1U);
    EXPECT_EQ(found()[0].certainty, Certainty::likely);
}

TEST_F(DuplicatesTest, mayBeTheBeginningOfAnother) {
    const Game game = headed(fresh(), "Jansen", "De Vries", "1999.01.02");
    const Game undated = headed(fresh(), "Pietersen", "Konaté", "1999");
    store({cut(game, 25), game, undated, cut(undated, 18)});
    EXPECT_EQ(found(), (std::vector<Found>{{1, 2, Sameness::beginning, Certainty::likely},
                                           {4, 3, Sameness::beginning, Certainty::possible}}));
}

TEST_F(DuplicatesTest, mayDifferInTheirNames) {
    const Game game = fresh();
    store({headed(game, "Jansen", "De Vries", "1999.01.02"), headed(game, "N.N.", "X", "")});
    EXPECT_EQ(found(), (std::vector<Found>{{2, 1, Sameness::onlyMoves, Certainty::possible}}));
}

TEST_F(DuplicatesTest, preferWhatCameLaterWithEveryTag) {
    const Game game = fresh();
    store({headed(game, "Jansen", "De Vries", "1999.01.02")});
    store({headed(game, "Jansen, J.", "De Vries", "1999.01.02")}); // the names mended
    EXPECT_EQ(found(), (std::vector<Found>{{1, 2, Sameness::sameMoves, Certainty::certain}}));
}

TEST_F(DuplicatesTest, markWhatMayBeEditedWhereAnotherIsBetter) {
    const Game game = fresh();
    store({headed(commented(game), "Jansen", "De Vries", "1999.01.02")});
    store({headed(game, "Jansen", "De Vries", "1999.01.02")});
    EXPECT_EQ(found(), (std::vector<Found>{{2, 1, Sameness::sameMoves, Certainty::certain, true}}));
}

TEST_F(DuplicatesTest, markWhatWasEnteredByHand) {
    const Game game = headed(fresh(), "Jansen", "De Vries", "1999.01.02");
    addOwnGame(store_, game);
    store({headed(commented(game), "Jansen", "De Vries", "1999.01.02")});
    EXPECT_EQ(found(), (std::vector<Found>{{1, 2, Sameness::sameMoves, Certainty::certain, true}}));
}

TEST_F(DuplicatesTest, markWhatWasChangedByHand) {
    const Game game = headed(fresh(), "Jansen", "De Vries", "1999.01.02");
    store({game});
    ASSERT_TRUE(overwriteGame(store_, GameId{1},
                              headed(game, "Jansen, J.", "De Vries", "1999.01.02"),
                              *versionOf(store_, GameId{1})));
    store({headed(commented(game), "Jansen", "De Vries", "1999.01.02")});
    EXPECT_EQ(found(),
              (std::vector<Found>{{1, 2, Sameness::sameMoves, Certainty::likely, true, true}}));
}

TEST_F(DuplicatesTest, areNotEditedWhereTagsAreMissing) {
    const Game game = headed(fresh(), "Jansen", "De Vries", "1999.01.02");
    Game less = game;
    less.tags.pop_back();
    store({game});
    store({less});
    EXPECT_EQ(found(), (std::vector<Found>{{2, 1, Sameness::sameMoves, Certainty::certain}}));
}

TEST_F(DuplicatesTest, areNotShortGamesOrTheSameOpening) {
    const Game game = fresh();
    Game other = cut(game, 20);
    store({headed(cut(game, 12), "Jansen", "De Vries", "1999.01.02"),
           headed(cut(game, 12), "Jansen", "De Vries", "1999"),
           headed(game, "Konaté", "Pietersen", "2001.01.02"),
           headed(other, "Wiersma", "Sijbrands", "2001.01.02")});
    EXPECT_TRUE(found().empty());
}

// Thousands of games, a known part of them stored again in other clothes.
TEST_F(DuplicatesTest, findEveryPlantedOneAndNoOther) {
    std::vector<Game> games;
    for (int i = 0; i < 1500; ++i)
        games.push_back(headed(fresh(), "White Name" + std::to_string(i % 40),
                               "Black Name" + std::to_string(i % 30),
                               std::to_string(1950 + i % 60) + ".05.17"));
    std::set<std::uint32_t> planted;
    for (std::uint32_t i = 0; i < 1500; i += 10) {
        Game copy = games[i];
        if (i % 20 == 0)
            copy = cut(copy, 30);
        copy.tags.push_back({"Source", std::to_string(i)});
        games.push_back(copy);
        planted.insert(static_cast<std::uint32_t>(games.size()));
    }
    store(games);
    std::set<std::uint32_t> worse;
    for (const Found& f : found()) {
        worse.insert(f.worse);
        EXPECT_EQ((f.worse - 1501) * 10 + 1, f.better) << f.worse;
    }
    EXPECT_EQ(worse, planted);
}

TEST_F(DuplicatesTest, stopWhenAsked) {
    store({fresh()});
    EXPECT_FALSE(findDuplicates(store_, {}, stopRequested()).complete);
}

TEST_F(DuplicatesTest, deletedGamesAreGoneUntilTheyComeBack) {
    const Game game = fresh();
    store({headed(game, "Jansen", "De Vries", "1999.01.02"),
           headed(commented(game), "Jansen, J.", "De Vries", "1999.01.02")});
    const std::vector<GameId> first{GameId{1}};
    EXPECT_EQ(deleteGames(store_, first, "test"), 1U);
    EXPECT_EQ(countGames(store_, {}), 1U);
    EXPECT_EQ(findGames(store_, {}), std::vector{GameId{2}});
    EXPECT_EQ(countPosition(store_, game.start(), {}).hits, 1U);
    EXPECT_TRUE(found().empty());
    EXPECT_TRUE(check(store_).sound());
    EXPECT_EQ(deleteGames(store_, first, "again"), 0U);
    ASSERT_EQ(deletions(store_).size(), 1U);
    EXPECT_FALSE(undoLast(store_, ChangeKind::edit));
    EXPECT_EQ(deletions(store_)[0].reason, "test");
    EXPECT_EQ(undoLast(store_, ChangeKind::deletion)->games, 1U);
    EXPECT_EQ(countGames(store_, {}), 2U);
    EXPECT_EQ(countPosition(store_, game.start(), {}).hits, 2U);
    EXPECT_EQ(firstWrongBlock(store_.connection()), std::nullopt);
    EXPECT_FALSE(undoLast(store_));
    EXPECT_TRUE(check(store_).sound());
}

class DuplicatesOfArchives : public StoredArchives {};

// Held against comparing each game with each, for the pairs whose moves are the same.
TEST_F(DuplicatesOfArchives, holdEveryPairOfTheSameMoves) {
    std::map<std::vector<std::string>, std::vector<GameId>> byMoves;
    for (std::size_t i = 0; i < stored_.size(); ++i) {
        std::vector<std::string> line;
        bool whole = true;
        for (const rules::NodeId id : stored_[i].mainLine()) {
            const auto& node = stored_[i].node(id);
            whole = whole && node.step == rules::Step::move;
            line.push_back(std::to_string(node.move.from.bit()) + "-" +
                           std::to_string(node.move.to.bit()) + "-" +
                           std::to_string(node.move.captured.size()));
        }
        line.push_back(std::to_string(static_cast<int>(stored_[i].variant())));
        const bool usual = stored_[i].start() == rules::Position::start(stored_[i].variant());
        if (whole && usual && line.size() > 31)
            byMoves[line].push_back(GameId{static_cast<std::uint32_t>(i + 1)});
    }
    std::map<GameId, GameId> better;
    for (const Duplicate& d : findDuplicates(store_, {}).duplicates)
        better[d.worse] = d.better;
    std::size_t groups = 0;
    for (const auto& [line, ids] : byMoves) {
        groups += ids.size() > 1 ? 1U : 0U;
        for (std::size_t i = 1; i < ids.size(); ++i)
            EXPECT_TRUE(better.contains(ids[0]) || better.contains(ids[i]))
                << number(ids[0]) << " and " << number(ids[i]);
    }
    EXPECT_GT(groups, 0U) << "the archives hold some";
}

} // namespace
} // namespace damscope::db
