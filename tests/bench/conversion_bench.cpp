// SPDX-License-Identifier: GPL-3.0-or-later
// Plays won endings, drawn by lot, to their end: the engine with tables against itself.
//
// conversion_bench VARIANT PIECES POSITIONS NODES TABLES [WEIGHTS]
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "analysis/evaluation/weights.hpp"
#include "analysis/match/referee.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"

#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <string>

using namespace damscope;
using analysis::endgame::Result;
using rules::Color;
using rules::Kind;
using rules::Position;

namespace {

std::string contentOf(const char* file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

Position drawn(rules::Variant variant, unsigned pieces, std::mt19937& random) {
    while (true) {
        Position p(variant);
        const rules::Board& board = p.rules().board;
        for (unsigned i = 0; i < pieces; ++i) {
            const auto s =
                board.square(static_cast<int>(random() % static_cast<unsigned>(board.size())));
            const Color c = i == 0 || (i > 1 && random() % 2 == 0) ? Color::white : Color::black;
            const bool king = random() % 2 == 0 || board.rowOf(s) == p.rules().crowningRow(c);
            p.put(s, {c, king ? Kind::king : Kind::man});
        }
        p.setToMove(random() % 2 == 0 ? Color::white : Color::black);
        if (p.pieces().size() == static_cast<int>(pieces) && !rules::legalMoves(p).empty())
            return p;
    }
}

} // namespace

int main(int argc, char** argv) try {
    if (argc < 6) {
        std::cerr << "usage: conversion_bench VARIANT PIECES POSITIONS NODES TABLES [WEIGHTS]\n";
        return 2;
    }
    const auto variant = rules::variantNamed(argv[1]).value();
    const auto pieces = static_cast<unsigned>(std::atoi(argv[2]));
    const int wanted = std::atoi(argv[3]);
    analysis::Limits limits;
    limits.nodes = static_cast<std::uint64_t>(std::atoll(argv[4]));
    const auto library = std::make_shared<const analysis::endgame::Library>(argv[5]);
    analysis::EngineSettings settings{1, 4, nullptr, library};
    if (argc > 6)
        settings.weights = std::make_shared<const analysis::evaluation::Weights>(
            analysis::evaluation::readWeights(contentOf(argv[6])).value());
    analysis::EmbeddedEngine engine(settings);
    std::mt19937 random(7);
    int won = 0;
    std::size_t plies = 0;
    for (int tried = 0; tried < wanted;) {
        const Position p = drawn(variant, pieces, random);
        const auto result =
            analysis::endgame::variantEndgame(variant).result(p, library->of(variant));
        if (!result || *result == Result::draw)
            continue;
        ++tried;
        analysis::match::Referee referee(p);
        engine.newGame();
        while (!referee.result()) {
            engine.setPosition(p, referee.moves());
            referee.play(engine.search(limits).lines.at(0).moves.at(0));
        }
        plies += referee.moves().size();
        const bool white = (*result == Result::win) == (p.toMove() == Color::white);
        const bool converted = *referee.result() == (white ? rules::GameResult::whiteWins
                                                           : rules::GameResult::blackWins);
        won += converted ? 1 : 0;
        if (!converted)
            std::cout << "not won: " << rules::writeFen(p) << '\n';
    }
    std::cout << won << " of " << wanted << " won, " << plies / static_cast<std::size_t>(wanted)
              << " plies a game\n";
} catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
}
