// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/doubtful_results.hpp"

#include "analysis/endgame/result_judge.hpp"
#include "db/codec/game_codec.hpp"
#include "db/index/coverage.hpp"
#include "db/index/header_columns.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/game_outcome.hpp"

namespace damscope::db {

std::vector<GameId> doubtfulResults(Store& store) {
    const Snapshot snapshot(store);
    HeaderColumns columns(store.connection());
    const analysis::endgame::ResultJudge judge;
    std::vector<GameId> doubtful;
    MovetextReader games(store.connection(), 1, columns.end());
    while (games.next()) {
        const GameKind kind(columns.value(HeaderColumn::kind, games.game()));
        if (!kind.present() || kind.result() == rules::GameResult::unknown)
            continue;
        const auto game = decodeGame(games.moves());
        const auto last = game ? parser::lastPosition(*game) : std::nullopt;
        if (last && parser::refutes(*game, judge.resultAt(*last)))
            doubtful.push_back(GameId{games.game()});
    }
    return doubtful;
}

} // namespace damscope::db
