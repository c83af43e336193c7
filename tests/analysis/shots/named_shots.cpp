// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/shots/named_shots.hpp"

#include "analysis/shots/shot_finder.hpp"
#include "base/text/split.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace damscope::analysis::shots {
namespace {

using rules::Position;

NamedShot shotOf(const std::vector<std::string>& f) {
    const auto variant = *rules::variantNamed(f.at(0));
    Position position = f.at(2).empty() ? Position::start(variant) : *rules::readFen(variant, f[2]);
    for (const rules::Move& move : playedMoves(position, f.at(3)))
        position.play(move);
    NamedShot shot{f.at(1), position, playedMoves(position, f.at(4))};
    if (shot.line.empty())
        if (const auto found = ShotFinder({.moves = 9, .positions = 1'000'000}).find(position))
            shot.line = found->line;
    return shot;
}

} // namespace

std::vector<rules::Move> playedMoves(Position position, std::string_view text) {
    std::vector<rules::Move> moves;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        const rules::MoveMatch match = rules::resolve(position, word);
        if (!match.unique()) {
            ADD_FAILURE() << word << " in " << text;
            return moves;
        }
        moves.push_back(match.moves.front());
        position.play(moves.back());
    }
    return moves;
}

std::vector<NamedShot> namedShots() {
    std::ifstream file("tests/data/reference/named_shots.tsv");
    std::vector<NamedShot> shots;
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#'))
            shots.push_back(shotOf(base::splitFields(line, "\t")));
    return shots;
}

} // namespace damscope::analysis::shots
