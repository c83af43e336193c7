// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/comparer.hpp"
#include "analysis/endgame/solver.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "rules/moves/pieces.hpp"

namespace damscope::analysis::endgame {

/// The endgames of one variant, with its table as a compile-time constant.
template <const rules::Rules& R> class VariantEndgameOf final : public VariantEndgame {
public:
    [[nodiscard]] std::vector<Solution> solve(const Material& material, const Tables& smaller,
                                              const RunOptions& work) const override {
        return Solver<R>(material, smaller, work).run();
    }

    [[nodiscard]] std::optional<Result> result(const rules::Position& position,
                                               const Tables& tables) const override {
        const auto pieces = rules::detail::piecesOf<R>(position);
        const Lookup<R> lookup(tables);
        return position.toMove() == Color::white ? lookup.template result<Color::white>(pieces)
                                                 : lookup.template result<Color::black>(pieces);
    }

    [[nodiscard]] Comparison compare(const Material& material, const Tables& tables,
                                     std::optional<std::uint64_t> sample,
                                     const RunOptions& work) const override {
        const std::uint64_t numbers = numbersOf(R.board, material);
        const std::uint64_t step = sample ? std::max<std::uint64_t>(numbers / *sample, 1) : 1;
        return Comparer<R>(material, tables, work).run(step);
    }
};

/// The endgame of one of these variants, created once; null for other variants.
template <const rules::Rules&... R> const VariantEndgame* oneOf(rules::Variant variant) {
    const VariantEndgame* found = nullptr;
    const auto offer = [&](rules::Variant v, const VariantEndgame& endgame) {
        if (v == variant)
            found = &endgame;
    };
    (
        [&] {
            static const VariantEndgameOf<R> endgame;
            offer(R.variant, endgame);
        }(),
        ...);
    return found;
}

/// For the variants of one source file each, so that they compile in parallel; null for others.
using FindEndgame = const VariantEndgame*(rules::Variant);
FindEndgame internationalEndgame;
FindEndgame steppingKingEndgame;
FindEndgame flyingKingEndgame;
FindEndgame eastAndSouthEndgame;

} // namespace damscope::analysis::endgame
