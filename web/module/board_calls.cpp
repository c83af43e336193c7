// SPDX-License-Identifier: GPL-3.0-or-later
// What a board asks: legal moves, a typed move, a position that is set up.
#include "cli/text/problem_text.hpp"
#include "messages/translation.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "web/module/board_json.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>

namespace damscope::web {
namespace {

Json positionJson(const rules::Position& position, Language language) {
    Json object{{"variant", position.rules().name}};
    addBoard(object, position);
    const auto warning = rules::warningOfLostKings(position);
    object["warning"] = warning ? Json(translated(*warning, language)) : Json();
    return object;
}

Json moves(Session& session, const Json& request, const Watch& /*watch*/) {
    const rules::Position position = placeIn(session, request);
    Json object = positionJson(position, session.language);
    const rules::MoveList legal = rules::legalMoves(position);
    object["over"] =
        legal.empty() ? Json(translated(rules::message(position, {rules::Reason::gameOver, {}, {}}),
                                        session.language))
                      : Json();
    object["moves"] = Json::array();
    for (const rules::Move& move : legal)
        object["moves"].push_back(moveJson(position, move));
    return object;
}

Json typed(Session& session, const Json& request, const Watch& /*watch*/) {
    Json place = request;
    place.erase("text");
    const rules::Position position = placeIn(session, place);
    const std::string text = neededText(request, "text");
    const rules::MoveMatch match = rules::resolve(position, text);
    const bool legal = match.unique() && !match.wrongWay;
    Json object{{"variant", position.rules().name}, {"text", text}, {"legal", legal}};
    if (match.unique())
        object.update(moveJson(position, match.moves.front()));
    const auto said = rules::remarkOn(match);
    if (!said)
        return object;
    const Message message = rules::message(position, *said);
    object["reason"] = rules::code(said->reason);
    object["parameters"] = cli::parametersJson(message);
    object["message"] = translated(message, session.language);
    object["squares"] = Json::array();
    for (const rules::Square square : said->squares)
        object["squares"].push_back(position.rules().number(square));
    object["playable"] = Json::array();
    for (const rules::Move& move : said->playable)
        object["playable"].push_back(rules::moveText(position, move));
    return object;
}

Json position(Session& session, const Json& request, const Watch& /*watch*/) {
    return positionJson(placeIn(session, request), session.language);
}

} // namespace

std::span<const Call> boardCalls() {
    static constexpr std::array calls{Call{"moves", moves}, Call{"typed", typed},
                                      Call{"position", position}};
    return calls;
}

} // namespace damscope::web
