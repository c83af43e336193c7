// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/deck.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// What a deck is chosen by.
enum class DeckField : std::uint8_t {
    kind,
    motif,
    structure,
    opening,
    phase,
    difficulty,
    player,
    author
};

/// A deck that has exercises.
struct DeckChoice {
    DeckField field{};
    std::string value; ///< a word, a key, a number, or a name
    std::uint64_t exercises = 0;
    std::uint32_t opening = 0; ///< its number in the store, of an opening
    friend bool operator==(const DeckChoice&, const DeckChoice&) = default;
};

/// The deck with what was chosen, and nothing else.
[[nodiscard]] Deck deckOf(const DeckChoice& choice);

/// The name of a choice, as people say it.
[[nodiscard]] std::string nameOf(const DeckChoice& choice, Language language);

/// By which single words the exercises of a store can be chosen: of each field those with most
/// exercises first; phases and difficulties in their order. Openings and players are those of the
/// games that the exercises are from.
[[nodiscard]] std::vector<DeckChoice> deckChoices(Store& store, std::span<const DeckCard> cards);

} // namespace damscope::db
