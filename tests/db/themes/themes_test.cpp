// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of combinations and structures agrees with a search of the same games, however the
// store came to be as it is.
#include "db/search/themes/themes.hpp"

#include "analysis/shots/names.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/own_names/own_names.hpp"
#include "db/search/query/find/find.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

using Ids = std::set<GameId>;

std::vector<rules::Game> randomGames(std::size_t count, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<rules::Game> games;
    for (std::size_t i = 0; i < count; ++i)
        games.push_back(
            randomGame(i % 2 == 0 ? rules::Variant::international : rules::Variant::russian, random,
                       {.variations = false, .specialSteps = false}));
    return games;
}

// What a search finds, without what is kept.
std::map<GameId, std::vector<FoundShot>> searched(Store& store) {
    std::map<GameId, std::vector<FoundShot>> found;
    EXPECT_TRUE(scanShots(store, {}, [&](ScannedGame game) {
        found[game.game] = std::move(game.shots);
        return true;
    }));
    return found;
}

std::vector<std::string> keptNames(const Connection& connection, std::int64_t shot) {
    std::vector<std::string> names;
    Statement select = connection.prepare("SELECT name FROM shot_name WHERE shot = ?1");
    select.bind(shot);
    while (select.step())
        names.emplace_back(select.text(0));
    return names;
}

// The names of a combination that was found, as they are kept: keys.
std::vector<std::string> foundNames(const FoundShot& shot) {
    std::vector<std::string> names;
    for (const auto& name : shot.names)
        names.push_back(name->key);
    std::ranges::sort(names);
    return names;
}

struct KeptShot {
    FoundShot shot; ///< without moves and names
    std::string line;
    std::vector<std::string> names;
};

std::vector<KeptShot> keptShots(const Connection& connection, GameId id) {
    std::vector<KeptShot> kept;
    Statement select = connection.prepare("SELECT id, ply, side, played, gain, given, line "
                                          "FROM shot WHERE game = ?1 ORDER BY ply, id");
    select.bind(id);
    while (select.step())
        kept.push_back({{.game = id,
                         .ply = static_cast<int>(select.integer(1)),
                         .side = static_cast<rules::Color>(select.integer(2)),
                         .played = select.integer(3) == 1 || select.integer(3) == 2,
                         .forced = select.integer(3) != 2,
                         .open = select.integer(3) == 3,
                         .gain = static_cast<int>(select.integer(4)),
                         .given = static_cast<int>(select.integer(5)),
                         .moves = {},
                         .names = {}},
                        std::string(select.text(6)),
                        keptNames(connection, select.integer(0))});
    return kept;
}

template <class Fits> Ids gamesWhere(Store& store, Fits fits) {
    Ids ids;
    for (const auto& [id, shots] : searched(store))
        if (std::ranges::any_of(shots, fits))
            ids.insert(id);
    return ids;
}

Ids selected(Store& store, const Filter& filter) {
    const auto games = findGames(store, filter);
    return {games.begin(), games.end()};
}

Filter filterOf(const std::string& text) {
    auto filter = readFilter(text, NameCatalogue());
    EXPECT_TRUE(filter) << text;
    return filter ? *filter : Filter();
}

class ThemesOfGames : public ::testing::Test {
protected:
    ThemesOfGames() { storeGames(store_, randomGames(60, 1)); }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(ThemesOfGames, AreThoseThatASearchFinds) {
    const ThemeSearch done = searchThemes(store_, 2);
    EXPECT_TRUE(done.complete);
    EXPECT_EQ(done.games, 60U);
    const auto found = searched(store_);
    std::size_t shots = 0;
    for (const auto& [id, expected] : found) {
        const std::vector<KeptShot> kept = keptShots(store_.connection(), id);
        ASSERT_EQ(kept.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            EXPECT_EQ(kept[i].shot.ply, expected[i].ply);
            EXPECT_EQ(kept[i].shot.side, expected[i].side);
            EXPECT_EQ(kept[i].shot.played, expected[i].played);
            EXPECT_EQ(kept[i].shot.forced, expected[i].forced);
            EXPECT_EQ(kept[i].shot.open, expected[i].open);
            EXPECT_EQ(kept[i].shot.gain, expected[i].gain);
            EXPECT_EQ(kept[i].shot.given, expected[i].given);
            EXPECT_EQ(kept[i].names, foundNames(expected[i]));
            EXPECT_TRUE(kept[i].line.starts_with(expected[i].moves.front()));
        }
        shots += expected.size();
    }
    EXPECT_GT(shots, 30U) << "random games are full of combinations";
    EXPECT_EQ(done.shots, shots);
}

TEST_F(ThemesOfGames, SelectGames) {
    (void)searchThemes(store_);
    const auto played = [](const FoundShot& shot) { return shot.played && shot.forced; };
    const auto missed = [](const FoundShot& shot) { return !shot.played && !shot.open; };
    const auto missedOfThree = [&](const FoundShot& shot) {
        return missed(shot) && shot.gain >= 3;
    };
    EXPECT_EQ(selected(store_, filterOf("shot:any")), gamesWhere(store_, played));
    EXPECT_EQ(selected(store_, filterOf("missed-shot:yes shot-gain:3-")),
              gamesWhere(store_, missedOfThree));
    for (const auto& shotName : analysis::shots::builtInShotNames().all()) {
        const std::string name = nameIn(shotName.names, Language::english);
        const auto isCalled = [&](const FoundShot& shot) {
            return missed(shot) && std::ranges::any_of(shot.names, [&](const auto& own) {
                       return nameIn(own->names, Language::english) == name;
                   });
        };
        SCOPED_TRACE(name);
        EXPECT_EQ(selected(store_, filterOf("missed-shot:yes shot:\"" + name + "\"")),
                  gamesWhere(store_, isCalled));
    }
}

TEST_F(ThemesOfGames, AreNotAnsweredForGamesThatWereNotSearched) {
    EXPECT_EQ(countUnsearched(store_), 60U);
    EXPECT_THROW((void)findGames(store_, filterOf("shot:any")), UnanswerableFilter);
    (void)searchThemes(store_);
    EXPECT_EQ(countUnsearched(store_), 0U);
    storeGames(store_, randomGames(3, 2), Indexing::now, 2);
    EXPECT_EQ(countUnsearched(store_), 3U);
    try {
        (void)countGames(store_, filterOf("structure:classical"));
        FAIL() << "three games are not known";
    } catch (const UnanswerableFilter& e) {
        EXPECT_EQ(e.wrong().fault, FilterFault::notSearched);
        EXPECT_EQ(e.wrong().word, "3");
    }
    EXPECT_EQ(searchThemes(store_).games, 3U) << "only what is new";
}

TEST_F(ThemesOfGames, FollowAGameThatChanges) {
    (void)searchThemes(store_);
    const auto version = versionOf(store_, GameId{7});
    ASSERT_TRUE(overwriteGame(store_, GameId{7}, randomGames(1, 3).front(), *version));
    EXPECT_EQ(unsearchedGames(store_.connection(), GameId{}, 10), std::vector{GameId{7}});
    EXPECT_EQ(countUnsearched(store_), 1U);
    EXPECT_EQ(searchThemes(store_).games, 1U);
    EXPECT_EQ(keptShots(store_.connection(), GameId{7}).size(), searched(store_)[GameId{7}].size());
}

TEST_F(ThemesOfGames, GoWithGamesThatAreRemoved) {
    (void)searchThemes(store_);
    const std::vector<GameId> some{GameId{1}, GameId{2}, GameId{3}};
    deleteGames(store_, some, "of no use");
    EXPECT_EQ(countUnsearched(store_), 0U);
    const Ids left = selected(store_, filterOf("missed-shot:yes"));
    EXPECT_FALSE(left.contains(GameId{1}) || left.contains(GameId{2}) || left.contains(GameId{3}));
    EXPECT_EQ(removeDeletedGames(store_), 3U);
    EXPECT_FALSE(store_.connection().value("SELECT 1 FROM shot WHERE game <= 3"));
    EXPECT_FALSE(store_.connection().value("SELECT 1 FROM searched WHERE game <= 3"));
    EXPECT_FALSE(store_.connection().value(
        "SELECT 1 FROM shot_name WHERE shot NOT IN (SELECT id FROM shot)"));
}

TEST_F(ThemesOfGames, GoOnWhereASearchWasStopped) {
    const ThemeSearch stopped = searchThemes(store_, 1, stopRequested());
    EXPECT_FALSE(stopped.complete);
    EXPECT_EQ(stopped.games, 0U);
    EXPECT_TRUE(searchThemes(store_).complete);
    EXPECT_EQ(countUnsearched(store_), 0U);
}

TEST_F(ThemesOfGames, AreSearchedAgainWhenTheUserDefinesOtherwise) {
    (void)searchThemes(store_);
    const auto unsearchedWith = [&](std::string_view text) {
        const auto names = readOwnNames(text);
        EXPECT_TRUE(names);
        Store other(folder_ / "games.db", Store::Access::read,
                    std::make_shared<const NameCatalogue>(*names));
        return countUnsearched(other);
    };
    EXPECT_EQ(unsearchedWith("[shot royal]\nen = mine\n[structure kol]\nru = x\nalso = y\n"), 0U)
        << "a name is no definition";
    EXPECT_EQ(unsearchedWith("[shot royal]\noff = yes\n"), 60U);
    EXPECT_EQ(unsearchedWith("[shot royal]\nlast = > > 7\n"), 60U);
    EXPECT_EQ(unsearchedWith("[structure kol]\nplies = 5\n"), 60U);
    EXPECT_EQ(unsearchedWith("[structure kol]\nempty = a1\n"), 60U);
    EXPECT_EQ(unsearchedWith("[structure new]\nen = new\nwhite = 27\n"), 60U);
    EXPECT_EQ(countUnsearched(store_), 0U) << "and the program's own again";
}

TEST_F(ThemesOfGames, AreSearchedAgainWhenTheProgramKnowsOtherNames) {
    (void)searchThemes(store_);
    store_.connection().execute("UPDATE setting SET value = 1 WHERE name = 'themes'");
    EXPECT_EQ(countUnsearched(store_), 60U);
    EXPECT_EQ(searchThemes(store_).games, 60U);
    EXPECT_EQ(countUnsearched(store_), 0U);
}

// Calls something once, as soon as the first games are searched and before they are kept.
base::Progress onceInBetween(std::function<void()> act) {
    return [act = std::move(act), done = false](std::uint64_t, std::uint64_t) mutable {
        if (!std::exchange(done, true))
            act();
    };
}

TEST_F(ThemesOfGames, FollowAGameThatChangesWhileItIsSearched) {
    const auto old = searched(store_)[GameId{7}];
    const auto edit = [&] {
        Store other(folder_ / "games.db", Store::Access::write);
        const auto version = versionOf(other, GameId{7});
        ASSERT_TRUE(overwriteGame(other, GameId{7}, randomGames(1, 3).front(), *version));
    };
    const ThemeSearch done = searchThemes(store_, 1, {}, onceInBetween(edit));
    EXPECT_TRUE(done.complete);
    EXPECT_EQ(done.games, 60U);
    EXPECT_EQ(countUnsearched(store_), 0U);
    const auto expected = searched(store_)[GameId{7}];
    const auto kept = keptShots(store_.connection(), GameId{7});
    ASSERT_NE(expected.size(), old.size()) << "the test needs games that differ";
    ASSERT_EQ(kept.size(), expected.size());
    for (std::size_t i = 0; i < kept.size(); ++i)
        EXPECT_EQ(kept[i].shot.ply, expected[i].ply);
}

TEST_F(ThemesOfGames, AreNotKeptWhenAnotherProgramHasOtherDefinitions) {
    const auto define = [&] {
        Store other(folder_ / "games.db", Store::Access::write);
        other.connection().execute("UPDATE setting SET value = 1 WHERE name = 'themes'");
    };
    const ThemeSearch done = searchThemes(store_, 1, {}, onceInBetween(define));
    EXPECT_FALSE(done.complete);
    EXPECT_EQ(done.games, 0U);
    EXPECT_FALSE(store_.connection().value("SELECT 1 FROM searched"));
    EXPECT_TRUE(searchThemes(store_).complete);
}

TEST_F(ThemesOfGames, AreNotKeptWhenTheUserHasOtherDefinitionsMeanwhile) {
    const auto names = readOwnNames("[structure kol]\nplies = 5\n");
    ASSERT_TRUE(names);
    const auto define = [&] {
        Store other(folder_ / "games.db", Store::Access::write,
                    std::make_shared<const NameCatalogue>(*names));
        refreshThemes(other);
    };
    const ThemeSearch done = searchThemes(store_, 1, {}, onceInBetween(define));
    EXPECT_FALSE(done.complete);
    EXPECT_FALSE(store_.connection().value("SELECT 1 FROM searched"));
}

// A store that is open with names of its own.
class NamedStore {
public:
    NamedStore(const std::filesystem::path& file, std::string_view names)
        : store_(file, Store::Access::write,
                 std::make_shared<const NameCatalogue>(readOwnNames(names).value())) {
        storeGames(store_, randomGames(60, 1));
    }

    Store& operator*() { return store_; }
    [[nodiscard]] std::optional<Ids> gamesWith(const std::string& filter) {
        const auto read = readFilter(filter, namesOf(store_));
        return read ? std::optional(selected(store_, *read)) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::uint64_t> hitsOf(const std::string& text) {
        const auto query = query::readQuery(rules::Variant::international, text, namesOf(store_));
        return query ? std::optional(query::count(store_, *query, {}).hits) : std::nullopt;
    }
    // The structures of a game, by name.
    [[nodiscard]] std::set<std::string> structuresOf(GameId game) {
        std::set<std::string> names;
        if (const auto themes = storedThemes(store_, game))
            for (const StructureStay& stay : themes->structures)
                names.insert(nameOf(*stay.structure, Language::english));
        return names;
    }

private:
    Store store_;
};

TEST(TwoStores, EachUsesItsOwnNames) {
    const TemporaryFolder folder;
    NamedStore one(folder / "one.db", "[structure wall]\nen = my wall\nwhite = 32\nplies = 1\n"
                                      "[shot royal]\nen = king's shot\n");
    NamedStore two(folder / "two.db", "[structure wall]\nen = my gate\nwhite = 37\nplies = 1\n");
    (void)searchThemes(*one);
    (void)searchThemes(*two);
    EXPECT_EQ(countUnsearched(*one), 0U);
    EXPECT_EQ(countUnsearched(*two), 0U);

    const auto walls = one.gamesWith("structure:\"my wall\"");
    const auto gates = two.gamesWith("structure:\"my gate\"");
    ASSERT_TRUE(walls && gates);
    ASSERT_FALSE(walls->empty());
    EXPECT_FALSE(one.gamesWith("structure:\"my gate\""));
    EXPECT_FALSE(two.gamesWith("structure:\"my wall\""));
    EXPECT_TRUE(one.structuresOf(*walls->begin()).contains("my wall"));
    EXPECT_FALSE(two.structuresOf(*walls->begin()).contains("my wall"));

    EXPECT_GT(one.hitsOf("structure \"my wall\""), 0U);
    EXPECT_FALSE(two.hitsOf("structure \"my wall\""));
    EXPECT_TRUE(one.hitsOf("shot \"king's shot\""));
    EXPECT_FALSE(two.hitsOf("shot \"king's shot\""));
}

} // namespace
} // namespace damscope::db
