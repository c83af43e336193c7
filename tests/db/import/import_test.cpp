// SPDX-License-Identifier: GPL-3.0-or-later
// What an import stores and reports.
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/records/tags.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "tests/db/import/import_fixture.hpp"

#include <algorithm>

namespace damscope::db::testing {
namespace {

class Import : public ImportTest {};

TEST_F(Import, storesGamesWithTheirPlaces) {
    const std::string path = folder_.write("club.pdn", game(1) + game(2) + illegalGame(3));
    const Imported imported = import({path});
    EXPECT_EQ(imported.summary.sources, 1U);
    EXPECT_EQ(imported.summary.games, 3U);
    EXPECT_EQ(imported.summary.stored, 3U);
    EXPECT_EQ(imported.summary.legal, 2U);
    EXPECT_EQ(imported.summary.partial, 1U);
    EXPECT_FALSE(imported.summary.interrupted);
    Store from(store(), Store::Access::read);
    const auto lines = gameLines(from, findGames(from, {}));
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[1].sourcePath, path);
    EXPECT_EQ(lines[1].ordinal, 2U);
    EXPECT_EQ(lines[1].line, 9U);
    EXPECT_EQ(lines[1].header.white, "White 2");
    expectSound();
}

// What a source does in game after game is reported once, however the import went.
TEST_F(Import, reportsTheHabitsOfASourceOnce) {
    std::string text;
    for (int i = 0; i < 9; ++i)
        text += "[Wit \"W" + std::to_string(i) +
                "\"]<br>\n[Zwart 'B']\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n";
    const std::string path = folder_.write("old.pdn", text);
    const Imported imported = import({path});
    EXPECT_EQ(imported.summary.games, 9U);
    EXPECT_EQ(imported.summary.mended, 9U);
    std::vector<std::string> codes;
    for (const ImportProblem& problem : imported.problems)
        codes.push_back(std::to_string(problem.ordinal) + " " + problem.problem.code());
    EXPECT_EQ(codes, (std::vector<std::string>{"1 header-word", "1 header-text", "1 header-word",
                                               "1 other-quotes"}));
    Store from(store(), Store::Access::read);
    const auto lines = gameLines(from, findGames(from, {}));
    ASSERT_EQ(lines.size(), 9U);
    EXPECT_EQ(lines[8].header.white, "W8");
    EXPECT_EQ(lines[8].header.black, "B");
    expectSound();
}

// The year is a guess, which is no date.
TEST_F(Import, guessesTheYearFromTheEventWhereThereIsNoDate) {
    const std::string path = folder_.write(
        "old.pdn", "[Event \"WK 2003\"]\n[White \"W\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n"
                   "[Event \"Cup\"]\n[Date \"17 april 2009\"]\n[GameType \"20\"]\n\n1. 32-28 *\n");
    import({path});
    Store from(store(), Store::Access::read);
    const auto lines = gameLines(from, findGames(from, {}));
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].header.date, "");
    EXPECT_EQ(lines[0].header.day, Date());
    EXPECT_EQ(guessedYear(lines[0].header), 2003);
    EXPECT_EQ(lines[1].header.date, "17 april 2009");
    EXPECT_EQ(lines[1].header.day, Date(2009, 4, 17));
    EXPECT_EQ(guessedYear(lines[1].header), 0);
    expectSound();
}

TEST_F(Import, reportsProblemsWithTheirPlaceAndGame) {
    const std::string path = folder_.write("club.pdn", game(1) + illegalGame(2));
    const Imported imported = import({path});
    const auto found = std::ranges::find(imported.problems, Severity::error,
                                         [](const ImportProblem& p) { return p.problem.severity; });
    ASSERT_NE(found, imported.problems.end());
    EXPECT_EQ(found->path, path);
    EXPECT_EQ(found->ordinal, 2U);
    EXPECT_EQ(found->white, "W");
    EXPECT_EQ(found->problem.line, 14U);
    EXPECT_EQ(found->problem.column, 19U);
    EXPECT_FALSE(found->refused);
    ASSERT_TRUE(found->game);
    Store from(store(), Store::Access::read);
    const GameLine line = gameLines(from, std::vector<GameId>{*found->game}).at(0);
    EXPECT_EQ(line.sourcePath, path);
    EXPECT_EQ(line.ordinal, 2U);
    EXPECT_GE(imported.summary.errors, 1U);
}

TEST_F(Import, refusesIllegalGamesIfStrict) {
    ImportOptions strict;
    strict.strict = true;
    const Imported imported =
        import({folder_.write("club.pdn", game(1) + illegalGame(2) + game(3))}, strict);
    EXPECT_EQ(imported.summary.games, 3U);
    EXPECT_EQ(imported.summary.stored, 2U);
    EXPECT_EQ(imported.summary.refused, 1U);
    ASSERT_FALSE(imported.problems.empty());
    EXPECT_TRUE(imported.problems[0].refused);
    Store from(store(), Store::Access::read);
    EXPECT_FALSE(problems(from, sources(from).at(0).id).empty());
}

TEST_F(Import, addsNothingForASourceThatItKnows) {
    const std::string path = folder_.write("club.pdn", games(50));
    import({path});
    const std::string before = contents();
    const std::string zip =
        folder_.write("club.zip", packed(Packing::zip, {{"x.pdn", games(50), ""}}));
    const Imported imported = import({path, zip});
    EXPECT_EQ(imported.summary.known, 2U);
    EXPECT_EQ(imported.summary.games, 0U);
    ASSERT_EQ(imported.sources.size(), 2U);
    EXPECT_EQ(imported.sources[1].knownAs, path);
    EXPECT_EQ(imported.sources[1].progress.games, 50U);
    EXPECT_EQ(contents(), before);
}

TEST_F(Import, knowsASourceAgainWithinOneImport) {
    const std::string path = folder_.write("a.pdn", games(5));
    const Imported imported = import({path, path, folder_.write("b.pdn", games(5))});
    EXPECT_EQ(imported.summary.games, 5U);
    EXPECT_EQ(imported.summary.known, 2U);
}

TEST_F(Import, countsTheSameGameInAnotherSource) {
    const Imported imported =
        import({folder_.write("a.pdn", games(5)), folder_.write("b.pdn", games(8) + game(1))});
    EXPECT_EQ(imported.summary.games, 14U);
    EXPECT_EQ(imported.summary.stored, 8U);
    EXPECT_EQ(imported.summary.duplicates, 6U);
    EXPECT_EQ(imported.sources.at(1).progress.duplicates, 6U);
}

// They may be meant: a file is taken as it is.
TEST_F(Import, keepsRepetitionsWithinAFile) {
    const std::vector<PackedFile> members{{"1.pdn", games(3) + games(3), ""},
                                          {"2.pdn", game(9) + games(3), ""}};
    const std::string zip = folder_.write("a.zip", packed(Packing::zip, members));
    EXPECT_EQ(import({folder_.write("a.pdn", game(7) + game(7)), zip}).summary.stored, 12U);
    // The second member alone is new here.
    import({folder_.write("1.pdn", members[0].bytes)}, {}, "other.db");
    const Imported rest = import({zip}, {}, "other.db");
    EXPECT_EQ(rest.summary.known, 1U);
    EXPECT_EQ(rest.summary.stored, 4U);
}

TEST_F(Import, goesOnThoughOneFileCannotBeRead) {
    const Imported imported = import({folder_.write("a.pdn", game(1)), folder_.path("nowhere.pdn"),
                                      folder_.write("c.gz", gzipped(games(100)).substr(0, 100)),
                                      folder_.write("d.pdn", game(2))});
    EXPECT_EQ(imported.summary.stored, 2U);
    EXPECT_EQ(imported.summary.failed, 2U);
    EXPECT_EQ(imported.notices.size(), 2U);
}

TEST_F(Import, saysThatATextHoldsNoGame) {
    const Imported imported = import({folder_.write("a.pdn", " \n\n")});
    EXPECT_EQ(imported.summary.games, 0U);
    ASSERT_EQ(imported.notices.size(), 1U);
    EXPECT_EQ(imported.notices[0].message.code, "no-games");
}

TEST_F(Import, storesTheEncodingAndWhatIsOddAboutTheText) {
    const Imported imported = import({folder_.write(
        "a.pdn", "[White \"Чижов\"]\n[Black \"\xFF\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n")});
    ASSERT_EQ(imported.problems.size(), 1U);
    EXPECT_EQ(imported.problems[0].ordinal, 0U);
    EXPECT_EQ(imported.problems[0].problem.code(), "not-utf8");
    EXPECT_EQ(imported.problems[0].problem.line, 2U);
    EXPECT_EQ(imported.problems[0].problem.column, 9U);
    Store from(store(), Store::Access::read);
    EXPECT_EQ(sources(from).at(0).source.encoding, "UTF-8");
    EXPECT_EQ(problems(from, sources(from).at(0).id).size(), 1U);
}

TEST_F(Import, canLeaveTheIndexForLater) {
    ImportOptions later;
    later.indexing = Indexing::later;
    import({folder_.write("a.pdn", games(20))}, later);
    Store from(store(), Store::Access::read);
    EXPECT_EQ(check(from).unindexed, 20U);
}

} // namespace
} // namespace damscope::db::testing
