// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/board.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace damscope::rules {

/// What a move does: from, to, and the pieces it takes. Two routes that take the same pieces are
/// one move, in whatever order they take them.
struct Move {
    Square from{0};
    Square to{0};
    /// The piece that arrives is a king and was a man: crowned at the end of the move or, in
    /// Russian draughts, on its way. Stands before the set, which would make the move larger.
    bool crowns = false;
    SquareSet captured;

    [[nodiscard]] constexpr bool isCapture() const { return !captured.empty(); }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// Moves of one position, without allocation. No position that can be set up on the boards of
/// Damscope has been found with more than 400 different moves; moves beyond the capacity are
/// counted, not stored, and `overflowed` reports it.
class MoveList {
public:
    static constexpr std::size_t capacity = 512;
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return moves_.data() + size_; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] bool overflowed() const { return overflowed_; }
    const Move& operator[](std::size_t i) const {
        assert(i < size_);
        return moves_[i];
    }
    void push(const Move& m) {
        if (size_ == capacity)
            overflowed_ = true;
        else
            moves_[size_++] = m;
    }
    /// Records that there are more moves than the list or the search for them can hold.
    void markOverflow() { overflowed_ = true; }
    void clear() { size_ = 0; }

private:
    // Left uninitialised on purpose: a list is 32 kB, and a position uses a few dozen bytes of it.
    union {
        std::array<Move, capacity> moves_; // NOLINT(readability-identifier-naming): private
    };
    std::size_t size_ = 0;
    bool overflowed_ = false;

public:
    MoveList() {} // NOLINT(modernize-use-equals-default): it would not compile with the union
    MoveList(const MoveList& other) : size_(other.size_), overflowed_(other.overflowed_) {
        for (std::size_t i = 0; i < size_; ++i)
            moves_[i] = other.moves_[i];
    }
    MoveList& operator=(const MoveList& other) {
        size_ = other.size_;
        overflowed_ = other.overflowed_;
        for (std::size_t i = 0; i < size_; ++i)
            moves_[i] = other.moves_[i];
        return *this;
    }
};

} // namespace damscope::rules
