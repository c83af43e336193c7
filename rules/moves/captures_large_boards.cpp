// SPDX-License-Identifier: GPL-3.0-or-later
// Captures on boards of more than 64 bits.
#include "rules/board/variants.hpp"
#include "rules/moves/capture_search.hpp"

namespace damscope::rules::detail {

template void Generator<tables::canadian, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::canadian, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::turkish, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::turkish, Color::black>::captures(Captures&, std::uint32_t) const;

} // namespace damscope::rules::detail
