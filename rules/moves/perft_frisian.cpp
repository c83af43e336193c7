// SPDX-License-Identifier: GPL-3.0-or-later
// Perft in Frisian draughts and Frysk!.
#include "rules/board/variants.hpp"
#include "rules/moves/perft_leaves.hpp"

namespace damscope::rules::detail {

template std::uint64_t count<tables::frisian, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::frysk, Leaves::counted>(const Position&, int);

} // namespace damscope::rules::detail
