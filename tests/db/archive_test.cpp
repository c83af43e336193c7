// SPDX-License-Identifier: GPL-3.0-or-later
// Real archives through the store.
#include "db/search/lists/filter.hpp"
#include "db/store/codec/game_codec.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/position_index.hpp"
#include "tests/db/find_position.hpp"
#include "tests/db/stored_archives.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

class Archives : public StoredArchives {};

TEST_F(Archives, everyGameComesBackAsItWas) {
    ASSERT_GT(stored_.size(), 1000U);
    ASSERT_EQ(countGames(store_, {}), stored_.size());
    for (std::uint32_t i = 0; i < stored_.size(); ++i) {
        const auto game = loadGame(store_, GameId{i + 1});
        ASSERT_TRUE(game.hasValue()) << english(game.error().reason);
        EXPECT_TRUE(*game == stored_[i]) << "game " << i + 1;
    }
    const CheckReport report = check(store_);
    EXPECT_TRUE(report.sound()) << report.findings.size();
}

TEST_F(Archives, everyPositionOfSomeGamesIsFound) {
    mergeIndex(store_);
    for (std::uint32_t i = 0; i < stored_.size(); i += 97) {
        std::optional<rules::Position> position = stored_[i].start();
        for (const rules::NodeId node : stored_[i].mainLine()) {
            position = stored_[i].positionAfter(position, node);
            if (!position)
                continue;
            bool found = false;
            findPosition(store_, *position, {}, [&](const query::Hit& hit) {
                found = found || hit.game == GameId{i + 1};
                return !found;
            });
            ASSERT_TRUE(found) << "game " << i + 1 << ", ply " << stored_[i].ply(node);
        }
    }
}

TEST_F(Archives, gamesTakeLittleRoom) {
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
