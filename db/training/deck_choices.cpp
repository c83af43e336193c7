// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/deck_choices.hpp"

#include "db/opening_names/names.hpp"
#include "db/people/persons.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/words.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace damscope::db {
namespace {

/// Counts the exercises of each value.
class Counting {
public:
    void add(const DeckCard& card) {
        const Exercise& exercise = card.exercise;
        add(DeckField::kind, std::string(word(exercise.kind)));
        add(DeckField::phase, std::string(word(exercise.phase())));
        add(DeckField::difficulty, std::to_string(card.difficulty()));
        for (const std::string& key : exercise.motifs)
            add(DeckField::motif, key);
        for (const std::string& key : exercise.structures)
            add(DeckField::structure, key);
        if (!exercise.composition.author.empty())
            add(DeckField::author, exercise.composition.author);
    }
    void add(DeckField field, const std::string& value, std::uint32_t opening = 0) {
        DeckChoice& choice = counts_[{field, value}];
        choice = {field, value, choice.exercises + 1, opening};
    }

    [[nodiscard]] std::vector<DeckChoice> choices() const {
        std::vector<DeckChoice> all;
        for (const auto& [key, choice] : counts_)
            all.push_back(choice);
        std::ranges::stable_sort(all, [](const DeckChoice& a, const DeckChoice& b) {
            if (a.field != b.field)
                return a.field < b.field;
            if (a.field == DeckField::phase)
                return a.value > b.value; // "opening", "middlegame", "endgame"
            return a.field != DeckField::difficulty && a.exercises > b.exercises;
        });
        return all;
    }

private:
    std::map<std::pair<DeckField, std::string>, DeckChoice> counts_;
};

/// The games that exercises are from.
class Games {
public:
    Games(Store& store, std::span<const DeckCard> cards) : persons_(store.connection()) {
        std::set<GameId> ids;
        for (const DeckCard& card : cards)
            for (const ExerciseOrigin& origin : card.exercise.origins)
                ids.insert(origin.game);
        for (const WrittenName& name : persons_.names())
            if (name.person)
                personsByName_.emplace(name.text, persons_.nameOf(*name.person));
        const std::vector<GameId> list(ids.begin(), ids.end());
        for (GameLine& line : gameLines(store, list))
            games_.emplace(line.id, std::move(line));
    }

    void count(const DeckCard& card, Counting& counting) const {
        std::map<std::string, std::uint32_t> openings;
        std::set<std::string> players;
        for (const ExerciseOrigin& origin : card.exercise.origins) {
            const auto game = games_.find(origin.game);
            if (game == games_.end())
                continue;
            const GameHeader& header = game->second.header;
            if (!game->second.opening.empty())
                openings.emplace(game->second.opening, game->second.openingId);
            const auto person = personsByName_.find(
                origin.side == rules::Color::white ? header.white : header.black);
            if (person != personsByName_.end())
                players.insert(person->second);
        }
        for (const auto& [opening, id] : openings)
            counting.add(DeckField::opening, opening, id);
        for (const std::string& player : players)
            counting.add(DeckField::player, player);
    }

private:
    Persons persons_;
    std::unordered_map<std::string, std::string> personsByName_; // by written name
    std::map<GameId, GameLine> games_;
};

} // namespace

Deck deckOf(const DeckChoice& choice) {
    Deck deck;
    switch (choice.field) {
    case DeckField::kind:
        if (const auto kind = exerciseKindOf(choice.value))
            deck.kinds = {*kind};
        break;
    case DeckField::motif:
        deck.motifs = {choice.value};
        break;
    case DeckField::structure:
        deck.structures = {choice.value};
        break;
    case DeckField::opening:
        deck.opening = choice.value;
        break;
    case DeckField::phase:
        deck.phase = phaseOf(choice.value);
        break;
    case DeckField::difficulty:
        if (const int level = choice.value.empty() ? 0 : choice.value.front() - '0'; level > 0)
            deck.difficulty = Range{level, level};
        break;
    case DeckField::player:
        deck.player = choice.value;
        break;
    case DeckField::author:
        deck.author = choice.value;
        break;
    }
    return deck;
}

std::string nameOf(const DeckChoice& choice, Language language) {
    switch (choice.field) {
    case DeckField::kind:
        return damscope::word("exercise", choice.value, language);
    case DeckField::phase:
        return damscope::word("report", choice.value, language);
    case DeckField::motif:
        return motifName(choice.value, language);
    case DeckField::structure:
        return structureName(choice.value, language);
    case DeckField::opening:
        return storedOpeningText(choice.opening, choice.value, language);
    default:
        return choice.value;
    }
}

std::vector<DeckChoice> deckChoices(Store& store, std::span<const DeckCard> cards) {
    const Games games(store, cards);
    Counting counting;
    for (const DeckCard& card : cards) {
        counting.add(card);
        games.count(card, counting);
    }
    return counting.choices();
}

} // namespace damscope::db
