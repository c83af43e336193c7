// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/move_order.hpp"
#include "analysis/search/thread_state.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>

namespace damscope::analysis::search {

/// Quiescence search: captures are played out. At the horizon itself, not after captures, a
/// position in which the opponent threatens to take has every reply tried once, in the order of the
/// main search, and one in which nobody can take has the sacrifices tried that are taken back.
template <const rules::Rules& R> class Quiescence {
public:
    using Position = Node<R>;
    using Move = typename Position::Move;
    using Bits = typename Position::Bits;
    using Pieces = typename Position::Pieces;

    Quiescence(ThreadState<R>& thread, MoveOrder<Bits>& order) : thread_(thread), order_(order) {}

    /// The value of a position at the horizon.
    Value search(const Position& n, Value alpha, Value beta, int ply) {
        return search(n, {alpha, beta}, ply, true);
    }

private:
    using Moves = typename MoveStack<R>::Moves;
    template <Color C> using Generator = rules::detail::Generator<R, C>;

    struct Window {
        Value alpha;
        Value beta;
    };

    Value search(const Position& n, Window w, int ply, bool atHorizon) {
        assert(w.alpha < w.beta);
        if (!thread_.countNode())
            return 0;
        if (const auto v = thread_.terminalValue(n, ply))
            return *v;
        return n.toMove() == Color::white ? searchOf<Color::white>(n, w, ply, atHorizon)
                                          : searchOf<Color::black>(n, w, ply, atHorizon);
    }

    template <Color C> Value searchOf(const Position& n, Window w, int ply, bool atHorizon) {
        const Generator<C> own(n.pieces());
        if (own.canCapture())
            return searchCaptures(n, w, ply);
        if (!own.canMoveQuietly())
            return ThreadState<R>::noMoves(ply);
        if (const auto result = thread_.endgames().probe(n))
            return endgameValue(*result, n);
        if (!atHorizon)
            return thread_.evaluate(n);
        const Generator<rules::opponent(C)> other(n.pieces());
        return other.canCapture() ? searchReplies(n, w, ply) : searchSacrifices<C>(n, own, w, ply);
    }

    Value searchCaptures(const Position& n, Window w, int ply) {
        const Moves list(thread_.moves());
        thread_.moves().pushAll(n);
        Value best = -infinite;
        for (const Move& m : list.all())
            if (isCutOff(n.after(m), best, w, ply))
                break;
        return best;
    }

    /// Every reply to a threat, the likeliest first: what parries it here did so elsewhere.
    Value searchReplies(const Position& n, Window w, int ply) {
        const Moves list(thread_.moves());
        thread_.moves().pushAll(n);
        const std::span<Move> moves = list.all();
        order_.score(moves, n.toMove(), ply, noMove, n.pieces().kings);
        Value best = -infinite;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            pickBest(moves.subspan(i));
            const Move m = moves[i];
            if (!isCutOff(n.after(m), best, w, ply))
                continue;
            if (!thread_.stopped())
                order_.recordCutoff(moves.first(i), m, n.toMove(), ply, 1);
            break;
        }
        return best;
    }

    /// The side to move may stand as it is, or give a man where it can take back whatever the
    /// opponent does.
    template <Color C>
    Value searchSacrifices(const Position& n, const Generator<C>& own, Window w, int ply) {
        Value best = thread_.evaluate(n);
        if (best >= w.beta)
            return best;
        w.alpha = std::max(w.alpha, best);
        bool isDone = false;
        own.quietMoves([&](Bits from, Bits to, bool crowns) {
            if (isDone || crowns || (n.pieces().kings & from) != 0 ||
                !isTakenAndTakenBack<C>(n.pieces().template afterQuiet<C>(from, to, false)))
                return;
            const Move m{0, static_cast<std::uint8_t>(rules::detail::lowest(from)),
                         static_cast<std::uint8_t>(rules::detail::lowest(to))};
            isDone = isCutOff(n.after(m), best, w, ply);
        });
        return best;
    }

    /// Searches a child. Whether it ends the loop over moves: it is as good as beta, or the budget
    /// is used up.
    bool isCutOff(const Position& child, Value& best, Window& w, int ply) {
        const Value v = -search(child, {-w.beta, -w.alpha}, ply + 1, false);
        if (thread_.stopped())
            return true;
        best = std::max(best, v);
        w.alpha = std::max(w.alpha, v);
        return w.alpha >= w.beta;
    }

    /// After a quiet move of C the opponent must capture, and C can take back whatever he takes.
    template <Color C> static bool isTakenAndTakenBack(const Pieces& pieces) {
        constexpr Color other = rules::opponent(C);
        const Generator<other> replies(pieces);
        if (!replies.canCapture())
            return false;
        rules::detail::CaptureList<Bits> captures;
        replies.captures(captures);
        return std::ranges::all_of(captures, [&](const auto& capture) {
            return Generator<C>(pieces.template afterCapture<other>(capture)).canCapture();
        });
    }

    /// The value of an endgame table's result at a leaf.
    Value endgameValue(Result result, const Position& n) const {
        if (result == Result::draw)
            return drawValue;
        const bool wins = result == Result::win;
        const Color winner = wins ? n.toMove() : rules::opponent(n.toMove());
        const Value progress = EndgameProbe<R>::progress(n, winner);
        const Value value = tableWin + std::clamp(progress, -tableReach, tableReach);
        return wins ? value : -value;
    }

    ThreadState<R>& thread_;
    MoveOrder<Bits>& order_;
};

} // namespace damscope::analysis::search
