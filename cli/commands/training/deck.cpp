// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/deck.hpp"

#include "analysis/shots/shot.hpp"
#include "base/system/local_time.hpp"
#include "base/text/ascii.hpp"
#include "cli/commands/people/player.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/store.hpp"
#include "messages/phrase.hpp"
#include "rules/text/date.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <chrono>

namespace damscope::cli {
namespace {

db::Day dayOf(int year, int month, int day) {
    return std::chrono::year(year) / std::chrono::month(static_cast<unsigned>(month)) /
           std::chrono::day(static_cast<unsigned>(day));
}

// What a field of a deck accepts.
Message allowedFor(std::string_view field) {
    const std::string name = base::lowerCase(field);
    for (const auto& [known, code] : {std::pair("kind", "usage-deck-kind"),
                                      {"phase", "usage-deck-phase"},
                                      {"difficulty", "usage-deck-difficulty"},
                                      {"motif", "usage-deck-motif"},
                                      {"structure", "usage-deck-structure"}})
        if (name == known)
            return {code, {}};
    if (name != "variant")
        return {"usage-deck-missing", {}};
    std::vector<std::string> variants;
    for (const rules::Variant variant : rules::allVariants())
        variants.emplace_back(rules::rules(variant).name);
    return {"usage-deck-variant", {{"variants", variants}}};
}

Message messageOf(const db::DeckFault& fault) {
    using Reason = db::DeckFault::Reason;
    const std::string word = visible(fault.word);
    if (fault.reason == Reason::unknownValue)
        return {"usage-wrong",
                {{"option", '"' + word + '"'},
                 {"wrong",
                  allowedFor(base::trimmed(std::string_view(word).substr(0, word.find('='))))}}};
    return {fault.reason == Reason::unknownField ? "usage-deck-field" : "usage-deck-word",
            {{"word", word}}};
}

} // namespace

void DeckOption::declare(Arguments& arguments) {
    arguments.value(
        {"--deck", "WORDS",
         phrase(
             "which exercises, as words with commas: names of combinations and structures, kinds "
             "(missed-shot, allowed-shot, mistake, ending, composition), phases (opening, "
             "middlegame, "
             "endgame), player=, opening=, author=, source=, variant=, difficulty=2-4; else all")},
        [this, names = arguments.settings().names](std::string_view text) -> Complaint {
            // An empty list chooses nothing, rather than all, which 'remove' would take.
            if (text.find_first_not_of(", \t") == std::string_view::npos)
                return Message{"usage-deck-empty", {}};
            words = text;
            const auto deck = db::readDeck(words, db::namesOf(names));
            return deck ? Complaint() : messageOf(deck.error());
        });
}

db::Deck DeckOption::deckIn(db::Store& store) const {
    db::Deck deck = db::readDeck(words, namesOf(store)).value();
    if (!deck.player)
        return deck;
    const db::Persons persons(store.connection());
    if (db::personsNamed(store.connection(), persons, *deck.player).empty())
        (void)personMeant(store, persons, *deck.player); // names the nearest
    return deck;
}

void TodayOption::declare(Arguments& arguments) {
    arguments.value(
        {"--today", "DATE", phrase("the day to count from, such as 2026-11-23; else today")},
        [this](std::string_view text) -> Complaint {
            const auto reading = rules::dateReading(text);
            if (!reading.clear || !reading.date.dayIsKnown())
                return Message{"usage-day", {}};
            day = dayOf(reading.date.year(), reading.date.month(), reading.date.day());
            return std::nullopt;
        });
}

db::Day TodayOption::today() const {
    if (day)
        return *day;
    return base::today();
}

std::string dayText(db::Day day) {
    const std::chrono::year_month_day date(day);
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::string exerciseName(const db::ExerciseKey& key) {
    return fmt::format("{}-{:016x}", rules::rules(key.variant).name,
                       static_cast<std::uint64_t>(key.position));
}

Json movesJson(const rules::Position& position, std::span<const rules::Move> line) {
    return db::movesText(position, line);
}

Json exerciseJson(const db::DeckCard& card, const Console& console, bool solved) {
    const db::Exercise& exercise = card.exercise;
    const db::Learning& learning = card.learning;
    Json origins = Json::array();
    for (const db::ExerciseOrigin& origin : exercise.origins)
        origins.push_back({{"game", db::number(origin.game)}, {"ply", origin.ply}});
    Json json{{"exercise", exerciseName(exercise.key())},
              {"variant", rules::rules(exercise.position.variant()).name},
              {"fen", rules::writeFen(exercise.position)},
              {"kind", db::word(exercise.kind)},
              {"proof", db::word(exercise.proof)},
              {"phase", db::word(exercise.phase())},
              {"difficulty", card.difficulty()},
              {"structures", exercise.structures},
              {"author", textOrNull(exercise.composition.author)},
              {"source", textOrNull(exercise.composition.source)},
              {"number", textOrNull(exercise.composition.number)},
              {"stipulation", textOrNull(exercise.composition.stipulation)},
              {"games", origins},
              {"origin", textOrNull(origins.empty() ? exercise.elsewhere : "")},
              {"answered", card.counts.answers},
              {"wrong", card.counts.wrong},
              {"due", learning.isNew() ? Json() : Json(dayText(learning.due))}};
    if (!solved)
        return json;
    Json answers = Json::array();
    for (const rules::Move& answer : exercise.answers)
        answers.push_back(db::playedText(exercise.position, answer));
    json["answers"] = answers;
    json["line"] = movesJson(exercise.position, exercise.line);
    const bool wins = exercise.gain >= analysis::shots::won;
    json["gain"] = wins ? Json() : Json(exercise.gain);
    json["wins"] = wins;
    json["motifs"] = exercise.motifs;
    json["motif_names"] = textOrNull(db::motifText(exercise, console.names(), console.locale()));
    return json;
}

namespace {

constexpr std::size_t tableMegabytes = 16; // searches are short

analysis::EngineSettings engineSettings(const JudgingOptions& options) {
    analysis::EngineSettings settings;
    settings.tableMegabytes = tableMegabytes;
    settings.endgames = options.endgames.library();
    return settings;
}

} // namespace

void JudgingOptions::declare(Arguments& arguments) {
    arguments.value({"--nodes", "N", phrase("positions visited by each search; 50000 if not set")},
                    into(nodes, 100, INT64_MAX));
    arguments.value(
        {"--margin", "P",
         phrase("a move that loses at most P percent of the expected points is as good as the "
                "best; 5 if not set")},
        into(margin, 0, 50));
    endgames.declare(arguments);
}

db::ProvingSettings JudgingOptions::settings(const std::stop_token& stop) const {
    constexpr double hundred = 100;
    return {.nodes = static_cast<std::uint64_t>(nodes),
            .margin = static_cast<double>(margin) / hundred,
            .stop = stop};
}

TrainingEngine::TrainingEngine(const JudgingOptions& options, const std::stop_token& stop)
    : engine_(engineSettings(options)), prover_(engine_, tables_, options.settings(stop)) {}

} // namespace damscope::cli
