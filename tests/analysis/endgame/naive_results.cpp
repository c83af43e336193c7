// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/endgame/naive_results.hpp"

#include "analysis/endgame/variant_endgame.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/analysis/endgame/made_tables.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <span>

namespace damscope::analysis::endgame {

namespace {

using rules::Color;
using rules::Kind;
using rules::Piece;
using rules::Position;

std::vector<Piece> piecesOf(const Material& m) {
    std::vector<Piece> pieces;
    pieces.insert(pieces.end(), m.whiteMen, {Color::white, Kind::man});
    pieces.insert(pieces.end(), m.blackMen, {Color::black, Kind::man});
    pieces.insert(pieces.end(), m.whiteKings, {Color::white, Kind::king});
    pieces.insert(pieces.end(), m.blackKings, {Color::black, Kind::king});
    return pieces;
}

// Calls visit with the position after putting the rest of the pieces, each in every way; equal
// pieces in ascending order.
void putAll(const Position& p, std::span<const Piece> rest, int from,
            const std::function<void(const Position&)>& visit) {
    if (rest.empty())
        return visit(p);
    const rules::Board& board = p.rules().board;
    for (int i = from; i < board.size(); ++i) {
        const rules::Square s = board.square(i);
        const Piece piece = rest.front();
        if (p.at(s) ||
            (piece.kind == Kind::man && board.rowOf(s) == p.rules().crowningRow(piece.color)))
            continue;
        Position next = p;
        next.put(s, piece);
        const bool same = rest.size() > 1 && rest[1] == piece;
        putAll(next, rest.subspan(1), same ? i + 1 : 0, visit);
    }
}

} // namespace

NaiveResults::NaiveResults(rules::Variant variant, int pieces) {
    for (const Material& m : classesUpTo(variant, pieces)) {
        const std::vector<Piece> all = piecesOf(m);
        putAll(Position(variant), all, 0, [this](const Position& placed) {
            Position p = placed;
            for (const Color c : {Color::white, Color::black}) {
                p.setToMove(c);
                positions_.push_back(p);
            }
        });
    }
    bool changed = true;
    while (changed) {
        changed = false;
        for (const Position& p : positions_) {
            const Result r = resultOneMoveOn(p);
            Result& known = results_[p.key()];
            changed |= known != r;
            known = r;
        }
    }
}

// What is not known yet counts as a draw; it stays one if nothing ever says otherwise.
Result NaiveResults::resultOneMoveOn(const Position& p) const {
    const rules::Outcome outcome = rules::outcome(p);
    if (outcome.end != rules::BoardEnd::none) {
        const bool whiteWins = outcome.result == rules::GameResult::whiteWins;
        return whiteWins == (p.toMove() == Color::white) ? Result::win : Result::loss;
    }
    Result best = Result::loss;
    for (const rules::Move& m : rules::legalMoves(p)) {
        const Position next = p.after(m);
        const auto known = results_.find(next.key());
        if (known != results_.end())
            best = better(best, turned(known->second));
        else if (rules::outcome(next).end != rules::BoardEnd::none)
            best = better(best, turned(resultOneMoveOn(next)));
        else
            best = better(best, Result::draw);
    }
    return best;
}

std::array<int, 3> expectNaiveResults(rules::Variant variant, int pieces) {
    const TableFolder folder;
    const Tables tables = folder.make(variant, pieces);
    const NaiveResults naive(variant, pieces);
    std::array<int, 3> results{};
    int wrong = 0;
    for (const Position& p : naive.positions()) {
        const auto fromTables = variantEndgame(variant).result(p, tables);
        ++results[static_cast<std::size_t>(naive.of(p))];
        if (fromTables != naive.of(p) && ++wrong < 5)
            ADD_FAILURE() << p.rules().name << ' ' << rules::writeFen(p);
    }
    EXPECT_EQ(wrong, 0) << rules::rules(variant).name;
    return results;
}

} // namespace damscope::analysis::endgame
