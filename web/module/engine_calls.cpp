// SPDX-License-Identifier: GPL-3.0-or-later
// The engine: a position that is thought about, a move that is played. A page asks another module
// for them (web/engine).
#include "web/module/board_json.hpp"
#include "web/module/engine_request.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>

namespace damscope::web {
namespace {

rules::Path pathIn(Session& session, const Json& request) {
    const Json& place = placeOf(request);
    if (!has(place, "game"))
        return web::pathIn(place);
    const Document& document = session.document(place);
    if (auto path = rules::pathTo(document.game(), document.nodeIn(place)))
        return std::move(*path);
    return {placeIn(session, place), {}};
}

Json analyse(Session& session, const Json& request, const Watch& watch) {
    return analysed(pathIn(session, request), request, session.language, watch);
}

Json play(Session& session, const Json& request, const Watch& watch) {
    return played(pathIn(session, request), request, watch);
}

} // namespace

std::span<const Call> engineCalls() {
    static constexpr std::array calls{Call{"engine.analyse", analyse}, Call{"engine.play", play}};
    return calls;
}

} // namespace damscope::web
