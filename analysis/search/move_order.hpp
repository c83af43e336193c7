// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/node.hpp"
#include "analysis/search/transposition_table.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace damscope::analysis::search {

template <class Bits> [[nodiscard]] PackedMove packed(const SearchMove<Bits>& m) {
    // Captures that share both ends are distinguished by two bits of what they take: that is enough
    // to choose what to try first.
    const auto folded = static_cast<std::uint64_t>(m.captured) ^
                        static_cast<std::uint64_t>(rules::SquareBits{m.captured} >> 64);
    const std::uint64_t mixed = (folded * 0x9e3779b97f4a7c15ULL) >> 62;
    const unsigned ends = m.from | unsigned{m.to} << 7;
    return static_cast<PackedMove>(ends | (mixed << 14));
}

/// Move ordering by what caused cut-offs before: two killers a ply, and the history heuristic by
/// side, from and to.
template <class Bits> class MoveOrder {
public:
    using Move = SearchMove<Bits>;

    void clear() {
        history_ = {};
        killers_ = {};
    }

    /// Prepares the next search: killers belong to the last one and go, half of the history stays.
    void age() {
        killers_ = {};
        for (auto& side : history_)
            for (auto& from : side)
                for (std::int16_t& h : from)
                    h = static_cast<std::int16_t>(h / 2);
    }

    /// Scores every move: the move of the transposition table first, then killers, then by
    /// history; captures by what they take.
    void score(std::span<Move> moves, rules::Color side, int ply, PackedMove tableMove,
               Bits kings) const {
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        for (Move& m : moves) {
            const PackedMove move = packed(m);
            if (tableMove != noMove && move == tableMove)
                m.order = tableMoveScore;
            else if (m.captured != 0)
                m.order = 100 * rules::detail::count(m.captured) +
                          50 * rules::detail::count(m.captured & kings);
            else if (move == killers[0])
                m.order = tableMoveScore / 2;
            else if (move == killers[1])
                m.order = tableMoveScore / 2 - 1;
            else
                m.order = historyScore(side, m);
        }
    }

    /// A quiet move caused a beta cut-off; those tried before it did not.
    void recordCutoff(std::span<const Move> tried, const Move& best, rules::Color side, int ply,
                      int depth) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        const PackedMove move = packed(best);
        if (killers[0] != move) {
            killers[1] = killers[0];
            killers[0] = move;
        }
        const int bonus = depth * depth < 400 ? depth * depth : 400;
        updateHistory(side, best, bonus);
        for (const Move& m : tried)
            updateHistory(side, m, -bonus);
    }

private:
    static constexpr std::int32_t tableMoveScore = 1'000'000;
    static constexpr int highest = 16'384;

    [[nodiscard]] int historyScore(rules::Color side, const Move& m) const {
        return history_[static_cast<std::size_t>(side)][m.from][m.to];
    }
    void updateHistory(rules::Color side, const Move& m, int bonus) {
        std::int16_t& h = history_[static_cast<std::size_t>(side)][m.from][m.to];
        const int size = bonus < 0 ? -bonus : bonus;
        h = static_cast<std::int16_t>(h + 16 * bonus - h * 16 * size / highest);
    }

    std::array<std::array<std::array<std::int16_t, 80>, 80>, 2> history_{};
    std::array<std::array<PackedMove, 2>, maxPly> killers_{};
};

/// One step of a selection sort: brings the best of the moves that are left to the front.
template <class Move> void pickBest(std::span<Move> rest) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < rest.size(); ++i)
        if (rest[i].order > rest[best].order)
            best = i;
    if (best != 0)
        std::swap(rest[0], rest[best]);
}

/// The moves of all nodes on the way from the root, one behind the other: lists stay short and in
/// the cache, whatever a position could hold.
template <const rules::Rules& R> class MoveStack {
public:
    using Move = typename Node<R>::Move;
    using Bits = typename Node<R>::Bits;

    /// The moves of one node, taken off the stack when the node is done.
    class Moves {
    public:
        explicit Moves(MoveStack& stack) : stack_(stack), begin_(stack.top_) {}
        ~Moves() { stack_.top_ = begin_; }
        Moves(const Moves&) = delete;
        Moves& operator=(const Moves&) = delete;
        [[nodiscard]] std::span<Move> all() const {
            return std::span(stack_.moves_).subspan(begin_, stack_.top_ - begin_);
        }

    private:
        MoveStack& stack_;
        std::size_t begin_;
    };

    /// Whether there is room for any position's moves.
    [[nodiscard]] bool hasRoom() const { return top_ + mostMoves <= size; }

    void pushAll(const Node<R>& n) {
        if (n.toMove() == Color::white)
            push<Color::white>(n);
        else
            push<Color::black>(n);
    }

private:
    static constexpr std::size_t mostMoves = rules::MoveList::capacity;
    static constexpr std::size_t size = std::size_t{32} * 1024;

    template <Color C> void push(const Node<R>& n) {
        const rules::detail::Generator<R, C> g(n.pieces());
        if (g.over())
            return;
        if (g.canCapture())
            return pushCaptures(g);
        const std::size_t full = top_ + mostMoves;
        g.quietMoves([&](Bits from, Bits to, bool crowns) {
            if (top_ < full)
                moves_[top_++] = {0, static_cast<std::uint8_t>(rules::detail::lowest(from)),
                                  static_cast<std::uint8_t>(rules::detail::lowest(to)), crowns, 0};
        });
    }

    template <Color C> void pushCaptures(const rules::detail::Generator<R, C>& g) {
        rules::detail::CaptureList<Bits> captures;
        g.captures(captures);
        for (const auto& c : captures)
            moves_[top_++] = {c.captured, c.from, c.to, c.crowns, 0};
    }

    std::vector<Move> moves_ = std::vector<Move>(size);
    std::size_t top_ = 0;
};

} // namespace damscope::analysis::search
