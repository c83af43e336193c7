// SPDX-License-Identifier: GPL-3.0-or-later
// Captures on boards of 64 squares.
#include "rules/board/variants.hpp"
#include "rules/moves/capture_search.hpp"

namespace damscope::rules::detail {

// Captures in games on 64 squares.
template void Generator<tables::english, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::english, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::italian, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::italian, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::spanish, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::spanish, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::portuguese, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::portuguese, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::brazilian, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::brazilian, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::thai, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::thai, Color::black>::captures(Captures&, std::uint32_t) const;

// Captures in games where a player may take fewer pieces.
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
