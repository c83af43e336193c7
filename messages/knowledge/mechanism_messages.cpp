// SPDX-License-Identifier: GPL-3.0-or-later
// How a combination works: the mechanisms of analysis/shots, by their words.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"mechanism-bomb",
     phrase("a piece captures, stays because the opponent must take elsewhere, and makes the last "
            "capture too")},
    {"mechanism-chaplet", phrase("two captures are retaken, and the last capture takes two pieces "
                                 "or more that came by taking")},
    {"mechanism-double-two", phrase("two captures of two pieces each and no others, for three")},
    {"mechanism-drawer",
     phrase(
         "after the first piece to take is in place, an exchange draws another from the way of the "
         "capture")},
    {"mechanism-free-move",
     phrase(
         "a move is made while the opponent must make a capture that he then makes in any case")},
    {"mechanism-glued",
     phrase("a man is moved against one that could take it but must take more elsewhere")},
    {"mechanism-glued-takes", phrase("a man is moved against one that could take it but must take "
                                     "more elsewhere; then it makes "
                                     "the last capture")},
    {"mechanism-half-turkish", phrase("a king takes the man behind the piece that then takes it, "
                                      "and stops in front of that piece; "
                                      "fewer than four pieces are given")},
    {"mechanism-heel", phrase("a piece captures backward and so leaves its place; the opponent "
                              "must take through it, and "
                              "is taken first in the main capture, of two pieces or more")},
    {"mechanism-in-and-out",
     phrase(
         "a man is made to jump into the last row, where it stops, and must jump out with the next "
         "capture")},
    {"mechanism-ladder", phrase("two kings or more are taken, in captures of their own")},
    {"mechanism-parallel", phrase("a man is moved between two pieces of the opponent: whichever "
                                  "takes it stands before the man "
                                  "behind, which takes it and more")},
    {"mechanism-pierced", phrase("a piece is put in front of the man that makes the last capture, "
                                 "of two pieces or more, and "
                                 "the one behind it is drawn away")},
    {"mechanism-promenade", phrase("one piece of the opponent makes three captures in a row")},
    {"mechanism-recall",
     phrase(
         "a piece that has just taken a gift is made to take another, back towards its own side")},
    {"mechanism-reversed",
     phrase("three men could take, one must take two at a right angle, and is taken")},
    {"mechanism-ricochet",
     phrase(
         "a capture is retaken, and the man that retakes it is taken first in the last capture, of "
         "two pieces or more")},
    {"mechanism-rolled-up", phrase("five men or more are taken on a way that goes two or more "
                                   "forward, two or more across, and "
                                   "one or more back")},
    {"mechanism-sent-to-king",
     phrase("a man is made to take to its last row, and must take again as a king")},
    {"mechanism-sponge",
     phrase("a piece that captured earlier stands behind the one that makes the last capture")},
    {"mechanism-stopped", phrase("a man of the opponent is made to stand where it stops his king, "
                                 "which is taken first in the "
                                 "next capture")},
    {"mechanism-swiss", phrase("a king stops in front of a piece that it has taken in the same "
                               "capture and is taken later, "
                               "not first in the next capture; four pieces or more are given")},
    {"mechanism-trapdoor",
     phrase(
         "a piece leaves its place behind another, which the opponent must then take; he is taken "
         "first in the main capture, of two pieces or more")},
    {"mechanism-turkish",
     phrase("a king stops beside a piece that it has taken in the same capture, and is taken; four "
            "pieces or more are given")},
    {"mechanism-wheel",
     phrase(
         "a capture of four pieces or more, of either side, comes back to a square where it was")},
    {"mechanism-zigzag",
     phrase(
         "a man takes three pieces or more, the one that has just taken first: forward, back and "
         "forward, always to the same side")},
});

} // namespace

std::span<const Entry> mechanismMessages() {
    return messages;
}

} // namespace damscope::tables
