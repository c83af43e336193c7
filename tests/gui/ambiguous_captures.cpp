// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/ambiguous_captures.hpp"

#include "rules/text/fen.hpp"

namespace damscope::gui::testing {

using rules::Variant;

namespace {

const std::vector<AmbiguousCapture> all{
    {Variant::international, "W:WK4:B13,20,32,37", "4", "15", {"4x27x38x15", "4x31x42x15"}},
    {Variant::international,
     "B:W13,21,23,24,K25,33,38,K40:B9,K35",
     "35",
     "26",
     {"35x44x28x19x8x26", "35x49x32x19x8x26"}},
    {Variant::international,
     "W:WK20:BK12,22,27,29,31",
     "20",
     "8",
     {"20x33x17x8", "20x38x21x8", "20x42x26x8"}},
    {Variant::international, "W:WK30:B14,38,39,42", "30", "10", {"30x43x32x10", "30x48x37x10"}},
    {Variant::international, "W:WK2,27:B12,13,23,29,39", "2", "44", {"2x19x28x44", "2x24x33x44"}},
    {Variant::international,
     "W:WK47:B14,19,29,31,42",
     "47",
     "36",
     {"47x38x24x13x36", "47x38x20x9x36"}},
    {Variant::international,
     "B:W13,K14,26,29,30,31,37,44:BK5",
     "5",
     "49",
     {"5x19x35x49", "5x23x40x49"}},
    {Variant::international,
     "B:WK9,33,K34,K36,K37:BK15,K31",
     "31",
     "3",
     {"31x42x20x3", "31x48x25x3"}},
    {Variant::english, "W:WK15,30:B17,18,25,26,27,28", "30", "14", {"30x21x14", "30x23x14"}},
    {Variant::english, "W:W23:B10,K11,18,19,24,25", "23", "7", {"23x14x7", "23x16x7"}},
    {Variant::russian, "B:W9,10,12,18,26:BK15", "e5", "e1", {"e5:c7:a5:e1", "e5:c3:e1"}},
    {Variant::russian,
     "B:W7,9,10,17,18,21,K23,28:BK14,K20",
     "h4",
     "c7",
     {"h4:d8:a5:c3:e5:c7", "h4:d8:a5:d2:f4:c7"}},
    {Variant::russian, "B:W6,17,25,26,K29:BK10", "d6", "b8", {"d6:b8", "d6:a3:c1:f4:b8"}},
    {Variant::russian, "B:WK9,14,15,26:BK19,K29", "f4", "e1", {"f4:d6:b4:e1", "f4:c7:a5:e1"}},
    {Variant::italian, "W:W27:B9,14,15,17,22,23", "27", "11", {"27x18x11", "27x20x11"}},
    {Variant::brazilian,
     "W:WK20:BK4,9,11,14,22,27",
     "h4",
     "g3",
     {"h4xe7xb4xe1xg3", "h4xd8xa5xe1xg3"}},
    {Variant::brazilian, "W:WK10,K20:B8,9,K15,16,26", "h4", "e1", {"h4xf6xc3xe1", "h4xd8xa5xe1"}},
    {Variant::canadian,
     "W:WK59:B3,15,23,24,27,31,44,53",
     "59",
     "18",
     {"59x42x10x21x40x18", "59x42x10x37x57x18"}},
    {Variant::turkish, "W:WK63:B1,10,K29,36,K55", "g1", "b8", {"g1xg4xb4xb8", "g1xg5xb5xb8"}},
    {Variant::frisian, "W:WK36:B1,21,30,31,37", "36", "16", {"36x27x16", "36x38x16"}},
    {Variant::frisian, "B:W17,20,35,38,42,46:BK3,K50", "3", "41", {"3x21x43x41", "3x25x45x41"}},
};

} // namespace

const std::vector<AmbiguousCapture>& ambiguousCaptures() {
    return all;
}

rules::Position position(const AmbiguousCapture& c) {
    return rules::readFen(c.variant, c.fen).value();
}

} // namespace damscope::gui::testing
