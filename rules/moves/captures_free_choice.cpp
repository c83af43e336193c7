// SPDX-License-Identifier: GPL-3.0-or-later
// Captures in games where a player may take fewer pieces.
#include "rules/board/variants.hpp"
#include "rules/moves/capture_search.hpp"

namespace damscope::rules::detail {

template void Generator<tables::russian, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::russian, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::pool, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::pool, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::czech, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::czech, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::spantsiretti, Color::white>::captures(Captures&,
                                                                      std::uint32_t) const;
template void Generator<tables::spantsiretti, Color::black>::captures(Captures&,
                                                                      std::uint32_t) const;

} // namespace damscope::rules::detail
