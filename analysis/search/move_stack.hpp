// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/node.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace damscope::analysis::search {

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
