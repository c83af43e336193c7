// SPDX-License-Identifier: GPL-3.0-or-later
// Captures in international draughts and games with the same captures.
#include "rules/board/variants.hpp"
#include "rules/moves/capture_search.hpp"

namespace damscope::rules::detail {

template void Generator<tables::international, Color::white>::captures(Captures&,
                                                                       std::uint32_t) const;
template void Generator<tables::international, Color::black>::captures(Captures&,
                                                                       std::uint32_t) const;
template void Generator<tables::killer, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::killer, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::breakthrough, Color::white>::captures(Captures&,
                                                                      std::uint32_t) const;
template void Generator<tables::breakthrough, Color::black>::captures(Captures&,
                                                                      std::uint32_t) const;
template void Generator<tables::antidraughts, Color::white>::captures(Captures&,
                                                                      std::uint32_t) const;
template void Generator<tables::antidraughts, Color::black>::captures(Captures&,
                                                                      std::uint32_t) const;

} // namespace damscope::rules::detail
