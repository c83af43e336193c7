// SPDX-License-Identifier: GPL-3.0-or-later
// Events: which games belong together, and the crosstable.
#include "base/text/split.hpp"
#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_name.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/events/event_rows.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace damscope::db {
namespace {

using rules::GameResult;

TEST(EventNames, areTakenApart) {
    struct Reading {
        std::string_view written;
        std::string_view key;
        int year = 0;
        std::string_view round = "";
        std::string_view title = ""; ///< empty: as written
    };
    for (const Reading& expected :
         {Reading{"NK 2009, ronde 12, 17 april", "nk", 2009, "12", "NK 2009"}, Reading{"nk", "nk"},
          Reading{"Cannes2002", "cannes", 2002}, Reading{"Cannes 2002", "cannes", 2002},
          Reading{"69° ASSOLUTO 3° TURNO", "69 assoluto", 0, "3", "69° ASSOLUTO"},
          Reading{"XXXIII первенство СССР, тур 4", "xxxiii первенство ссср", 0, "4",
                  "XXXIII первенство СССР"},
          Reading{"Open (round 3)", "open", 0, "3", "Open"},
          Reading{"WchL Groep 3", "wchl groep 3"}, Reading{"Cpt France 2021", "cpt france", 2021},
          Reading{"2021", "2021", 2021}, Reading{"?", ""}, Reading{"", ""}}) {
        const EventName name = readEventName(expected.written);
        EXPECT_EQ(name.key, expected.key) << expected.written;
        EXPECT_EQ(name.year, expected.year) << expected.written;
        EXPECT_EQ(name.round, expected.round) << expected.written;
        EXPECT_EQ(name.title, expected.title.empty() ? expected.written : expected.title);
    }
}

TEST(Rounds, areKnownByAllThatIsWritten) {
    EXPECT_EQ(roundKey("3"), roundKey("Round 03"));
    EXPECT_EQ(roundKey("1a"), roundKey("1 A"));
    EXPECT_EQ(roundKey("Final"), roundKey("final"));
    EXPECT_EQ(roundKey("тур 4"), roundKey("4"));
    const std::vector<std::string> rounds{"1", "1a", "1b", "1/2", "12", "1.1", "2", "final", "21"};
    std::set<std::string> keys;
    for (const std::string& round : rounds)
        EXPECT_TRUE(keys.insert(roundKey(round)).second) << round;
    for (const char* unknown : {"?", "-", "", "round", "?.?"})
        EXPECT_EQ(roundKey(unknown), "") << unknown;
}

TEST(Rounds, areTheFirstNumber) {
    EXPECT_EQ(roundNumber("3"), 3);
    EXPECT_EQ(roundNumber("3.1"), 3);
    EXPECT_EQ(roundNumber("Round 12"), 12);
    EXPECT_EQ(roundNumber("?"), 0);
}

// ---- the table

// A beats B and C, B beats C, D draws all.
const std::vector<EventGame> four{
    {0, 1, GameResult::whiteWins, 1, 1}, {2, 3, GameResult::draw, 1, 2},
    {2, 0, GameResult::blackWins, 2, 3}, {3, 1, GameResult::draw, 2, 4},
    {1, 2, GameResult::whiteWins, 3, 5}, {0, 3, GameResult::draw, 3, 6}};

TEST(ACrosstable, countsByHand) {
    const std::vector<int> ratings{2000, 2000, 2000, 2000};
    const Crosstable table = crosstable(four, ratings, pointSystem(2));
    EXPECT_EQ(table.kind, EventKind::allPlayAll);
    EXPECT_EQ(table.rounds, 3);
    EXPECT_TRUE(table.missing.empty());
    ASSERT_EQ(table.standings.size(), 4U);
    const Standing& first = table.standings[0];
    EXPECT_EQ(first.player, 0U);
    EXPECT_EQ(first.points, 5);            // 2 + 2 + 1
    EXPECT_EQ(first.sonnebornBerger, 5.5); // B's 3, C's 1, half of D's 3
    EXPECT_EQ(first.buchholz, 7);
    EXPECT_EQ(first.truncated, 6) << "without C's 1";
    EXPECT_EQ(first.performance, 2280) << "5 of 6: 400 log10(5) is 280";
    const Standing& second = table.standings[1];
    const Standing& third = table.standings[2];
    EXPECT_EQ(second.points, 3);
    EXPECT_EQ(third.points, 3);
    EXPECT_EQ(second.player, 3U) << "D: half of 5, 3 and 1 is 4.5; B: C's 1 and half of D's 3";
    EXPECT_EQ(second.sonnebornBerger, 4.5);
    EXPECT_EQ(third.sonnebornBerger, 2.5);
    EXPECT_EQ(third.headToHead, 0) << "S-B has separated them before";
    EXPECT_EQ(table.standings[3].points, 1);
}

// "0+1 2=3": a win of 0 with White, a draw; `board` games a round.
std::vector<EventGame> gamesOf(std::string_view text, int board) {
    std::vector<EventGame> games;
    for (const std::string_view game : base::splitWords(text))
        games.push_back({static_cast<std::size_t>(game[0] - '0'),
                         static_cast<std::size_t>(game[2] - '0'),
                         game[1] == '+'   ? GameResult::whiteWins
                         : game[1] == '-' ? GameResult::blackWins
                                          : GameResult::draw,
                         static_cast<int>(games.size()) / board + 1,
                         static_cast<std::uint32_t>(games.size() + 1)});
    return games;
}

struct Tie {
    std::string_view what;
    std::string_view games;
    int board;
    std::size_t players;
    EventKind kind;
    std::size_t before; ///< has as many points as
    std::size_t after;
};

class Ties : public ::testing::TestWithParam<Tie> {};

TEST_P(Ties, areDecidedInTurn) {
    const Tie& tie = GetParam();
    const Crosstable table =
        crosstable(gamesOf(tie.games, tie.board), std::vector<int>(tie.players), pointSystem(2));
    EXPECT_EQ(table.kind, tie.kind);
    const auto of = [&](std::size_t player) {
        return *std::ranges::find(table.standings, player, &Standing::player);
    };
    EXPECT_EQ(of(tie.before).points, of(tie.after).points);
    EXPECT_LT(of(tie.before).rank, of(tie.after).rank) << tie.what;
}

// In each the criterion that comes next says the opposite.
INSTANTIATE_TEST_SUITE_P(
    OfTwo, Ties,
    ::testing::Values(
        Tie{"head to head, S-B is equal: 4 beat 0, who has won more games",
            "0+1 0+2 0-3 0-4 1-2 1-3 1=4 2+3 2+4 3=4", 2, 5, EventKind::allPlayAll, 4, 0},
        Tie{"wins: S-B is equal, they drew", "0+1 0=2 0-3 0+4 1+2 1-3 1+4 2=3 2=4 3-4", 2, 5,
            EventKind::allPlayAll, 4, 2},
        Tie{"Buchholz before S-B", "7=4 1-6 2-5 0+3 1-0 2-3 6+7 5-4 7=5 3=1 2+0 4-6", 4, 8,
            EventKind::swiss, 7, 2},
        Tie{"S-B before wins, Buchholz is equal", "0=1 7=5 6+3 2-4 4+7 3-5 0=6 2=1 0+2 5-4 6=1 3=7",
            4, 8, EventKind::swiss, 1, 5},
        Tie{"wins, Buchholz and S-B are equal", "1+2 7+3 4=0 5+6 5-4 7-2 0+1 6=3 7-1 4=2 0-6 5-3",
            4, 8, EventKind::swiss, 1, 4}));

TEST(ACrosstable, countsHeadToHeadOfThoseWhoAreEqual) {
    const Crosstable table = crosstable(gamesOf("0+1 0+2 0-3 0-4 1-2 1-3 1=4 2+3 2+4 3=4", 2),
                                        std::vector<int>(5), pointSystem(2));
    ASSERT_EQ(table.standings.size(), 5U);
    for (const Standing& row : table.standings)
        EXPECT_EQ(row.headToHead, row.player == 4 ? 2 : 0) << row.player;
}

TEST(ACrosstable, countsInOtherPoints) {
    const std::vector<int> ratings(4);
    EXPECT_EQ(crosstable(four, ratings, pointSystem(1)).standings[0].points, 2.5);
    EXPECT_EQ(crosstable(four, ratings, pointSystem(3)).standings[0].points, 7);
    EXPECT_FALSE(crosstable(four, ratings, pointSystem(3)).standings[0].performance);
}

TEST(ACrosstable, countsForfeitsAndByesInThePointsOnly) {
    std::vector<EventGame> games = four;
    games[0].detail = {2, 1, true};
    const std::vector<EventBye> byes{{2, GameResult::whiteWins, 4, 7}, {1, GameResult::draw, 4, 8}};
    const Crosstable table =
        crosstable(games, std::vector<int>{2000, 2000, 2000, 2000}, pointSystem(2), {}, 0, byes);
    EXPECT_EQ(table.kind, EventKind::allPlayAll);
    EXPECT_EQ(table.rounds, 4);
    for (const Standing& row : table.standings) {
        EXPECT_EQ(row.games, 3U);
        EXPECT_EQ(row.points, (std::array{5, 4, 3, 3}.at(row.player))) << row.player;
        if (row.player == 0) {
            EXPECT_EQ(row.performance, 2191) << "a win and a draw were played";
        }
    }
    EXPECT_EQ(crosstable(games, std::vector<int>(4), pointSystem(2), {}, 3, byes).byes.size(), 0U);
}

TEST(ACrosstable, countsFourGamesAPair) {
    for (const int times : {1, 2, 3, 4, 7}) {
        std::vector<EventGame> games;
        for (int i = 0; i < times; ++i)
            games.insert(games.end(), four.begin(), four.end());
        EXPECT_EQ(formOf(games).times, times);
        games.pop_back();
        EXPECT_EQ(crosstable(games, std::vector<int>(4), pointSystem(2)).missing.size(), 1U);
    }
}

// ---- players who left

// Six players, each against each, or the first rounds of more: E loses the games of the last rounds
// without playing.
std::vector<EventGame> withoutTheLast(int forfeits, std::size_t players = 6, int rounds = 5) {
    std::vector<EventGame> games;
    for (const Pairing& pairing : roundRobin(players, false)) {
        if (pairing.round > rounds)
            continue;
        EventGame game{pairing.white, pairing.black, GameResult::draw, pairing.round,
                       static_cast<std::uint32_t>(games.size() + 1)};
        if (pairing.round > rounds - forfeits && (game.white == 4 || game.black == 4)) {
            game.result = game.white == 4 ? GameResult::blackWins : GameResult::whiteWins;
            game.detail = {2, game.white == 4 ? 0.0 : 1.0, true};
        }
        games.push_back(game);
    }
    return games;
}

Crosstable tableOf(const std::vector<EventGame>& games, const std::set<std::size_t>& chosen = {}) {
    return crosstable(games, std::vector<int>(6), pointSystem(2), {}, 0, {},
                      findWithdrawals(games, {}, chosen));
}

TEST(Withdrawals, ofAPlayerWhoPlayedHalfOfTheGamesLeaveTheseCounted) {
    const Crosstable table = tableOf(withoutTheLast(2));
    EXPECT_EQ(table.withdrawals, (std::vector<Withdrawal>{{4, 3, 5}}));
    EXPECT_EQ(table.standings.back().player, 4U);
    EXPECT_EQ(table.standings.back().rank, 6);
    EXPECT_EQ(table.standings.back().points, 3);
    EXPECT_EQ(table.standings.front().points, 6) << "a forfeit brings what a win brings";
}

TEST(Withdrawals, ofAPlayerWhoPlayedLessAreStruckFromTheStandings) {
    const Crosstable table = tableOf(withoutTheLast(3));
    EXPECT_EQ(table.withdrawals, (std::vector<Withdrawal>{{4, 2, 5}}));
    EXPECT_EQ(table.kind, EventKind::allPlayAll);
    EXPECT_EQ(table.games.size(), 15U) << "the table shows them";
    ASSERT_EQ(table.standings.size(), 6U);
    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_EQ(table.standings[i].points, 4) << "four draws among the five others";
        EXPECT_EQ(table.standings[i].games, 4U);
        EXPECT_EQ(table.standings[i].buchholz, 16);
        EXPECT_EQ(table.standings[i].rank, 1);
    }
    EXPECT_EQ(table.standings[5].player, 4U);
    EXPECT_EQ(table.standings[5].rank, 0);
    EXPECT_EQ(table.standings[5].games, 0U);
}

TEST(Withdrawals, countGamesOfAPlayOffOnce) {
    std::vector<EventGame> games = withoutTheLast(3);
    const EventGame again = *std::ranges::find_if(
        games, [](const EventGame& game) { return !game.detail.forfeit && game.white == 4; });
    games.insert(games.end(), 2, again);
    EXPECT_EQ(findWithdrawals(games, {}, {4}), (std::vector<Withdrawal>{{4, 2, 5}}));
}

TEST(Withdrawals, areNoneForARoundThatWasMissed) {
    EXPECT_TRUE(tableOf(withoutTheLast(1)).withdrawals.empty());
    std::vector<EventGame> games = withoutTheLast(4);
    for (EventGame& game : games)
        if (game.round == 5)
            game = {game.white, game.black, GameResult::draw, 5, game.game};
    EXPECT_TRUE(tableOf(games).withdrawals.empty()) << "the last round was played";
    for (EventGame& game : games)
        if (game.round == 5)
            game.result = GameResult::unknown;
    EXPECT_TRUE(tableOf(games).withdrawals.empty()) << "or is still to be played";
}

// A Swiss of few players looks like an event in which each plays each, of which games are missing.
TEST(Withdrawals, areNoneInASmallSwiss) {
    struct Swiss {
        std::size_t players;
        int rounds;
        int forfeits;
    };
    for (const Swiss& swiss : {Swiss{8, 5, 2}, Swiss{10, 7, 3}}) {
        const auto games = withoutTheLast(swiss.forfeits, swiss.players, swiss.rounds);
        EXPECT_EQ(formOf(games).kind, EventKind::allPlayAll);
        EXPECT_TRUE(findWithdrawals(games, {}, {}).empty()) << swiss.players;
        const auto chosen = findWithdrawals(games, {}, {4});
        ASSERT_EQ(chosen.size(), 1U);
        EXPECT_EQ(chosen[0].all, static_cast<std::size_t>(swiss.rounds));
        EXPECT_FALSE(chosen[0].isStruck()) << "more than half of the games were played";
    }
}

TEST(Withdrawals, areNoneWhereTheEventWasBrokenOff) {
    std::vector<EventGame> games = withoutTheLast(0);
    for (EventGame& game : games)
        if (game.round > 2) {
            game.result = GameResult::bothLose;
            game.detail.forfeit = true;
        }
    EXPECT_TRUE(tableOf(games).withdrawals.empty());
    for (EventGame& game : games) // three of the six do not play on
        if (game.round > 2 && (game.white < 3 || game.black < 3))
            game.result = game.white >= 3   ? GameResult::blackWins
                          : game.black >= 3 ? GameResult::whiteWins
                                            : GameResult::draw;
    EXPECT_TRUE(tableOf(games).withdrawals.empty());
}

TEST(Withdrawals, goOnThroughGamesThatBothHaveLost) {
    std::vector<EventGame> games = withoutTheLast(3);
    for (EventGame& game : games)
        if (game.round == 5 && game.detail.forfeit)
            game.result = GameResult::bothLose;
    EXPECT_EQ(tableOf(games).withdrawals, (std::vector<Withdrawal>{{4, 2, 5}}));
}

TEST(Withdrawals, canBeSaidWhereGamesAreNotThere) {
    std::vector<EventGame> games = withoutTheLast(3);
    std::erase_if(games, [](const EventGame& game) { return game.detail.forfeit; });
    EXPECT_EQ(tableOf(games).missing.size(), 3U);
    const Crosstable table = tableOf(games, {4});
    EXPECT_TRUE(table.missing.empty());
    EXPECT_EQ(table.standings.back().rank, 0);
}

TEST(Withdrawals, areNoneWhereNotEachPlaysEach) {
    EXPECT_TRUE(findWithdrawals(gamesOf("0+1 2+3 0+2", 2), {}, {1}).empty());
}

TEST(WrittenPoints, areThoseOfMostResults) {
    const auto of = [](const std::vector<std::pair<GameResult, rules::ResultDetail>>& results) {
        std::vector<EventGame> games;
        for (const auto& [result, detail] : results)
            games.push_back({0, 1, result, 1, 1, detail});
        return writtenPoints(games);
    };
    using enum GameResult;
    EXPECT_EQ(of({}), PointSystem());
    EXPECT_EQ(of({{whiteWins, {1, 1}}, {draw, {1, 0.5}}}), PointSystem()) << "1-0 is 2-0";
    EXPECT_EQ(of({{whiteWins, {2, 1}}, {draw, {2, 0.75}}}), PointSystem());
    EXPECT_EQ(of({{whiteWins, {10, 1}}, {draw, {10, 0.9}}}), (PointSystem{10, 5}));
    EXPECT_EQ(of({{whiteWins, {2, 1}}, {whiteWins, {2, 1}}, {draw, {12, 2.0 / 3}}}),
              (PointSystem{12, 6}))
        << "a win on points shows the way of counting";
    EXPECT_EQ(of({{whiteWins, {3, 1}}, {draw, {2, 0.5}}}), (PointSystem{3, 1}));
    EXPECT_EQ(of({{whiteWins, {0, 0.5, true}}, {blackWins, {2, 0, true}}}), PointSystem());
}

TEST(ACrosstable, showsWhatIsMissing) {
    std::vector<EventGame> games = four;
    games.pop_back();
    games.back().result = GameResult::unknown;
    const Crosstable table = crosstable(games, std::vector<int>(4), pointSystem(2));
    EXPECT_EQ(table.kind, EventKind::allPlayAll);
    ASSERT_EQ(table.missing.size(), 1U);
    EXPECT_EQ(table.missing[0], (std::pair<std::size_t, std::size_t>{0, 3}));
    EXPECT_EQ(std::ranges::count(table.standings, 1U, &Standing::open), 2);
}

TEST(KindsOfEvents, areRecognised) {
    const auto of = [](std::size_t players, bool twice) {
        std::vector<EventGame> games;
        for (const Pairing& pairing : roundRobin(players, twice))
            games.push_back({pairing.white, pairing.black, GameResult::draw, pairing.round, 0});
        return games;
    };
    EXPECT_EQ(formOf(of(10, false)).kind, EventKind::allPlayAll);
    EXPECT_EQ(formOf(of(6, true)).kind, EventKind::doubleAllPlayAll);
    std::vector<EventGame> match;
    for (int round = 1; round <= 8; ++round)
        match.push_back({0, 1, GameResult::draw, round, 0});
    EXPECT_EQ(formOf(match).kind, EventKind::match);
    std::vector<EventGame> some = of(16, false);
    std::erase_if(some, [](const EventGame& game) { return game.round > 7; });
    EXPECT_EQ(formOf(some).kind, EventKind::swiss);
    std::vector<EventGame> cup;
    for (int round = 1, players = 8; players > 1; ++round, players /= 2)
        for (int i = 0; i < players / 2; ++i)
            cup.push_back({static_cast<std::size_t>(i), static_cast<std::size_t>(players - 1 - i),
                           GameResult::whiteWins, round, 0});
    EXPECT_EQ(formOf(cup).kind, EventKind::knockOut);
    std::vector<EventGame> teams = of(4, false);
    std::erase_if(teams, [](const EventGame& game) { return game.white / 2 == game.black / 2; });
    EXPECT_EQ(formOf(teams, std::vector<std::string>{"A", "A", "B", "B"}).kind,
              EventKind::teamMatch);
}

TEST(KindsOfEvents, areThoseOfTheWholeEventAfterARound) {
    const auto of = [](std::size_t players, bool twice, int last) {
        std::vector<EventGame> games;
        for (const Pairing& pairing : roundRobin(players, twice))
            games.push_back({pairing.white, pairing.black, GameResult::draw, pairing.round, 0});
        return crosstable(games, std::vector<int>(players), pointSystem(2), {}, last);
    };
    const Crosstable half = of(10, false, 5);
    EXPECT_EQ(half.kind, EventKind::allPlayAll);
    EXPECT_EQ(half.games.size(), 25U);
    EXPECT_EQ(half.rounds, 5);
    EXPECT_TRUE(half.missing.empty()) << "they are played later";
    EXPECT_EQ(half.standings.at(0).points, 5);
    EXPECT_EQ(of(6, true, 2).kind, EventKind::doubleAllPlayAll);
    const Crosstable odd = of(5, false, 1);
    ASSERT_EQ(odd.standings.size(), 5U) << "one is free in the first round";
    EXPECT_EQ(odd.standings.back().games, 0U);
    const std::vector<EventGame> cup{
        {0, 1, GameResult::whiteWins, 1, 1}, {2, 3, GameResult::whiteWins, 1, 2},
        {4, 5, GameResult::whiteWins, 1, 3}, {6, 7, GameResult::whiteWins, 1, 4},
        {0, 2, GameResult::whiteWins, 2, 5}, {4, 6, GameResult::whiteWins, 2, 6},
        {0, 4, GameResult::whiteWins, 3, 7}};
    EXPECT_EQ(crosstable(cup, std::vector<int>(8), pointSystem(2), {}, 1).kind,
              EventKind::knockOut);
}

TEST(ARoundRobin, letsEachMeetEachOnceARound) {
    for (const std::size_t players : {2U, 3U, 6U, 7U, 10U}) {
        std::set<std::pair<std::size_t, std::size_t>> met;
        std::set<std::pair<int, std::size_t>> played;
        for (const Pairing& pairing : roundRobin(players, false)) {
            EXPECT_TRUE(met.insert(std::minmax(pairing.white, pairing.black)).second);
            EXPECT_TRUE(played.insert({pairing.round, pairing.white}).second);
            EXPECT_TRUE(played.insert({pairing.round, pairing.black}).second);
        }
        EXPECT_EQ(met.size(), players * (players - 1) / 2);
    }
}

// ---- in a store

class EventsOfAStore : public ::testing::Test {
protected:
    void add(const std::string& event, const std::string& date, const std::string& white = "a Bos",
             const std::string& black = "b Smit") {
        storeGames(
            store_,
            {taggedGame({{"Event", event}, {"Date", date}, {"White", white}, {"Black", black}})},
            Indexing::now, ++sources_);
    }
    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::uint64_t sources_ = 0;
};

TEST_F(EventsOfAStore, haveEditions) {
    add("NK", "2001.04.02");
    add("NK", "2001.04.12");
    add("NK", "2002.04.03");
    add("NK 2002, ronde 3", "2002.04.05");
    add("NK", "2002.??.??");
    add("NK 2003", "????.??.??");
    const auto events = listEvents(store_, "nk");
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(events[0].games.size(), 1U);
    EXPECT_EQ(events[0].last.year(), 2003);
    EXPECT_EQ(events[1].games.size(), 3U);
    EXPECT_EQ(events[1].first, Date(2002, 4, 3));
    EXPECT_EQ(events[1].last, Date(2002, 4, 5));
    EXPECT_EQ(events[2].games.size(), 2U);
}

TEST_F(EventsOfAStore, areOfTheYearInTheNameNearItsDaysOnly) {
    add("NK 2002", "2002.01.10");
    add("NK", "2002.07.12"); // 183 days later
    add("NK", "2002.12.30"); // near the game before
    add("Cup 2002", "2002.01.10");
    add("Cup", "2002.07.13");
    add("Cup", "2002.??.??");
    const auto nk = listEvents(store_, "nk");
    ASSERT_EQ(nk.size(), 1U);
    EXPECT_EQ(nk[0].games.size(), 3U);
    const auto cups = listEvents(store_, "cup");
    ASSERT_EQ(cups.size(), 2U);
    EXPECT_EQ(cups[0].games.size(), 1U);
    EXPECT_EQ(cups[1].games, (std::vector<GameId>{GameId{4}, GameId{6}}))
        << "the first of the year";
}

// So many that comparing each with each would be billions of steps.
TEST_F(EventsOfAStore, mayHaveVeryManyGamesWithAndWithoutTheYear) {
    constexpr std::size_t many = 50'000;
    const auto addMany = [&](const std::string& event, const std::string& date) {
        std::vector<rules::Game> games;
        for (std::size_t i = 0; i < many; ++i)
            games.push_back(taggedGame({{"Event", event},
                                        {"Date", date},
                                        {"Round", std::to_string(i + 1)},
                                        {"White", "a Bos"},
                                        {"Black", "b Smit"}}));
        storeGames(store_, games, Indexing::now, ++sources_);
    };
    addMany("NK 2002", "2002.01.10");
    addMany("NK", "2002.12.30");
    addMany("NK", "2003.??.??");
    const auto events = listEvents(store_, "nk");
    ASSERT_EQ(events.size(), 3U);
    for (const EventLine& event : events)
        EXPECT_EQ(event.games.size(), many);
}

TEST_F(EventsOfAStore, areCalledWithoutTheRound) {
    add("NK 2009, ronde 1, 3 april", "2009.04.03");
    add("NK 2009, ronde 2, 4 april", "2009.04.04", "c Mol");
    add("Cup - Round 3 - Group A", "2010.04.04");
    const auto events = listEvents(store_, "");
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(events[0].name, "Cup Group A");
    EXPECT_EQ(events[1].name, "NK 2009");
    EXPECT_TRUE(events[1].otherNames.empty());
}

TEST_F(EventsOfAStore, countAGameOnceThatIsThereTwice) {
    const auto game = [&](const std::string& round, const std::string& result,
                          const std::string& white = "a Bos", const std::string& black = "b Smit") {
        rules::Game made = taggedGame({{"Event", "NK 2009"},
                                       {"Round", round},
                                       {"White", white},
                                       {"Black", black},
                                       {"Site", "file " + std::to_string(sources_)},
                                       {"Result", result}});
        made.result = result == "2-0"   ? GameResult::whiteWins
                      : result == "1-1" ? GameResult::draw
                                        : GameResult::unknown;
        storeGames(store_, {made}, Indexing::now, ++sources_);
    };
    game("1", "*");
    game("1", "2-0");
    game("1", "2-0");
    game("2.1", "1-1");
    game("2.2", "1-1");
    game("3", "1-1");
    game("3", "2-0");
    game("1", "1-1", "b Smit", "a Bos");
    const EventPage page = eventPage(store_, listEvents(store_, "").at(0));
    EXPECT_EQ(page.repeated, (std::vector<GameId>{GameId{1}, GameId{3}}));
    EXPECT_EQ(page.table.games.size(), 6U) << "other games of a round, another result, other sides";
    EXPECT_EQ(page.table.standings.at(0).points, 2 + 2 + 3 + 1);
}

const std::vector<std::pair<int, int>>& thirtyPlies() {
    static const std::vector<std::pair<int, int>> moves = [] {
        rules::Game game = taggedGame({});
        std::vector<std::pair<int, int>> played;
        rules::Position position = rules::Position::start(rules::Variant::international);
        while (played.size() < 30) {
            const rules::Move move = *rules::legalMoves(position).begin();
            played.emplace_back(position.rules().number(move.from),
                                position.rules().number(move.to));
            play(game, {played.back()});
            position = *game.position(game.mainLine().back());
        }
        return played;
    }();
    return moves;
}

TEST_F(EventsOfAStore, countAGameOnceThatIsThereInTwoRounds) {
    const auto game = [&](const std::string& round, const std::string& date, std::size_t plies = 20,
                          GameResult result = GameResult::draw) {
        std::vector<std::pair<int, int>> moves = thirtyPlies();
        moves.resize(plies);
        rules::Game made = taggedGame({{"Event", "NK 2009"},
                                       {"Date", date},
                                       {"Round", round},
                                       {"White", "a Bos"},
                                       {"Black", "b Smit"},
                                       {"Site", "file " + std::to_string(sources_)}},
                                      moves);
        made.result = result;
        storeGames(store_, {made}, Indexing::now, ++sources_);
    };
    game("?", "2009.04.03");
    game("7", "2009.04.03");
    game("8", "2009.04.03"); // the same game again
    game("8", "2009.04.03", 4);
    game("9", "2009.04.04");                             // another day
    game("10", "2009.04.05", 4);                         // a draw by agreement,
    game("11", "2009.04.05", 4);                         // twice a day
    game("12", "2009.04.03", 20, GameResult::whiteWins); // another result
    game("13", "2009.04.??");                            // perhaps another day
    game("14", "2009.04.??");
    const EventPage page = eventPage(store_, listEvents(store_, "").at(0));
    EXPECT_EQ(page.repeated, (std::vector<GameId>{GameId{2}, GameId{3}}))
        << "the fourth has other moves";
    ASSERT_EQ(page.table.games.size(), 8U);
    EXPECT_EQ(page.table.games[0].game, 1U);
    EXPECT_EQ(page.table.games[0].round, 7);
    EXPECT_EQ(page.table.standings.at(0).points, 7 + 2);
}

TEST_F(EventsOfAStore, countAGameOnceThatIsThereCutShort) {
    const auto game = [&](const std::string& round, std::size_t plies, GameResult result) {
        std::vector<std::pair<int, int>> moves = thirtyPlies();
        moves.resize(plies);
        rules::Game made = taggedGame({{"Event", "Open 2002"},
                                       {"Date", "2002.02.0" + round},
                                       {"Round", round},
                                       {"White", "a Bos"},
                                       {"Black", "b Smit"},
                                       {"Site", "file " + std::to_string(sources_)}},
                                      moves);
        made.result = result;
        storeGames(store_, {made}, Indexing::now, ++sources_);
    };
    game("3", 24, GameResult::draw);
    game("3", 30, GameResult::draw);
    game("4", 30, GameResult::unknown); // typed in on the way
    game("4", 26, GameResult::whiteWins);
    game("5", 12, GameResult::draw); // short draws may be alike
    game("5", 14, GameResult::draw);
    game("6", 30, GameResult::draw);
    game("6", 24, GameResult::blackWins); // another result
    const EventPage page = eventPage(store_, listEvents(store_, "").at(0));
    EXPECT_EQ(page.repeated, (std::vector<GameId>{GameId{1}, GameId{3}}))
        << "the longer one counts, or the one with a result";
    EXPECT_EQ(page.table.games.size(), 6U);
}

// So many that comparing each with each would take minutes.
TEST_F(EventsOfAStore, mayHaveVeryManyNamesakesWithNumbers) {
    constexpr std::uint32_t many = 200'000;
    add("Open", "2009.04.03");
    const Persons persons(store_.connection());
    std::vector<EventRow> rows(many);
    for (std::uint32_t i = 0; i < many; ++i) {
        rows[i].white = {1, 0, {{"fmjdid", std::to_string(i + 1)}}};
        rows[i].black = {2, 0, {}};
    }
    const EventPlayers found = playersOf(rows, persons, {});
    ASSERT_EQ(found.players.size(), many + 1);
    EXPECT_EQ(found.players.back().number, std::to_string(many));
    EXPECT_TRUE(found.players.back().hasNamesake);
    EXPECT_FALSE(found.players.at(1).hasNamesake) << "b Smit";
}

TEST_F(EventsOfAStore, mayHaveANumberThatVeryManyNamesHave) {
    constexpr std::uint32_t many = 100'000;
    add("Open", "2009.04.03");
    const Persons persons(store_.connection());
    std::vector<EventRow> rows(many);
    for (std::uint32_t i = 0; i < many; ++i)
        rows[i].white = {i + 1, 0, {{"fmjdid", "7"}}};
    EXPECT_EQ(playersOf(rows, persons, {{NameId{3}, NameId{many + 1}}}).players.size(), 1U);
    EXPECT_EQ(playersOf(rows, persons, {{NameId{1}, NameId{2}}}).players.size(), 2U)
        << "a person has said that the number means nothing";
}

TEST_F(EventsOfAStore, areNoneWithoutAName) {
    add("?", "2001.04.02");
    add("", "2001.04.02", "c Mol");
    EXPECT_TRUE(listEvents(store_, "").empty());
}

TEST_F(EventsOfAStore, canBeEnteredBeforeTheyArePlayed) {
    const NewEvent event{
        "Club 2024", "Hoorn", "2024.09.01", {}, {"Ann Bos", "Bob Smit", "Cor Mol"}};
    EXPECT_EQ(enterEvent(store_, event, roundRobin(3, true)).size(), 6U);
    const auto events = listEvents(store_, "club");
    ASSERT_EQ(events.size(), 1U);
    const EventPage page = eventPage(store_, events[0]);
    EXPECT_EQ(page.table.kind, EventKind::doubleAllPlayAll);
    EXPECT_EQ(page.sites, std::vector<std::string>{"Hoorn"});
    EXPECT_EQ(page.table.standings[0].open, 4U);
    EXPECT_TRUE(page.table.missing.empty());
}

} // namespace
} // namespace damscope::db
