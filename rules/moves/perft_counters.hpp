// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/variants.hpp"
#include "rules/moves/generate.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace damscope::rules::detail {

/// Whether the last ply is only generated, or each of its moves is made.
enum class Leaves : bool { counted, made };

/// Counts the leaves in one variant (perft_leaves.hpp).
template <const Rules& R, Leaves L> std::uint64_t count(const Position& p, int depth);

using Counter = std::uint64_t (*)(const Position&, int);

template <Leaves L> constexpr auto counters = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Counter, variantCount>{&count<*tables::all[I], L>...};
}
(std::make_index_sequence<variantCount>{});

template <Leaves L> std::uint64_t countLeaves(const Position& position, int depth) {
    return counters<L>[static_cast<std::size_t>(position.variant())](position, depth);
}

} // namespace damscope::rules::detail
