// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/shot_text.hpp"

#include "analysis/shots/names.hpp"
#include "rules/text/move_number.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

using analysis::shots::shotNames;

bool isFirstMover(const db::FoundShot& shot, int index) {
    const bool own = index % 2 == 0;
    return (shot.side == rules::rules(shot.variant).firstMover) == own;
}

// A position that was set up with the other side to move begins in the middle of a move.
int moveNumber(const db::FoundShot& shot, int index) {
    const bool evenPlies = shot.ply % 2 == 0;
    return rules::moveNumberAfter(shot.ply + index + (isFirstMover(shot, 0) == evenPlies ? 0 : 1));
}

} // namespace

std::string numberedLine(const db::FoundShot& shot) {
    std::string text;
    for (int i = 0; i < static_cast<int>(shot.moves.size()); ++i) {
        text += text.empty() ? "" : " ";
        if (isFirstMover(shot, i) || i == 0)
            text += rules::moveNumberText(moveNumber(shot, i), isFirstMover(shot, i)) + ' ';
        text += shot.moves[static_cast<std::size_t>(i)];
    }
    return text;
}

std::string gainText(int gain) {
    if (gain == analysis::shots::won)
        return "the game";
    return gain == 1 ? "1 man" : fmt::format("{} men", gain);
}

std::string shotNamesText(const db::FoundShot& shot, Language language) {
    std::string text;
    for (const std::uint32_t number : shot.names)
        text += (text.empty() ? "" : ", ") + shotNames().text(number, language);
    return text;
}

Json shotJson(const db::FoundShot& shot, Language language) {
    Json object{{"ply", shot.ply},
                {"side", shot.side == rules::Color::white ? "white" : "black"},
                {"kind", shot.played ? "played" : "missed"},
                {"allowed", shot.allowed},
                {"gain", shot.gain == analysis::shots::won ? Json() : Json(shot.gain)},
                {"wins", shot.gain == analysis::shots::won},
                {"given", shot.given},
                {"length", shot.moves.size()},
                {"line", numberedLine(shot)},
                {"names", Json::array()}};
    for (const std::uint32_t number : shot.names)
        object["names"].push_back(shotNames().text(number, language));
    return object;
}

} // namespace damscope::cli
