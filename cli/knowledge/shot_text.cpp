// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/shot_text.hpp"

#include "analysis/shots/names.hpp"
#include "db/shots/line_text.hpp"
#include "messages/words.hpp"

#include <utility>

namespace damscope::cli {
namespace {

using analysis::shots::shotNames;

} // namespace

std::string gainText(const db::FoundShot& shot) {
    return words(db::gainMessage(shot), Language::english);
}

Message shotMessage(std::string code, const db::FoundShot& shot, Language language,
                    std::vector<Parameter> further) {
    Message message{std::move(code), std::move(further)};
    message.parameters.push_back({"gain", db::gainMessage(shot)});
    message.parameters.push_back({"line", db::numberedLine(shot)});
    if (!shot.names.empty())
        message.parameters.push_back({"name", shotNamesText(shot, language)});
    return message;
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
                {"kind", db::kindOf(shot)},
                {"forced", shot.forced},
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
