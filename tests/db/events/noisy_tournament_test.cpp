// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament written with noise is read back: persons, crosstable, kind.
#include "db/people/decisions.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/proposals.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>

namespace damscope::db {
namespace {

using rules::GameResult;

// Each as files of several countries write them.
const std::vector<std::vector<std::string>>& players() {
    static const std::vector<std::vector<std::string>> all{
        {"Jan de Vries", "Vries, Jan de", "J. de Vries", "Vries,de,J."},
        {"Roel Boomstra", "Boomstra,R.", "BOOMSTRA Roel"},
        {"Alexei Chizhov", "Чижов А.", "Tsjizjow,A."},
        {"Guntis Valneris", "Valneris, G.", "Гунтис Валнерис"},
        {"N'Diaga Samb", "NDiaga Samb", "Samb, N."},
        {"Jean Marc Ndjofang", "Ndjofang, J.M.", "Jean-Marc Ndjofang"},
        {"Hein Meijer", "Meijer,Hein", "H. Meijer"},
        {"Rob Clerc", "Clerc,R.J. (Rob)", "R. Clerc"}};
    return all;
}

struct TournamentKind {
    EventKind kind;
    bool twice;
    int rounds;    ///< that are played
    unsigned lost; ///< of a hundred games
};

std::string written(GameResult result) {
    return result == GameResult::whiteWins   ? "2-0"
           : result == GameResult::blackWins ? "0-2"
                                             : "1-1";
}

/// Makes the games of a tournament, and headers as several careless writers would note them.
class Generator {
public:
    Generator(const TournamentKind& kind, unsigned seed) : random_(seed) {
        for (const Pairing& pairing : roundRobin(players().size(), kind.twice)) {
            const auto result = static_cast<GameResult>(1 + random() % 3);
            if (pairing.round > kind.rounds || random() % 100 < kind.lost)
                continue;
            truth.push_back({pairing.white, pairing.black, result, pairing.round, 0});
            const std::string day = date(pairing.round);
            games.push_back(game(pairing, result, day));
            // Another file has the game as well, with its round and day, or less of the day.
            if (random() % 10 == 0)
                games.push_back(game(pairing, result,
                                     oneOf(std::array<std::string, 3>{
                                         day, day.substr(0, 4) + ".??.??", "????.??.??"})));
        }
    }

    std::vector<EventGame> truth;
    std::vector<rules::Game> games;

private:
    std::size_t random() { return random_(); }
    template <class All> std::string oneOf(const All& all) { return all[random() % all.size()]; }

    // Days and months exchanged, another month, no day, no date.
    std::string date(int round) {
        const std::string day = (round < 10 ? "0" : "") + std::to_string(round);
        return oneOf(std::array<std::string, 8>{
            "2003.07." + day, "2003.07." + day, "2003.07." + day, "2003." + day + ".07",
            "2003.08." + day, "2003.07.??", "2003.??.??", "????.??.??"});
    }
    std::vector<rules::Tag> event(int round) {
        const std::string number = std::to_string(round);
        if (random() % 3 == 0)
            return {{"Event", "Open Hoorn 2003" +
                                  oneOf(std::array<std::string, 4>{", ronde ", ", round ", ", тур ",
                                                                   " - Runde "}) +
                                  number}};
        return {{"Event", oneOf(std::array<std::string, 4>{"Open Hoorn 2003", "Open Hoorn2003",
                                                           "open hoorn 2003", "OPEN HOORN 2003"})},
                {"Round",
                 oneOf(std::array<std::string, 3>{number, "Round " + number, "ronde " + number})}};
    }
    rules::Game game(const Pairing& pairing, GameResult result, const std::string& day) {
        std::vector<rules::Tag> tags = event(pairing.round);
        tags.push_back({"White", oneOf(players()[pairing.white])});
        tags.push_back({"Black", oneOf(players()[pairing.black])});
        tags.push_back({"Date", day});
        tags.push_back({"Result", written(result)});
        rules::Game game = taggedGame(tags);
        game.result = result;
        return game;
    }

    std::mt19937 random_;
};

using Parameter = std::tuple<TournamentKind, unsigned>;

class NoisyTournament : public ::testing::TestWithParam<Parameter> {
protected:
    NoisyTournament() { storeGames(store_, made_.games); }

    // Who is meant by a name: the place in players().
    static std::size_t playerOf(const std::string& name) {
        return static_cast<std::size_t>(
            std::ranges::find_if(
                players(),
                [&](const auto& spellings) { return std::ranges::count(spellings, name) > 0; }) -
            players().begin());
    }
    void mergeLikely() {
        mergeNames(store_,
                   mergedGroups(store_.connection(), proposeMerges(store_).all, SamePerson::likely),
                   "test");
    }

    Generator made_{std::get<TournamentKind>(GetParam()), std::get<unsigned>(GetParam())};
    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_P(NoisyTournament, hasTheRightPersons) {
    mergeLikely();
    const Persons persons(store_.connection());
    std::map<PersonId, std::set<std::size_t>> meant;
    std::map<std::size_t, std::set<PersonId>> written;
    for (const WrittenName& name : persons.names()) {
        meant[*name.person].insert(playerOf(name.text));
        written[playerOf(name.text)].insert(*name.person);
    }
    EXPECT_EQ(written.size(), players().size());
    for (const auto& [person, all] : meant)
        EXPECT_EQ(all.size(), 1U) << persons.nameOf(person) << " is several players";
    for (const auto& [player, all] : written)
        EXPECT_EQ(all.size(), 1U) << players()[player].front() << " is several persons";
}

TEST_P(NoisyTournament, hasTheTrueTable) {
    mergeLikely();
    const auto events = listEvents(store_, "hoorn");
    ASSERT_EQ(events.size(), 1U);
    EXPECT_LE(events[0].name.size(), std::string("Open Hoorn 2003").size()) << "no round in it";
    const EventPage page = eventPage(store_, events[0], {pointSystem(2)});
    ASSERT_EQ(page.players.size(), players().size()) << "each person once, and nobody else";
    EXPECT_EQ(page.repeated.size(), events[0].games.size() - made_.truth.size());

    const Crosstable truth =
        crosstable(made_.truth, std::vector<int>(players().size()), pointSystem(2));
    EXPECT_EQ(page.table.kind, std::get<TournamentKind>(GetParam()).kind);
    EXPECT_EQ(page.table.rounds, truth.rounds);
    EXPECT_EQ(page.table.missing.size(), truth.missing.size());
    for (const Standing& row : page.table.standings) {
        const std::string& name = page.players[row.player].name;
        const auto same = std::ranges::find(truth.standings, playerOf(name), &Standing::player);
        ASSERT_NE(same, truth.standings.end()) << name;
        EXPECT_EQ(row.points, same->points) << name;
        EXPECT_EQ(row.sonnebornBerger, same->sonnebornBerger) << name;
        EXPECT_EQ(row.buchholz, same->buchholz) << name;
        EXPECT_EQ(row.games, same->games) << name;
        EXPECT_EQ(row.rank, same->rank) << name;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Seeds, NoisyTournament,
    ::testing::Combine(::testing::Values(TournamentKind{EventKind::allPlayAll, false, 7, 8},
                                         TournamentKind{EventKind::doubleAllPlayAll, true, 14, 8},
                                         TournamentKind{EventKind::swiss, false, 4, 0}),
                       ::testing::Range(1U, 21U)));

} // namespace
} // namespace damscope::db
