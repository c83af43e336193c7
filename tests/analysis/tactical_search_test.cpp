// SPDX-License-Identifier: GPL-3.0-or-later
// Positions with one clearly best move, which another strong engine found by a deep search.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/hub/message.hpp"
#include "rules/text/fen.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

namespace damscope::analysis {
namespace {

bool solves(EmbeddedEngine& engine, const nlohmann::json& tactic) {
    const auto position =
        rules::readFen(rules::Variant::international, tactic["fen"].get<std::string>());
    const auto best =
        position ? hub::readMove(*position, tactic["best"].get<std::string>()) : std::nullopt;
    if (!best)
        return false;
    Limits limits;
    limits.nodes = 200'000;
    engine.newGame();
    engine.setPosition(*position);
    return engine.search(limits).lines.front().moves.front() == *best;
}

// `damscope engine bench tactics` solves the whole file; here every fourth of it.
TEST(TacticalSearch, findsTheBestMoveOfAtLeast98Percent) {
    std::ifstream file("tests/data/reference/tactics_intl.jsonl");
    EmbeddedEngine engine;
    int number = 0;
    int tried = 0;
    int solved = 0;
    std::string missed;
    for (std::string line; std::getline(file, line); ++number) {
        if (number % 4 != 0)
            continue;
        const auto tactic = nlohmann::json::parse(line);
        ++tried;
        if (solves(engine, tactic))
            ++solved;
        else
            missed += ' ' + tactic["id"].dump();
    }
    EXPECT_EQ(tried, 49);
    EXPECT_GE(solved, 48) << "not solved:" << missed;
}

} // namespace
} // namespace damscope::analysis
