// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/openings.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "rules/moves/generate.hpp"

#include <cassert>
#include <cstdlib>
#include <optional>
#include <unordered_set>

namespace damscope::analysis::match {

namespace {

std::optional<rules::Position> tryOpening(rules::Variant variant, std::uint64_t plies,
                                          std::mt19937_64& random) {
    rules::Position p = rules::Position::start(variant);
    for (std::uint64_t i = 0; i <= plies; ++i) {
        const rules::MoveList moves = rules::legalMoves(p);
        if (moves.empty())
            return std::nullopt;
        if (i < plies)
            p.play(moves[random() % moves.size()]);
    }
    return p;
}

bool isEven(const rules::Position& p, EmbeddedEngine& engine) {
    constexpr int halfAMan = 50;
    Limits limits;
    limits.nodes = 10'000;
    engine.newGame();
    engine.setPosition(p);
    const Score score = engine.search(limits).lines.at(0).score;
    return score.kind() == Score::Kind::estimate && std::abs(score.centiMen()) <= halfAMan;
}

} // namespace

rules::Position chanceOpening(rules::Variant variant, int fewestPlies, int mostPlies,
                              std::mt19937_64& random) {
    assert(fewestPlies >= 0 && fewestPlies <= mostPlies);
    const auto least = static_cast<std::uint64_t>(fewestPlies);
    const std::uint64_t span = static_cast<std::uint64_t>(mostPlies) - least + 1;
    while (true)
        if (const auto p = tryOpening(variant, least + random() % span, random))
            return *p;
}

std::vector<rules::Position> evenOpenings(rules::Variant variant, std::size_t count,
                                          std::uint64_t seed) {
    std::mt19937_64 random(seed);
    EmbeddedEngine engine({1, 1, nullptr});
    std::vector<rules::Position> openings;
    std::unordered_set<rules::PositionKey> seen;
    const std::size_t mostTries = 100 * count;
    for (std::size_t tries = 0; openings.size() < count && tries < mostTries; ++tries) {
        const rules::Position p = chanceOpening(variant, 4, 8, random);
        if (seen.insert(p.key()).second && isEven(p, engine))
            openings.push_back(p);
    }
    return openings;
}

} // namespace damscope::analysis::match
