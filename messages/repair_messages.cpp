// SPDX-License-Identifier: GPL-3.0-or-later
// What was probably meant where a game is illegal, and what was done about it (docs/repair.md).
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"repaired", phrase("{done}, {extent:repaired}; it broke at {move}: {explanation}")},
    {"other-move-done", phrase("written {written}, read as {meant}")},
    {"missing-move-done", phrase("{meant} is missing and was inserted")},
    {"extra-move-done", phrase("{written} is one move too many and was left out")},

    {"other-move-meant", phrase("did you mean {move} instead of {written}? With it {reach:reach}")},
    {"missing-move-meant", phrase("is the move {move} missing? With it {reach:reach}")},
    {"extra-move-meant", phrase("is {move} one move too many? Without it {reach:reach}")},
});

} // namespace

std::span<const Entry> repairMessages() {
    return messages;
}

} // namespace damscope::tables
