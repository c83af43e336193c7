// SPDX-License-Identifier: GPL-3.0-or-later
// An import is the same for any number of threads and commits, and continues where it was
// stopped.
#include "db/search/lists/filter.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "tests/db/import/import_fixture.hpp"

#include <filesystem>

namespace damscope::db::testing {
namespace {

class ImportCommits : public ImportTest {};

TEST_F(ImportCommits, isTheSameForEveryNumberOfJobs) {
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

TEST_F(ImportCommits, doesNotDependOnTheSizeOfBatchesAndCommits) {
    const std::string path = folder_.write("a.pdn", games(700) + illegalGame(1) + games(20));
    import({path}, {}, "usual.db");
    ImportOptions options;
    options.gamesPerCommit = 7;
    options.batches = {1000, 8000};
    import({path}, options, "small.db");
    EXPECT_EQ(contents("small.db"), contents("usual.db"));
}

// Stopped after any number of commits, and finished by running it again.
TEST_F(ImportCommits, goesOnWhereItWasStopped) {
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
TEST_F(ImportCommits, leavesWholeCommitsWhereItIsBrokenOff) {
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

} // namespace
} // namespace damscope::db::testing
