// SPDX-License-Identifier: GPL-3.0-or-later
// Captures on boards of 100 squares and more, and in Turkish draughts.
#include "rules/board/variants.hpp"
#include "rules/moves/capture_search.hpp"

namespace damscope::rules::detail {

// Captures in international draughts and games with the same captures.
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

// Captures in Frisian draughts and Frysk!.
template void Generator<tables::frisian, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::frisian, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::frysk, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::frysk, Color::black>::captures(Captures&, std::uint32_t) const;

// Captures on boards of more than 64 bits.
template void Generator<tables::canadian, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::canadian, Color::black>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::turkish, Color::white>::captures(Captures&, std::uint32_t) const;
template void Generator<tables::turkish, Color::black>::captures(Captures&, std::uint32_t) const;

} // namespace damscope::rules::detail
