// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/numbering.hpp"
#include "analysis/endgame/slice.hpp"
#include "analysis/endgame/solver.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "base/parallel/workers.hpp"
#include "rules/moves/pieces.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

namespace damscope::analysis::endgame {

/// Compares the results of positions in a table with the results of the positions one move later.
template <const rules::Rules& R> class Comparer {
public:
    Comparer(const Material& material, const Tables& tables, const RunOptions& work)
        : material_(material), lookup_(tables), options_(work), kings_(material),
          white_(Color::white, material.whiteMen), black_(Color::black, material.blackMen) {}

    /// Checks every `step`th number of the class.
    [[nodiscard]] Comparison run(std::uint64_t step) {
        const std::uint64_t numbers = numberCount(R.board, material_);
        const std::uint64_t chunk = step * 4096;
        base::forEachInParallel((numbers + chunk - 1) / chunk, options_.threads, options_.stop,
                                [&](std::uint64_t item, int worker) {
                                    const std::uint64_t end = std::min(numbers, (item + 1) * chunk);
                                    compareNumbers(item * chunk, end, step);
                                    done_ += end - item * chunk;
                                    if (worker == 0 && options_.report)
                                        options_.report(done_);
                                });
        return found_;
    }

private:
    using Pieces = rules::detail::Pieces<R>;
    using Bits = typename Pieces::Bits;
    using Generator = rules::detail::Generator<R, Color::white>;

    void compareNumbers(std::uint64_t begin, std::uint64_t end, std::uint64_t step) {
        Comparison found;
        Slice<R> slice(kings_);
        std::optional<std::uint64_t> men;
        for (std::uint64_t number = begin; number < end; number += step) {
            const auto white = static_cast<std::uint32_t>(number / slice.size() / black_.size());
            const auto black = static_cast<std::uint32_t>(number / slice.size() % black_.size());
            if ((white_.bits(white) & black_.bits(black)) != 0)
                continue;
            if (men != number / slice.size()) {
                men = number / slice.size();
                slice.setMen(white_.bits(white), black_.bits(black));
            }
            compareOne(slice.pieces(number % slice.size()), found);
        }
        add(found);
    }

    void compareOne(const Pieces& p, Comparison& found) const {
        const Generator generator(p);
        if (generator.canCapture())
            return; // not stored
        const auto stored = lookup_.template quiet<Color::white>(p);
        const auto expected = resultOneMoveOn(generator, p);
        if (!stored || !expected) {
            found.incomplete = true;
            return;
        }
        ++found.compared;
        ++found.results[static_cast<std::size_t>(*stored)];
        if (*stored == *expected)
            return;
        ++found.wrong;
        if (!found.firstWrong)
            found.firstWrong = positionOf(p);
    }

    [[nodiscard]] std::optional<Result> resultOneMoveOn(const Generator& generator,
                                                        const Pieces& p) const {
        std::optional<Result> best;
        bool unknown = false;
        generator.quietMoves([&](Bits from, Bits to, bool crowns) {
            const auto r = lookup_.template result<Color::black>(
                p.template afterQuiet<Color::white>(from, to, crowns));
            if (r)
                best = better(best.value_or(Result::loss), turned(*r));
            else
                unknown = true;
        });
        if (unknown)
            return std::nullopt;
        return best ? best : std::optional(Lookup<R>::noMove);
    }

    static rules::Position positionOf(const Pieces& p) {
        rules::Position position(R.variant);
        for (const Color c : {Color::white, Color::black})
            rules::detail::eachBit(p.of(c), [&](Bits bit) {
                position.put(rules::Square(rules::detail::lowest(bit)),
                             {c, (p.kings & bit) != 0 ? rules::Kind::king : rules::Kind::man});
            });
        position.setToMove(Color::white);
        return position;
    }

    void add(const Comparison& part) {
        const std::scoped_lock lock(mutex_);
        found_.compared += part.compared;
        found_.wrong += part.wrong;
        for (std::size_t i = 0; i < part.results.size(); ++i)
            found_.results[i] += part.results[i];
        found_.incomplete |= part.incomplete;
        if (!found_.firstWrong)
            found_.firstWrong = part.firstWrong;
    }

    Material material_;
    Lookup<R> lookup_;
    const RunOptions& options_;
    typename Slice<R>::Kings kings_;
    MenPlacements<R> white_;
    MenPlacements<R> black_;
    std::atomic<std::uint64_t> done_ = 0;
    std::mutex mutex_;
    Comparison found_;
};

/// The endgames of one variant, with its table as a compile-time constant.
template <const rules::Rules& R> class VariantEndgameOf final : public VariantEndgame {
public:
    [[nodiscard]] std::vector<Solution> solve(const Material& material, const Tables& smaller,
                                              const RunOptions& work) const override {
        return Solver<R>(material, smaller, work).run();
    }

    [[nodiscard]] std::optional<Result> result(const rules::Position& position,
                                               const Tables& tables) const override {
        const auto pieces = rules::detail::toPieces<R>(position);
        const Lookup<R> lookup(tables);
        return position.toMove() == Color::white ? lookup.template result<Color::white>(pieces)
                                                 : lookup.template result<Color::black>(pieces);
    }

    [[nodiscard]] Comparison compare(const Material& material, const Tables& tables,
                                     std::optional<std::uint64_t> sample,
                                     const RunOptions& work) const override {
        const std::uint64_t numbers = numberCount(R.board, material);
        const std::uint64_t step = sample ? std::max<std::uint64_t>(numbers / *sample, 1) : 1;
        return Comparer<R>(material, tables, work).run(step);
    }
};

} // namespace damscope::analysis::endgame
