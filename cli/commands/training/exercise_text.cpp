// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/exercise_text.hpp"

#include "cli/commands/training/deck_option.hpp"
#include "db/codec/played_text.hpp"
#include "db/shots/line_text.hpp"
#include "db/training/exercise_words.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

namespace damscope::cli {

std::string exerciseName(const db::ExerciseKey& key) {
    return fmt::format("{}-{:016x}", rules::rules(key.variant).name,
                       static_cast<std::uint64_t>(key.position));
}

Json movesJson(const rules::Position& position, std::span<const rules::Move> line) {
    return db::movesText(position, line);
}

Json exerciseJson(const db::DeckCard& card, Language language, bool solved) {
    const db::Exercise& exercise = card.exercise;
    const db::Learning& learning = card.learning;
    Json origins = Json::array();
    for (const db::ExerciseOrigin& origin : exercise.origins)
        origins.push_back({{"id", db::number(origin.game)}, {"ply", origin.ply}});
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
    json["gain"] = exercise.gain;
    json["motifs"] = exercise.motifs;
    json["motif_names"] = textOrNull(db::motifText(exercise, language));
    return json;
}

} // namespace damscope::cli
