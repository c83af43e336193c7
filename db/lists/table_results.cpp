// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/table_results.hpp"

#include "analysis/endgame/variant_endgame.hpp"

namespace damscope::db {

namespace endgame = analysis::endgame;
using rules::GameResult;

TableResults::TableResults() {
    if (const auto folder = endgame::Library::usualFolder())
        tables_.emplace(*folder);
}

GameResult TableResults::of(const rules::Position& position) const {
    if (!tables_)
        return GameResult::unknown;
    const endgame::Tables& tables = tables_->of(position.variant());
    if (position.pieces().size() > tables.largest())
        return GameResult::unknown;
    const auto known = endgame::variantEndgame(position.variant()).result(position, tables);
    if (!known)
        return GameResult::unknown;
    if (*known == endgame::Result::draw)
        return GameResult::draw;
    const bool white = position.toMove() == rules::Color::white;
    return (*known == endgame::Result::win) == white ? GameResult::whiteWins
                                                     : GameResult::blackWins;
}

} // namespace damscope::db
