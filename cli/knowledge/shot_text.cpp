// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/shot_text.hpp"

#include "analysis/shots/names.hpp"
#include "cli/knowledge/shot_record.hpp"
#include "db/shots/line_text.hpp"
#include "messages/words.hpp"

#include <utility>

namespace damscope::cli {
namespace {

using analysis::shots::shotNames;

Json namesJson(const db::FoundShot& shot, Language language) {
    Json names = Json::array();
    for (const std::uint32_t number : shot.names)
        names.push_back(shotNames().text(number, language));
    return names;
}

// Null where the line wins the game.
Json gainJson(const db::FoundShot& shot) {
    return shot.gain == analysis::shots::won ? Json() : Json(shot.gain);
}

std::string keyOf(rules::GameResult result) {
    if (result == rules::GameResult::draw)
        return "draw";
    return result == rules::GameResult::whiteWins ? "white" : "black";
}

} // namespace

std::string gainText(const db::FoundShot& shot, Language language) {
    return words(db::gainMessage(shot), language);
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
    Json object = shotRow(shot, language);
    addShotRecord(object, shot);
    return object;
}

Json shotRow(const db::FoundShot& shot, Language language) {
    return {{"ply", shot.ply},
            {"side", shot.side == rules::Color::white ? "white" : "black"},
            {"kind", db::kindOf(shot)},
            {"forced", shot.forced},
            {"allowed", shot.allowed},
            {"gain", gainJson(shot)},
            {"wins", shot.gain == analysis::shots::won},
            {"breaks_through", shot.won.breaksThrough},
            {"given", shot.given},
            {"length", shot.moves.size()},
            {"line", db::numberedLine(shot)},
            {"names", namesJson(shot, language)}};
}

Json reasonJson(const db::Reason& reason, Language language) {
    using Kind = db::Reason::Kind;
    const bool hasLine = !reason.shot.moves.empty();
    const bool gains = hasLine && reason.kind != Kind::exchanges && reason.kind != Kind::refuted;
    const bool changes = reason.kind == Kind::changes;
    const bool exchanges = reason.kind == Kind::exchanges;
    const db::Structure* structure =
        reason.structure == 0 ? nullptr : &db::structures().numbered(reason.structure);
    return {
        {"line", hasLine ? Json(db::numberedLine(reason.shot)) : Json()},
        {"forced", gains ? Json(reason.shot.forced) : Json()},
        {"gain", gains ? gainJson(reason.shot) : Json()},
        {"gains", gains ? Json(gainText(reason.shot, language)) : Json()},
        {"wins", gains && reason.shot.gain == analysis::shots::won},
        {"given", gains ? Json(reason.shot.given) : Json()},
        {"names", namesJson(reason.shot, language)},
        {"structure", structure == nullptr ? Json() : Json(structure->key)},
        {"tempi", exchanges ? Json::array({reason.tempiBefore, reason.tempiAfter}) : Json()},
        {"results", changes ? Json::array({keyOf(reason.before), keyOf(reason.after)}) : Json()}};
}

} // namespace damscope::cli
