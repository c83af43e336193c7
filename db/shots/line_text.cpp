// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shots/line_text.hpp"

#include "db/codec/played_text.hpp"
#include "rules/text/move_number.hpp"

namespace damscope::db {
namespace {

bool isFirstMover(const FoundShot& shot, int index) {
    const bool own = index % 2 == 0;
    return (shot.side == rules::rules(shot.variant).firstMover) == own;
}

// A position that was set up with the other side to move begins in the middle of a move.
int moveNumber(const FoundShot& shot, int index) {
    const bool evenPlies = shot.ply % 2 == 0;
    return rules::moveNumberAfter(shot.ply + index + (isFirstMover(shot, 0) == evenPlies ? 0 : 1));
}

} // namespace

std::vector<std::string> movesText(rules::Position position, std::span<const rules::Move> line) {
    std::vector<std::string> texts;
    for (const rules::Move& move : line) {
        texts.push_back(playedText(position, move));
        position.play(move);
    }
    return texts;
}

std::string numberedLine(const FoundShot& shot) {
    std::string text;
    for (int i = 0; i < static_cast<int>(shot.moves.size()); ++i) {
        text += text.empty() ? "" : " ";
        if (isFirstMover(shot, i) || i == 0)
            text += rules::moveNumberText(moveNumber(shot, i), isFirstMover(shot, i)) + ' ';
        text += shot.moves[static_cast<std::size_t>(i)];
    }
    return text;
}

} // namespace damscope::db
