// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/deck.hpp"
#include "db/store/codec/shot_names.hpp"

#include "analysis/shots/names.hpp"
#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/people/person_games.hpp"
#include "db/search/players/persons.hpp"
#include "db/search/structures/structures.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/games.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/store.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace damscope::db {
namespace {

using Reason = DeckFault::Reason;

std::vector<std::string> motifsNamed(const NameCatalogue& names, std::string_view name) {
    return keysOf(shotsNamed(names.shots, name));
}

std::vector<std::string> structuresNamed(const NameCatalogue& names, std::string_view name) {
    std::set<std::string> keys;
    for (const rules::Variant variant : rules::allVariants())
        if (const Structure* structure = names.structures.named(variant, name))
            keys.insert(structure->key);
    return {keys.begin(), keys.end()};
}

std::optional<Range> difficultyIn(std::string_view text) {
    const std::size_t dash = text.find('-');
    const auto low = base::readNumber<int>(text.substr(0, dash));
    const auto high =
        dash == std::string_view::npos ? low : base::readNumber<int>(text.substr(dash + 1));
    if (!low || !high || *low < leastDifficulty || *high > mostDifficulty || *low > *high)
        return std::nullopt;
    return Range{*low, *high};
}

/// Adds the terms of a deck one by one. Each answers whether the value means anything.
class Terms {
public:
    explicit Terms(const NameCatalogue& names) : known_(names) {}

    // Nothing if there is no such field.
    std::optional<bool> add(std::string_view name, std::string_view value) {
        const std::string field = base::lowerCase(name);
        const std::string text(value);
        const std::string lower = base::lowerCase(value);
        names_ = nullptr;
        if (field == "kind")
            return append(deck_.kinds, exerciseKind(lower));
        if (field == "phase")
            return set(deck_.phase, phaseOf(lower));
        if (field == "variant")
            return set(deck_.variant, rules::variantNamed(lower));
        if (field == "difficulty")
            return set(deck_.difficulty, difficultyIn(value));
        if (field == "motif")
            return append(deck_.motifs, motifsNamed(known_, value));
        if (field == "structure")
            return append(deck_.structures, structuresNamed(known_, value));
        for (auto& [known, target] : {std::pair{"player", &deck_.player},
                                      {"opening", &deck_.opening},
                                      {"author", &deck_.author},
                                      {"source", &deck_.source}})
            if (field == known) {
                names_ = target;
                return set(*target, text.empty() ? std::nullopt : std::optional(text));
            }
        return std::nullopt;
    }

    bool addWord(std::string_view word) {
        const std::string lower = base::lowerCase(word);
        if (append(deck_.kinds, exerciseKind(lower)) || set(deck_.phase, phaseOf(lower)) ||
            append(deck_.motifs, motifsNamed(known_, word)) ||
            append(deck_.structures, structuresNamed(known_, word)))
            return true;
        if (names_ == nullptr || !names_->has_value())
            return false;
        **names_ += ", " + std::string(word); // player=Jansen, Floris
        return true;
    }

    [[nodiscard]] Deck take() && { return std::move(deck_); }

private:
    template <class Value>
    static bool set(std::optional<Value>& target, std::optional<Value> value) {
        if (!value)
            return false;
        target = std::move(value);
        return true;
    }
    template <class Value>
    static bool append(std::vector<Value>& target, std::optional<Value> value) {
        if (value)
            target.push_back(*value);
        return value.has_value();
    }
    static bool append(std::vector<std::string>& target, const std::vector<std::string>& keys) {
        target.insert(target.end(), keys.begin(), keys.end());
        return !keys.empty();
    }

    const NameCatalogue& known_;
    Deck deck_;
    std::optional<std::string>* names_ = nullptr; // what the last term set, if it was a name
};

AnswerCounts countsOfHistory(const std::vector<Review>& history) {
    AnswerCounts counts;
    for (const Review& review : history) {
        ++counts.answers;
        counts.wrong += review.grade == AnswerGrade::wrong ? 1 : 0;
        counts.lastRight = review.grade == AnswerGrade::right ? counts.lastRight + 1 : 0;
    }
    return counts;
}

bool meet(const std::vector<std::string>& keys, const std::vector<std::string>& wanted) {
    return wanted.empty() || std::ranges::find_first_of(keys, wanted) != keys.end();
}

bool holds(const std::string& text, const std::optional<std::string>& part) {
    if (!part)
        return true;
    const std::string folded = foldName(text);
    return std::ranges::all_of(queryWords(*part), [&](const std::string& word) {
        return folded.find(word) != std::string::npos;
    });
}

/// The games and sides that a deck speaks of, if it speaks of any.
class Origins {
public:
    Origins(Store& store, const Deck& deck) : any_(!deck.player && !deck.opening) {
        if (any_)
            return;
        if (!deck.player) {
            for (const GameId id : findGames(store, {.opening = deck.opening}))
                for (const rules::Color side : {rules::Color::white, rules::Color::black})
                    places_.emplace(id, side);
            return;
        }
        const Persons persons(store.connection());
        for (const PersonId person : personsNamed(store.connection(), persons, *deck.player))
            add(gamesOfPerson(store, persons, person, {.opening = deck.opening}));
    }

    [[nodiscard]] bool include(const Exercise& exercise) const {
        return any_ || std::ranges::any_of(exercise.origins, [this](const ExerciseOrigin& origin) {
                   return places_.contains({origin.game, origin.side});
               });
    }

private:
    void add(const PersonGames& found) {
        for (const std::vector<PersonGame>* games : {&found.games, &found.repeated})
            for (const PersonGame& game : *games)
                places_.emplace(game.id, game.side);
    }

    bool any_;
    std::set<std::pair<GameId, rules::Color>> places_;
};

bool fits(const DeckCard& card, const Deck& deck) {
    const Exercise& exercise = card.exercise;
    return (deck.kinds.empty() || std::ranges::count(deck.kinds, exercise.kind) > 0) &&
           (!deck.phase || exercise.phase() == *deck.phase) &&
           (!deck.variant || exercise.position.variant() == *deck.variant) &&
           (!deck.difficulty || (card.difficulty() >= deck.difficulty->low &&
                                 card.difficulty() <= deck.difficulty->high)) &&
           meet(exercise.motifs, deck.motifs) && meet(exercise.structures, deck.structures) &&
           holds(exercise.composition.author, deck.author) &&
           holds(exercise.composition.source, deck.source);
}

} // namespace

Expected<Deck, DeckFault> readDeck(std::string_view text, const NameCatalogue& names) {
    Terms terms(names);
    for (const std::string& part : base::splitFields(text, ",")) {
        const std::string_view term = base::trimmed(part);
        const std::size_t sign = term.find('=');
        if (term.empty())
            continue;
        if (sign == std::string_view::npos) {
            if (!terms.addWord(term))
                return Unexpected{DeckFault{Reason::unknownWord, std::string(term)}};
            continue;
        }
        const auto known =
            terms.add(base::trimmed(term.substr(0, sign)), base::trimmed(term.substr(sign + 1)));
        if (!known)
            return Unexpected{
                DeckFault{Reason::unknownField, std::string(base::trimmed(term.substr(0, sign)))}};
        if (!*known)
            return Unexpected{DeckFault{Reason::unknownValue, std::string(term)}};
    }
    return std::move(terms).take();
}

std::vector<DeckCard> cardsOf(Store& store, const Deck& deck) {
    const Snapshot snapshot(store);
    const Origins origins(store, deck);
    const auto reviews = allReviews(store);
    std::vector<DeckCard> cards;
    for (Exercise& exercise : allExercises(store)) {
        DeckCard card{std::move(exercise), {}, {}};
        if (const auto history = reviews.find(card.exercise.key()); history != reviews.end()) {
            card.learning = learningOf(history->second);
            card.counts = countsOfHistory(history->second);
        }
        if (fits(card, deck) && origins.include(card.exercise))
            cards.push_back(std::move(card));
    }
    return cards;
}

DeckCounts countsOf(std::span<const DeckCard> cards, Day today) {
    DeckCounts counts{.all = cards.size()};
    for (const DeckCard& card : cards) {
        const Learning& learning = card.learning;
        counts.fresh += learning.isNew() ? 1U : 0U;
        counts.due += learning.isDue(today) ? 1U : 0U;
        counts.today += !learning.isNew() && learning.last == today ? 1U : 0U;
    }
    return counts;
}

std::vector<DeckCard> cardsToAsk(std::vector<DeckCard> cards, Day today, std::size_t fresh) {
    std::vector<DeckCard> due;
    std::vector<DeckCard> untried;
    for (DeckCard& card : cards) {
        if (card.learning.isNew())
            untried.push_back(std::move(card));
        else if (card.learning.isDue(today))
            due.push_back(std::move(card));
    }
    std::ranges::stable_sort(due, {}, [](const DeckCard& card) { return card.learning.due; });
    std::ranges::stable_sort(untried, {}, &DeckCard::difficulty);
    const auto count = static_cast<std::ptrdiff_t>(std::min(untried.size(), fresh));
    due.insert(due.end(), std::make_move_iterator(untried.begin()),
               std::make_move_iterator(untried.begin() + count));
    return due;
}

namespace {

/// Counts the exercises of each value.
class Counting {
public:
    void addVariant(const Exercise& exercise) {
        add(DeckField::variant, std::string(rules::rules(exercise.position.variant()).name));
    }
    void addThemes(const Exercise& exercise) {
        add(DeckField::phase, std::string(word(exercise.phase())));
        for (const std::string& key : exercise.motifs)
            add(DeckField::motif, key);
        for (const std::string& key : exercise.structures)
            add(DeckField::structure, key);
    }
    void addRest(const DeckCard& card) {
        const Exercise& exercise = card.exercise;
        add(DeckField::kind, std::string(word(exercise.kind)));
        add(DeckField::difficulty, std::to_string(card.difficulty()));
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
            if (a.field == DeckField::variant)
                return rules::variantNamed(a.value) < rules::variantNamed(b.value);
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

Deck themeOf(const Deck& deck) {
    return {.phase = deck.phase,
            .variant = deck.variant,
            .motifs = deck.motifs,
            .structures = deck.structures};
}

Deck nearestDeck(std::span<const DeckCard> cards, const Deck& wanted) {
    const auto some = [&](const Deck& deck) {
        return std::ranges::any_of(cards, [&](const DeckCard& card) { return fits(card, deck); });
    };
    if (cards.empty() || some(wanted))
        return wanted;
    if (const Deck theme = themeOf(wanted); some(theme))
        return theme;
    Deck nearest{.variant = wanted.variant};
    if (!some(nearest))
        nearest.variant = std::ranges::min_element(cards, {}, [](const DeckCard& card) {
                              return card.exercise.position.variant();
                          })->exercise.position.variant();
    return nearest;
}

Deck deckOf(const DeckChoice& choice, Deck deck) {
    switch (choice.field) {
    case DeckField::variant:
        deck.variant = rules::variantNamed(choice.value);
        break;
    case DeckField::kind:
        if (const auto kind = exerciseKind(choice.value))
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

std::string nameOf(const DeckChoice& choice, const NameCatalogue& names, Language language) {
    switch (choice.field) {
    case DeckField::variant: {
        const auto variant = rules::variantNamed(choice.value);
        return variant ? rules::variantTitle(*variant, language) : choice.value;
    }
    case DeckField::kind:
        return damscope::word("exercise", choice.value, language);
    case DeckField::phase:
        return damscope::word("report", choice.value, language);
    case DeckField::motif:
        return motifName(choice.value, names, language);
    case DeckField::structure:
        return structureName(choice.value, names, language);
    case DeckField::opening:
        return storedOpeningText(choice.opening, choice.value, language);
    default:
        return choice.value;
    }
}

std::vector<DeckChoice> deckChoices(Store& store, std::span<const DeckCard> cards,
                                    const Deck& chosen) {
    const Games games(store, cards);
    const Deck theme = themeOf(chosen);
    Counting counting;
    for (const DeckCard& card : cards) {
        counting.addVariant(card.exercise);
        if (fits(card, {.variant = chosen.variant}))
            counting.addThemes(card.exercise);
        if (fits(card, theme)) {
            counting.addRest(card);
            games.count(card, counting);
        }
    }
    return counting.choices();
}

} // namespace damscope::db
