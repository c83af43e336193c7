// SPDX-License-Identifier: GPL-3.0-or-later
// The tactics of a strong engine: every one whose best line is forcing is found.
#include "analysis/hub/message.hpp"
#include "analysis/shots/shot_finder.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/analysis/shots/plain_forcing.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace damscope::analysis::shots {
namespace {

using rules::MoveList;
using rules::Position;

bool mustCaptureNow(const Position& position) {
    const MoveList legal = rules::legalMoves(position);
    return !legal.empty() && legal[0].isCapture();
}

// The number of own moves after which the line has gained, every reply having been a capture; 0 if
// it does not come to that.
int movesToGain(const Position& start, const std::string& line) {
    std::istringstream words(line);
    Position position = start;
    const rules::Color side = start.toMove();
    int moves = 0;
    for (std::string word; words >> word;) {
        const auto move = hub::readMove(position, word);
        if (!move)
            break;
        moves += position.toMove() == side ? 1 : 0;
        position.play(*move);
        if (position.toMove() != side && !mustCaptureNow(position))
            return moves > 1 && lead(position, side) > lead(start, side) ? moves : 0;
    }
    return 0;
}

// The engine's best move.
std::string firstOf(const nlohmann::json& tactic) {
    const std::string line = tactic["pv"];
    return line.substr(0, line.find(' '));
}

// What the best move gains whatever is captured, by trying everything.
int forcedGain(const Position& position, const nlohmann::json& tactic) {
    const int moves = movesToGain(position, tactic["pv"].get<std::string>());
    const auto best = hub::readMove(position, firstOf(tactic));
    if (moves == 0 || !best)
        return 0;
    return std::min(won,
                    plainLeadAfter(position, *best, moves) - lead(position, position.toMove()));
}

/// What the finder says about the engine's moves.
struct Counts {
    int tactics = 0;
    int forcing = 0; ///< the best line is
    int sameFirst = 0;
};

// The numbers stand in docs/shots.md.
TEST(Tactics, EveryForcingBestLineIsFound) {
    std::ifstream file("tests/data/reference/tactics_intl.jsonl");
    Counts counts;
    for (std::string line; std::getline(file, line); ++counts.tactics) {
        const auto tactic = nlohmann::json::parse(line);
        const Position position =
            *rules::readFen(rules::Variant::international, tactic["fen"].get<std::string>());
        const int gain = forcedGain(position, tactic);
        ShotFinder finder({.moves = 9, .positions = 1'000'000});
        const auto shot = finder.find(position);
        const auto best = hub::readMove(position, firstOf(tactic));
        counts.sameFirst += shot && best && shot->line.front() == *best ? 1 : 0;
        if (gain <= 0)
            continue;
        ++counts.forcing;
        ASSERT_TRUE(shot) << line;
        EXPECT_GE(shot->gain, gain) << line;
    }
    EXPECT_EQ(counts.tactics, 194);
    EXPECT_EQ(counts.forcing, 66);
    EXPECT_EQ(counts.sameFirst, 76);
}

} // namespace
} // namespace damscope::analysis::shots
