// SPDX-License-Identifier: GPL-3.0-or-later
// How an event is counted, and who left it, is kept with its games.
#include "db/people/events/event_counting.hpp"

#include "db/people/decisions.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_page.hpp"
#include "db/search/lists/duplicates.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace damscope::db {
namespace {

using LeaverNames = std::set<std::string>;

class EventCountings : public ::testing::Test {
protected:
    EventCountings() { enter("Spring open", {"Ann", "Bob", "Cor", "Dan"}); }

    // Each plays each and draws, but for one who wins the first game.
    void enter(const std::string& name, const std::vector<std::string>& players,
               const EventCounting& counting = {}) {
        NewEvent event{name, "", "2024.01.05", rules::Variant::international, players};
        event.counting = counting;
        auto pairings = roundRobin(players.size(), false);
        for (Pairing& pairing : pairings)
            pairing.result = "1-1";
        pairings.front().result = "2-0";
        (void)enterEvent(store_, event, pairings);
    }
    EventLine event(const std::string& name) { return listEvents(store_, name).at(0); }
    EventPage page(const std::string& name = "Spring open") {
        return eventPage(store_, event(name));
    }
    static std::size_t placeOf(const EventPage& page, const std::string& name) {
        const auto found = std::ranges::find(page.players, name, &EventPlayer::name);
        EXPECT_NE(found, page.players.end()) << name;
        return static_cast<std::size_t>(found - page.players.begin());
    }
    static LeaverNames left(const EventPage& page) {
        LeaverNames names;
        for (const std::size_t place : page.counting.withdrawn)
            names.insert(page.players.at(place).name);
        return names;
    }
    bool keep(const EventCounting& counting, const std::string& name = "Spring open") {
        return keepCounting(store_, event(name), counting, "event --remember");
    }
    void danLeaves() {
        EventCounting counting{.points = pointSystem(3),
                               .tieBreaks = {TieBreak::wins, TieBreak::headToHead}};
        counting.withdrawn.insert(placeOf(page(), "Dan"));
        EXPECT_TRUE(keep(counting));
    }
    NameId name(const std::string& text) {
        return static_cast<NameId>(
            store_.connection().value("SELECT id FROM player WHERE name = ?1", text).value_or(0));
    }
    // The first games of the event are there once more, with another tag, and better.
    std::vector<Duplicate> copies(const std::string& name, std::size_t most) {
        std::vector<Duplicate> all;
        for (const GameId worse : event("Spring open").games) {
            auto copy = loadGame(store_, worse);
            if (!copy || all.size() == most)
                break;
            rules::putTag(copy->tags, "Event", name);
            rules::putTag(copy->tags, "Annotator", "Keller");
            all.push_back(
                {worse, addOwnGame(store_, *copy).id, Sameness::sameMoves, Certainty::certain});
        }
        return all;
    }
    // Of four players a win and two draws: 4 by 2-1-0, 5 by 3-1-0, 2 by 1-½-0.
    static double best(const EventPage& page) { return page.table.standings.front().points; }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(EventCountings, areTakenUnlessTheCallerNamesOthers) {
    EXPECT_EQ(best(page()), 4);
    danLeaves();
    const EventPage kept = page();
    EXPECT_EQ(kept.points, pointSystem(3));
    EXPECT_EQ(best(kept), 5);
    EXPECT_EQ(kept.table.tieBreaks, (TieBreaks{TieBreak::wins, TieBreak::headToHead}));
    ASSERT_EQ(kept.table.withdrawals.size(), 1U);
    EXPECT_EQ(kept.table.withdrawals[0].player, placeOf(kept, "Dan"));
    const EventPage named = eventPage(store_, event("Spring open"), {.points = pointSystem(1)});
    EXPECT_EQ(best(named), 2);
    EXPECT_EQ(named.table.tieBreaks, kept.table.tieBreaks) << "what is not named stays";
    EXPECT_EQ(left(named), LeaverNames{"Dan"});
    enter("Summer cup", {"Ann", "Bob", "Dan", "Eve"});
    EXPECT_EQ(page("Summer cup").counting, EventCounting()) << "another event is as it was";
}

TEST_F(EventCountings, areKeptAsTheyAreWritten) {
    const EventCounting counting{.points = PointSystem{1.0 / 3, 0.25, 0.1},
                                 .matchPoints = PointSystem{5, 2, 0},
                                 .withdrawn = {0, 2},
                                 .tieBreaks = {TieBreak::truncated}};
    EXPECT_TRUE(keep(counting));
    EXPECT_EQ(page().counting, counting);
    EXPECT_FALSE(keep(counting)) << "nothing changes";
    EXPECT_TRUE(keep({}));
    EXPECT_EQ(page().counting, EventCounting());
}

TEST_F(EventCountings, areEntriesOfTheJournal) {
    const std::uint64_t before = countingHash(store_.connection(), event("Spring open").games);
    danLeaves();
    const std::uint64_t kept = countingHash(store_.connection(), event("Spring open").games);
    EXPECT_NE(kept, before);
    const JournalEntry entry = journal(store_, 1).at(0);
    EXPECT_EQ(entry.what, "event --remember");
    EXPECT_TRUE(entry.isSmall()) << "it is undone at once";
    ASSERT_TRUE(undo(store_, entry.id));
    EXPECT_EQ(page().counting, EventCounting());
    EXPECT_EQ(countingHash(store_.connection(), event("Spring open").games), before);
    ASSERT_TRUE(redo(store_, entry.id));
    EXPECT_EQ(left(page()), LeaverNames{"Dan"});
    EXPECT_EQ(countingHash(store_.connection(), event("Spring open").games), kept);
}

TEST_F(EventCountings, stayWhenTheEventAndItsPlayersAreCalledOtherwise) {
    danLeaves();
    (void)correctEvent(store_, event("Spring open").games,
                       {{{"Event", "Open of Hoorn"}}, 0, {{"Dan", "Visser, P."}}}, "event --set");
    const EventPage renamed = page("Open of Hoorn");
    EXPECT_EQ(best(renamed), 5);
    EXPECT_EQ(left(renamed), LeaverNames{"Visser, P."});
}

TEST_F(EventCountings, stayWhenNamesAreFoundToMeanOnePlayer) {
    enter("Summer cup", {"Ann", "Danser, D."});
    danLeaves();
    const std::vector<std::vector<NameId>> one{{name("Dan"), name("Danser, D.")}};
    ASSERT_GT(mergeNames(store_, one, "player list --same"), 0U);
    const EventPage merged = page();
    ASSERT_EQ(merged.counting.withdrawn.size(), 1U);
    const std::size_t player = *merged.counting.withdrawn.begin();
    const auto plays = [&](const EventGame& game) {
        return game.white == player || game.black == player;
    };
    EXPECT_EQ(std::ranges::count_if(merged.table.games, plays), 3);
}

TEST_F(EventCountings, stayWhenAnotherEventTurnsOutToBeTheSame) {
    danLeaves();
    enter("Spring opn", {"Eve", "Fay"});
    (void)correctEvent(store_, event("Spring opn").games, {{{"Event", "Spring open"}}, 0, {}},
                       "event --set");
    const EventPage merged = page();
    EXPECT_EQ(merged.players.size(), 6U);
    EXPECT_EQ(merged.points, pointSystem(3));
    EXPECT_EQ(left(merged), LeaverNames{"Dan"});
}

// A game that was entered with the wrong player says nothing of the right one.
TEST_F(EventCountings, areNotThoseOfAnotherPlayerOfTheGame) {
    danLeaves();
    const EventPage before = page();
    const std::size_t dan = placeOf(before, "Dan");
    const auto game = std::ranges::find_if(before.table.games, [&](const EventGame& one) {
        return one.white == dan || one.black == dan;
    });
    ASSERT_NE(game, before.table.games.end());
    const std::array changes{rules::Tag{game->white == dan ? "White" : "Black", "Eve"}};
    (void)editTags(store_, std::array{GameId{game->game}}, changes, "edit --set");
    EXPECT_EQ(left(page()), LeaverNames{"Dan"});
}

TEST_F(EventCountings, areNotThoseOfWhoTookTheOnlyGameOfALeaver) {
    enter("Summer cup", {"Ann", "Dan"});
    EventCounting counting;
    counting.withdrawn.insert(placeOf(page("Summer cup"), "Dan"));
    EXPECT_TRUE(keep(counting, "Summer cup"));
    const GameId game = event("Summer cup").games.front();
    const auto stored = loadGame(store_, game);
    ASSERT_TRUE(stored);
    const std::array changes{rules::Tag{stored->tag("White") == "Dan" ? "White" : "Black", "Eve"}};
    (void)editTags(store_, std::array{game}, changes, "edit --set");
    EXPECT_EQ(left(page("Summer cup")), LeaverNames());
}

TEST_F(EventCountings, doNotGoWithOneGameToAnotherEvent) {
    danLeaves();
    enter("Summer cup", {"Ann", "Bob", "Cor", "Dan"});
    const std::array changes{rules::Tag{"Event", "Summer cup"}};
    (void)editTags(store_, std::array{event("Spring open").games.front()}, changes, "edit --set");
    EXPECT_EQ(page("Summer cup").counting, EventCounting());
    EXPECT_EQ(page().points, pointSystem(3)) << "the others have it still";
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(page("Summer cup").counting, EventCounting());
    EXPECT_EQ(left(page()), LeaverNames{"Dan"});
}

TEST_F(EventCountings, doNotGoWithOneGameToAnotherYear) {
    danLeaves();
    const std::array lastYear{rules::Tag{"Date", "2023.01.05"}};
    const std::vector<GameId> games = event("Spring open").games;
    (void)editTags(store_, std::array{games.front()}, lastYear, "edit --set");
    const auto of = [&](GameId game) {
        for (const EventLine& line : listEvents(store_, "Spring open"))
            if (std::ranges::count(line.games, game) > 0)
                return eventPage(store_, line).counting;
        return EventCounting();
    };
    EXPECT_EQ(of(games.front()), EventCounting());
    EXPECT_EQ(of(games.back()).points, pointSystem(3));
    (void)editTags(store_, std::span(games).subspan(1), lastYear, "edit --set");
    EXPECT_EQ(of(games.back()).points, pointSystem(3)) << "all that have it went together";
}

TEST_F(EventCountings, comeWithResultsAlone) {
    NewEvent cup{"Summer cup", "", "2024.01.05", rules::Variant::international, {"Ann", "Bob"}};
    std::vector<Pairing> pairings{{1, 0, 1, 0, "", ""}};
    (void)enterEvent(store_, cup, pairings);
    pairings.front().result = "2-0";
    cup.counting = {.points = pointSystem(3)};
    const RoundEntry entry = roundEntry(store_, cup, pairings);
    EXPECT_TRUE(entry.fresh.empty());
    EXPECT_TRUE(enterRounds(store_, cup, entry).empty());
    EXPECT_EQ(best(page("Summer cup")), 3);
}

TEST_F(EventCountings, areNoneInAStoreFromBeforeUntilItIsWrittenTo) {
    const std::filesystem::path old = folder_ / "old.db";
    (void)backUp(store_, old);
    {
        Store made(old, Store::Access::write);
        made.connection().execute("DROP TABLE event_counting");
    }
    {
        Store read(old, Store::Access::read);
        const EventLine line = listEvents(read, "Spring open").at(0);
        EXPECT_EQ(eventPage(read, line).counting, EventCounting());
        EXPECT_EQ(countingHash(read.connection(), line.games), countingHash(read.connection(), {}));
    }
    Store written(old, Store::Access::write);
    const EventLine line = listEvents(written, "Spring open").at(0);
    EXPECT_TRUE(keepCounting(written, line, {.points = pointSystem(3)}, "event --remember"));
    EXPECT_EQ(best(eventPage(written, line)), 5);
}

TEST_F(EventCountings, ofATournamentThatIsEnteredAreKeptByTheSameEntry) {
    enter("Summer cup", {"Ann", "Bob", "Cor", "Eve"}, {.points = pointSystem(3)});
    EXPECT_EQ(best(page("Summer cup")), 5);
    const std::int64_t entered = journal(store_, 1).at(0).id;
    ASSERT_TRUE(undo(store_, entered));
    EXPECT_TRUE(listEvents(store_, "Summer cup").empty());
    ASSERT_TRUE(redo(store_, entered));
    EXPECT_EQ(best(page("Summer cup")), 5);
}

// A round that is entered later is counted as the rounds before, and who left has left.
TEST_F(EventCountings, holdForGamesThatComeLater) {
    danLeaves();
    const NewEvent event{
        "Spring open", "", "2024.01.05", rules::Variant::international, {"Ann", "Bob"}};
    (void)enterEvent(store_, event, std::vector<Pairing>{{4, 0, 1, 0, "", "2-0"}});
    const EventPage later = page();
    EXPECT_EQ(later.table.games.size(), 7U);
    EXPECT_EQ(later.points, pointSystem(3));
    EXPECT_EQ(left(later), LeaverNames{"Dan"});
}

TEST_F(EventCountings, goToTheBetterCopiesOfGames) {
    danLeaves();
    const std::vector<Duplicate> duplicates = copies("Spring open", 6);
    EXPECT_EQ(deleteDuplicates(store_, duplicates, "edit duplicates"), 6U);
    EXPECT_EQ(event("Spring open").games.size(), 6U);
    EXPECT_EQ(page().points, pointSystem(3));
    EXPECT_EQ(left(page()), LeaverNames{"Dan"});
    const std::int64_t deleted = journal(store_, 1).at(0).id;
    ASSERT_TRUE(undo(store_, deleted));
    EXPECT_EQ(store_.connection().value("SELECT count(*) FROM event_counting"), 6);
    EXPECT_EQ(left(page()), LeaverNames{"Dan"});
    ASSERT_TRUE(redo(store_, deleted));
    EXPECT_EQ(left(page()), LeaverNames{"Dan"});
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(EventCountings, goToBetterCopiesInAnEventOfAnotherNameTogether) {
    danLeaves();
    std::vector<Duplicate> some = copies("Open of Hoorn", 3);
    (void)deleteDuplicates(store_, some, "edit duplicates");
    EXPECT_EQ(page("Open of Hoorn").counting, EventCounting()) << "the others have it still";
    EXPECT_EQ(page().points, pointSystem(3));
    ASSERT_TRUE(undoLast(store_));
    some = copies("Open of Utrecht", 6);
    (void)deleteDuplicates(store_, some, "edit duplicates");
    EXPECT_EQ(page("Open of Utrecht").points, pointSystem(3));
    EXPECT_EQ(left(page("Open of Utrecht")), LeaverNames{"Dan"});
}

// As when one game after the other is corrected by hand.
TEST_F(EventCountings, stayWhereANameIsSpeltOtherwiseInOneGame) {
    danLeaves();
    for (const GameId game : event("Spring open").games) {
        const auto stored = loadGame(store_, game);
        ASSERT_TRUE(stored);
        for (const char* side : {"White", "Black"})
            if (stored->tag(side) == "Dan")
                (void)editTags(store_, std::array{game}, std::array{rules::Tag{side, "Dan, P."}},
                               "edit --set");
    }
    EXPECT_EQ(left(page()), LeaverNames{"Dan, P."});
}

TEST_F(EventCountings, goWithGamesThatAreRemovedForGood) {
    danLeaves();
    const std::int64_t kept = journal(store_, 1).at(0).id;
    (void)deleteGames(store_, std::array{event("Spring open").games.front()}, "edit delete");
    EXPECT_EQ(page().points, pointSystem(3)) << "the other games have it, too";
    EXPECT_EQ(removeDeletedGames(store_), 1U);
    EXPECT_TRUE(check(store_).sound());
    ASSERT_TRUE(undo(store_, kept));
    EXPECT_EQ(page().counting, EventCounting());
    ASSERT_TRUE(redo(store_, kept));
    EXPECT_EQ(page().points, pointSystem(3));
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(EventCountings, areInACopy) {
    danLeaves();
    (void)backUp(store_, folder_ / "copy.db");
    Store copy(folder_ / "copy.db", Store::Access::read);
    const EventPage copied = eventPage(copy, listEvents(copy, "Spring open").at(0));
    EXPECT_EQ(best(copied), 5);
    EXPECT_EQ(left(copied), LeaverNames{"Dan"});
}

} // namespace
} // namespace damscope::db
