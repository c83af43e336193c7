// SPDX-License-Identifier: GPL-3.0-or-later
// What is proved about a move of a game.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"why-plays", phrase("{move} begins a combination< ({name})> that gains {gain}: {line}")},
    {"why-plays-and-wins", phrase("{move} begins a combination< ({name})> that wins: {line}")},
    {"why-misses", phrase("{move} misses a combination< ({name})> that gains {gain}: {line}")},
    {"why-misses-win", phrase("{move} misses a combination< ({name})> that wins: {line}")},
    {"why-plays-not-forced", phrase("{move} begins a combination< ({name})> that was not forced; "
                                    "it gained {gain} in the game: "
                                    "{line}")},
    {"why-plays-for-nothing", phrase("{move} begins a combination< ({name})> that was not forced; "
                                     "it gained nothing in the game: "
                                     "{line}")},
    {"why-loses-to", phrase("{move} loses {gain} to a combination< ({name})>: {line}")},
    {"why-allows", phrase("{move} allows a combination< ({name})> that gains {gain}: {line}")},
    {"why-loses", phrase("{move} loses {gain}: {line}")},
    {"why-gives-pieces", phrase("{move} lets the opponent gain {gain}: {line}")},
    {"why-allows-win", phrase("{move} loses the game< ({name})>: {line}")},
    {"why-changes", phrase("{move} changes the result by the endgame tables: before it "
                           "{before:table-result}, after it "
                           "{after:table-result}")},
    {"why-takes-up", phrase("{move} leads to a structure: {structure}")},
    {"why-gives-up", phrase("{move} ends a structure: {structure}")},
    {"why-refuted", phrase("{move} is answered by {line}; {better} is clearly better")},
    {"why-threatens", phrase("{move} threatens to gain {gain}< ({name})>: {line}")},
    {"why-threatens-win", phrase("{move} threatens to win< ({name})>: {line}")},
    {"why-exchanges", phrase("{move} begins an exchange that changes the count of tempi from "
                             "{before} to {after}: {line}")},
    {"gain-game", phrase("gain-game", "the game")},
    {"gain-nothing", phrase("nothing")},
    {"gain-men", phrases("gain-men", "men", "{men} man", "{men} men")},
    {"gain-plain-men", phrases("gain-plain-men", "men", "{men} man", "{men} men")},
    {"gain-kings", phrases("gain-kings", "kings", "{kings} king", "{kings} kings")},
    {"gain-new-kings", phrases("kings", "{kings} new king", "{kings} new kings")},
    {"gain-and", phrase("{first} and {second}")},
    {"gain-for", phrase("{gained} for {given}")},
    {"gain-breaks-through", phrase("{gain} (breaks through)")},
    {"why-nothing", phrase("nothing is proved about {move}")},
});

constexpr auto tableResults = std::to_array<Word>({
    {"table-result", "white", phrase("table-result", "White wins")},
    {"table-result", "black", phrase("table-result", "Black wins")},
    {"table-result", "draw", phrase("a draw")},
});

} // namespace

std::span<const Entry> whyMessages() {
    return messages;
}

std::span<const Word> whyWords() {
    return tableResults;
}

} // namespace damscope::tables
