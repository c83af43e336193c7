// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/lists/filter.hpp"
#include "db/training/exercise.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

struct NameCatalogue;

/// A choice of exercises: everything that is set must hold.
struct Deck {
    std::vector<ExerciseKind> kinds = {}; ///< one of them; empty: any
    std::optional<analysis::Phase> phase = std::nullopt;
    std::optional<rules::Variant> variant = std::nullopt;
    std::optional<Range> difficulty = std::nullopt;    ///< as answers show it
    std::vector<std::string> motifs = {};              ///< keys; one of these
    std::vector<std::string> structures = {};          ///< likewise
    std::optional<std::string> player = std::nullopt;  ///< whose mistake it was
    std::optional<std::string> opening = std::nullopt; ///< of a game that it is from
    std::optional<std::string> author = std::nullopt;  ///< part of it, case and accents ignored
    std::optional<std::string> source = std::nullopt;  ///< likewise
    friend bool operator==(const Deck&, const Deck&) = default;
};

/// What is wrong with the words of a deck.
struct DeckFault {
    enum class Reason : std::uint8_t {
        unknownField, ///< "colour=white"
        unknownValue, ///< "phase=late"
        unknownWord   ///< neither a kind, a phase, a motif nor a structure
    };
    Reason reason{};
    std::string word;
};

/// Reads "kind=missed-shot, motif=coup royal, phase=endgame, difficulty=2-4, player=Jansen",
/// also "variant=", "structure=", "opening=", "author=" and "source="; a word alone is a kind, a
/// phase, a motif or a structure: "coup royal, endgame". Names are these, of any language.
[[nodiscard]] Expected<Deck, DeckFault> readDeck(std::string_view text, const NameCatalogue& names);

/// An exercise with what was answered so far.
struct DeckCard {
    Exercise exercise;
    Learning learning;
    AnswerCounts counts;
    [[nodiscard]] int difficulty() const { return difficultyFor(exercise, counts); }
};

class Store;

/// The exercises of a deck, as they were made. Throws UnanswerableFilter for names of players that
/// cannot be answered.
[[nodiscard]] std::vector<DeckCard> cardsOf(Store& store, const Deck& deck);

/// How many there are.
struct DeckCounts {
    std::uint64_t all = 0;
    std::uint64_t fresh = 0; ///< never answered
    std::uint64_t due = 0;
    std::uint64_t today = 0; ///< answered on that day
};
[[nodiscard]] DeckCounts countsOf(std::span<const DeckCard> cards, Day today);

/// What is to be asked on a day: what is due, the longest overdue first, then new ones, the easiest
/// first. Nothing that was answered that day. `fresh`: at most so many new ones.
[[nodiscard]] std::vector<DeckCard> cardsToAsk(std::vector<DeckCard> cards, Day today,
                                               std::size_t fresh = SIZE_MAX);

/// Its variant and its theme, which is a combination, a structure or a phase: what is chosen first.
[[nodiscard]] Deck themeOf(const Deck& deck);

/// The deck nearest to a wish that has some of the exercises: instead of a variant that none has,
/// the first of those that have some; without a theme, or what else is wished, that leaves none.
[[nodiscard]] Deck nearestDeck(std::span<const DeckCard> cards, const Deck& wanted);

/// What a deck is chosen by.
enum class DeckField : std::uint8_t {
    variant,
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

/// The deck with what was chosen, besides what it has.
[[nodiscard]] Deck deckOf(const DeckChoice& choice, Deck deck = {});

/// The name of a choice, as people say it.
[[nodiscard]] std::string nameOf(const DeckChoice& choice, const NameCatalogue& names,
                                 Language language);

/// By which single words the exercises of a store can be chosen: of each field those with most
/// exercises first; variants, phases and difficulties in their order. Openings and players are
/// those of the games that the exercises are from. Themes are counted in the variant that is
/// chosen, all else in its theme, too.
[[nodiscard]] std::vector<DeckChoice> deckChoices(Store& store, std::span<const DeckCard> cards,
                                                  const Deck& chosen = {});

} // namespace damscope::db
