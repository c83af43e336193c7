// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/tagged_game.hpp"

#include "rules/board/result.hpp"
#include "rules/text/fen.hpp"

#include <string>

namespace damscope::analysis::match {

rules::Game taggedGame(const MatchGame& played, std::string_view event, int round) {
    rules::Game game = played.game;
    const rules::Rules& rules = rules::rules(game.variant());
    game.tags.insert(game.tags.begin(),
                     {{"Event", std::string(event)}, {"Round", std::to_string(round)}});
    game.tags.push_back({"Result", std::string(rules::writeResult(rules, game.result))});
    game.tags.push_back({"GameType", std::string(rules::gameTypeFor(game.variant()))});
    game.tags.push_back({"SetUp", "1"});
    game.tags.push_back({"FEN", rules::writeFen(game.start())});
    return game;
}

} // namespace damscope::analysis::match
