// SPDX-License-Identifier: GPL-3.0-or-later
// Perft in international draughts and games with the same captures.
#include "rules/board/variants.hpp"
#include "rules/moves/perft_leaves.hpp"

namespace damscope::rules::detail {

template std::uint64_t count<tables::international, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::killer, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::breakthrough, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::antidraughts, Leaves::counted>(const Position&, int);

} // namespace damscope::rules::detail
