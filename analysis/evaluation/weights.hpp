// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/patterns.hpp"
#include "rules/board/rules.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace damscope::analysis::evaluation {

/// Where each weight of a variant stands. Squares are indices of the board as White sees it; a
/// black piece counts, with the opposite sign, as a white one on the turned square.
struct WeightLayout {
    explicit WeightLayout(rules::Variant variant);

    static constexpr std::size_t man = 0;              ///< a man more
    static constexpr std::size_t firstKing = 1;        ///< having a king
    static constexpr std::size_t moreKings = 2;        ///< each further one
    static constexpr std::size_t toMove = 3;           ///< having the move
    static constexpr std::size_t safeKingMove = 4;     ///< a square that kings reach (KingMobility)
    static constexpr std::size_t attackedKingMove = 5; ///< one where they would be taken
    static constexpr std::size_t imbalance = 6;        ///< four files that men stand to one side
    static constexpr std::size_t general = 7;          ///< how many there are of these
    [[nodiscard]] std::size_t manOn(int square) const {
        assert(square >= 0 && square <= 2 * squares);
        return general + static_cast<std::size_t>(square);
    }
    [[nodiscard]] std::size_t kingOn(int square) const { return manOn(squares + square); }
    [[nodiscard]] std::size_t part(std::size_t number, std::size_t entry) const {
        return manOn(2 * squares) + number * PatternLayout::partEntries + entry;
    }
    [[nodiscard]] std::size_t pattern(std::size_t table, std::size_t entry) const {
        return part(parts, 0) + table * PatternLayout::entries + entry;
    }
    [[nodiscard]] std::size_t size() const { return pattern(tables, 0); }

    int squares;        ///< of the board
    std::size_t parts;  ///< areas of eight squares
    std::size_t tables; ///< areas of twelve squares
};

/// How many half files of imbalance the weight of that name is for.
inline constexpr int imbalanceUnit = 8;

/// A weight in the middle game, all pieces on the board, and at the end of the ending; between them
/// the evaluation goes from one to the other with the number of pieces. In quarters of a
/// hundredth of a man.
struct Weight {
    std::int16_t middle = 0;
    std::int16_t ending = 0;
    friend bool operator==(const Weight&, const Weight&) = default;
};
inline constexpr int unitsPerCentiMan = 4;
/// What the patterns of all lanes add up to is kept within this, so that it fits 16 bits.
inline constexpr int largestPatternSum = 32'000;

/// What the evaluation of one variant knows, in the order of its WeightLayout.
struct Weights {
    rules::Variant variant = rules::Variant::international;
    std::vector<Weight> values;
    friend bool operator==(const Weights&, const Weights&) = default;
};

/// Material and tempo only, from the variant's rules: what every training starts from.
[[nodiscard]] Weights plainWeights(rules::Variant variant);

/// The best weights that come with the program: trained ones where there are some, else plain ones.
[[nodiscard]] std::shared_ptr<const Weights> standardWeights(rules::Variant variant);

/// The weights in the bytes of a file, for a variant; plain ones where there are no bytes, they are
/// damaged, or the weights are for another board.
[[nodiscard]] Weights weightsOrPlain(std::string_view file, rules::Variant variant);

/// Weights for one variant, learnt by another on the same board; nothing where the boards differ.
[[nodiscard]] std::optional<Weights> carriedOver(Weights learnt, rules::Variant variant);

} // namespace damscope::analysis::evaluation
