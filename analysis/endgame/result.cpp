// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/result.hpp"

#include "analysis/endgame/tables.hpp"
#include "analysis/endgame/variant_endgame.hpp"

namespace damscope::analysis::endgame {

using rules::GameResult;

namespace {

std::unique_ptr<const Library> usualLibrary() {
    const auto folder = Library::usualFolder();
    return folder ? std::make_unique<const Library>(*folder) : nullptr;
}

} // namespace

ResultJudge::ResultJudge() : tables_(usualLibrary()) {}
ResultJudge::~ResultJudge() = default;

GameResult ResultJudge::byTables(const rules::Position& position) const {
    if (!tables_)
        return GameResult::unknown;
    const Tables& tables = tables_->of(position.variant());
    if (position.pieces().size() > tables.largest())
        return GameResult::unknown;
    const auto known = variantEndgame(position.variant()).result(position, tables);
    return known ? gameResult(*known, position.toMove()) : GameResult::unknown;
}

GameResult ResultJudge::resultAt(const rules::Position& last) const {
    const rules::Outcome board = rules::outcome(last);
    return board.end != rules::BoardEnd::none ? board.result : byTables(last);
}

Message ResultJudge::explanation(const rules::Rules& rules, GameResult byTables) {
    const std::string result(writeResult(rules, byTables));
    if (byTables == GameResult::draw)
        return {"drawn-by-tables", {{"result", result}}};
    const std::string winner = byTables == GameResult::whiteWins ? "white" : "black";
    return {"won-by-tables", {{"winner", winner}, {"result", result}}};
}

} // namespace damscope::analysis::endgame
