// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/engine.hpp"
#include "db/findings/analysis/game_analysis.hpp"
#include "db/store/edits.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <mutex>

namespace damscope::db {
namespace {

using analysis::EngineError;
using analysis::Score;

// What the engines of a test have done, all threads together.
struct Record {
    std::atomic<int> searches = 0;
    std::atomic<int> engines = 0;
    std::atomic<int> failAt = -1; // this search and `failures` after it fail
    std::atomic<int> failures = 0;
    std::mutex mutex;
    std::vector<int> movesBefore; // of each search
};

// Says 0.10 for the side to move, and its first move.
class TenEngine : public analysis::Engine {
public:
    explicit TenEngine(Record& record) : record_(record) { ++record_.engines; }
    [[nodiscard]] std::string name() const override { return "Ten"; }
    void setPosition(const rules::Position& start, std::span<const rules::Move> moves) override {
        position_ = start;
        for (const rules::Move& move : moves)
            position_ = position_->after(move);
        moves_ = static_cast<int>(moves.size());
    }
    analysis::Findings search(const analysis::Limits& limits, const std::stop_token& /*stop*/,
                              const Report& /*report*/) override {
        const int number = record_.searches++;
        if (number >= record_.failAt && number < record_.failAt + record_.failures)
            throw EngineError(EngineError::Reach::position, "Ten: no idea");
        const std::scoped_lock guard(record_.mutex);
        record_.movesBefore.push_back(moves_);
        analysis::Findings found;
        found.lines.push_back({Score::centiMen(10), 3, {rules::legalMoves(*position_)[0]}});
        found.nodes = limits.nodes.value_or(0);
        return found;
    }
    void newGame() override {}

private:
    Record& record_;
    std::optional<rules::Position> position_;
    int moves_ = 0;
};

class GameAnalysis : public ::testing::Test {
protected:
    GameAnalysis() {
        Store store(file_, Store::Access::write);
        // 32-28 19-23 28x19 14x23: the captures are choices of two, and one.
        (void)storeGames(store,
                         {taggedGame({{"White", "A"}}, {{32, 28}, {19, 23}, {28, 19}, {14, 23}}),
                          taggedGame({{"White", "B"}}, {{32, 28}, {19, 23}, {28, 19}, {14, 23}})});
    }

    AnalysisReport run(AnalysisSettings settings = {}) {
        if (!settings.limits.nodes)
            settings.limits.nodes = 100;
        const std::vector<GameId> ids{GameId{1}, GameId{2}};
        return analyseGames(
            file_, ids, settings,
            [this](rules::Variant) { return std::make_unique<TenEngine>(record_); },
            stop_.get_token());
    }

    TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "games.db";
    Record record_;
    std::stop_source stop_;
};

TEST_F(GameAnalysis, goesBackwardsAndSharesPositions) {
    const AnalysisReport report = run();
    EXPECT_EQ(report.games, 2U);
    EXPECT_EQ(report.searched + report.forced / 2, 5U) << "positions of each game";
    EXPECT_EQ(report.reused, report.searched) << "the second has the same positions";
    EXPECT_TRUE(std::is_sorted(record_.movesBefore.rbegin(), record_.movesBefore.rend()));
    EXPECT_TRUE(report.complete);
}

TEST_F(GameAnalysis, storesFromWhitesView) {
    (void)run();
    Store store(file_, Store::Access::read);
    const auto game = loadGame(store, GameId{1});
    const auto line = game->mainLine();
    EXPECT_EQ(evaluation(store, game->start())->score(), Score::centiMen(10));
    EXPECT_EQ(evaluation(store, *game->position(line[0]))->score(), Score::centiMen(-10));
}

TEST_F(GameAnalysis, searchesAgainOnlyForMore) {
    const auto first = run().searched;
    EXPECT_EQ(run().searched, 0U);
    AnalysisSettings more;
    more.limits.nodes = 200;
    EXPECT_EQ(run(more).searched, first);
    AnalysisSettings again;
    again.reanalyse = true;
    EXPECT_EQ(run(again).searched, 2 * first);
}

// As a window has it: not stored, with a variation and one that was deleted again.
TEST_F(GameAnalysis, aGameNeedNotBeStored) {
    rules::Game game = taggedGame({}, {{32, 28}, {19, 23}});
    const auto other = rules::legalMoves(game.start());
    const auto variation = game.addMove(rules::rootNode, other[other.size() - 1]);
    const auto deleted = game.addMove(rules::rootNode, other[other.size() - 2]);
    const rules::Position gone = *game.position(deleted);
    game.remove(deleted);
    AnalysisSettings settings;
    settings.limits.nodes = 100;
    settings.variations = true;
    std::uint64_t total = 0;
    const AnalysisReport report = analyseGame(
        file_, game, settings,
        [this](rules::Variant) { return std::make_unique<TenEngine>(record_); }, {},
        [&](std::uint64_t, std::uint64_t all) { total = all; });
    EXPECT_EQ(report.games, 1U);
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(total, 4U);
    EXPECT_EQ(report.searched + report.forced, 4U);
    Store store(file_, Store::Access::read);
    EXPECT_TRUE(evaluation(store, *game.position(variation)).has_value());
    EXPECT_FALSE(evaluation(store, gone).has_value());
}

// After 17-22 White has one capture: only where the game ends there is it searched.
TEST_F(GameAnalysis, theEndIsSearchedThoughTheReplyIsForced) {
    AnalysisSettings settings;
    settings.limits.nodes = 100;
    const auto analysed = [&](const rules::Game& game) {
        return analyseGame(file_, game, settings,
                           [this](rules::Variant) { return std::make_unique<TenEngine>(record_); });
    };
    rules::Game game = taggedGame({}, {{32, 28}, {17, 22}});
    EXPECT_EQ(analysed(game).searched, 3U);
    EXPECT_EQ(analysed(game).searched, 0U) << "it is known now";
    play(game, {{28, 17}});
    const AnalysisReport longer = analysed(game);
    EXPECT_EQ(longer.forced, 1U);
    EXPECT_EQ(longer.searched, 1U);
}

TEST_F(GameAnalysis, goesOnWhereItStopped) {
    AnalysisSettings part;
    part.plies = Range{1, 2};
    EXPECT_EQ(run(part).searched, 2U);
    const AnalysisReport rest = run();
    EXPECT_GT(rest.searched, 0U);
    EXPECT_GE(rest.reused, 2U);
}

TEST_F(GameAnalysis, aFailureCostsThatPosition) {
    record_.failAt = 1;
    record_.failures = 1;
    const AnalysisReport report = run();
    EXPECT_EQ(report.games, 2U);
    EXPECT_EQ(report.problemCount, 1U);
    ASSERT_EQ(report.problems.size(), 1U);
    EXPECT_EQ(english(report.problems[0].message), "Ten: no idea");
    EXPECT_GT(report.problems[0].ply, 0);
    EXPECT_FALSE(report.gaveUp);
    EXPECT_EQ(run().searched, 0U) << "the second game has filled the gap";
}

TEST_F(GameAnalysis, threeFailuresInARowAreEnough) {
    record_.failAt = 0;
    record_.failures = 100;
    const AnalysisReport report = run();
    EXPECT_TRUE(report.gaveUp);
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.problemCount, 3U);
}

TEST_F(GameAnalysis, anEngineThatDoesNotStartIsGivenUp) {
    const std::vector<GameId> ids{GameId{1}, GameId{2}};
    const AnalysisReport report =
        analyseGames(file_, ids, {}, [](rules::Variant) -> std::unique_ptr<analysis::Engine> {
            throw EngineError(EngineError::Reach::engine, "no such engine");
        });
    EXPECT_TRUE(report.gaveUp);
    EXPECT_EQ(english(report.problems.at(0).message), "no such engine");
}

TEST_F(GameAnalysis, aStopKeepsWhatIsDone) {
    stop_.request_stop();
    const AnalysisReport report = run();
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.searched, 0U);
}

TEST_F(GameAnalysis, severalThreadsFindTheSame) {
    AnalysisSettings settings;
    settings.threads = 2;
    const AnalysisReport report = run(settings);
    EXPECT_EQ(report.games, 2U);
    EXPECT_EQ(run().searched, 0U);
}

class ReplacingAGame : public GameAnalysis {};

TEST_F(ReplacingAGame, keepsTheStoreSound) {
    Store store(file_, Store::Access::write);
    const rules::Game before = *loadGame(store, GameId{1});
    rules::Game game = before;
    game.addRemark(game.mainLine()[0], rules::Comment{"why not"});
    StoreChange change(store, ChangeKind::edit, "annotate");
    replaceGame(change, GameId{1}, game);
    EXPECT_TRUE(*loadGame(store, GameId{1}) == game);
    const GameId id{1};
    EXPECT_TRUE(gameLines(store, std::span(&id, 1)).at(0).header.comments);
    Filter commented;
    commented.withComments = true;
    EXPECT_EQ(findGames(store, commented), std::vector<GameId>{GameId{1}});
    EXPECT_TRUE(check(store).sound());
    EXPECT_EQ(undoLast(store)->what, "annotate");
    EXPECT_TRUE(*loadGame(store, GameId{1}) == before);
    EXPECT_TRUE(check(store).sound());
}

TEST_F(ReplacingAGame, refusesAnotherGame) {
    Store store(file_, Store::Access::write);
    StoreChange change(store, ChangeKind::edit, "annotate");
    EXPECT_THROW(replaceGame(change, GameId{1}, taggedGame({{"White", "A"}}, {{31, 26}})),
                 std::invalid_argument);
    EXPECT_THROW(replaceGame(change, GameId{9}, taggedGame({}, {})), Error);
}

} // namespace
} // namespace damscope::db
