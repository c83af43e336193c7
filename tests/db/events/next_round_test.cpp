// SPDX-License-Identifier: GPL-3.0-or-later
// Which round is proposed after those that are there.
#include "db/people/events/next_round.hpp"

#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_page.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace damscope::db {
namespace {

class NextRounds : public ::testing::Test {
protected:
    static std::vector<std::string> players(std::size_t count) {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < count; ++i)
            names.push_back("Player" + std::string(1, static_cast<char>('a' + i)) + ", X.");
        return names;
    }
    EventPage enter(std::size_t count, std::vector<Pairing> pairings) {
        const NewEvent event{"Open 2024", "", "", {}, players(count)};
        (void)enterRounds(store_, event, {std::move(pairings), {}, {}, {}});
        return page();
    }
    EventPage page() { return eventPage(store_, listEvents(store_, "").at(0)); }
    static std::string text(const RoundProposal& proposal, const EventPage& page) {
        return writePairings(proposal, page);
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

// As the tables have it, for even and odd numbers, and in the second turn with other colours.
TEST_F(NextRounds, followTheTablesOfBerger) {
    for (const std::size_t count : {4U, 5U, 8U}) {
        TemporaryFolder folder;
        Store store(folder / "games.db", Store::Access::write);
        const NewEvent event{"Open 2024", "", "", {}, players(count)};
        const int all = 2 * (static_cast<int>(count + count % 2) - 1);
        for (int round = 1; round <= all; ++round) {
            std::vector<Pairing> now;
            for (const Pairing& pairing : bergerRounds(count, all))
                if (pairing.round == round)
                    now.push_back(pairing);
            if (round > 1) {
                const EventPage before = eventPage(store, listEvents(store, "").at(0));
                const auto next = nextBergerRound(before);
                // Who has had no game yet is not known to the event.
                if (before.players.size() == count) {
                    ASSERT_TRUE(next) << count << " players, round " << round;
                    EXPECT_EQ(next->round, round);
                    ASSERT_EQ(next->games.size(), now.size());
                    for (std::size_t i = 0; i < now.size(); ++i) {
                        EXPECT_EQ(before.players[next->games[i].first].name,
                                  event.players[now[i].white]);
                        EXPECT_EQ(before.players[next->games[i].second].name,
                                  event.players[now[i].black]);
                    }
                }
            }
            (void)enterRounds(store, event, {now, {}, {}, {}});
        }
    }
}

TEST_F(NextRounds, areNoneOfTheTablesWhereAnotherGameWasPlayed) {
    const EventPage drawn = enter(4, {{1, 0, 1}, {1, 2, 3}, {2, 1, 0}, {2, 3, 2}});
    EXPECT_FALSE(nextBergerRound(drawn)) << "two met twice";
}

TEST_F(NextRounds, ofTheTablesGoOnWithoutAPlayerWhoLeft) {
    std::vector<Pairing> played;
    for (const Pairing& pairing : bergerRounds(4, 2))
        if (pairing.round == 1 || (pairing.white != 3 && pairing.black != 3))
            played.push_back(pairing);
    const EventPage event = enter(4, played);
    EXPECT_FALSE(nextBergerRound(event));
    const auto gone = static_cast<std::size_t>(
        std::ranges::find(event.players, std::string("Playerd, X."), &EventPlayer::name) -
        event.players.begin());
    const auto next = nextBergerRound(event, {gone});
    ASSERT_TRUE(next);
    EXPECT_EQ(next->round, 3);
    EXPECT_EQ(next->games.size(), 1U);
    EXPECT_EQ(next->byes.size(), 1U);
}

TEST_F(NextRounds, pairNeighboursWhoHaveNotMet) {
    // a and c won: they meet, and so do b and d.
    const EventPage event = enter(4, {{1, 0, 1, 0, "", "2-0"}, {1, 2, 3, 0, "", "2-0"}});
    const RoundProposal next = nextRoundByStandings(event);
    EXPECT_EQ(next.round, 2);
    ASSERT_EQ(next.games.size(), 2U);
    EXPECT_TRUE(next.byes.empty());
    const auto name = [&](std::size_t player) { return event.players[player].name; };
    EXPECT_EQ((std::set{name(next.games[0].first), name(next.games[0].second)}),
              (std::set<std::string>{"Playera, X.", "Playerc, X."}));
}

TEST_F(NextRounds, letNobodyMeetTwiceWhileThatIsPossible) {
    constexpr std::size_t count = 8;
    std::map<std::pair<std::string, std::string>, int> met;
    EventPage event = enter(count, [] {
        std::vector<Pairing> first;
        for (std::size_t i = 0; i < count; i += 2)
            first.push_back({1, i, i + 1, 0, "", i % 4 == 0 ? "2-0" : "1-1"});
        return first;
    }());
    for (int round = 2; round <= 7; ++round) {
        const RoundProposal next = nextRoundByStandings(event);
        ASSERT_EQ(next.games.size(), count / 2);
        std::vector<Pairing> pairings;
        const auto names = players(count);
        const auto place = [&](std::size_t player) {
            return static_cast<std::size_t>(std::ranges::find(names, event.players[player].name) -
                                            names.begin());
        };
        for (const auto& [white, black] : next.games) {
            EXPECT_TRUE(std::ranges::none_of(event.table.games,
                                             [&](const EventGame& game) {
                                                 return std::minmax(game.white, game.black) ==
                                                        std::minmax(white, black);
                                             }))
                << "round " << round;
            pairings.push_back({round, place(white), place(black), 0, "", "2-0"});
        }
        event = enter(count, pairings);
    }
    // Each has met each; a further round repeats, rather than that there is none.
    EXPECT_EQ(nextRoundByStandings(event).games.size(), count / 2);
}

TEST_F(NextRounds, giveEachPlayerOneBye) {
    EventPage event = enter(5, {{1, 0, 1, 0, "", "2-0"},
                                {1, 2, 3, 0, "", "2-0"},
                                {2, 0, 2, 0, "", "1-1"},
                                {2, 4, 1, 0, "", "1-1"}});
    const RoundProposal next = nextRoundByStandings(event);
    ASSERT_EQ(next.byes.size(), 1U);
    EXPECT_EQ(event.players[next.byes[0]].name, "Playerd, X.") << "the last one";
    EXPECT_NE(text(next, event).find("Playerd, X. : bye\n"), std::string::npos);
    const auto first = static_cast<std::size_t>(
        std::ranges::find(event.players, std::string("Playera, X."), &EventPlayer::name) -
        event.players.begin());
    const RoundProposal without = nextRoundByStandings(event, {first});
    EXPECT_EQ(without.games.size(), 2U);
    EXPECT_TRUE(without.byes.empty());
    EXPECT_EQ(text(without, event).find("Playera"), std::string::npos) << "who has left";
}

} // namespace
} // namespace damscope::db
