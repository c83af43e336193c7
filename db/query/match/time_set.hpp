// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace damscope::db::query {

/// A bitset of the times of a line: position 0, move 0, position 1, move 1, ... Sixty-four in a
/// word, so that whole games are combined in a few instructions.
class TimeSet {
public:
    static constexpr std::size_t ofPosition(std::size_t place) { return 2 * place; }
    static constexpr std::size_t ofMove(std::size_t place) { return 2 * place + 1; }
    static constexpr std::size_t placeOf(std::size_t time) { return time / 2; }

    /// Makes it empty, for this many places.
    void clear(std::size_t places) {
        count_ = 2 * places;
        words_.assign((count_ + 63) / 64, 0);
    }
    [[nodiscard]] std::size_t count() const { return count_; }
    void insert(std::size_t time) {
        assert(time < count_);
        words_[time / 64] |= std::uint64_t{1} << time % 64;
    }
    void erase(std::size_t time) { words_[time / 64] &= ~(std::uint64_t{1} << time % 64); }
    [[nodiscard]] bool contains(std::size_t time) const {
        return time < count_ && (words_[time / 64] >> time % 64 & 1) != 0;
    }
    [[nodiscard]] bool empty() const {
        return std::ranges::all_of(words_, [](std::uint64_t w) { return w == 0; });
    }
    /// The first time from `time` on; count() if there is none.
    [[nodiscard]] std::size_t next(std::size_t time) const {
        for (std::size_t word = time / 64; word < words_.size(); ++word) {
            const std::uint64_t shift = word == time / 64 ? time % 64 : 0;
            if (const std::uint64_t rest = words_[word] >> shift << shift; rest != 0)
                return 64 * word + static_cast<std::size_t>(std::countr_zero(rest));
        }
        return count_;
    }
    template <class Visit> void each(Visit visit) const {
        for (std::size_t word = 0; word < words_.size(); ++word)
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1)
                visit(64 * word + static_cast<std::size_t>(std::countr_zero(rest)));
    }

    TimeSet& operator|=(const TimeSet& other) {
        assert(count_ == other.count_);
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] |= other.words_[i];
        return *this;
    }
    TimeSet& operator&=(const TimeSet& other) {
        assert(count_ == other.count_);
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] &= other.words_[i];
        return *this;
    }
    TimeSet& operator-=(const TimeSet& other) {
        assert(count_ == other.count_);
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] &= ~other.words_[i];
        return *this;
    }
    /// Replaces each time by the position of its place; by its move if `asMoves`.
    void toPlaces(bool asMoves = false) {
        for (std::uint64_t& word : words_)
            word = ((word | word >> 1) & positions) << (asMoves ? 1 : 0);
    }

private:
    static constexpr std::uint64_t positions = 0x5555555555555555;
    std::vector<std::uint64_t> words_;
    std::size_t count_ = 0;
};

} // namespace damscope::db::query
