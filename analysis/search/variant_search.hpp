// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"
#include "analysis/engine.hpp"
#include "analysis/evaluation/weights.hpp"
#include "analysis/search/transposition_table.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace damscope::analysis::search {

/// The numbers of the search that are found by matches: depths in plies, margins in hundredths of a
/// man.
struct SearchParameters {
    int aspirationMargin = 15;
    int probCutLeastDepth = 3;
    int probCutMargin = 10;           ///< for each ply of depth
    int probCutDepth = 40;            ///< of the depth, in per cent
    int probCutEvaluationMargin = 50; ///< the static evaluation may be so far below beta
    int futilityDepth = 3;
    int futilityMargin = 60; ///< for each ply of depth
    int reverseFutilityDepth = 3;
    int reverseFutilityMargin = 40; ///< for each ply of depth
    int iirLeastDepth = 4;          ///< of internal iterative reduction
    int lmrFirstMove = 1;           ///< the first move that is reduced, from 0; in the principal
    int lmrFirstMoveInPv = 3;       ///< variation
    int lmrTwoPliesFirstMove = 4;   ///< the first move that may be reduced by two plies or more
    int lmrTwoPliesDepth = 4;       ///< from this depth on by two
    int lmrThreePliesDepth = 8;     ///< from this depth on by three
    int shotPlies = 8;              ///< plies from the root within which shots are not reduced
};

/// A parameter as a measurement names it, with the values that make sense.
struct ParameterInfo {
    std::string_view name;
    int SearchParameters::*value;
    int least;
    int most;
};
[[nodiscard]] std::span<const ParameterInfo> searchParameters();

/// The search of one variant, behind a face without templates.
class VariantSearch {
public:
    virtual ~VariantSearch() = default;
    VariantSearch() = default;
    VariantSearch(const VariantSearch&) = delete;
    VariantSearch& operator=(const VariantSearch&) = delete;

    /// See Engine::setPosition.
    virtual void setPosition(const rules::Position& start, std::span<const rules::Move> moves) = 0;

    /// See Engine::search.
    virtual Findings search(const Limits& limits, const std::stop_token& stop,
                            const Engine::Report& report, int threads) = 0;

    /// Forgets what earlier searches have found out about moves, outside the transposition table.
    virtual void clear() = 0;

    /// What the position that was set is worth by the evaluation alone, to the side to move.
    [[nodiscard]] virtual int evaluation() const = 0;
};

/// A search of the weights' variant, with endgame tables or without. Both tables must outlive it.
[[nodiscard]] std::unique_ptr<VariantSearch> makeVariantSearch(const evaluation::Weights& weights,
                                                               const endgame::Tables* endgames,
                                                               TranspositionTable& table,
                                                               const SearchParameters& parameters);

/// makeVariantSearch for the variants of one source file each, so that they compile side by side;
/// null for others.
using MakeSearch = std::unique_ptr<VariantSearch>(const evaluation::Weights&,
                                                  const endgame::Tables*, TranspositionTable&,
                                                  const SearchParameters&);
MakeSearch makeInternationalSearch;
MakeSearch makeFrisianSearch;
MakeSearch makeSteppingKingSearch;
MakeSearch makeFlyingKingSearch;
MakeSearch makeEastAndSouthSearch;

/// The search of the first of these variants that the weights are for.
template <template <const rules::Rules&> class SearchOf, const rules::Rules&... R>
std::unique_ptr<VariantSearch>
makeSearchFor(const evaluation::Weights& weights, const endgame::Tables* endgames,
              TranspositionTable& table, const SearchParameters& parameters) {
    std::unique_ptr<VariantSearch> made;
    ((weights.variant == R.variant
          ? void(made = std::make_unique<SearchOf<R>>(weights, endgames, table, parameters))
          : void()),
     ...);
    return made;
}

} // namespace damscope::analysis::search
