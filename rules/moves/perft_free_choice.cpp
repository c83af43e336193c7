// SPDX-License-Identifier: GPL-3.0-or-later
// Perft in games where a player may take fewer pieces.
#include "rules/board/variants.hpp"
#include "rules/moves/perft_leaves.hpp"

namespace damscope::rules::detail {

template std::uint64_t count<tables::russian, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::pool, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::czech, Leaves::counted>(const Position&, int);
template std::uint64_t count<tables::spantsiretti, Leaves::counted>(const Position&, int);

} // namespace damscope::rules::detail
