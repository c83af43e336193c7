// SPDX-License-Identifier: GPL-3.0-or-later
// Real archives through the store. They are not in this repository: see DAMSCOPE_SHARED in
// CONTRIBUTING.md.
#include "db/check.hpp"
#include "db/filter.hpp"
#include "db/game_codec.hpp"
#include "db/games.hpp"
#include "db/position_index.hpp"
#include "db/search.hpp"
#include "db/sqlite.hpp"
#include "parser/encoding.hpp"
#include "parser/reader.hpp"
#include "parser/transcoder.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    parser::EncodingDetector detector;
    detector.feed(bytes);
    parser::Transcoder transcoder(detector.encoding());
    std::string text;
    transcoder.convert(bytes, text);
    transcoder.finish(text);
    return text;
}

class Archives : public testing::Test {
protected:
    void SetUp() override {
        const char* shared = std::getenv("DAMSCOPE_SHARED");
        if (shared == nullptr)
            GTEST_SKIP() << "DAMSCOPE_SHARED is not set";
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(shared) / "archives"))
            if (entry.path().extension() == ".pdn")
                files_.push_back(entry.path());
        std::sort(files_.begin(), files_.end());
        ASSERT_FALSE(files_.empty());
    }

    // Stores a file's games; those that are new go into `stored_`, in the order of their ids.
    void import(const fs::path& file) {
        const std::string text = textOf(file);
        Batch batch(store_, Indexing::now);
        const SourceId source = batch.addSource(sampleSource(++sources_));
        parser::Reader reader(text);
        parser::PlaceFinder places(text);
        std::uint64_t ordinal = 0;
        for (parser::GameText game; reader.next(game);) {
            const parser::ReadGame read = parser::assemble(game);
            const Added added =
                batch.addGame(source, makeRow(read, ++ordinal, game.offset, places));
            if (added.stored)
                stored_.push_back(read.game);
        }
        batch.commit();
    }

    std::vector<fs::path> files_;
    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::uint64_t sources_ = 0;
    std::vector<rules::Game> stored_;
};

TEST_F(Archives, everyGameComesBackAsItWas) {
    for (const fs::path& file : files_)
        import(file);
    ASSERT_GT(stored_.size(), 1000U);
    ASSERT_EQ(countGames(store_, {}), stored_.size());
    for (std::uint32_t i = 0; i < stored_.size(); ++i) {
        const auto game = loadGame(store_, GameId{i + 1});
        ASSERT_TRUE(game.hasValue()) << game.error().reason;
        EXPECT_TRUE(*game == stored_[i]) << "game " << i + 1;
    }
    const CheckReport report = check(store_);
    EXPECT_TRUE(report.sound()) << (report.findings.empty() ? "" : report.findings[0].message);
}

TEST_F(Archives, everyPositionOfSomeGamesIsFound) {
    for (const fs::path& file : files_)
        import(file);
    mergeIndex(store_);
    for (std::uint32_t i = 0; i < stored_.size(); i += 97) {
        std::optional<rules::Position> position = stored_[i].start();
        for (const rules::NodeId node : stored_[i].mainLine()) {
            position = stored_[i].positionAfter(position, node);
            if (!position)
                continue;
            bool found = false;
            findPosition(store_, *position, {}, [&](const PositionHit& hit) {
                found = found || hit.game == GameId{i + 1};
                return !found;
            });
            ASSERT_TRUE(found) << "game " << i + 1 << ", ply " << stored_[i].ply(node);
        }
    }
}

TEST_F(Archives, gamesTakeLittleRoom) {
    for (const fs::path& file : files_)
        import(file);
    std::uint64_t bytes = 0;
    std::uint64_t plies = 0;
    for (const rules::Game& game : stored_) {
        rules::Game bare(game.start());
        rules::NodeId last = rules::rootNode;
        for (const rules::NodeId node : game.mainLine()) {
            if (game.node(node).step != rules::Step::move)
                break;
            last = bare.addMove(last, game.node(node).move);
            ++plies;
        }
        bytes += encodeGame(bare).size();
    }
    EXPECT_LT(static_cast<double>(bytes) / static_cast<double>(plies), 2.5);
}

} // namespace
} // namespace damscope::db
