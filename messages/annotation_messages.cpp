// SPDX-License-Identifier: GPL-3.0-or-later
// What is written into a game about its errors: "Mistake. 32-28 keeps the balance."
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"annotation-inaccuracy", phrase("Inaccuracy.{+better}")},
    {"annotation-mistake", phrase("Mistake.{+better}")},
    {"annotation-blunder", phrase("Blunder.{+better}")},
    {"annotation-missed-win", phrase("Misses a win.{+better}")},
    {"+better", phrase("< {better} {prospect:prospect}.>")},
});

} // namespace

std::span<const Entry> annotationMessages() {
    return messages;
}

} // namespace damscope::tables
