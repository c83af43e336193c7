// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/export/export.hpp"
#include "db/health/check.hpp"
#include "db/import/import.hpp"
#include "db/import/reread.hpp"
#include "db/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/problems.hpp"
#include "db/store/store.hpp"
#include "tests/db/intake_files.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace damscope::db::testing {
namespace {

/// An import with all that it reported.
struct Imported {
    ImportSummary summary;
    std::vector<ImportProblem> problems;
    std::vector<Notice> notices;
    std::vector<ImportedSource> sources;
};

class Import : public ::testing::Test {
protected:
    std::string store(std::string_view name = "games.db") const { return folder_.path(name); }

    Imported import(const std::vector<std::string>& paths, const ImportOptions& options = {},
                    std::string_view name = "games.db", const std::stop_token& stop = {}) const {
        Store into(store(name), Store::Access::write);
        Imported imported;
        ImportListener listener;
        listener.problem = [&](const ImportProblem& p) { imported.problems.push_back(p); };
        listener.notice = [&](const Notice& n) { imported.notices.push_back(n); };
        listener.source = [&](const ImportedSource& s) { imported.sources.push_back(s); };
        imported.summary = importSources(into, paths, options, stop, listener);
        const ImportSummary& s = imported.summary;
        EXPECT_EQ(s.games, s.stored + s.duplicates + s.refused);
        EXPECT_EQ(s.stored, s.legal + s.partial);
        EXPECT_EQ(s.problems, imported.problems.size());
        return imported;
    }

    // Every game as PDN, with its id and place.
    std::string contents(std::string_view name = "games.db") const {
        Store from(store(name), Store::Access::read);
        std::string text;
        const std::vector<GameId> ids = findGames(from, {});
        for (const GameLine& line : gameLines(from, ids)) {
            text += std::to_string(number(line.id)) + " " + line.sourcePath + " " +
                    std::to_string(line.ordinal) + " " + std::to_string(line.line) + "\n";
            for (const StoredProblem& p : problems(from, line.id))
                text += std::to_string(p.problem.line) + ":" + std::to_string(p.problem.column) +
                        " " + english(p.problem.message) + "\n";
        }
        exportGames(from, ids, ExportFormat::pdn, [&](std::string_view part) { text += part; });
        return text;
    }

    void expectSound(std::string_view name = "games.db") const {
        Store from(store(name), Store::Access::read);
        const CheckReport report = check(from);
        EXPECT_TRUE(report.sound());
        for (const CheckFinding& finding : report.findings)
            ADD_FAILURE() << english(finding.message);
    }

    TemporaryFolder folder_;
};

// A game whose second move is illegal: 19-23 must be answered by 28x19.
std::string illegalGame(int number) {
    return "[Event \"Illegal " + std::to_string(number) +
           "\"]\n[White \"W\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 *\n\n";
}

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

TEST_F(Import, gamesWithoutGameTypeAreCountedByWhatTheyWereReadAs) {
    const std::string russian = "1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n";
    const std::string path = folder_.write("old.pdn", game(1) + russian);
    const Imported imported = import({path});
    EXPECT_EQ(imported.summary.guessed, (GuessedGames{{rules::Variant::russian, 1}}));
    ImportOptions said;
    said.variant = rules::Variant::russian;
    EXPECT_TRUE(import({path}, said, "other.db").summary.guessed.empty());
}

// Games of international draughts under the number of Russian draughts.
std::string wrongTag(int number) {
    return "[White \"W" + std::to_string(number) +
           "\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 "
           "4. 41-37 *\n\n";
}

TEST_F(Import, noticesAVariantThatIsWrongInAWholeSource) {
    const std::string path = folder_.write("old.pdn", wrongTag(1) + wrongTag(2) + wrongTag(3));
    const Imported imported = import({path});
    EXPECT_EQ(imported.summary.partial, 3U);
    ASSERT_EQ(imported.notices.size(), 1U);
    EXPECT_EQ(english(imported.notices[0].message),
              "3 of 3 games fit international, not their GameType: --variant international reads "
              "them so, or --repair");
    ImportOptions mending;
    mending.repair = parser::Repair::apply;
    const Imported mended = import({path}, mending, "mended.db");
    EXPECT_EQ(mended.summary.legal, 3U);
    EXPECT_EQ(mended.summary.repaired, 3U);
    EXPECT_TRUE(mended.notices.empty());
    Store from(store("mended.db"), Store::Access::read);
    EXPECT_EQ(gameLines(from, findGames(from, {}))[0].header.variant,
              rules::Variant::international);
    expectSound("mended.db");
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

TEST_F(Import, takesTheYearFromTheEventWhereThereIsNoDate) {
    const std::string path = folder_.write(
        "old.pdn", "[Event \"WK 2003\"]\n[White \"W\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n"
                   "[Event \"Cup\"]\n[Date \"17 april 2009\"]\n[GameType \"20\"]\n\n1. 32-28 *\n");
    import({path});
    Store from(store(), Store::Access::read);
    const auto lines = gameLines(from, findGames(from, {}));
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].header.date, "");
    EXPECT_EQ(lines[0].header.day, Date(2003));
    EXPECT_EQ(lines[1].header.date, "17 april 2009");
    EXPECT_EQ(lines[1].header.day, Date(2009, 4, 17));
    expectSound();
}

// Игрок in windows-1251; read as windows-1252 it is nonsense.
std::string cyrillicGame(int number) {
    return "[White \"\xC8\xE3\xF0\xEE\xEA " + std::to_string(number) +
           "\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 {\xE4\xE0} 2. 28x19 14x23 "
           "*\n\n";
}

TEST_F(Import, anotherEncodingReadsASourceAgain) {
    const std::string path = folder_.write("old.pdn", cyrillicGame(1) + cyrillicGame(2));
    ImportOptions wrong;
    wrong.encoding = "windows-1252";
    import({path}, wrong);
    ImportOptions right;
    right.encoding = "windows-1251";
    const Imported imported = import({path}, right);
    EXPECT_EQ(imported.summary.known, 0U);
    EXPECT_EQ(imported.summary.stored, 2U);
    EXPECT_EQ(imported.summary.replaced, 2U);
    Store from(store(), Store::Access::read);
    const auto ids = findGames(from, {});
    ASSERT_EQ(ids.size(), 2U) << "the earlier reading must not stay beside the new one";
    EXPECT_EQ(number(ids[1]), 2U) << "games keep their numbers";
    EXPECT_EQ(gameLines(from, ids)[1].header.white, "Игрок 2");
    expectSound();
    EXPECT_EQ(import({path}, right).summary.known, 1U);
    EXPECT_EQ(import({path}).summary.known, 1U) << "no encoding given: it is the same source";
}

const std::string russianGames =
    "[White \"A\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n";
const std::string italianGames =
    "[White \"A\"]\n[Black \"B\"]\n[GameType \"22\"]\n\n1. 22-18 10-14 *\n\n";

std::string positionOf(std::string_view white, std::string_view fen) {
    return "[White \"" + std::string(white) + "\"]\n[Black \"D\"]\n[FEN \"" + std::string(fen) +
           "\"]\n\n*\n\n";
}

const std::string fewPieces = positionOf("C", "W:W21,22:B1,2");

TEST_F(Import, theFolderDecidesForPositionsWithoutMoves) {
    (void)folder_.write("club/a.pdn", fewPieces); // before the file that decides
    (void)folder_.write("club/b.pdn", russianGames);
    (void)folder_.write("club/c.pdn", fewPieces + fewPieces);
    const Imported imported = import({folder_.path("club")});
    EXPECT_TRUE(imported.problems.empty());
    ASSERT_EQ(imported.notices.size(), 2U) << "it is said of each file";
    EXPECT_EQ(imported.notices.front().message.code, "variant-of-folder");
    Store from(store(), Store::Access::read);
    EXPECT_EQ(countGames(from, {.variant = rules::Variant::russian}), 2U)
        << "the positions are one game, and duplicates";
}

TEST_F(Import, filesOfAnEarlierImportDecideToo) {
    const std::string zip =
        folder_.write("club.zip", packed(Packing::zip, {{"a.pdn", russianGames, ""}}));
    import({zip, folder_.write("club/a.pdn", italianGames)});
    const std::string beside = folder_.write("club/b.pdn", fewPieces);
    EXPECT_TRUE(import({beside}).problems.empty());
    Store into(store(), Store::Access::write);
    EXPECT_EQ(countGames(into, {.variant = rules::Variant::italian}), 2U);
    for (const StoredSource& source : sources(into))
        if (source.source.path == beside) {
            EXPECT_TRUE(rereadSource(into, source));
        }
    EXPECT_EQ(countGames(into, {.variant = rules::Variant::italian}), 2U);
}

TEST_F(Import, aMixedFolderDecidesNothing) {
    (void)folder_.write("club/a.pdn", russianGames);
    (void)folder_.write("club/b.pdn", italianGames);
    (void)folder_.write("club/c.pdn", fewPieces);
    const Imported imported = import({folder_.path("club")});
    ASSERT_EQ(imported.problems.size(), 1U);
    EXPECT_EQ(imported.problems.front().problem.code(), "unsure-position");
    EXPECT_TRUE(imported.notices.empty());
}

TEST_F(Import, piecesShowTheSizeOfTheBoard) {
    (void)folder_.write("club/a.pdn", game(1));
    (void)folder_.write("club/small.pdn",
                        positionOf("S", "W:W21,22,23,24,25,26,27,28:B1,2,3,4,5,6,7,8"));
    (void)folder_.write("club/large.pdn",
                        positionOf("L", "W:W31,32,50:B1,2") + positionOf("M", "W:W21,22:B1,2"));
    const Imported imported = import({folder_.path("club")});
    ASSERT_EQ(imported.problems.size(), 1U) << "the small one, of which the game is not known";
    EXPECT_EQ(imported.problems.front().problem.code(), "unsure-position");
    Store from(store(), Store::Access::read);
    EXPECT_EQ(countGames(from, {.variant = rules::Variant::international}), 3U);
    EXPECT_EQ(countGames(from, {.variant = rules::Variant::english}), 1U);
}

TEST_F(Import, readingAgainCanBeInterrupted) {
    std::string text;
    for (int i = 1; i <= 20; ++i)
        text += cyrillicGame(i);
    text.replace(text.find("14x23", text.size() / 2), 5, "14-23"); // reported when it is written
    const std::string path = folder_.write("old.pdn", text);
    ImportOptions how;
    how.encoding = "windows-1252";
    import({path}, how);
    how.encoding = "windows-1251";
    how.gamesPerCommit = 3;
    how.batches = {200, 800};
    {
        Store into(store(), Store::Access::write);
        // On the heap: GCC 12 warns about its own stop_source on the stack.
        const auto stop = std::make_unique<std::stop_source>();
        ImportListener listener;
        listener.problem = [&](const ImportProblem&) { stop->request_stop(); };
        EXPECT_TRUE(importSources(into, {path}, how, stop->get_token(), listener).interrupted);
    }
    import({path}); // continues in the same encoding
    Store from(store(), Store::Access::read);
    const auto ids = findGames(from, {});
    ASSERT_EQ(ids.size(), 20U);
    for (const GameLine& line : gameLines(from, ids))
        EXPECT_EQ(line.header.white, "Игрок " + std::to_string(number(line.id)));
    expectSound();
}

TEST_F(Import, whatAnotherEncodingDoesNotShowIsDeleted) {
    // Twice as many bytes as characters: as windows-1252 it has no game.
    std::string wide;
    for (const char c : game(1) + game(2))
        wide += {c, '\0'};
    const std::string path = folder_.write("wide.pdn", "\xFF\xFE" + wide);
    ImportOptions how;
    how.encoding = "windows-1252";
    import({path}, how);
    how.encoding = "UTF-16LE";
    const Imported imported = import({path}, how);
    EXPECT_EQ(imported.summary.stored, 2U);
    Store from(store(), Store::Access::read);
    const auto ids = findGames(from, {});
    ASSERT_EQ(ids.size(), 2U);
    EXPECT_EQ(gameLines(from, ids)[0].header.white, "White 1");
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

TEST_F(Import, isTheSameForEveryNumberOfJobs) {
    std::string large;
    for (int i = 0; i < 1200; ++i)
        large += i % 17 == 0 ? illegalGame(i) : game(i);
    const std::vector<std::string> paths{
        folder_.write("a.pdn", large), folder_.write("missing/../b.pdn", games(300)),
        folder_.path("nowhere.pdn"),
        folder_.write("c.zip", packed(Packing::zip, {{"1.pdn", game(7000) + large, ""},
                                                     {"2.pdn", game(8000), ""}}))};
    ImportOptions options;
    options.gamesPerCommit = 100;
    options.batches = {5000, 80'000};
    const Imported one = import(paths, options, "1.db");
    for (const unsigned jobs : {2U, 5U}) {
        options.jobs = jobs;
        const std::string name = std::to_string(jobs) + ".db";
        const Imported several = import(paths, options, name);
        EXPECT_EQ(contents(name), contents("1.db"));
        EXPECT_EQ(several.summary.games, one.summary.games);
        EXPECT_EQ(several.summary.problems, one.summary.problems);
        ASSERT_EQ(several.problems.size(), one.problems.size());
        for (std::size_t i = 0; i < one.problems.size(); ++i)
            EXPECT_EQ(several.problems[i].problem, one.problems[i].problem);
        EXPECT_EQ(several.notices.size(), one.notices.size());
        expectSound(name);
    }
}

TEST_F(Import, doesNotDependOnTheSizeOfBatchesAndCommits) {
    const std::string path = folder_.write("a.pdn", games(700) + illegalGame(1) + games(20));
    import({path}, {}, "usual.db");
    ImportOptions options;
    options.gamesPerCommit = 7;
    options.batches = {1000, 8000};
    import({path}, options, "small.db");
    EXPECT_EQ(contents("small.db"), contents("usual.db"));
}

// Stopped after any number of commits, and finished by running it again.
TEST_F(Import, goesOnWhereItWasStopped) {
    const std::vector<std::string> paths{folder_.write("a.pdn", games(400) + illegalGame(1)),
                                         folder_.write("b.pdn", games(450))};
    ImportOptions options;
    options.gamesPerCommit = 50;
    options.batches = {5000, 80'000};
    import(paths, options, "whole.db");
    for (const unsigned jobs : {1U, 3U}) {
        options.jobs = jobs;
        std::filesystem::remove(store());
        std::uint64_t games = 0;
        int runs = 0;
        for (bool interrupted = true; interrupted && runs < 1000; ++runs) {
            std::stop_source stop;
            Store into(store(), Store::Access::write);
            ImportListener listener;
            listener.progress = [&](const ImportProgress& p) {
                if (p.games > 60)
                    stop.request_stop();
            };
            listener.problem = [&](const ImportProblem&) { stop.request_stop(); };
            listener.source = [&](const ImportedSource& s) {
                if (s.knownAs.empty())
                    stop.request_stop();
            };
            const auto summary = importSources(into, paths, options, stop.get_token(), listener);
            interrupted = summary.interrupted && games + summary.games < 851;
            games += summary.games;
        }
        EXPECT_EQ(games, 851U);
        EXPECT_EQ(contents(), contents("whole.db"));
        expectSound();
    }
}

// A commit that was never reached leaves nothing behind.
TEST_F(Import, leavesWholeCommitsWhereItIsBrokenOff) {
    const std::string path = folder_.write("a.pdn", games(330) + illegalGame(1) + games(500));
    ImportOptions options;
    options.gamesPerCommit = 100;
    struct Broken {};
    {
        Store into(store(), Store::Access::write);
        ImportListener listener;
        listener.problem = [](const ImportProblem&) { throw Broken(); };
        EXPECT_THROW(importSources(into, {path}, options, {}, listener), Broken);
    }
    {
        Store from(store(), Store::Access::read);
        EXPECT_EQ(countGames(from, {}), 300U);
        EXPECT_EQ(sources(from).at(0).progress.games, 300U);
    }
    const Imported rest = import({path}, options);
    EXPECT_EQ(rest.summary.games, 531U);
    import({path}, options, "whole.db");
    EXPECT_EQ(contents(), contents("whole.db"));
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

TEST_F(Import, decidesUntaggedGamesByTheArchiveAsAWhole) {
    std::string text;
    for (int i = 0; i < 20; ++i)
        text += "[White \"W" + std::to_string(i) + "\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n\n";
    text += "[White \"short\"]\n\n1. 11-15 *\n\n"; // fits more games than one
    import({folder_.write("a.pdn", text)});
    Store from(store(), Store::Access::read);
    for (const GameLine& line : gameLines(from, findGames(from, {})))
        EXPECT_EQ(line.header.variant, rules::Variant::english) << line.header.white;
}

} // namespace
} // namespace damscope::db::testing
