// SPDX-License-Identifier: GPL-3.0-or-later
// The structures, endings and combinations that were found in a game or a position.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"named-white", phrase("white {squares}")},
    {"named-black", phrase("black {squares}")},
    {"named-empty", phrase("empty {squares}")},
    {"named-query", phrase("query: {query}")},
    {"named-find", phrase("both sides: {command}")},
    {"named-find-ending", phrase("find: {command}")},
    {"named-placement", phrase("{placement}: {result}")},
    {"named-kings-on", phrase("black kings on {squares}")},
    {"named-kings-off", phrase("black kings not on {squares}")},
    {"named-white-kings", phrase("white kings on {squares}")},
    {"named-off", phrase("off")},
    {"named-own", phrase("own")},
    {"named-changed", phrase("changed")},
    {"named-rule-white", phrase("rule (White plays): {rule}")},
    {"named-rule-black", phrase("rule (Black plays): {rule}")},
    {"named-example", phrase("example: {moves}")},
    {"named-source", phrase("source: {source}")},
    {"found-structures", phrase("Structures:")},
    {"found-structure", phrase("plies {from}-{to}, {color:report}: {name}")},
    {"found-endings", phrase("Endings:")},
    {"found-ending", phrase("ply {ply}: {name}")},
    {"found-material", phrase("White has {white} against {black}")},
    {"material-men", phrases("men", "{men} man", "{men} men")},
    {"material-kings", phrases("kings", "{kings} king", "{kings} kings")},
    {"found-combinations", phrase("Combinations:")},
    {"found-played", phrase("{color:report} played, gains {gain}< ({name})>: {line}")},
    {"found-not-forced",
     phrase("{color:report} played, not forced, gained {gain} in the game< ({name})>: {line}")},
    {"found-for-nothing",
     phrase("{color:report} played, not forced, gained nothing in the game< ({name})>: {line}")},
    {"found-missed", phrase("{color:report} missed, gains {gain}< ({name})>: {line}")},
    {"found-open",
     phrase("{color:report} could play it at the end, gains {gain}< ({name})>: {line}")},
    {"found-in-position", phrases("given", "gains {gain}, after {given} piece given<; {name}>",
                                  "gains {gain}, after {given} pieces given<; {name}>")},
});

} // namespace

std::span<const Entry> foundMessages() {
    return messages;
}

} // namespace damscope::tables
