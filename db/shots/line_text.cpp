// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shots/line_text.hpp"

#include "db/codec/played_text.hpp"
#include "rules/text/move_number.hpp"

#include <tuple>
#include <utility>

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

std::string answerText(std::span<const analysis::shots::Ply> game, std::size_t at,
                       std::span<const std::string> moves) {
    const std::size_t end = at + moves.size();
    if (end >= game.size() || !game[end].move)
        return "";
    for (std::size_t i = at; i < end; ++i)
        if (playedText(game[i].position, *game[i].move) != moves[i - at])
            return "";
    return playedText(game[end].position, *game[end].move);
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

namespace {

// "2 men and 1 king" of what there is more, or less, than none.
std::vector<Message> gainParts(const analysis::shots::Gain& gain, int sign) {
    std::vector<Message> parts;
    for (const auto& [code, name, number] : {std::tuple{"gain-plain-men", "men", gain.men},
                                             {"gain-kings", "kings", gain.kings},
                                             {"gain-new-kings", "kings", gain.newKings}})
        if (sign * number > 0)
            parts.push_back({code, {{name, counted(sign * number)}}});
    return parts;
}

Message joined(std::vector<Message> parts) {
    Message all = std::move(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i)
        all = {"gain-and", {{"first", std::move(all)}, {"second", std::move(parts[i])}}};
    return all;
}

// "1 new king for 2 men".
Message exchangeMessage(const analysis::shots::Gain& won) {
    Message gained = joined(gainParts(won, 1));
    std::vector<Message> given = gainParts(won, -1);
    if (given.empty())
        return gained;
    return {"gain-for", {{"gained", std::move(gained)}, {"given", joined(std::move(given))}}};
}

} // namespace

Message gainMessage(const FoundShot& shot) {
    if (shot.gain == analysis::shots::won)
        return {"gain-game", {}};
    if (shot.gain <= 0)
        return {"gain-nothing", {}};
    if (shot.won.isOfMen())
        return {"gain-men", {{"men", counted(shot.won.men)}}};
    return shot.won.breaksThrough
               ? Message{"gain-breaks-through", {{"gain", exchangeMessage(shot.won)}}}
               : exchangeMessage(shot.won);
}

} // namespace damscope::db
