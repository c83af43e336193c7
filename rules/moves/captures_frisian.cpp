// SPDX-License-Identifier: GPL-3.0-or-later
// Captures in Frisian draughts and Frysk!.
#include "rules/board/variants.hpp"
#include "rules/moves/capture_search.hpp"

namespace damscope::rules::detail {

template void Generator<tables::frisian, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::frisian, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::frysk, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::frysk, Color::black>::captures(Captures&, std::uint32_t) const;

} // namespace damscope::rules::detail
