// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/root_search.hpp"
#include "analysis/search/variant_search.hpp"

#include <memory>
#include <thread>
#include <vector>

namespace damscope::analysis::search {

/// The search of one variant with its threads: all of them deepen the same root and share what they
/// find through the table (Lazy SMP); the first one's findings count.
template <const rules::Rules& R> class VariantSearchOf final : public VariantSearch {
public:
    VariantSearchOf(const Weights& weights, const endgame::Tables* endgames,
                    TranspositionTable& table, const SearchParameters& parameters)
        : parameters_(parameters), evaluate_(weights), endgames_(endgames), table_(table),
          root_(rules::Position::start(R.variant)) {}

    void setPosition(const rules::Position& start, std::span<const rules::Move> moves) override {
        before_.clear();
        root_ = Position(start);
        for (const rules::Move& m : moves) {
            before_.push_back(root_);
            root_ = root_.after(folded(m));
        }
    }

    Findings search(const Limits& limits, const std::stop_token& stop, const Engine::Report& report,
                    int threads) override {
        Budget budget(limits, stop);
        while (searches_.size() < static_cast<std::size_t>(threads))
            searches_.push_back(
                std::make_unique<RootSearch<R>>(evaluate_, endgames_, table_, parameters_));
        table_.age();
        {
            std::vector<std::jthread> helpers;
            for (int i = 1; i < threads; ++i)
                helpers.emplace_back([this, i, &budget, &limits] {
                    Limits one = limits;
                    one.lines = 1;
                    one.clock.reset(); // the first thread watches it
                    searches_[static_cast<std::size_t>(i)]->run(before_, root_, one, 1 + i % 2,
                                                                budget, [] {});
                });
            const BudgetEnd end(budget); // before the helpers are waited for
            const auto notify = [&] {
                if (report)
                    report(findings(*searches_[0], searches_[0]->nodes(), budget));
            };
            searches_[0]->run(before_, root_, limits, 1, budget, notify);
        }
        std::uint64_t nodes = 0;
        for (int i = 0; i < threads; ++i)
            nodes += searches_[static_cast<std::size_t>(i)]->nodes();
        return findings(*searches_[0], nodes, budget);
    }

    void clear() override {
        for (const auto& search : searches_)
            search->clear();
    }

    [[nodiscard]] int evaluation() const override { return evaluate_(root_); }

private:
    using Position = Node<R>;
    using Bits = typename Position::Bits;

    static typename Position::Move folded(const rules::Move& m) {
        return {static_cast<Bits>(m.captured.bits()), static_cast<std::uint8_t>(m.from.bit()),
                static_cast<std::uint8_t>(m.to.bit()), m.crowns, 0};
    }

    static Findings findings(const RootSearch<R>& search, std::uint64_t nodes,
                             const Budget& budget) {
        Findings f;
        f.depth = search.depth();
        f.nodes = nodes;
        f.time = budget.elapsed();
        for (std::size_t i = 0; i < search.wanted(); ++i) {
            const auto& m = search.moves()[i];
            PvLine& line = f.lines.emplace_back();
            line.score = scoreOf(m.value);
            line.depth = m.depth;
            for (const auto& move : m.line)
                line.moves.push_back(move.unfolded());
        }
        return f;
    }

    SearchParameters parameters_;
    Evaluator<R> evaluate_;
    EndgameProbe<R> endgames_;
    TranspositionTable& table_;
    Position root_;
    std::vector<Position> before_;
    std::vector<std::unique_ptr<RootSearch<R>>> searches_;
};

} // namespace damscope::analysis::search
