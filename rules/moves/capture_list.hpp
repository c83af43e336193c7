// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/move.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace damscope::rules::detail {

template <class Bits> struct Capture {
    Bits captured;
    std::uint8_t from;
    std::uint8_t to;
    bool crowns;
};

/// The captures of one position: those of the highest precedence found so far.
template <class Bits> class CaptureList {
public:
    static constexpr std::size_t capacity = MoveList::capacity;

    CaptureList() {} // NOLINT: the items stay uninitialised: there are many, and few are used
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Capture<Bits>* begin() const { return items_.data(); }
    [[nodiscard]] const Capture<Bits>* end() const { return items_.data() + size_; }
    /// Records that there are more captures than the list, or the search for them, can hold.
    [[nodiscard]] bool overflowed() const { return overflowed_ || searchOverflowed_; }
    void markOverflow() { searchOverflowed_ = true; }

    /// Keeps a capture unless a better one is known; drops worse ones. A capture that may repeat
    /// is kept once.
    void offer(const Capture<Bits>& c, std::uint64_t precedence, bool mayRepeat) {
        if (precedence < best_)
            return;
        if (precedence > best_) {
            best_ = precedence;
            size_ = 0;
            overflowed_ = false;
        }
        if (mayRepeat && known(c))
            return;
        if (size_ == capacity)
            overflowed_ = true;
        else
            items_[size_++] = c;
    }

private:
    [[nodiscard]] bool known(const Capture<Bits>& c) const {
        for (std::size_t i = size_; i-- > 0;)
            if (items_[i].from == c.from && items_[i].captured == c.captured &&
                items_[i].to == c.to && items_[i].crowns == c.crowns)
                return true;
        return false;
    }

    union {
        std::array<Capture<Bits>, capacity> items_; // NOLINT(readability-identifier-naming)
    };
    std::size_t size_ = 0;
    std::uint64_t best_ = 0;
    bool overflowed_ = false;
    bool searchOverflowed_ = false;
};

} // namespace damscope::rules::detail
