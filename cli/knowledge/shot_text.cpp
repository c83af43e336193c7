// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/shot_text.hpp"

#include "analysis/shots/names.hpp"
#include "db/shots/line_text.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

using analysis::shots::shotNames;

} // namespace

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
                {"line", db::numberedLine(shot)},
                {"names", Json::array()}};
    for (const std::uint32_t number : shot.names)
        object["names"].push_back(shotNames().text(number, language));
    return object;
}

} // namespace damscope::cli
