// SPDX-License-Identifier: GPL-3.0-or-later
// The report on a club and the lessons of its players.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"coach-period",
     phrase("{n} {games?game|games}< since {since}>: {missed} of {chances} {chances?combination|"
            "combinations} missed, {allowed} allowed")},
    {"coach-before",
     phrase(
         "before that, {n} {games?game|games}: {missed} of {chances} missed, {allowed} allowed")},
    {"coach-undated", phrase("{n} {games?game|games} without a date left out")},
    {"coach-mark",
     phrase("!: missed more often than chance explains, compared with the other players")},
    {"coach-nothing", phrase("no positions: no combination was missed or allowed")},
    {"coach-unproved",
     phrase(
         "no positions: of the combinations missed and allowed none makes an exercise whose right "
         "moves are proved")},
    {"coach-written", phrases("pages", "{n} page written", "{n} pages written")},
});

} // namespace

std::span<const Entry> lessonMessages() {
    return messages;
}

} // namespace damscope::tables
