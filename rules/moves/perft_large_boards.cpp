// SPDX-License-Identifier: GPL-3.0-or-later
// Perft on boards of more than 64 bits.
#include "rules/board/variants.hpp"
#include "rules/moves/perft_leaves.hpp"

namespace damscope::rules::detail {

template std::uint64_t count<tables::canadian, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::turkish, Leaves::counted>(const Position&, int);

} // namespace damscope::rules::detail
