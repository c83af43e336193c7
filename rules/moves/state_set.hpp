// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace damscope::rules::detail {

/// The states of partial captures that have taken the same number of pieces, keyed by the taken
/// pieces: an open hash table beside the states themselves. It holds as many as fit into about
/// fifty megabytes; further states are dropped, and `isFull` reports it.
template <class State> class StateSet {
public:
    using Bits = decltype(State::taken);
    static constexpr std::size_t most = std::size_t{1} << 20;

    /// The state with these pieces taken, a new one if there is none.
    State& at(Bits taken) {
        std::size_t slot = slotOf(taken);
        while (slots_[slot] != 0) {
            State& s = states_[slots_[slot] - 1];
            if (s.taken == taken)
                return s;
            slot = (slot + 1) & (slots_.size() - 1);
        }
        if (states_.size() == most) {
            full_ = true;
            return lost_ = State{};
        }
        states_.push_back({});
        states_.back().taken = taken;
        slots_[slot] = static_cast<std::uint32_t>(states_.size());
        if (2 * states_.size() > slots_.size())
            grow();
        return states_.back();
    }

    [[nodiscard]] auto begin() const { return states_.begin(); }
    [[nodiscard]] auto end() const { return states_.end(); }
    [[nodiscard]] bool empty() const { return states_.empty(); }
    [[nodiscard]] bool isFull() const { return full_; }
    void swap(StateSet& other) noexcept { std::swap(*this, other); }
    void clear() {
        states_.clear();
        slots_.assign(slots_.size(), 0);
        full_ = false;
    }

private:
    static constexpr std::size_t initialSlots = 1024;

    [[nodiscard]] std::size_t slotOf(Bits taken) const {
        constexpr std::uint64_t mixer = 0x9e3779b97f4a7c15; // 2^64 over the golden ratio
        auto bits = static_cast<std::uint64_t>(taken);
        if constexpr (sizeof(Bits) > 8)
            bits ^= static_cast<std::uint64_t>(taken >> 64) * mixer;
        return static_cast<std::size_t>((bits * mixer) >> 32) & (slots_.size() - 1);
    }

    void grow() {
        slots_.assign(2 * slots_.size(), 0);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            std::size_t slot = slotOf(states_[i].taken);
            while (slots_[slot] != 0)
                slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = static_cast<std::uint32_t>(i + 1);
        }
    }

    std::vector<State> states_;
    std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(initialSlots); // index + 1
    State lost_{};
    bool full_ = false;
};

} // namespace damscope::rules::detail
