// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a filter. The keywords of filters are the same in every language.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"filter-unknown-key", phrase("there is no \"{word}\"; the keys are {keys}")},
    {"filter-value-missing", phrase("{word}: expected a value")},
    {"filter-ids", phrase("expected game numbers such as 12 or 3,5,8-10, not \"{word}\"")},
    {"filter-date", phrase("expected a date such as 1998, 1998.05 or 1998.05.17, not \"{word}\"")},
    {"filter-no-such-date",
     phrase("there is no such date as \"{word}\"; write the year, the month and the day, such as "
            "1998.05.17")},
    {"filter-range", phrase("expected MIN-MAX, such as 40-60 or 40-, not \"{word}\"")},
    {"filter-result", phrase("expected white, black, draw, unknown, both-lose or a result such as "
                             "2-0, not \"{word}\"")},
    {"filter-outcome", phrase("expected won, lost or drawn, not \"{word}\"")},
    {"filter-outcome-of-nobody",
     phrase("{word}: by whom? Name a player too, such as player:jansen")},
    {"filter-variant",
     phrase("expected the name of a variant such as international or russian, not \"{word}\"")},
    {"filter-contents",
     phrase("expected comments, variations, evaluations, problems, errors or result-doubts, not "
            "\"{word}\"")},
    {"filter-yes-or-no", phrase("expected yes or no, not \"{word}\"")},
    {"filter-tag", phrase("expected NAME=TEXT, such as Annotator=Keller, not \"{word}\"")},
    {"filter-shot",
     phrase(
         "no combination is called \"{word}\"<; did you mean {similar}?>; 'any' is any of them")},
    {"filter-structure", phrase("no structure is called \"{word}\"<; did you mean {similar}?>")},
    {"filter-third-player", phrase("\"{word}\": a game has only two players")},
    {"filter-no-collection", phrase("there is no collection \"{word}\"")},
    {"filter-not-searched",
     phrase("{word} of the games have not been searched for combinations and structures yet: use "
            "damscope index --shots, or Find combinations and structures in the Database menu")},
});

} // namespace

std::span<const Entry> filterMessages() {
    return messages;
}

} // namespace damscope::tables
