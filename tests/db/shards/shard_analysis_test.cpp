// SPDX-License-Identifier: GPL-3.0-or-later
// An analysis that is divided finds what one process finds, in whatever order its pieces come.
#include "db/findings/analysis/shard_analysis.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/engine.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/edits.hpp"
#include "db/store/shards/record_file.hpp"
#include "db/store/store.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>
#include <vector>

namespace damscope::db {
namespace {

using Files = std::vector<std::filesystem::path>;

std::unique_ptr<analysis::Engine> smallEngine(rules::Variant /*variant*/) {
    return std::make_unique<analysis::EmbeddedEngine>(analysis::EngineSettings{1, 1, nullptr});
}

analysis::Limits limitOf(std::uint64_t nodes) {
    analysis::Limits limits;
    limits.nodes = nodes;
    return limits;
}

// Says what it is, and fails at every position.
class FailingEngine : public analysis::Engine {
public:
    [[nodiscard]] std::string name() const override { return "Failing"; }
    void setPosition(const rules::Position&, std::span<const rules::Move>) override {}
    void newGame() override {}
    analysis::Findings search(const analysis::Limits&, const std::stop_token&,
                              const Report&) override {
        throw analysis::EngineError(analysis::EngineError::Reach::position, "no idea");
    }
};

class ShardedAnalysis : public ::testing::Test {
protected:
    ShardedAnalysis() {
        std::mt19937 random(7);
        std::vector<rules::Game> games;
        for (int i = 0; i < 6; ++i)
            games.push_back(randomGame(rules::Variant::russian, random,
                                       {.variations = i == 0, .specialSteps = false}));
        Store store(original_, Store::Access::write);
        // Twice the same, so that positions are shared.
        games.push_back(games[1]);
        (void)storeGames(store, games);
        games_ = findGames(store, {});
        settings_.limits.nodes = 300;
        settings_.limits.lines = 2;
        settings_.independent = true;
    }

    // A copy of the store, to analyse.
    [[nodiscard]] std::filesystem::path fresh(const std::string& name) const {
        std::filesystem::copy_file(original_, folder_ / name);
        return folder_ / name;
    }
    AnalysisReport work(const Shard& shard, const std::filesystem::path& file,
                        const EngineFactory& engines = smallEngine) {
        return analyseShard(original_, games_, settings_, engines, {shard, file, "test 1"},
                            stop_.get_token());
    }
    Files workAll(std::uint64_t count, int threads = 1) {
        Files files;
        settings_.threads = threads;
        for (std::uint64_t number = 1; number <= count; ++number) {
            files.push_back(folder_ / (std::to_string(number) + "of" + std::to_string(count)));
            EXPECT_TRUE(work({number, count}, files.back()).complete);
        }
        return files;
    }
    static EvaluationMerge merge(const std::filesystem::path& file, const Files& files) {
        Store store(file, Store::Access::write);
        const auto done = mergeEvaluations(store, files);
        EXPECT_TRUE(done);
        return done ? *done : EvaluationMerge{};
    }
    // All but the time that the searches took.
    [[nodiscard]] std::map<std::string, std::string>
    evaluations(const std::filesystem::path& file) const {
        Store store(file, Store::Access::read);
        std::map<std::string, std::string> found;
        for (const GameId id : games_)
            for (const rules::NodeId node : nodesOf(*loadGame(store, id)))
                if (const auto position = loadGame(store, id)->position(node))
                    if (auto evaluation = db::evaluation(store, *position)) {
                        evaluation->time = {};
                        found[rules::writeFen(*position)] = recordText({*position, *evaluation});
                    }
        return found;
    }
    static std::vector<rules::NodeId> nodesOf(const rules::Game& game) {
        std::vector<rules::NodeId> nodes = game.mainLine();
        nodes.push_back(rules::rootNode);
        return nodes;
    }

    TemporaryFolder folder_;
    std::filesystem::path original_ = folder_ / "games.db";
    std::vector<GameId> games_;
    AnalysisSettings settings_;
    std::stop_source stop_;
};

TEST_F(ShardedAnalysis, equalsOneProcess) {
    const auto whole = fresh("whole.db");
    settings_.threads = 1;
    ASSERT_TRUE(analyseGames(whole, games_, settings_, smallEngine).complete);
    const auto expected = evaluations(whole);
    ASSERT_GT(expected.size(), 50U);
    for (const std::uint64_t count : {1U, 2U, 5U}) {
        const auto store = fresh(std::to_string(count) + ".db");
        const Files files = workAll(count, count == 2 ? 3 : 1);
        EXPECT_EQ(merge(store, files).stored, expected.size());
        EXPECT_EQ(evaluations(store), expected);
    }
}

TEST_F(ShardedAnalysis, searchesNothingTwice) {
    std::set<std::string> seen;
    for (const auto& file : workAll(3)) {
        RecordReader reader(file);
        const auto header = readHeader(*reader.header());
        while (const auto record = reader.next())
            EXPECT_TRUE(
                seen.insert(rules::writeFen(readRecord(*record, *header)->position)).second);
    }
    EXPECT_GT(seen.size(), 50U);
}

TEST_F(ShardedAnalysis, isMergedInAnyOrderAndAnyNumberOfTimes) {
    const Files files = workAll(3);
    const auto store = fresh("merged.db");
    Files mixed{files[2], files[0], files[2], files[1]};
    (void)merge(store, mixed);
    const auto once = evaluations(store);
    EXPECT_EQ(merge(store, files).stored, 0U);
    const auto other = fresh("other.db");
    for (const auto& file : files)
        (void)merge(other, {file});
    EXPECT_EQ(evaluations(other), once);
}

TEST_F(ShardedAnalysis, aWorkerThatWasKilledGoesOn) {
    const Files files = workAll(2);
    const std::string whole = bytesOf(files[0]);
    const auto records = std::ranges::count(whole, '\n') - 2; // a header, and the note of the end
    EXPECT_EQ(work({1, 2}, files[0]).searched, 0U);
    EXPECT_EQ(bytesOf(files[0]), whole) << "a second run changes nothing";
    // What is searched again takes another time, so the file is not always as long as before.
    for (const std::size_t lost : {whole.size() * 2 / 3, whole.size() / 2, std::size_t{1}}) {
        std::filesystem::resize_file(files[0], std::filesystem::file_size(files[0]) - lost);
        const auto kept = std::ranges::count(bytesOf(files[0]), '\n') - 1;
        EXPECT_EQ(merge(fresh(std::to_string(lost)), {files[0]}).records,
                  static_cast<std::uint64_t>(kept));
        EXPECT_EQ(work({1, 2}, files[0]).searched, static_cast<std::uint64_t>(records - kept));
    }
    const auto whole2 = fresh("again.db");
    EXPECT_EQ(merge(whole2, {files[0]}).records, static_cast<std::uint64_t>(records));
}

TEST_F(ShardedAnalysis, aFileThatIsOnlyBegunIsCut) {
    const Files whole = workAll(1);
    Files files = whole;
    for (const std::uintmax_t size : {0U, 5U, 16U, 17U, 30U}) {
        files.push_back(folder_ / ("cut" + std::to_string(size)));
        std::filesystem::copy_file(files[0], files.back());
        std::filesystem::resize_file(files.back(), size);
    }
    const EvaluationMerge done = merge(fresh("begun.db"), files);
    EXPECT_EQ(done.cut, 5U);
    EXPECT_GT(done.stored, 50U);
    EXPECT_EQ(merge(fresh("none.db"), {files[1]}).cut, 1U) << "only such files";
}

TEST_F(ShardedAnalysis, leavesTheStoreAlone) {
    const std::string before = bytesOf(original_);
    (void)workAll(1);
    EXPECT_EQ(bytesOf(original_), before);
}

TEST_F(ShardedAnalysis, searchesNothingThatTheStoreHas) {
    settings_.threads = 1;
    ASSERT_TRUE(analyseGames(original_, games_, settings_, smallEngine).complete);
    const AnalysisReport report = work({1, 1}, folder_ / "out");
    EXPECT_EQ(report.searched, 0U);
    EXPECT_GT(report.reused, 50U);
}

TEST_F(ShardedAnalysis, otherSettingsAreRefusedWithBothOfThem) {
    const Files files = workAll(1);
    settings_.limits.nodes = 301;
    EXPECT_THROW((void)work({1, 1}, files[0]), RecordFileError);
    const auto other = folder_ / "other";
    (void)work({1, 1}, other);
    Store store(fresh("merged.db"), Store::Access::write);
    const auto refused = mergeEvaluations(store, Files{files[0], other});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, MergeRefusal::Reason::otherSettings);
    EXPECT_EQ(refused.error().file, other);
    EXPECT_EQ(refused.error().first.limits.nodes, 300U);
    EXPECT_EQ(refused.error().header.limits.nodes, 301U);
    EXPECT_FALSE(evaluation(store, rules::Position::start(rules::Variant::russian)));
}

// They come from other machines, by files and by HTTP.
TEST(EvaluationHeader, namesAreCleaned) {
    const auto header = readHeader(headerText({" Scan\u200b\u00a0 3.1\n", "dam\u00adscope 1", {}}));
    ASSERT_TRUE(header);
    EXPECT_EQ(header->engine, "Scan 3.1");
    EXPECT_EQ(header->program, "damscope 1");
}

TEST_F(ShardedAnalysis, foreignFilesAreRefused) {
    const auto notes = folder_ / "notes";
    std::ofstream(notes) << "12. 32-28\n";
    Store store(fresh("merged.db"), Store::Access::write);
    EXPECT_EQ(mergeEvaluations(store, Files{notes}).error().reason,
              MergeRefusal::Reason::otherContent);
    const auto later = folder_ / "later";
    RecordWriter(later, R"({"content":"damscope evaluations","version":99})", {});
    EXPECT_EQ(mergeEvaluations(store, Files{later}).error().reason,
              MergeRefusal::Reason::newerFormat);
    std::ofstream(folder_ / "empty").close();
    const auto empty = mergeEvaluations(store, Files{folder_ / "empty"});
    ASSERT_TRUE(empty);
    EXPECT_EQ(empty->records, 0U);
}

TEST_F(ShardedAnalysis, recordsThatAreNotLegalAreLeftOut) {
    const EvaluationHeader header{"E", "test 1", limitOf(5)};
    const auto file = folder_ / "lies";
    const std::string fen = R"({"fen":"W:W31-50:B1-20","variant":"international","depth":1,)"
                            R"("nodes":5,"time_ms":0,"lines":)";
    const std::vector<std::string> lies{
        "",
        "[]",
        "{}",
        fen + "[]}",
        fen + R"([{"kind":"estimate","score":1,"moves":""}]})",
        fen + R"([{"kind":"estimate","score":1,"moves":"32-27 1-50"}]})",
        fen + R"([{"kind":"estimate","score":"much","moves":"32-27"}]})",
        R"({"fen":"W:W51","variant":"international","depth":1,"nodes":5,"time_ms":0,"lines":[]})",
        R"({"fen":"W:W31","variant":"chess","depth":1,"nodes":5,"time_ms":0,"lines":[]})"};
    {
        RecordWriter writer(file, headerText(header), {});
        for (const std::string& lie : lies)
            writer.append(lie);
        writer.append(fen + R"([{"kind":"estimate","score":1,"moves":"32-27 19-23"}]})");
    }
    const EvaluationMerge done = merge(fresh("merged.db"), {file});
    EXPECT_EQ(done.damaged, lies.size());
    EXPECT_EQ(done.stored, 1U);
}

TEST_F(ShardedAnalysis, keepsTheMoreThoroughOfTwo) {
    const auto position = rules::Position::start(rules::Variant::international);
    const auto file = [&](std::uint64_t nodes, int score) {
        const EvaluationHeader header{"E", "test 1", limitOf(nodes)};
        analysis::PositionEvaluation evaluation;
        evaluation.lines.push_back(
            {analysis::Score::centiMen(score), lineMoves(position, "32-28")});
        evaluation.nodes = nodes;
        const auto path = folder_ / (std::to_string(nodes) + "-" + std::to_string(score));
        RecordWriter(path, headerText(header), {}).append(recordText({position, evaluation}));
        return path;
    };
    const std::vector<std::filesystem::path> files{file(10, 1), file(30, 3), file(20, 2)};
    const auto store = fresh("merged.db");
    for (const auto& one : files)
        (void)merge(store, {one});
    Store reading(store, Store::Access::read);
    EXPECT_EQ(evaluation(reading, position, "E")->score(), analysis::Score::centiMen(3));
}

TEST_F(ShardedAnalysis, reportsShardsThatAreNotThere) {
    std::vector<std::filesystem::path> files;
    for (const std::uint64_t number : {1U, 3U}) {
        files.push_back(folder_ / ("of-3-" + std::to_string(number)));
        (void)work({number, 3}, files.back());
    }
    const EvaluationMerge some = merge(fresh("some.db"), files);
    EXPECT_EQ(some.missing, (std::vector<Shard>{{2, 3}}));
    EXPECT_EQ(some.unfinished, 0U);
    files.push_back(folder_ / "of-3-2");
    (void)work({2, 3}, files.back());
    EXPECT_TRUE(merge(fresh("all.db"), files).missing.empty());
}

TEST_F(ShardedAnalysis, whatAWorkerHasMendedIsNoFault) {
    const auto file = folder_ / "damaged";
    (void)work({1, 1}, file);
    std::string text = bytesOf(file);
    const std::size_t second = text.find('\n') + 1;
    text[second] = text[second] == '0' ? '1' : '0';
    text.resize(text.rfind('\n', text.size() - 2) + 1); // without the note of its end
    std::ofstream(file, std::ios::binary) << text;
    const EvaluationMerge before = merge(fresh("before.db"), {file});
    EXPECT_EQ(before.damaged, 1U);
    EXPECT_EQ(before.unfinished, 1U);
    EXPECT_EQ(work({1, 1}, file).searched, 1U);
    const EvaluationMerge after = merge(fresh("after.db"), {file});
    EXPECT_EQ(after.damaged, 0U);
    EXPECT_EQ(after.unfinished, 0U);
    EXPECT_EQ(after.records, before.records + 1);
    const auto size = std::filesystem::file_size(file);
    EXPECT_EQ(work({1, 1}, file).searched, 0U);
    EXPECT_EQ(std::filesystem::file_size(file), size) << "its end is noted once";
}

TEST_F(ShardedAnalysis, stopsAndGivesUp) {
    stop_.request_stop();
    EXPECT_FALSE(work({1, 1}, folder_ / "stopped").complete);
    stop_ = {};
    const AnalysisReport failed = work({1, 1}, folder_ / "failed", [](rules::Variant) {
        return std::make_unique<FailingEngine>();
    });
    EXPECT_TRUE(failed.gaveUp);
    EXPECT_EQ(failed.problemCount, 3U);
    EXPECT_FALSE(failed.complete);
}

} // namespace
} // namespace damscope::db
