// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/embedded/embedded_engine.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"
#include "tests/rules/random_positions.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace damscope::analysis {
namespace {

using evaluation::Weights;

/// Weights without any order in them: what holds for these holds for all.
std::shared_ptr<const Weights> randomWeights(rules::Variant variant) {
    Weights w = evaluation::plainWeights(variant);
    std::mt19937 random(11);
    for (evaluation::Weight& weight : w.values) {
        weight.middle = static_cast<std::int16_t>(static_cast<int>(random() % 400) - 200);
        weight.ending = static_cast<std::int16_t>(static_cast<int>(random() % 400) - 200);
    }
    return std::make_shared<const Weights>(w);
}

Score evaluationOf(EmbeddedEngine& engine, const rules::Position& p) {
    engine.setPosition(p);
    return engine.evaluation();
}

TEST(Evaluation, hasNoFavouriteColour) {
    for (const rules::Variant variant : rules::allVariants()) {
        EmbeddedEngine standard({1, 1, nullptr});
        EmbeddedEngine engine({1, 1, randomWeights(variant)});
        const auto check = [&](const rules::Position& p, const rules::MoveList&) {
            EXPECT_EQ(evaluationOf(standard, p), evaluationOf(standard, rules::turned(p)));
            EXPECT_EQ(evaluationOf(engine, p), evaluationOf(engine, rules::turned(p)));
        };
        rules::playRandomGames(variant, 5, 60, 1, check);
        rules::setUpRandomPositions(variant, 40, 2, check);
    }
}

TEST(Evaluation, ofTheStartIsEvenButForTheMove) {
    for (const rules::Variant variant : rules::allVariants()) {
        const Weights plain = evaluation::plainWeights(variant);
        EmbeddedEngine engine({1, 1, std::make_shared<const Weights>(plain)});
        EXPECT_EQ(evaluationOf(engine, rules::Position::start(variant)), Score::centiMen(0))
            << rules::rules(variant).name;
    }
}

TEST(Evaluation, prefersMorePiecesUnlessTheyAreToBeLost) {
    for (const rules::Variant variant : rules::allVariants()) {
        const rules::Rules& rules = rules::rules(variant);
        if (rules.goal == rules::Goal::loseAll)
            continue;
        rules::Position p = rules::Position::start(variant);
        for (const rules::Square s : p.men(rules::opponent(p.toMove()))) {
            p.remove(s);
            break;
        }
        EmbeddedEngine engine({1, 1, nullptr});
        engine.setPosition(p);
        EXPECT_GT(engine.evaluation().centiMen(), 20) << rules.name;
    }
}

// On the largest board, with the largest weights that a file can hold.
TEST(Evaluation, ofManyKingsAndLargeWeightsIsNotOutOfRange) {
    constexpr auto variant = rules::Variant::canadian;
    constexpr std::int16_t most = 32'767;
    Weights w{variant, std::vector<evaluation::Weight>(evaluation::WeightLayout(variant).size())};
    const auto first = evaluation::WeightLayout(variant).firstBesideKing();
    std::fill(w.values.begin() + static_cast<std::ptrdiff_t>(first), w.values.end(),
              evaluation::Weight{most, most});
    EmbeddedEngine engine({1, 1, std::make_shared<const Weights>(w)});
    rules::Position p(variant);
    const rules::Board& board = p.rules().board;
    p.put(board.square(0), {rules::Color::black, rules::Kind::king});
    for (int i = 1; i < board.size(); ++i) {
        p.put(board.square(i), {rules::Color::white, rules::Kind::king});
        EXPECT_GT(evaluationOf(engine, p).centiMen(), i > 1 ? 1000 : -1) << i;
        EXPECT_EQ(evaluationOf(engine, p), evaluationOf(engine, rules::turned(p))) << i;
    }
}

// In antidraughts the side with many men to give has the choice of what the other must take: it
// wins both of these, in 25 and in 18 plies (a search of three million nodes proves it).
TEST(Evaluation, ofALosingGameKnowsThatALoneManLoses) {
    const auto evaluated = [](std::string_view fen) {
        EmbeddedEngine engine({1, 1, nullptr});
        return evaluationOf(engine, *rules::readFen(rules::Variant::antidraughts, fen)).centiMen();
    };
    EXPECT_LT(evaluated("W:W45:B1,2,3,4,5,6,7,8,9,10"), 0);
    EXPECT_GT(evaluated("W:W31,32,33,34,35,36,37,38:B20"), 0);
}

} // namespace
} // namespace damscope::analysis
