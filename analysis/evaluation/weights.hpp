// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/patterns.hpp"
#include "base/expected.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis::evaluation {

/// Where each weight of a variant stands. Squares are indices of the board as White sees it; a
/// black piece counts, with the opposite sign, as a white one on the turned square.
struct WeightLayout {
    explicit WeightLayout(rules::Variant variant);

    static constexpr std::size_t man = 0;       ///< a man more
    static constexpr std::size_t firstKing = 1; ///< having a king
    static constexpr std::size_t moreKings = 2; ///< each further one
    static constexpr std::size_t toMove = 3;    ///< having the move
    [[nodiscard]] std::size_t manOn(int square) const {
        return 4 + static_cast<std::size_t>(square);
    }
    [[nodiscard]] std::size_t kingOn(int square) const { return manOn(squares + square); }
    [[nodiscard]] std::size_t pattern(std::size_t table, std::size_t entry) const {
        return manOn(2 * squares) + table * PatternLayout::entries + entry;
    }
    [[nodiscard]] std::size_t size() const { return pattern(tables, 0); }

    int squares;        ///< of the board
    std::size_t tables; ///< of patterns
};

/// A weight in the middle game, all pieces on the board, and at the end of the ending; between them
/// the evaluation goes from one to the other with the number of pieces. In quarters of a
/// hundredth of a man.
struct Weight {
    std::int16_t middle = 0;
    std::int16_t ending = 0;
    friend bool operator==(const Weight&, const Weight&) = default;
};
inline constexpr int unitsPerCentiMan = 4;
/// Weights of patterns are kept within this, so that the sums of all lanes fit 16 bits.
inline constexpr int largestPatternWeight = 1800;

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

/// The format of a file of weights: the bytes "DSW1", the variant's name and a line feed; then all
/// middle-game weights, then all ending weights. A weight that is not zero is the number
/// 2w (w > 0) or -2w - 1 (w < 0); zeros are the number 0 and the number of zeros in a row. Numbers
/// have seven bits a byte, the lowest first, and the top bit set in all bytes but the last.
[[nodiscard]] std::string writeWeights(const Weights& weights);
/// Reads it; says what is wrong with it.
[[nodiscard]] Expected<Weights, std::string> readWeights(std::string_view bytes);

} // namespace damscope::analysis::evaluation
