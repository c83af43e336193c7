// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/patterns.hpp"
#include "base/vocabulary.hpp"
#include "rules/board/rules.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis::evaluation {

/// A piece beside a king, as the king's side sees it.
enum class Beside : std::uint8_t { ownMan, ownKing, opposingMan, opposingKing };
inline constexpr std::size_t besideKinds = 4;

/// The index of each weight of a variant. Squares are indices of the board as White sees it; a
/// black piece counts, with the opposite sign, as a white one on the rotated square.
struct WeightLayout {
    explicit WeightLayout(rules::Variant variant);

    static constexpr std::size_t man = 0;              ///< each extra man
    static constexpr std::size_t firstKing = 1;        ///< having a king
    static constexpr std::size_t moreKings = 2;        ///< each further one
    static constexpr std::size_t toMove = 3;           ///< being the side to move
    static constexpr std::size_t safeKingMove = 4;     ///< a square that kings reach (KingMobility)
    static constexpr std::size_t attackedKingMove = 5; ///< one where they would be taken
    static constexpr std::size_t imbalance = 6;        ///< four files of men to one side
    static constexpr std::size_t general = 7;          ///< the number of these
    [[nodiscard]] std::size_t manOn(int square) const {
        assert(square >= 0 && square <= 2 * squares);
        return general + static_cast<std::size_t>(square);
    }
    [[nodiscard]] std::size_t kingOn(int square) const { return manOn(squares + square); }
    [[nodiscard]] std::size_t part(std::size_t number, std::size_t entry) const {
        assert(number <= parts && entry < PatternLayout::partEntries);
        return manOn(2 * squares) + number * PatternLayout::partEntries + entry;
    }
    [[nodiscard]] std::size_t pattern(std::size_t table, std::size_t entry) const {
        assert(table <= tables && entry < PatternLayout::entries);
        return part(parts, 0) + table * PatternLayout::entries + entry;
    }
    /// The first of the weights of where pieces stand from kings, which are the last of all.
    [[nodiscard]] std::size_t firstBesideKing() const { return pattern(tables, 0); }
    /// The index of where a piece stands from a king: by what the piece is to the king's side,
    /// whether that side is to move, and both squares.
    [[nodiscard]] std::size_t besideKing(Beside piece, bool kingsTurn, int king, int square) const {
        assert(king >= 0 && king < squares && square >= 0 && square < squares);
        const auto board = static_cast<std::size_t>(squares);
        const std::size_t table = 2 * static_cast<std::size_t>(piece) + (kingsTurn ? 1 : 0);
        return firstBesideKing() + (table * board + static_cast<std::size_t>(king)) * board +
               static_cast<std::size_t>(square);
    }
    [[nodiscard]] std::size_t size() const {
        const auto board = static_cast<std::size_t>(squares);
        return firstBesideKing() + 2 * besideKinds * board * board;
    }

    int squares;        ///< of the board
    std::size_t parts;  ///< areas of eight squares
    std::size_t tables; ///< areas of twelve squares
};

/// The number of half files of imbalance that its weight is for.
inline constexpr int imbalanceUnit = 8;

/// A weight in the middlegame, with all pieces on the board, and in the last endgame; between them
/// the evaluation interpolates by the number of pieces (tapered evaluation). In quarters of a
/// hundredth of a man.
struct Weight {
    std::int16_t middle = 0;
    std::int16_t ending = 0;
    friend bool operator==(const Weight&, const Weight&) = default;
};
inline constexpr int unitsPerCentiMan = 4;
/// The sum of the patterns of all lanes is limited to this, so that it fits 16 bits.
inline constexpr int largestPatternSum = 32'000;

/// The weights of the evaluation of one variant, in the order of its WeightLayout.
struct Weights {
    rules::Variant variant = rules::Variant::international;
    std::vector<Weight> values;
    friend bool operator==(const Weights&, const Weights&) = default;
};

/// Weights of material and tempo only, from the variant's rules: the start of every training.
[[nodiscard]] Weights plainWeights(rules::Variant variant);

/// The best built-in weights: trained ones if there are any, else plain ones.
[[nodiscard]] std::shared_ptr<const Weights> standardWeights(rules::Variant variant);

/// The weights in the bytes of a file, for a variant; plain ones if there are no bytes, they are
/// damaged, or the weights are for another board.
[[nodiscard]] Weights weightsOrPlain(std::string_view file, rules::Variant variant);

/// Weights for one variant, trained for another on the same board; nothing if the boards differ.
[[nodiscard]] std::optional<Weights> carriedOver(Weights learnt, rules::Variant variant);

/// Which trained weights come with the program.
struct WeightsVersion {
    std::string_view format;  ///< of their files: "DSW3"
    int variants = 0;         ///< how many have weights of their own
    std::uint64_t number = 0; ///< another one for other weights
};
[[nodiscard]] WeightsVersion weightsVersion();

/// The format of a file of weights, version 3: the bytes "DSW3", the variant's name and a line
/// feed; then all middlegame weights, then all endgame weights, in the order of the variant's
/// WeightLayout; then XXH3 (64 bits, lowest byte first) of all bytes before. A weight that is not
/// zero is the number 2w (w > 0) or -2w - 1 (w < 0); zeros are the number 0 and the number of zeros
/// in a row. Numbers have seven bits a byte, the lowest first, and the top bit set in all bytes but
/// the last.
[[nodiscard]] std::string writeWeights(const Weights& weights);

/// Reads it; the error says what is wrong.
[[nodiscard]] Expected<Weights, std::string> readWeights(std::string_view bytes);

/// The file of trained weights that comes with the program (analysis/weights/, a library of its
/// own); empty if there is none for the variant.
[[nodiscard]] std::string_view shippedWeights(rules::Variant variant);

/// Both phases in one number, added and subtracted together: the endgame in the lower half.
using Packed = std::int32_t;
[[nodiscard]] constexpr Packed packed(int middle, int ending) {
    return middle * 65'536 + ending;
}
[[nodiscard]] constexpr int endgamePart(Packed p) {
    return static_cast<std::int16_t>(p & 0xffff);
}
[[nodiscard]] constexpr int middlegamePart(Packed p) {
    return (p - endgamePart(p)) / 65'536;
}

/// The tables of a variant's patterns, one after the other, as the search reads them: each entry
/// includes its parts and the square values of its men, so that neither needs a look-up of its
/// own.
[[nodiscard]] std::vector<Packed> packedPatterns(const Weights& weights);

} // namespace damscope::analysis::evaluation
