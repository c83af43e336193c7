// SPDX-License-Identifier: GPL-3.0-or-later
// A club whose weaknesses are known, because the test has planted them.
#include "db/training/club_report.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/shots/names.hpp"
#include "base/keyed_rows.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>

namespace damscope::db {
namespace {

using rules::Color;

/// A position with a combination for the side to move, and what that side plays who misses it.
struct Theme {
    const char* fen;
    std::vector<std::pair<int, int>> played;
    std::pair<int, int> missed;
};

// Philip's shot, the shot of the ricochet, and two without a pattern of their own.
const std::array<Theme, 3> themes{{
    {"W:W27,32,34,38,40,45:B11,12,16,18,23,25",
     {{27, 22}, {18, 27}, {32, 21}, {16, 27}, {34, 30}, {25, 34}, {40, 16}},
     {32, 28}},
    {"B:W27,31,32,33,34,35,36,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,"
     "13,14,15,16,17,19,20,23",
     {{23, 29}, {33, 24}, {20, 29}, {34, 23}, {19, 26}},
     {17, 22}},
    {"B:W28,30,31,33,34,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,"
     "13,14,15,17,18,19,20,21",
     {{19, 23}, {28, 19}, {13, 35}},
     {21, 26}},
}};

constexpr std::size_t players = 20;

std::string nameOf(std::size_t player) {
    return "Player " + std::string(1, static_cast<char>('A' + player)) + "ersen";
}

/// Each player meets every theme ten times a year and misses a fifth of them, but `weakShare`
/// percent of the theme that is the own weakness. Every second player has one.
class Club : public ::testing::Test {
protected:
    static constexpr std::size_t weakPlayers = 10;

    Club() : Club(90) {}
    explicit Club(unsigned weakShare) : weakShare_(weakShare) {
        std::vector<rules::Game> games;
        for (const int year : {2024, 2025})
            for (std::size_t player = 0; player < players; ++player)
                for (std::size_t theme = 0; theme < themes.size(); ++theme)
                    for (int i = 0; i < 10; ++i)
                        games.push_back(gameOf(player, theme, year, games.size()));
        storeGames(store_, games);
    }

    static std::optional<std::size_t> weaknessOf(std::size_t player) {
        return player < weakPlayers ? std::optional(player % themes.size()) : std::nullopt;
    }

    rules::Game gameOf(std::size_t player, std::size_t theme, int year, std::size_t round) {
        const unsigned share = weaknessOf(player) == theme ? weakShare_ : 20;
        const bool misses = static_cast<unsigned>(random_()) % 100 < share;
        rules::Game game(
            rules::readFen(rules::Variant::international, themes.at(theme).fen).value());
        const bool white = game.start().toMove() == Color::white;
        game.tags = {{"White", white ? nameOf(player) : "Guest"},
                     {"Black", white ? "Guest" : nameOf(player)},
                     {"Date", std::to_string(year) + ".03.01"},
                     {"Round", std::to_string(round)},
                     {"GameType", "20"},
                     {"FEN", rules::writeFen(game.start())}};
        if (misses)
            play(game, {themes.at(theme).missed});
        else
            play(game, themes.at(theme).played);
        return game;
    }

    ClubQuestion question() {
        const Persons persons(store_.connection());
        ClubQuestion all;
        for (std::size_t player = 0; player < players; ++player)
            all.players.push_back(personsNamed(store_.connection(), persons, nameOf(player)).at(0));
        return all;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::mt19937 random_{3};
    unsigned weakShare_;
};

/// A weakness that shows less: six of ten missed instead of two.
class MildClub : public Club {
protected:
    MildClub() : Club(60) {}
};

// The motifs of each theme, as one player with the weakness shows them.
std::set<std::string> motifsOf(const PlayerLesson& lesson) {
    std::set<std::string> keys;
    for (const MotifCounts& counts : lesson.motifs)
        if (counts.weakness)
            keys.insert(counts.key);
    return keys;
}

// The names of the combination of a theme.
std::set<std::string> keysOf(const Theme& theme) {
    const auto position = rules::readFen(rules::Variant::international, theme.fen).value();
    analysis::shots::ShotFinder finder;
    const auto shot = finder.find(position);
    std::set<std::string> keys;
    if (shot)
        for (const auto& name :
             foundShot(position, *shot, analysis::shots::builtInShotNames()).names)
            keys.insert(name->key);
    if (keys.empty())
        keys.emplace();
    return keys;
}

/// How well a report finds what was planted: player and name of a combination.
struct Findings {
    int found = 0;
    int missed = 0;
    int wrong = 0; ///< marked without having been planted
};

Findings findingsOf(const ClubReport& report,
                    const std::function<std::optional<std::size_t>(std::size_t)>& planted) {
    Findings findings;
    for (std::size_t player = 0; player < report.players.size(); ++player) {
        const auto weak = motifsOf(report.players[player]);
        const auto own = planted(player);
        for (std::size_t theme = 0; theme < themes.size(); ++theme) {
            const bool marked = std::ranges::any_of(
                keysOf(themes.at(theme)), [&](const auto& key) { return weak.contains(key); });
            findings.found += marked && own == theme ? 1 : 0;
            findings.missed += !marked && own == theme ? 1 : 0;
            findings.wrong += marked && own != theme ? 1 : 0;
        }
    }
    return findings;
}

TEST_F(Club, findsThePlantedWeaknesses) {
    const ClubReport report = clubReport(store_, question());
    ASSERT_EQ(report.players.size(), players);
    EXPECT_EQ(report.all.games, 2 * players * themes.size() * 10);
    for (std::size_t player = 0; player < players; ++player) {
        EXPECT_EQ(report.players[player].name, nameOf(player));
        EXPECT_EQ(report.players[player].since.chances, 2 * themes.size() * 10);
    }
    const Findings findings = findingsOf(report, weaknessOf);
    RecordProperty("found", findings.found);
    RecordProperty("wrong", findings.wrong);
    EXPECT_EQ(findings.found, static_cast<int>(weakPlayers)) << "recall";
    EXPECT_LE(findings.wrong, 1) << "precision: one of fifty is called weak by chance";
}

TEST_F(MildClub, findsMostWeaknesses) {
    const Findings findings = findingsOf(clubReport(store_, question()), weaknessOf);
    RecordProperty("found", findings.found);
    RecordProperty("wrong", findings.wrong);
    EXPECT_GE(findings.found, 7) << "recall";
    EXPECT_LE(findings.wrong, 2) << "precision";
}

// The position that is shown first is of the weakness itself.
TEST_F(Club, showsPositionsOfTheWeakness) {
    const ClubReport report = clubReport(store_, question());
    for (std::size_t player = 0; player < weakPlayers; ++player) {
        const PlayerLesson& lesson = report.players[player];
        ASSERT_FALSE(lesson.positions.empty());
        EXPECT_LE(lesson.positions.size(), 3U);
        const Theme& theme = themes.at(*weaknessOf(player));
        EXPECT_EQ(lesson.positions[0].position,
                  rules::readFen(rules::Variant::international, theme.fen).value());
        EXPECT_FALSE(lesson.positions[0].allowed);
    }
}

// The typical positions of a lesson are exercises: the right move is known, not only what was bad.
TEST_F(Club, provesThePositions) {
    ClubQuestion wide = question();
    wide.positions = 24;
    PlayerLesson lesson = clubReport(store_, wide).players.at(0);
    analysis::EngineSettings settings;
    settings.tableMegabytes = 4;
    analysis::EmbeddedEngine engine(settings);
    const analysis::endgame::ResultJudge tables;
    Prover prover(engine, tables, {.nodes = 20'000});
    proveLesson(store_, lesson, prover, 3);
    ASSERT_FALSE(lesson.positions.empty());
    EXPECT_LE(lesson.positions.size(), 3U);
    for (const LessonPosition& position : lesson.positions) {
        ASSERT_TRUE(position.exercise);
        EXPECT_EQ(position.exercise->position, position.position);
        EXPECT_FALSE(position.exercise->isAnswer(*position.played)) << "it was the mistake";
    }
}

TEST_F(Club, tellsPeriodsApart) {
    ClubQuestion since = question();
    since.since = Date(2025);
    const ClubReport report = clubReport(store_, since);
    EXPECT_EQ(report.players.size(), players);
    for (const PlayerLesson& lesson : report.players) {
        EXPECT_EQ(lesson.since.games, themes.size() * 10);
        EXPECT_EQ(lesson.before.games, themes.size() * 10);
        EXPECT_EQ(lesson.since.chances + lesson.before.chances, 2 * themes.size() * 10);
        EXPECT_EQ(lesson.since.from, Date(2025));
        std::uint64_t chances = 0;
        for (const MotifCounts& counts : lesson.motifs)
            chances += counts.chancesBefore;
        EXPECT_GE(chances, lesson.before.chances) << "a combination may have several names";
    }
}

TEST_F(Club, leavesUndatedGamesOutOfBothPeriods) {
    std::vector<rules::Game> games;
    for (const int year : {2024, 2025, 2026})
        games.push_back(gameOf(0, 0, year, games.size()));
    std::erase_if(games[0].tags, [](const rules::Tag& tag) { return tag.name == "Date"; });
    Store store(folder_ / "other.db", Store::Access::write);
    storeGames(store, games);
    const Persons persons(store.connection());
    ClubQuestion since{.players = {personsNamed(store.connection(), persons, nameOf(0)).at(0)},
                       .since = Date(2026)};
    const PlayerLesson lesson = clubReport(store, since).players.at(0);
    EXPECT_EQ(lesson.undated, 1U);
    EXPECT_EQ(lesson.since.games, 1U);
    EXPECT_EQ(lesson.before.games, 1U);
    since.since.reset();
    EXPECT_EQ(clubReport(store, since).players.at(0).since.games, 3U);
}

// Nobody else is there to compare with: the weakness shows among the player's own numbers.
TEST_F(Club, comparesASinglePlayerWithHimself) {
    ClubQuestion one = question();
    one.players.resize(1);
    const PlayerLesson lesson = clubReport(store_, one).players.at(0);
    const auto weak = motifsOf(lesson);
    EXPECT_FALSE(weak.empty());
    for (const MotifCounts& counts : lesson.motifs)
        EXPECT_LE(counts.missed + counts.othersMissed, counts.chances + counts.othersChances);
}

// The table of names has three rules for Philip's shot: the report has one row for it.
TEST(Motifs, haveOneRowForEachName) {
    const TemporaryFolder folder;
    Store store(folder / "games.db", Store::Access::write);
    std::vector<rules::Game> games;
    for (const std::string_view key : {"philippe", "philippe-40"}) {
        const auto* rule = base::rowWithKey(analysis::shots::builtInShotNames().all(), key);
        ASSERT_TRUE(rule != nullptr && rule->example);
        rules::Game game(rule->example->start);
        game.tags = {{"White", "Jansen"},
                     {"Black", "Guest"},
                     {"GameType", "20"},
                     {"FEN", rules::writeFen(game.start())}};
        rules::NodeId node = rules::rootNode;
        for (const rules::Move& move : rule->example->line)
            node = game.addMove(node, move);
        games.push_back(std::move(game));
    }
    storeGames(store, games);
    const Persons persons(store.connection());
    const ClubQuestion question{
        .players = {personsNamed(store.connection(), persons, "Jansen").at(0)}};
    const ClubReport report = clubReport(store, question);
    ASSERT_EQ(report.motifs.size(), 1U);
    EXPECT_EQ(report.motifs[0].key, "philippe");
    EXPECT_EQ(report.motifs[0].chances, 2U);
    EXPECT_EQ(report.players.at(0).motifs.size(), 1U);
}

TEST_F(Club, saysAgainstWhomItWas) {
    const PlayerLesson lesson = clubReport(store_, question()).players.at(0);
    EXPECT_FALSE(lesson.positions.empty());
    for (const LessonPosition& position : lesson.positions) {
        EXPECT_EQ(position.opponent, "Guest");
        EXPECT_TRUE(position.date.ends_with(".03.01"));
        EXPECT_TRUE(position.played);
    }
}

// Of twenty tosses of a coin at least fifteen heads: 21700 of 2^20 cases.
TEST(Chance, isThatOfTheBinomialDistribution) {
    EXPECT_NEAR(atLeast(15, 20, 0.5), 21'700.0 / 1'048'576.0, 1e-9);
    EXPECT_DOUBLE_EQ(atLeast(0, 5, 0.3), 1);
    EXPECT_NEAR(atLeast(5, 5, 0.3), 0.00243, 1e-9);
    EXPECT_DOUBLE_EQ(atLeast(6, 5, 0.3), 0);
}

} // namespace
} // namespace damscope::db
