// SPDX-License-Identifier: GPL-3.0-or-later
// damscope analyse, killed in the middle of its work.
#include "db/search/lists/filter.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace damscope::cli {
namespace {

using nlohmann::json;

// What is stored about a position.
struct Stored {
    analysis::Score score;
    std::uint64_t nodes = 0;
    bool operator==(const Stored&) const = default;
};
using Evaluations = std::map<rules::PositionKey, Stored>;

class KilledAnalysis : public ::testing::Test {
protected:
    KilledAnalysis() { EXPECT_EQ(import("games.db"), 0); }

    [[nodiscard]] int import(const std::string& store) const {
        return damscope({"import", "samples/international.pdn", "--db", folder_.file(store)})
            .status;
    }
    // The first four games.
    [[nodiscard]] Words analyse(const std::string& store, const Words& how) const {
        Words words{"analyse", "1-4", "--db", folder_.file(store), "--json"};
        words.insert(words.end(), how.begin(), how.end());
        return words;
    }
    [[nodiscard]] Evaluations evaluations(const std::string& file) const {
        db::Store store(folder_.file(file), db::Store::Access::read);
        Evaluations found;
        const std::vector<db::GameId> games{db::GameId{1}, db::GameId{2}, db::GameId{3},
                                            db::GameId{4}};
        for (const db::GameId id : games) {
            const auto game = db::loadGame(store, id);
            std::vector<rules::NodeId> nodes = game->mainLine();
            nodes.push_back(rules::rootNode);
            for (const rules::NodeId node : nodes)
                if (const auto position = game->position(node))
                    if (const auto evaluation = db::evaluation(store, *position))
                        found[position->key()] = {evaluation->score(), evaluation->nodes};
        }
        return found;
    }
    // Kills an analysis as soon as so many positions have been stored. What was seen before that.
    [[nodiscard]] Evaluations killAfter(std::size_t positions, const Words& how) const {
        Running running(analyse("games.db", how));
        Evaluations seen;
        while ((seen = evaluations("games.db")).size() < positions)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        running.signal(SIGKILL);
        EXPECT_EQ(running.finish().status, 128 + SIGKILL);
        return seen;
    }
    [[nodiscard]] int check() const {
        return damscope({"db", "check", "--db", folder_.file("games.db")}).status;
    }

    TemporaryFolder folder_;
};

TEST_F(KilledAnalysis, keepsWhatIsStoredAndGoesOn) {
    const Words how{"--nodes", "20000", "--threads", "2"};
    for (const std::size_t moment : {1U, 12U, 40U}) {
        const Evaluations before = killAfter(moment, how);
        EXPECT_EQ(check(), 0);
        const Evaluations after = evaluations("games.db");
        for (const auto& [key, stored] : before)
            EXPECT_EQ(after.at(key), stored);
    }
    const std::size_t kept = evaluations("games.db").size();
    // One game at a time: two threads may search a position that their games share at once, and
    // then it counts twice.
    const Words counted{"--nodes", "20000", "--threads", "1"};
    const json rest = json::parse(damscope(analyse("games.db", counted)).out);
    EXPECT_EQ(rest["games"], 4);
    EXPECT_GE(rest["reused"].get<std::size_t>(), kept);

    ASSERT_EQ(import("whole.db"), 0);
    const json whole = json::parse(damscope(analyse("whole.db", counted)).out);
    EXPECT_LE(rest["searched"].get<std::size_t>() + kept, whole["searched"].get<std::size_t>());
    const Evaluations mended = evaluations("games.db");
    const Evaluations unbroken = evaluations("whole.db");
    ASSERT_EQ(mended.size(), unbroken.size());
    // How soon a position is settled depends on what the engine had seen before it.
    for (const auto& [key, stored] : unbroken)
        EXPECT_TRUE(mended.contains(key));
    const json again = json::parse(damscope(analyse("games.db", how)).out);
    EXPECT_EQ(again["searched"], 0);
}

// Every answer of the engine is written down on its way.
TEST_F(KilledAnalysis, losesThePositionInFlightAndNoMore) {
    if (!fitsAsEngine)
        GTEST_SKIP() << "a sanitized program is too large for an engine";
    const std::string answers = folder_.file("answers");
    const std::string program = std::getenv("DAMSCOPE_PROGRAM"); // NOLINT(concurrency-mt-unsafe)
    const Words how{"--engine",  "sh -c '" + program + " engine hub | tee -a " + answers + "'",
                    "--nodes",   "5000",
                    "--threads", "1"};
    for (const std::size_t moment : {3U, 20U}) {
        (void)killAfter(moment, how);
        std::size_t answered = 0;
        std::istringstream lines(folder_.read("answers"));
        for (std::string line; std::getline(lines, line);)
            answered += line.starts_with("done move=") ? 1U : 0U;
        // The first kill may have cost one, too.
        const std::size_t kills = moment == 3 ? 1 : 2;
        EXPECT_GE(evaluations("games.db").size() + kills, answered);
        EXPECT_EQ(check(), 0);
    }
}

} // namespace
} // namespace damscope::cli
