// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace damscope::rules {

enum class Kind : std::uint8_t { man, king };

struct Piece {
    Color color;
    Kind kind;
    friend bool operator==(Piece, Piece) = default;
};

/// 64-bit Zobrist key of pieces and side to move; the variant is not in it. Keys are stored on
/// disk: `keyOf` must never change (golden values are tested).
enum class PositionKey : std::uint64_t {};

/// How often in a row a side has moved the same king without capturing; matters only if the rules
/// limit it (Frisian). A position set up starts at zero unless its FEN gives a count.
struct KingRun {
    Square king{0};
    std::uint8_t moves = 0;
    friend bool operator==(KingRun, KingRun) = default;
};

/// A position: the pieces, the side to move, and the rules. A value; moves make new ones.
class Position {
public:
    /// The empty board, the variant's first mover to play.
    explicit Position(Variant variant);
    /// The variant's starting position.
    static Position start(Variant variant);

    [[nodiscard]] Variant variant() const { return variant_; }
    [[nodiscard]] const Rules& rules() const { return rules::rules(variant_); }
    [[nodiscard]] Color toMove() const { return toMove_; }
    [[nodiscard]] SquareSet pieces(Color c) const { return pieces_[static_cast<int>(c)]; }
    [[nodiscard]] SquareSet pieces() const { return pieces_[0] | pieces_[1]; }
    [[nodiscard]] SquareSet kings() const { return kings_; }
    [[nodiscard]] SquareSet men(Color c) const { return pieces(c) - kings_; }
    [[nodiscard]] SquareSet kings(Color c) const { return pieces(c) & kings_; }
    [[nodiscard]] std::optional<Piece> at(Square s) const;
    [[nodiscard]] KingRun kingRun(Color c) const { return kingRuns_[static_cast<int>(c)]; }

    /// Puts a piece on a square, replacing what stands there. Resets king runs.
    void put(Square s, Piece p);
    void remove(Square s);
    void setToMove(Color c);
    /// How often in a row one of its kings has been moved; the king must be on that square.
    void setKingRun(Color c, KingRun run);

    /// Makes a move of the side to move. The move must be legal.
    void play(const Move& m);
    /// The position after a move. To follow a game, `play` is faster: a copy has to wait for the
    /// writes of the last move.
    [[nodiscard]] Position after(const Move& m) const;
    /// The key, kept up to date by every change: equal to one computed from scratch.
    [[nodiscard]] PositionKey key() const { return key_; }

    /// Whether the pieces, the side to move and the variant are the same same variant (king runs do
    /// not count).
    friend bool operator==(const Position& a, const Position& b) {
        return a.variant_ == b.variant_ && a.toMove_ == b.toMove_ && a.pieces_[0] == b.pieces_[0] &&
               a.pieces_[1] == b.pieces_[1] && a.kings_ == b.kings_;
    }

private:
    // NOLINTBEGIN(modernize-avoid-c-arrays): indexed by a Color, unchecked
    SquareSet pieces_[2];
    SquareSet kings_;
    PositionKey key_{};
    KingRun kingRuns_[2];
    // NOLINTEND(modernize-avoid-c-arrays)
    Variant variant_;
    Color toMove_;
};

/// The key computed from scratch.
[[nodiscard]] PositionKey keyOf(const Position& position);

/// The board rotated and the colours exchanged: White's pieces become Black's. Moves of the rotated
/// position are the rotated moves.
[[nodiscard]] Position turned(const Position& position);
[[nodiscard]] Square turned(const Board& board, Square s);
[[nodiscard]] Move turned(const Board& board, const Move& m);

} // namespace damscope::rules

/// The words of the position key. They are stored on disk in position indexes: the generator, its
/// seed and the order of the draws must never change.
namespace damscope::rules::zobrist {

/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
constexpr std::uint64_t splitMix(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

inline constexpr std::size_t gridBits = 80;

struct Words {
    /// Keys by piece (white man, white king, black man, black king) and grid bit.
    std::array<std::array<std::uint64_t, gridBits>, 4> pieces{};
    std::uint64_t blackToMove = 0;
};

inline constexpr Words all = [] {
    std::uint64_t state = 0x64616d73636f7065ULL; // "damscope"
    Words w;
    for (auto& piece : w.pieces)
        for (auto& word : piece)
            word = splitMix(state);
    w.blackToMove = splitMix(state);
    return w;
}();

inline constexpr const auto& words = all.pieces;
inline constexpr std::uint64_t blackToMove = all.blackToMove;

} // namespace damscope::rules::zobrist
