// SPDX-License-Identifier: GPL-3.0-or-later
// Events: which games belong together, the crosstable, and a tournament read back from noise.
#include "db/events/crosstable.hpp"
#include "db/events/event_kind.hpp"
#include "db/events/event_name.hpp"
#include "db/events/event_page.hpp"
#include "db/events/schedule.hpp"
#include "db/people/decisions.hpp"
#include "db/people/proposals.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
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
    };
    for (const Reading& expected :
         {Reading{"NK 2009, ronde 12, 17 april", "nk", 2009, "12"}, Reading{"nk", "nk"},
          Reading{"Cannes2002", "cannes", 2002}, Reading{"Cannes 2002", "cannes", 2002},
          Reading{"69° ASSOLUTO 3° TURNO", "69 assoluto", 0, "3"},
          Reading{"XXXIII первенство СССР, тур 4", "xxxiii первенство ссср", 0, "4"},
          Reading{"WchL Groep 3", "wchl groep 3"}, Reading{"Cpt France 2021", "cpt france", 2021},
          Reading{"2021", "2021", 2021}, Reading{"?", ""}, Reading{"", ""}}) {
        const EventName name = readEventName(expected.written);
        EXPECT_EQ(name.key, expected.key) << expected.written;
        EXPECT_EQ(name.year, expected.year) << expected.written;
        EXPECT_EQ(name.round, expected.round) << expected.written;
    }
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
    EXPECT_EQ(first.performance, 2280) << "5 of 6: 400 log10(5) is 280";
    const Standing& second = table.standings[1];
    const Standing& third = table.standings[2];
    EXPECT_EQ(second.points, 3);
    EXPECT_EQ(third.points, 3);
    EXPECT_EQ(second.player, 3U) << "D: half of 5, 3 and 1 is 4.5; B: C's 1 and half of D's 3";
    EXPECT_EQ(second.sonnebornBerger, 4.5);
    EXPECT_EQ(third.sonnebornBerger, 2.5);
    EXPECT_EQ(third.headToHead, 1);
    EXPECT_EQ(table.standings[3].points, 1);
}

TEST(ACrosstable, countsInOtherPoints) {
    const std::vector<int> ratings(4);
    EXPECT_EQ(crosstable(four, ratings, pointSystem(1)).standings[0].points, 2.5);
    EXPECT_EQ(crosstable(four, ratings, pointSystem(3)).standings[0].points, 7);
    EXPECT_FALSE(crosstable(four, ratings, pointSystem(3)).standings[0].performance);
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
    EXPECT_EQ(kindOf(of(10, false)), EventKind::allPlayAll);
    EXPECT_EQ(kindOf(of(6, true)), EventKind::doubleAllPlayAll);
    std::vector<EventGame> match;
    for (int round = 1; round <= 8; ++round)
        match.push_back({0, 1, GameResult::draw, round, 0});
    EXPECT_EQ(kindOf(match), EventKind::match);
    std::vector<EventGame> some = of(16, false);
    std::erase_if(some, [](const EventGame& game) { return game.round > 7; });
    EXPECT_EQ(kindOf(some), EventKind::swiss);
    std::vector<EventGame> cup;
    for (int round = 1, players = 8; players > 1; ++round, players /= 2)
        for (int i = 0; i < players / 2; ++i)
            cup.push_back({static_cast<std::size_t>(i), static_cast<std::size_t>(players - 1 - i),
                           GameResult::whiteWins, round, 0});
    EXPECT_EQ(kindOf(cup), EventKind::knockOut);
    EXPECT_EQ(kindOf(of(4, false), std::vector<std::string>{"A", "A", "B", "B"}),
              EventKind::teamMatch);
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

// ---- a tournament with noise

struct Truth {
    std::vector<std::vector<std::string>> players{
        {"Jan de Vries", "Vries, Jan de", "J. de Vries", "Vries,de,J."},
        {"Roel Boomstra", "Boomstra,R.", "BOOMSTRA Roel"},
        {"Alexei Chizhov", "Чижов А.", "Tsjizjow,A."},
        {"Guntis Valneris", "Valneris, G.", "Гунтис Валнерис"},
        {"N'Diaga Samb", "NDiaga Samb", "Samb, N."},
        {"Jean Marc Ndjofang", "Ndjofang, J.M.", "Jean-Marc Ndjofang"},
        {"Hein Meijer", "Meijer,Hein", "H. Meijer"},
        {"Rob Clerc", "Clerc,R.J. (Rob)", "R. Clerc"}};
    std::vector<EventGame> games;
    std::vector<bool> written; ///< others were lost
};

class NoisyTournament : public testing::TestWithParam<unsigned> {
protected:
    NoisyTournament() {
        std::vector<rules::Game> games;
        for (const Pairing& pairing : roundRobin(truth_.players.size(), false)) {
            const auto result = static_cast<GameResult>(1 + random() % 3);
            if (random() % 12 == 0)
                continue; // lost
            truth_.games.push_back({pairing.white, pairing.black, result, pairing.round, 0});
            games.push_back(written(pairing, result));
        }
        storeGames(store_, games);
    }
    std::size_t random() { return random_(); }
    std::string spelling(std::size_t player) {
        const auto& all = truth_.players[player];
        return all[random() % all.size()];
    }
    rules::Game written(const Pairing& pairing, GameResult result) {
        constexpr std::array<const char*, 4> events{"Open Hoorn 2003", "Open Hoorn2003",
                                                    "open hoorn 2003", "OPEN HOORN 2003"};
        const std::string round = std::to_string(pairing.round);
        std::vector<rules::Tag> tags{
            {"White", spelling(pairing.white)},
            {"Black", spelling(pairing.black)},
            {"Date", random() % 5 == 0 ? "2003.??.??" : "2003.07.0" + round}, // some are wrong
            {"Result", result == GameResult::whiteWins   ? "2-0"
                       : result == GameResult::blackWins ? "0-2"
                                                         : "1-1"}};
        if (random() % 4 == 0) {
            tags.push_back({"Event", "Open Hoorn 2003, ronde " + round});
        } else {
            tags.push_back({"Event", events[random() % events.size()]});
            if (random() % 5 != 0)
                tags.push_back({"Round", round});
        }
        rules::Game game = taggedGame(tags);
        game.result = result;
        return game;
    }

    std::mt19937 random_{GetParam()};
    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    Truth truth_;
};

TEST_P(NoisyTournament, isReadBack) {
    const auto merged = [&] {
        const Persons persons(store_.connection());
        return mergedGroups(persons, proposeMerges(store_).all, SamePerson::likely);
    }();
    mergeNames(store_, merged, "test");
    const auto events = listEvents(store_, "hoorn");
    ASSERT_EQ(events.size(), 1U);
    const EventPage page = eventPage(store_, events[0], {pointSystem(2)});
    ASSERT_EQ(page.players.size(), truth_.players.size()) << "each person once, and nobody else";

    const Crosstable truth =
        crosstable(truth_.games, std::vector<int>(truth_.players.size()), pointSystem(2));
    std::map<std::set<std::string>, Standing> expected;
    const auto playerOf = [&](const std::string& name) {
        return static_cast<std::size_t>(
            std::ranges::find_if(
                truth_.players,
                [&](const auto& spellings) { return std::ranges::count(spellings, name) > 0; }) -
            truth_.players.begin());
    };
    for (const Standing& row : page.table.standings) {
        const std::size_t player = playerOf(page.players[row.player].name);
        ASSERT_LT(player, truth_.players.size());
        const auto same = std::ranges::find(truth.standings, player, &Standing::player);
        EXPECT_EQ(row.points, same->points) << page.players[row.player].name;
        EXPECT_EQ(row.sonnebornBerger, same->sonnebornBerger);
        EXPECT_EQ(row.games, same->games);
        EXPECT_EQ(row.rank, same->rank);
    }
    EXPECT_EQ(page.table.kind, EventKind::allPlayAll);
    EXPECT_EQ(page.table.missing.size(), 28 - truth_.games.size());
}

INSTANTIATE_TEST_SUITE_P(Seeds, NoisyTournament, testing::Range(1U, 21U));

// ---- in a store

class EventsOfAStore : public testing::Test {
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
