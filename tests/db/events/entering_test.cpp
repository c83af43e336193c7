// SPDX-License-Identifier: GPL-3.0-or-later
// Entering and correcting events: lists of players, schedules, points, corrections.
#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/events/known_event.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace damscope::db {
namespace {

using Kind = Draw::Kind;
using Fault = EntrantsFault::Kind;
using rules::GameResult;

TEST(PointSystems, areReadAsPeopleWriteThem) {
    EXPECT_EQ(readPointSystem("2"), (PointSystem{2, 1, 0}));
    EXPECT_EQ(readPointSystem("1"), (PointSystem{1, 0.5, 0}));
    EXPECT_EQ(readPointSystem("1-½-0"), (PointSystem{1, 0.5, 0}));
    EXPECT_EQ(readPointSystem("1-1/2-0"), (PointSystem{1, 0.5, 0}));
    EXPECT_EQ(readPointSystem("3-1-0"), (PointSystem{3, 1, 0}));
    EXPECT_EQ(readPointSystem("12 : 6 : 0,5"), (PointSystem{12, 6, 0.5}));
    for (const PointSystem& points : {PointSystem{2, 1, 0}, {1, 0.5, 0}, {12.25, 6, 0.1}})
        EXPECT_EQ(readPointSystem(writePointSystem(points)), points);
    EXPECT_EQ(writePointSystem({3, 1, 0}), "3-1-0");
    for (const char* wrong : {"", "4", "0-1-2", "2-2-0", "2-1", "2-1-0-0", "two", "-1-2-3"})
        EXPECT_FALSE(readPointSystem(wrong)) << wrong;
}

TEST(PointSystems, countALossWithPoints) {
    const std::vector<EventGame> games{{0, 1, GameResult::whiteWins, 1, 1},
                                       {1, 0, GameResult::draw, 2, 2}};
    const Crosstable table = crosstable(games, std::vector<int>(2), {3, 2, 1});
    EXPECT_EQ(table.standings[0].points, 5);
    EXPECT_EQ(table.standings[1].points, 3);
    EXPECT_EQ(table.standings[1].sonnebornBerger, 2.5) << "half of a draw, nothing for the loss";
}

TEST(Schedules, haveAsManyRoundsAsAreWanted) {
    const auto match = bergerRounds(2, 5);
    ASSERT_EQ(match.size(), 5U);
    for (std::size_t i = 0; i < match.size(); ++i) {
        EXPECT_EQ(match[i].round, static_cast<int>(i) + 1);
        EXPECT_EQ(match[i].white, i % 2 == 0 ? match[0].white : match[0].black) << i;
    }
    EXPECT_EQ(bergerRounds(6, 5), roundRobin(6, false));
    EXPECT_EQ(bergerRounds(6, 10), roundRobin(6, true));
    EXPECT_EQ(bergerRounds(6, 2).size(), 6U);
    // In two full turns each has each opponent once with each colour.
    std::map<std::pair<std::size_t, std::size_t>, int> met;
    for (const Pairing& pairing : bergerRounds(7, 14))
        ++met[{pairing.white, pairing.black}];
    EXPECT_EQ(met.size(), 42U);
    EXPECT_TRUE(bergerRounds(1, 3).empty());
}

TEST(EntrantLists, haveAPlayerInEachLine) {
    const auto entrants = readEntrants("# club\n Ann Bos \n\nBob Smit\r\nCor Mol", {Kind::once});
    ASSERT_TRUE(entrants);
    EXPECT_EQ(entrants->players, (std::vector<std::string>{"Ann Bos", "Bob Smit", "Cor Mol"}));
    EXPECT_EQ(entrants->pairings.size(), 3U);
    EXPECT_EQ(readEntrants("a\nb\nc", {Kind::twice})->pairings.size(), 6U);
    EXPECT_EQ(readEntrants("a\nb", {Kind::rounds, 7})->pairings.size(), 7U);
}

TEST(EntrantLists, canHaveTheGamesOfARound) {
    const auto entrants =
        readEntrants("Ann : Bob\nCor\tDan\nEva Bos-Mol - Fay\n", {Kind::pairings, 3});
    ASSERT_TRUE(entrants);
    EXPECT_EQ(entrants->players[4], "Eva Bos-Mol");
    ASSERT_EQ(entrants->pairings.size(), 3U);
    EXPECT_EQ(entrants->pairings[1], (Pairing{3, 2, 3}));
}

std::vector<std::string> playersIn(const std::string& text, const Draw& draw = {}) {
    const auto entrants = readEntrants(text, draw);
    return entrants ? entrants->players : std::vector<std::string>();
}

// As spreadsheets, word processors and programs of tournaments write them.
TEST(EntrantLists, mayComeFromAnywhere) {
    using Names = std::vector<std::string>;
    const Names names{"Jansen, P.", "Klaver, K."};
    for (const char* text :
         {"\uFEFFJansen, P.\r\nKlaver, K.\r\n", "1\tJansen, P.\t1250\n2\tKlaver, K.\t1190\n",
          "1;Jansen, P.;1250\n2;Klaver, K.;1190", "1. Jansen, P.\n2. Klaver, K.",
          "1) Jansen, P. (1250)\n2) Klaver, K. (1190)", "Jansen, P. 1250\nKlaver, K. 990*",
          "12 Jansen, P.\n13 Klaver, K.", " Jansen,\u00A0P.\n\u200BKlaver,  K.\t",
          "1;\"Jansen, P.\"\n2;\"Klaver, K.\""})
        EXPECT_EQ(playersIn(text), names) << text;
    EXPECT_EQ(playersIn("G\xE9rard, P.\nM\xFCller, K.\nLinde, L.\n"),
              (Names{"Gérard, P.", "Müller, K.", "Linde, L."}));
    EXPECT_EQ(playersIn("G&eacute;rard, P.\nSaint\u2011Just, K.\n"),
              (Names{"Gérard, P.", "Saint-Just, K."}));
    EXPECT_EQ(playersIn("Player 1500\nPlayer 1501\nJan Visser (2)"),
              (Names{"Player 1500", "Player 1501", "Jan Visser (2)"}));
    EXPECT_EQ(playersIn("1\tJansen, P.\t1250\tKlaver, K.\t1190", {Kind::pairings, 1}), names);
    EXPECT_EQ(playersIn("Jansen, P. \u2013 Klaver, K.", {Kind::pairings, 1}), names);
}

TEST(EntrantLists, sayWhatIsWrongAndWhere) {
    const auto fault = [](const char* text, Draw draw = {}) {
        const auto read = readEntrants(text, draw);
        EXPECT_FALSE(read) << text;
        return read ? EntrantsFault{} : read.error();
    };
    EXPECT_EQ(fault("a\n\nb\na").kind, Fault::twice);
    EXPECT_EQ(fault("a\n\nb\na").line, 4U);
    EXPECT_EQ(messageOf(fault("a\n\nb\na")), (Message{"entrant-twice", {}}));
    EXPECT_EQ(fault("Ann\nN.N.\nBob").kind, Fault::nobody);
    EXPECT_EQ(fault("Ann\nN.N.\nBob").line, 2U);
    EXPECT_EQ(fault("Ann\nWhite").kind, Fault::nobody);
    EXPECT_EQ(fault("Ann\n?").kind, Fault::nobody);
    EXPECT_EQ(fault("Ann : Bob\nCor : onbekend", {Kind::pairings, 1}).kind, Fault::nobody);
    EXPECT_EQ(fault("a").kind, Fault::number);
    EXPECT_EQ(fault("").kind, Fault::number);
    EXPECT_EQ(fault("a : b\nc", {Kind::pairings, 1}).kind, Fault::noOpponent);
    EXPECT_EQ(fault("a : b\nc : a", {Kind::pairings, 1}).line, 2U);
    EXPECT_EQ(fault("Ann\nBos\tBob\t1250").kind, Fault::columns) << "or is it the club?";
    EXPECT_EQ(fault("Ann\nBos\tBob\t1250").line, 2U);
    std::string many;
    for (std::size_t i = 0; i <= mostEntrants; ++i)
        many += std::to_string(i) + "\n";
    EXPECT_EQ(fault(many.c_str()).kind, Fault::number);
}

TEST(Corrections, keepTheRoundThatANameHad) {
    rules::Game round = rules::Game(rules::Position::start(rules::Variant::international));
    round.tags = {{"Event", "NK 2009, ronde 12"}, {"Date", "2009.04.??"}, {"White", "Bos"}};
    EventCorrection correction;
    correction.tags = {{"Event", "NK 2009"}};
    correction.year = 2010;
    correction.players = {{"Bos", "Bos, Ann"}};
    const auto changes = changesOf(correction, round);
    const std::vector<rules::Tag> expected{
        {"White", "Bos, Ann"}, {"Date", "2010.04.??"}, {"Round", "12"}, {"Event", "NK 2009"}};
    EXPECT_EQ(changes, expected);
    round.tags.push_back({"Round", "11"});
    EXPECT_EQ(changesOf(correction, round).size(), 3U) << "it has one";
}

TEST(Rounds, haveResultsDatesAndMatches) {
    const auto entrants = readEntrants("[Team Hoorn]\nAnn Bos\nBob Smit\n[Team Hijken]\nCor Mol\n"
                                       "Dan Roos\n[Round 1, 2024.09.03]\nAnn Bos : Cor Mol  2-0\n"
                                       "Dan Roos - Bob Smit 1-1\n[Ronde 2, 2024-09-10]\n"
                                       "Cor Mol\tAnn Bos\t0-2F\nBob Smit : Dan Roos\n",
                                       {});
    ASSERT_TRUE(entrants);
    EXPECT_TRUE(entrants->haveResults());
    EXPECT_EQ(entrants->teams, (std::vector<std::string>{"Hoorn", "Hoorn", "Hijken", "Hijken"}));
    const Pairing& first = entrants->pairings.at(0);
    EXPECT_EQ(first, (Pairing{1, 0, 2, 1, "2024.09.03", "2-0"}));
    EXPECT_EQ(entrants->pairings.at(1), (Pairing{1, 3, 1, 2, "2024.09.03", "1-1"}));
    EXPECT_EQ(entrants->pairings.at(2), (Pairing{2, 2, 0, 1, "2024.09.10", "0-2F"}));
    EXPECT_EQ(entrants->pairings.at(3).result, "") << "not played yet";
}

TEST(Rounds, ofTeamsAloneAreThoseOfBerger) {
    const auto entrants =
        readEntrants("[Team A]\nAnn\nBob\n[Team B]\nCor\nDan\n[Team C]\nEva\nFay\n", {});
    ASSERT_TRUE(entrants);
    EXPECT_EQ(entrants->pairings.size(), 6U) << "three matches on two boards";
    std::map<int, int> rounds;
    for (const Pairing& pairing : entrants->pairings) {
        ++rounds[pairing.round];
        EXPECT_NE(entrants->teams[pairing.white], entrants->teams[pairing.black]);
    }
    EXPECT_EQ(rounds, (std::map<int, int>{{1, 2}, {2, 2}, {3, 2}}));
}

TEST(Rounds, ofTeamsAreThoseOfTheirPlayers) {
    const std::string teams = "[Team Hoorn]\nAnn Bos\nBob Smit\n[Team Hijken]\nCor Mol\n"
                              "Dan Roos\n";
    const auto entrants = readEntrants(teams + "[Round 2, 2024.09.10]\nHijken : hoorn\n", {});
    ASSERT_TRUE(entrants);
    EXPECT_EQ(entrants->players.size(), 4U) << "a team is no player";
    EXPECT_EQ(entrants->pairings, (std::vector<Pairing>{{2, 2, 0, 1, "2024.09.10", ""},
                                                        {2, 1, 3, 2, "2024.09.10", ""}}));
    EXPECT_EQ(readEntrants(teams, {Kind::twice})->pairings.size(), 4U);
    const auto fault = [&](const std::string& games) {
        const auto read = readEntrants(teams + "[Round 1]\n" + games, {});
        return read ? EntrantsFault{} : read.error();
    };
    EXPECT_EQ(fault("Hoorn : Hijken 3-1\n").kind, Fault::match) << "it follows from the games";
    EXPECT_EQ(fault("Hoorn : Cor Mol\n").kind, Fault::match);
    EXPECT_EQ(fault("Hoorn : Hoorn\n").line, 8U);
    EXPECT_EQ(fault("Ann Bos : Corr Mol 2-0\n").kind, Fault::noTeam);
    EXPECT_EQ(fault("Hoorn : Hijken\nAnn Bos : Dan Roos\n").kind, Fault::twice);
}

TEST(Rounds, haveByes) {
    const auto entrants =
        readEntrants("[Round 1]\nAnn Bos : Bob Smit\nCor Mol : bye\nvrijloting : Dan Roos\n"
                     "Eva Vos : bye 1-1\n",
                     {});
    ASSERT_TRUE(entrants);
    EXPECT_EQ(entrants->pairings[1].result, "2-0");
    EXPECT_EQ(entrants->pairings[2].result, "0-2");
    EXPECT_EQ(entrants->pairings[3].result, "1-1");
    EXPECT_FALSE(readEntrants("[Round 1]\nbye : vrijloting\n", {}));
}

// A name in another spelling is no second player.
TEST(Rounds, haveOneNameOfAPlayer) {
    const auto entrants = readEntrants("[Round 1]\nJansen, F. : Konate, Awa 2-0\n"
                                       "[Round 2]\nkonate, awa : F. Jansen 1-1\n",
                                       {});
    ASSERT_TRUE(entrants);
    EXPECT_EQ(entrants->players, (std::vector<std::string>{"Jansen, F.", "Konate, Awa"}));
    EXPECT_TRUE(entrants->haveRounds);
    const auto twice = readEntrants("Jansen, F.\nKonate, Awa\nJANSEN, F.\n", {});
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().line, 3U);
    EXPECT_TRUE(readEntrants("Jansen, F.\nJansen, G.\n", {}));
}

TEST(Rounds, sayWhereTheyAreWrong) {
    const auto fault = [](std::string_view text) {
        const auto read = readEntrants(text, {});
        return read ? EntrantsFault{} : read.error();
    };
    EXPECT_EQ(fault("[Round 0]\nAnn : Bob\n").kind, Fault::section);
    EXPECT_EQ(fault("[Round 1, soon]\nAnn : Bob\n").kind, Fault::section);
    EXPECT_EQ(fault("[Table 1]\nAnn : Bob\n").line, 1U);
    EXPECT_EQ(fault("[Round 1]\nAnn : Bob 2-0\nAnn : Cor\n").line, 3U) << "twice in a round";
    EXPECT_EQ(fault("[Round 1]\nAnn 2-0\n").kind, Fault::noOpponent);
    EXPECT_EQ(fault("[Round 1]\nAnn : Bob 2-0 foo\n").kind, Fault::noOpponent) << "no name";
    EXPECT_EQ(fault("[Round 1, 2024.02.31]\nAnn : Bob\n").kind, Fault::section) << "no date";
    for (const char* word : {"1", "0", "½", "1-½", "0.5", "+", "1/2", "=1"})
        for (const char* names : {"Ann : Bob ", "Ann\tBob\t", "Ann : bye "}) {
            const EntrantsFault read = fault(std::string("[Round 1]\n") + names + word + "\n");
            EXPECT_EQ(read.kind, Fault::noResult) << names << word;
            EXPECT_EQ(read.line, 2U) << names << word;
        }
}

TEST(Rounds, endNamesInNumbersThatAreNoResults) {
    const auto read =
        readEntrants("[Round 1]\nScan 3.1 : Kingsrow 1.64\nAnn\t2100\tBob\t1950\n", {});
    ASSERT_TRUE(read);
    EXPECT_EQ(read->players.size(), 4U);
    EXPECT_EQ(read->players[0], "Scan 3.1");
    EXPECT_EQ(read->players[3], "Bob");
}

TEST(Rounds, knowWordsForByesFromSurnames) {
    const auto read = readEntrants("[Round 1]\nAnn : vrij\nCor : wolny\nDan : Vrij\n", {});
    ASSERT_TRUE(read);
    ASSERT_EQ(read->pairings.size(), 3U);
    EXPECT_EQ(read->pairings[0].result, "2-0");
    EXPECT_EQ(read->pairings[1].result, "2-0");
    EXPECT_EQ(read->pairings[2].result, "") << "a game";
}

TEST(TieBreaks, areReadAndDecideInTheirOrder) {
    using enum TieBreak;
    EXPECT_EQ(readTieBreaks("head-to-head, wins"), (TieBreaks{headToHead, wins}));
    for (const char* wrong : {"luck", "wins,wins", "wins,"})
        EXPECT_FALSE(readTieBreaks(wrong)) << wrong;
    // 0 beat 1 and drew twice; 1 won the other two.
    const std::vector<EventGame> games{
        {0, 1, GameResult::whiteWins, 1, 1}, {2, 3, GameResult::draw, 1, 2},
        {0, 2, GameResult::draw, 2, 3},      {1, 3, GameResult::whiteWins, 2, 4},
        {3, 0, GameResult::draw, 3, 5},      {1, 2, GameResult::whiteWins, 3, 6}};
    const auto first = [&](const TieBreaks& tieBreaks) {
        return crosstable(games, std::vector<int>(4), {}, {}, 0, {}, {}, tieBreaks)
            .standings.at(0)
            .player;
    };
    EXPECT_EQ(first({wins}), 1U);
    EXPECT_EQ(first({headToHead}), 0U);
    EXPECT_EQ(first({wins, headToHead}), 1U) << "wins have separated them";
}

class KnownEvents : public ::testing::Test {
protected:
    /// The games of a text, and what became of it.
    RoundEntry enter(const std::string& text, const std::set<std::string>& newcomers = {},
                     const char* name = "Club 2024") {
        const auto entrants = readEntrants(text, {});
        EXPECT_TRUE(entrants) << text;
        NewEvent event{name, "", "", {}, entrants->players, entrants->teams, newcomers};
        names_ = recogniseNames(store_, event, entrants->pairings);
        RoundEntry entry = roundEntry(store_, event, entrants->pairings);
        if (names_.doubts.empty() && !entry.conflict && entry.games() > 0)
            (void)enterRounds(store_, event, entry);
        players_ = event.players;
        return entry;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    RecognisedNames names_;
    std::vector<std::string> players_;
};

TEST_F(KnownEvents, haveTheirPlayersInAnySpelling) {
    EXPECT_EQ(enter("[Round 1]\nJansen, F. : Konate, Awa 2-0\nBos, P. : Smit, J.\n").fresh.size(),
              2U);
    const RoundEntry again = enter("[Round 1]\nF. Jansen : KONATE, AWA 2-0\n"
                                   "Smit, J. : bos, p. 1-1\n[Round 2]\nSmit J. : F. Jansen 0-2\n");
    EXPECT_EQ(again.conflict, 1U) << "the colours are others";
    const RoundEntry more = enter("[Round 1]\nF. Jansen : KONATE, AWA 2-0\n"
                                  "bos, p. : Smit J. 1-1\n[Round 2]\nSmit J. : F. Jansen 0-2\n");
    EXPECT_EQ(more.known.size(), 1U);
    EXPECT_EQ(more.fresh.size(), 1U);
    EXPECT_EQ(players_,
              (std::vector<std::string>{"Jansen, F.", "Konate, Awa", "Bos, P.", "Smit, J."}));
    EXPECT_EQ(names_.taken.size(), 4U);
    ASSERT_EQ(listEvents(store_, "").size(), 1U);
    EXPECT_EQ(listEvents(store_, "").front().players, 4U);
    EXPECT_EQ(enter("[Round 1]\nJansen, F. : Konate, Awa 2-0\n").games(), 0U);
}

TEST_F(KnownEvents, askWhoIsMeantByAName) {
    (void)enter("[Round 1]\nJansen, F. : Konate, Awa 2-0\n");
    const std::string next = "[Round 2]\nKonate, Awa : Jansen, Floris 2-0\n";
    (void)enter(next);
    ASSERT_EQ(names_.doubts.size(), 1U);
    EXPECT_EQ(names_.doubts[0].name, "Jansen, Floris");
    EXPECT_EQ(names_.doubts[0].near, std::vector<std::string>{"Jansen, F."});
    EXPECT_EQ(enter(next, {"Jansen, Floris"}).fresh.size(), 1U) << "the brother";
    EXPECT_TRUE(names_.doubts.empty());
    (void)enter(next);
    EXPECT_TRUE(names_.doubts.empty()) << "he is a player of the event now";
    // Both play in one round.
    (void)enter("[Round 1]\nJansen, F. : Jansen, Fokke\n", {}, "Cup 2024");
    EXPECT_TRUE(names_.doubts.empty());
    // One name, written fully in the second round.
    (void)enter("[Round 1]\nSmit, J. : Bos, P.\n[Round 2]\nBos, P. : Smit, Jan\n", {}, "Cup 2025");
    EXPECT_EQ(names_.doubts.size(), 1U);
}

TEST_F(KnownEvents, takeNamesFromTheStore) {
    (void)enter("[Round 1]\nJansen, F. : Konate, Awa 2-0\n");
    (void)enter("[Round 1]\nF. Jansen : Mol, Cor\n", {}, "Cup 2024");
    EXPECT_EQ(players_.front(), "Jansen, F.");
    (void)enter("[Round 1]\nAwa Konate : Roos, Dan\n", {"Awa Konate"}, "Match 2024");
    EXPECT_EQ(players_.front(), "Awa Konate") << "another one";
}

TEST_F(KnownEvents, keepTheTeamsOfTheirPlayers) {
    (void)enter("[Team Hoorn]\nAnn Bos\nBob Smit\n[Team Hijken]\nCor Mol\nDan Roos\n"
                "[Round 1]\nHoorn : Hijken\n");
    (void)enter("[Round 2]\nCor Mol : Ann Bos 2-0\nBob Smit : Dan Roos 1-1\n");
    const EventPage page = eventPage(store_, listEvents(store_, "").at(0));
    EXPECT_EQ(page.table.kind, EventKind::teamMatch);
    EXPECT_EQ(page.teams.encounters.size(), 2U);
}

TEST_F(KnownEvents, knowTheirByes) {
    const std::string round = "[Round 1]\nAnn Bos : Bob Smit 2-0\nCor Mol : bye\n";
    EXPECT_EQ(enter(round).fresh.size(), 2U);
    EXPECT_EQ(enter(round).games(), 0U);
    const EventPage page = eventPage(store_, listEvents(store_, "").at(0));
    EXPECT_EQ(page.players.size(), 3U);
    ASSERT_EQ(page.table.byes.size(), 1U);
    EXPECT_EQ(pointsOf(page.points, page.table.byes[0]), 2);
}

} // namespace
} // namespace damscope::db
