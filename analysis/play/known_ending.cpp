// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play/known_ending.hpp"

#include "analysis/endgame/game_result.hpp"
#include "analysis/endgame/library.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "rules/moves/ending.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::analysis::play {
namespace {

using endgame::Result;
using rules::GameResult;
using rules::Move;
using rules::Position;

// For the side to move; nothing if the tables do not have the position.
std::optional<Result> resultOf(const Position& position, const endgame::Library& library) {
    const rules::Outcome board = rules::outcome(position);
    if (board.end != rules::BoardEnd::none)
        return board.result == GameResult::draw                   ? Result::draw
               : board.result == rules::winFor(position.toMove()) ? Result::win
                                                                  : Result::loss;
    const endgame::Tables& tables = library.of(position.variant());
    if (tables.empty() || position.pieces().size() > tables.largest())
        return std::nullopt;
    return endgame::variantEndgame(position.variant()).result(position, tables);
}

} // namespace

Move perfectMove(const Position& position, const Move& chosen, const endgame::Library& library,
                 std::uint64_t nodes, const std::stop_token& stop) {
    const auto result = resultOf(position, library);
    if (!result)
        return chosen;
    if (*result != Result::draw)
        if (const auto win = endgame::shortestWin(position, library, nodes, stop))
            return win->line.front();
    const auto keeps = [&](const Move& move) {
        const auto after = resultOf(position.after(move), library);
        return after && endgame::turned(*after) == *result;
    };
    if (keeps(chosen))
        return chosen;
    const rules::MoveList moves = rules::legalMoves(position);
    const auto kept = std::ranges::find_if(moves, keeps);
    return kept == moves.end() ? chosen : *kept;
}

std::optional<KnownEnding> knownEnding(const Position& start, std::span<const Move> moves,
                                       const endgame::Library& library,
                                       const std::stop_token& stop) {
    Position position = start;
    for (std::size_t plies = 0; plies <= moves.size(); ++plies) {
        if (plies > 0)
            position.play(moves[plies - 1]);
        if (rules::outcome(position).end != rules::BoardEnd::none)
            break; // nothing is left to show
        const auto result = resultOf(position, library);
        if (!result)
            continue;
        if (*result == Result::draw)
            return KnownEnding{plies, position, GameResult::draw};
        constexpr std::uint64_t nodes = 3'000'000; // some seconds
        return KnownEnding{plies, position, endgame::gameResult(*result, position.toMove()),
                           endgame::shortestWin(position, library, nodes, stop)};
    }
    return std::nullopt;
}

} // namespace damscope::analysis::play
