// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/shortest_win.hpp"

#include "analysis/endgame/tables.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace damscope::analysis::endgame {
namespace {

using rules::Move;
using rules::Position;

constexpr int longest = 255; // plies; no ending of six pieces comes near

/// What is proved of a position: how many plies it lasts with best play.
struct Bounds {
    int least = 0;
    int most = longest + 1;
    std::size_t first = 0; ///< the move to try first
};

/// Proves how long a win lasts. The winner is to move where an odd number of plies is left, in
/// antidraughts an even one: there the game ends when the winner is to move and cannot.
class WinSearch {
public:
    WinSearch(const Tables& tables, std::uint64_t nodes, std::stop_token stop)
        : tables_(tables), endgame_(variantEndgame(tables.variant())),
          loserEndsIt_(rules::rules(tables.variant()).goal == rules::Goal::loseAll), nodes_(nodes),
          stop_(std::move(stop)) {}

    [[nodiscard]] bool loserEndsIt() const { return loserEndsIt_; }

    [[nodiscard]] bool isLost(const Position& position) const {
        return endgame_.result(position, tables_) == Result::loss;
    }

    /// The plies that the position lasts; `won`: by the side to move.
    std::optional<int> length(const Position& position, bool won) {
        for (int plies = won == loserEndsIt_ ? 2 : 1; plies <= longest && !ended_; plies += 2)
            if (won ? wins(position, plies) : loses(position, plies))
                return plies;
        return std::nullopt;
    }

    /// Best play from a position that lasts so many plies.
    std::vector<Move> line(Position position, int plies) {
        std::vector<Move> line;
        for (int left = plies; left > 0 && !ended_; --left) {
            const bool winnerMoves = (left % 2 == 1) != loserEndsIt_;
            const auto move =
                winnerMoves ? winningMove(position, left) : lastingMove(position, left);
            if (!move)
                return {};
            line.push_back(*move);
            position.play(*move);
        }
        return ended_ ? std::vector<Move>{} : line;
    }

private:
    [[nodiscard]] bool count() {
        ended_ = ended_ || nodes_ == 0 || stop_.stop_requested();
        nodes_ -= ended_ ? 0 : 1;
        return !ended_;
    }

    // Whether the side to move can win within so many plies.
    bool wins(const Position& position, int plies) { return isDecided(position, plies, true); }
    // Whether it cannot but lose within so many plies.
    bool loses(const Position& position, int plies) { return isDecided(position, plies, false); }

    // One move is enough for the winner; for the loser all of them must lose. The move that settles
    // it is looked at first the next time.
    bool isDecided(const Position& position, int plies, bool winner) {
        const rules::PositionKey key = position.key();
        const Bounds known = known_[key];
        if (known.most <= plies || known.least > plies || !count())
            return !ended_ && known.most <= plies;
        const auto settle = [&](bool decided, std::size_t place) {
            note(key, decided ? Bounds{known.least, plies, place}
                              : Bounds{plies + 1, known.most, place});
            return decided;
        };
        const rules::MoveList moves = rules::legalMoves(position);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const std::size_t place = i == 0 ? known.first : i <= known.first ? i - 1 : i;
            const bool decided = winner ? winsBy(position, moves[place], plies)
                                        : losesBy(position, moves[place], plies);
            if (ended_)
                return false;
            if (decided == winner)
                return settle(winner, place);
        }
        return settle(!winner, known.first);
    }

    bool winsBy(const Position& position, const Move& move, int plies) {
        const Position next = position.after(move);
        if (const rules::Outcome board = rules::outcome(next); board.end != rules::BoardEnd::none)
            return board.result == (position.toMove() == rules::Color::white
                                        ? rules::GameResult::whiteWins
                                        : rules::GameResult::blackWins);
        return plies > 1 && isLost(next) && loses(next, plies - 1);
    }

    bool losesBy(const Position& position, const Move& move, int plies) {
        const Position next = position.after(move);
        const bool ends = loserEndsIt_ && rules::outcome(next).end != rules::BoardEnd::none;
        return ends || wins(next, plies - 1);
    }

    void note(rules::PositionKey key, const Bounds& bounds) { known_[key] = bounds; }

    std::optional<Move> winningMove(const Position& position, int plies) {
        for (const Move& move : rules::legalMoves(position))
            if (winsBy(position, move, plies))
                return move;
        return std::nullopt;
    }

    // It lasts as long as the position: not two plies less.
    std::optional<Move> lastingMove(const Position& position, int plies) {
        for (const Move& move : rules::legalMoves(position))
            if (plies <= 2 || !losesBy(position, move, plies - 2))
                return move;
        return std::nullopt;
    }

    const Tables& tables_;
    const VariantEndgame& endgame_;
    bool loserEndsIt_;
    std::uint64_t nodes_;
    std::stop_token stop_;
    bool ended_ = false;
    std::unordered_map<rules::PositionKey, Bounds> known_;
};

} // namespace

std::optional<ShortestWin> shortestWin(const Position& position, const Library& library,
                                       std::uint64_t nodes, const std::stop_token& stop) {
    const Tables& tables = library.of(position.variant());
    if (tables.empty() || position.pieces().size() > tables.largest() ||
        rules::outcome(position).end != rules::BoardEnd::none)
        return std::nullopt;
    const auto result = variantEndgame(position.variant()).result(position, tables);
    if (!result || *result == Result::draw)
        return std::nullopt;
    WinSearch search(tables, nodes, stop);
    const auto plies = search.length(position, *result == Result::win);
    if (!plies)
        return std::nullopt;
    ShortestWin win{search.line(position, *plies), search.loserEndsIt()};
    return win.line.empty() ? std::nullopt : std::optional(std::move(win));
}

} // namespace damscope::analysis::endgame
