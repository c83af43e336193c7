// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/doubtful_results.hpp"

#include "analysis/endgame/library.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "db/codec/game_codec.hpp"
#include "db/index/coverage.hpp"
#include "db/index/header_columns.hpp"
#include "db/store/store.hpp"
#include "rules/game/verdict.hpp"

#include <optional>

namespace damscope::db {
namespace {

namespace endgame = analysis::endgame;
using rules::GameResult;

/// What is known of the result of a position.
class Judge {
public:
    Judge() {
        if (const auto folder = endgame::Library::usualFolder())
            tables_.emplace(*folder);
    }

    [[nodiscard]] GameResult resultOf(const rules::Position& last) const {
        const rules::Outcome board = rules::outcome(last);
        return board.end != rules::BoardEnd::none ? board.result : tableResult(last);
    }

private:
    [[nodiscard]] GameResult tableResult(const rules::Position& p) const {
        if (!tables_)
            return GameResult::unknown;
        const endgame::Tables& tables = tables_->of(p.variant());
        if (p.pieces().size() > tables.largest())
            return GameResult::unknown;
        const auto known = endgame::variantEndgame(p.variant()).result(p, tables);
        if (!known)
            return GameResult::unknown;
        if (*known == endgame::Result::draw)
            return GameResult::draw;
        const bool white = p.toMove() == rules::Color::white;
        return (*known == endgame::Result::win) == white ? GameResult::whiteWins
                                                         : GameResult::blackWins;
    }

    std::optional<endgame::Library> tables_;
};

} // namespace

std::vector<GameId> doubtfulResults(Store& store) {
    const Snapshot snapshot(store);
    HeaderColumns columns(store.connection());
    const Judge judge;
    std::vector<GameId> doubtful;
    MovetextReader games(store.connection(), 1, columns.end());
    while (games.next()) {
        const GameKind kind(columns.value(HeaderColumn::kind, games.game()));
        if (!kind.present() || kind.result() == GameResult::unknown)
            continue;
        const auto game = decodeGame(games.moves());
        if (!game)
            continue;
        const auto last = rules::lastPosition(*game);
        if (last && rules::refutes(judge.resultOf(*last), game->result))
            doubtful.push_back(GameId{games.game()});
    }
    return doubtful;
}

} // namespace damscope::db
