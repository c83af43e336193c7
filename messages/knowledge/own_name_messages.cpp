// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a user's file of names. Its words are the same in every language.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"names-heading", phrase("expected [shot KEY] or [structure KEY]")},
    {"names-twice", phrase("{word} appears twice")},
    {"names-line", phrase("expected FIELD = VALUE, [shot KEY] or [structure KEY]")},
    {"names-before-heading", phrase("a line [shot KEY] or [structure KEY] is needed first")},
    {"names-encoding", phrase("this is not UTF-8; save the file in that encoding")},
    {"names-blank", phrase("a name is needed; without this line the program's own name is used")},
    {"names-field", phrase("there is no field \"{word}\"; the fields are {words}")},
    {"names-number", phrase("{field}: expected a number from {low} to {high}")},
    {"names-yes-or-no", phrase("expected yes or no, not \"{word}\"")},
    {"names-square", phrase("the board has no square {word}")},
    {"names-square-twice", phrase("square {word} is in two lists")},
    {"names-variant", phrase("there is no variant \"{word}\"")},
    {"names-side", phrase("expected white or black, not \"{word}\"")},
    {"names-rule",
     phrase("\"{word}\" is not a rule of a combination; docs/names.md explains them")},
    {"names-no-name", phrase("{word} is new: it needs a name (en, nl, fr, ru or pt)")},
    {"names-no-rule", phrase("{word} needs a rule: moves, last or mechanisms")},
    {"names-no-men", phrase("{word} needs a query")},
    {"names-no-structure", phrase("a structure is what stands on the board for some plies: (white "
                                  "men on 27 28 and black man "
                                  "on "
                                  "18) for 4 plies outside exchanges")},
    {"names-query-alone", phrase("{word}: the query says it already; give only one of the two")},
});

} // namespace

std::span<const Entry> ownNameMessages() {
    return messages;
}

} // namespace damscope::tables
