// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/numbering.hpp"
#include "analysis/endgame/tables.hpp"
#include "rules/moves/generator.hpp"

#include <optional>

namespace damscope::analysis::endgame {

/// The results of a variant's positions, from its tables.
template <const rules::Rules& R> class Lookup {
public:
    using Pieces = rules::detail::Pieces<R>;
    using Bits = typename Pieces::Bits;
    template <Color C> using Generator = rules::detail::Generator<R, C>;

    /// The result of a side that cannot move.
    static constexpr Result noMove = R.goal == rules::Goal::loseAll ? Result::win : Result::loss;

    explicit Lookup(const Tables& tables) : tables_(tables) {}

    /// The result with C to move; nothing if it depends on a missing table. Captures are
    /// played out until there are none left.
    template <Color C> [[nodiscard]] std::optional<Result> result(const Pieces& p) const {
        if (const auto ended = endOf<C>(p))
            return ended;
        const Generator<C> generator(p);
        return generator.canCapture() ? bestCapture<C>(generator, p) : quiet<C>(p);
    }

    /// The same for a position without a capture.
    template <Color C> [[nodiscard]] std::optional<Result> quiet(const Pieces& p) const {
        const Table* table = tables_.find(Numbering<R>::template materialOf<C>(p));
        if (table == nullptr || !Numbering<R>::isNumbered(p))
            return std::nullopt;
        return table->result(Numbering<R>::template numberOf<C>(p));
    }

    /// The result of the best capture in a position with captures.
    template <Color C>
    [[nodiscard]] std::optional<Result> bestCapture(const Generator<C>& generator,
                                                    const Pieces& p) const {
        typename Generator<C>::Captures captures;
        generator.captures(captures);
        bool unknown = false;
        Result best = Result::loss;
        for (const auto& c : captures) {
            const auto r = result<rules::opponent(C)>(p.template afterCapture<C>(c));
            if (r)
                best = better(best, turned(*r));
            else
                unknown = true;
            if (best == Result::win)
                return best;
        }
        return unknown ? std::nullopt : std::optional(best);
    }

    /// The result of a position that is itself the end of the game.
    template <Color C> [[nodiscard]] static std::optional<Result> endOf(const Pieces& p) {
        if constexpr (R.goal == rules::Goal::firstKing)
            if (p.kings != 0)
                return (p.kings & p.of(rules::opponent(C))) != 0 ? Result::loss : Result::win;
        if (p.of(C) == 0)
            return noMove;
        return std::nullopt;
    }

private:
    const Tables& tables_;
};

} // namespace damscope::analysis::endgame
