// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/exercise_text.hpp"

#include "analysis/shots/names.hpp"
#include "base/keyed_rows.hpp"
#include "cli/commands/training/deck_option.hpp"
#include "cli/knowledge/shot_text.hpp"
#include "db/codec/played_text.hpp"
#include "db/shots/line_text.hpp"
#include "messages/words.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli {
namespace {

std::string sideKey(const rules::Position& position) {
    return position.toMove() == rules::Color::white ? "white" : "black";
}

// The combination of the exercise as the side that plays it sees it.
db::FoundShot shotOf(const db::Exercise& exercise) {
    rules::Position position = exercise.position;
    std::vector<rules::Move> line = exercise.line;
    if (exercise.kind == db::ExerciseKind::allowedShot && !line.empty()) {
        position.play(line.front());
        line.erase(line.begin());
    }
    return db::foundShot(position, {.line = line, .gain = exercise.gain});
}

Message purpose(const db::Exercise& exercise) {
    if (exercise.gain == 0)
        return {"train-hint-keep", {}};
    const bool allowed = exercise.kind == db::ExerciseKind::allowedShot;
    return {allowed ? "train-hint-prevent" : "train-hint-gain",
            {{"gain", db::gainMessage(shotOf(exercise))}}};
}

} // namespace

std::string motifName(const std::string& key, Language language) {
    if (key.empty())
        return word("page", "unnamed", language);
    const auto* name = base::rowWithKey(analysis::shots::shotNames().all(), key);
    return name == nullptr ? key : nameIn(name->names, language);
}

std::string exerciseName(const db::ExerciseKey& key) {
    return fmt::format("{}-{:016x}", rules::rules(key.variant).name,
                       static_cast<std::uint64_t>(key.position));
}

std::string questionText(const db::Exercise& exercise, Language language) {
    return words(
        {fmt::format("train-{}", db::word(exercise.kind)), {{"side", sideKey(exercise.position)}}},
        language);
}

std::string compositionText(const db::Composition& composition) {
    std::string text;
    for (const std::string& part :
         {composition.author, composition.source, composition.number, composition.stipulation})
        if (!part.empty())
            text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string lineText(const rules::Position& position, std::span<const rules::Move> line) {
    db::FoundShot shot;
    shot.variant = position.variant();
    shot.side = position.toMove();
    shot.moves = db::movesText(position, line);
    return db::numberedLine(shot);
}

std::string motifText(const db::Exercise& exercise, Language language) {
    std::string text;
    for (const std::string& key : exercise.motifs)
        text += (text.empty() ? "" : ", ") + motifName(key, language);
    return text;
}

std::string solutionText(const db::Exercise& exercise, Language language) {
    std::string text;
    for (const rules::Move& answer : exercise.answers)
        if (exercise.line.empty() || answer != exercise.line.front())
            text += (text.empty() ? "" : ", ") + db::playedText(exercise.position, answer);
    const std::string line = lineText(exercise.position, exercise.line);
    const bool refutes = exercise.kind == db::ExerciseKind::allowedShot && exercise.line.size() > 1;
    if (refutes)
        text = words({"train-but-not", {{"moves", text}, {"line", line}}}, language);
    else
        text =
            line + (text.empty() ? "" : "; " + words({"train-also", {{"moves", text}}}, language));
    const std::string motif = motifText(exercise, language);
    return motif.empty() ? text : text + " (" + motif + ')';
}

std::string hintText(const db::Exercise& exercise, db::Hint hint, Language language) {
    const rules::Move& first = exercise.answers.front();
    switch (hint) {
    case db::Hint::purpose:
        return words(purpose(exercise), language);
    case db::Hint::firstSquare:
        return words({"train-hint-square",
                      {{"square", rules::squareName(exercise.position.rules(), first.from)}}},
                     language);
    case db::Hint::motif:
        return words({"train-hint-motif", {{"name", motifText(exercise, language)}}}, language);
    case db::Hint::firstMove:
        break;
    }
    return words({"train-hint-move", {{"move", db::playedText(exercise.position, first)}}},
                 language);
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
    json["motif_names"] = textOrNull(motifText(exercise, language));
    return json;
}

} // namespace damscope::cli
