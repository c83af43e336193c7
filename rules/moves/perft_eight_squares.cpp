// SPDX-License-Identifier: GPL-3.0-or-later
// Perft in games on 64 squares.
#include "rules/board/variants.hpp"
#include "rules/moves/perft_leaves.hpp"

namespace damscope::rules::detail {

template std::uint64_t count<tables::english, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::italian, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::spanish, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::portuguese, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::brazilian, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::thai, Leaves::counted>(const Position&, int);

} // namespace damscope::rules::detail
