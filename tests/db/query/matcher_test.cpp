// SPDX-License-Identifier: GPL-3.0-or-later
// The search held against trying everything, on random games and random queries.
#include "db/search/query/match/matcher.hpp"
#include "db/store/codec/game_codec.hpp"
#include "tests/db/query/oracle.hpp"
#include "tests/db/query/random_query.hpp"
#include "tests/db/random_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::db::query {
namespace {

using rules::Game;
using rules::Variant;

std::vector<OracleHit> hitsOf(Matcher& matcher, const Game& game) {
    const auto blob = encodeGame(game);
    std::vector<Found> found;
    const Matcher::Outcome outcome = matcher.search(blob, &found);
    EXPECT_FALSE(outcome.damaged);
    EXPECT_EQ(outcome.places, found.size());
    EXPECT_EQ(matcher.search(blob, nullptr).places, found.size());
    std::vector<OracleHit> hits;
    for (const Found& f : found)
        hits.push_back({f.ply, f.inVariation, f.position, f.next});
    return hits;
}

constexpr std::array scopes{Scope{false, false}, Scope{true, false}, Scope{false, true},
                            Scope{true, true}};

struct Shape {
    std::string_view name;
    RandomGameShape games;
    bool draws;
};

class RandomQueries : public ::testing::TestWithParam<Shape> {};

TEST_P(RandomQueries, findWhatTryingEverythingFinds) {
    std::mt19937 random(5);
    std::size_t found = 0;
    std::size_t empty = 0;
    for (const Variant variant :
         {Variant::international, Variant::english, Variant::russian, Variant::canadian,
          Variant::turkish, Variant::frisian, Variant::breakthrough, Variant::antidraughts}) {
        std::vector<Game> games;
        for (int i = 0; i < 4; ++i)
            games.push_back(randomGame(variant, random, GetParam().games));
        for (int q = 0; q < 60; ++q) {
            const Query query = randomQuery(games[0], random, GetParam().draws);
            const Scope scope = scopes[static_cast<std::size_t>(q) % scopes.size()];
            Matcher matcher(query, scope);
            for (const Game& game : games) {
                if (GetParam().draws && scope.variations)
                    continue; // rules::adjudicate looks at main lines
                const auto expected = oracleHits(game, query, scope);
                ASSERT_EQ(hitsOf(matcher, game), expected)
                    << rules::rules(variant).name << " query " << q;
                ++(expected.empty() ? empty : found);
            }
        }
    }
    EXPECT_GT(found, 200U); // neither everything nor nothing
    EXPECT_GT(empty, 200U);
}

INSTANTIATE_TEST_SUITE_P(
    Games, RandomQueries,
    ::testing::Values(
        Shape{"everything", {.plies = 40}, false},
        Shape{"remarks", {.plies = 70, .specialSteps = false}, false},
        Shape{"long", {.plies = 90, .variations = false, .specialSteps = false}, true},
        Shape{"setup", {.plies = 60, .specialSteps = false, .setupStart = true}, true}),
    [](const auto& shape) { return std::string(shape.param.name); });

TEST(RandomPursuits, findThePieceWhereItGoes) {
    std::mt19937 random(7);
    std::size_t found = 0;
    std::size_t empty = 0;
    for (const Variant variant : {Variant::international, Variant::english, Variant::canadian}) {
        std::vector<Game> games;
        for (int i = 0; i < 3; ++i)
            games.push_back(randomGame(variant, random, {.plies = 50}));
        for (int q = 0; q < 150; ++q) {
            const Query query = randomPursuit(games[0], random);
            const Scope scope = scopes[static_cast<std::size_t>(q) % scopes.size()];
            Matcher matcher(query, scope);
            for (const Game& game : games) {
                const auto expected = oracleHits(game, query, scope);
                ASSERT_EQ(hitsOf(matcher, game), expected)
                    << rules::rules(variant).name << " query " << q;
                ++(expected.empty() ? empty : found);
            }
        }
    }
    EXPECT_GT(found, 200U);
    EXPECT_GT(empty, 200U);
}

} // namespace
} // namespace damscope::db::query
