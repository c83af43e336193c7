// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/exercise_words.hpp"

#include "analysis/shots/names.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/games.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

std::string sideKey(const rules::Position& position) {
    return position.toMove() == rules::Color::white ? "white" : "black";
}

// The combination of the exercise as the side that plays it sees it.
FoundShot shotOf(const Exercise& exercise, const NameCatalogue& names) {
    rules::Position position = exercise.position;
    std::vector<rules::Move> line = exercise.line;
    if (exercise.kind == ExerciseKind::allowedShot && !line.empty()) {
        position.play(line.front());
        line.erase(line.begin());
    }
    return foundShot(position, {.line = line, .gain = exercise.gain}, names.shots);
}

// How many moves are right, which is true of all kinds.
Message share(const Exercise& exercise) {
    Message message{"train-hint-keep",
                    {{"right", counted(exercise.answers.size())},
                     {"all", counted(rules::legalMoves(exercise.position).size())}}};
    if (exercise.kind == ExerciseKind::ending && exercise.wanted)
        message.code = *exercise.wanted == Stipulation::win ? "train-hint-win" : "train-hint-draw";
    else if (exercise.played)
        message.parameters.push_back({"played", playedText(exercise.position, *exercise.played)});
    return message;
}

Message purpose(const Exercise& exercise, const NameCatalogue& names) {
    if (exercise.gain == 0)
        return share(exercise);
    const bool allowed = exercise.kind == ExerciseKind::allowedShot;
    return {allowed ? "train-hint-prevent" : "train-hint-gain",
            {{"gain", gainMessage(shotOf(exercise, names))}}};
}

std::string questionCode(const Exercise& exercise) {
    const auto& wanted = exercise.wanted;
    const bool wins = wanted == Stipulation::win;
    switch (exercise.kind) {
    case ExerciseKind::missedShot:
        return "train-missed-shot";
    case ExerciseKind::allowedShot:
        return "train-allowed-shot";
    case ExerciseKind::mistake:
        return "train-mistake";
    case ExerciseKind::ending:
        return !wanted ? "train-ending" : wins ? "train-ending-win" : "train-ending-draw";
    case ExerciseKind::composition:
        break;
    }
    return !wanted ? "train-composition"
           : wins  ? "train-composition-win"
                   : "train-composition-draw";
}

} // namespace

std::string motifName(const std::string& key, const NameCatalogue& names, Language language) {
    if (key.empty())
        return damscope::word("page", "unnamed", language);
    const auto name = names.shots.withKey(key);
    return name == nullptr ? key : nameIn(name->names, language);
}

std::string questionText(const Exercise& exercise, Language language) {
    return translated(
        {questionCode(exercise),
         {{"side", sideKey(exercise.position)}, {"right", counted(exercise.answers.size())}}},
        language);
}

std::string compositionText(const Composition& composition) {
    std::string text;
    for (const std::string& part :
         {composition.author, composition.source, composition.number, composition.stipulation})
        if (!part.empty())
            text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string numberedText(const rules::Position& position, std::span<const rules::Move> line) {
    FoundShot shot;
    shot.variant = position.variant();
    shot.side = position.toMove();
    shot.moves = movesText(position, line);
    return numberedLine(shot);
}

std::string endingText(const analysis::play::KnownEnding& known, Language language) {
    if (known.result == rules::GameResult::draw)
        return translated({"play-ending-draw", {}}, language);
    const bool white = known.result == rules::GameResult::whiteWins;
    const std::string winner = white ? "white" : "black";
    if (!known.win)
        return translated({"play-ending-long", {{"winner", winner}}}, language);
    Message message =
        countMessage("play-ending-win", "moves", static_cast<std::uint64_t>(known.win->moves()));
    message.parameters.push_back({"winner", winner});
    message.parameters.push_back({"line", numberedText(known.start, known.win->line)});
    return translated(message, language);
}

std::string motifText(const Exercise& exercise, const NameCatalogue& names, Language language) {
    std::string text;
    for (const std::string& key : exercise.motifs)
        text += (text.empty() ? "" : ", ") + motifName(key, names, language);
    return text;
}

std::string solutionText(const Exercise& exercise, const NameCatalogue& names, Language language) {
    std::string text;
    for (const rules::Move& answer : exercise.answers)
        if (exercise.line.empty() || answer != exercise.line.front())
            text += (text.empty() ? "" : ", ") + playedText(exercise.position, answer);
    const std::string line = numberedText(exercise.position, exercise.line);
    const bool refutes = exercise.kind == ExerciseKind::allowedShot && exercise.line.size() > 1;
    if (refutes)
        text = translated({"train-but-not", {{"moves", text}, {"line", line}}}, language);
    else
        text = line +
               (text.empty() ? "" : "; " + translated({"train-also", {{"moves", text}}}, language));
    const std::string motif = motifText(exercise, names, language);
    return motif.empty() ? text : text + " (" + motif + ')';
}

std::string hintText(const Exercise& exercise, Hint hint, const NameCatalogue& names,
                     Language language) {
    const rules::Move& first = exercise.answers.front();
    switch (hint) {
    case Hint::purpose:
        return translated(purpose(exercise, names), language);
    case Hint::firstSquare:
        return translated({"train-hint-square",
                           {{"square", rules::squareName(exercise.position.rules(), first.from)}}},
                          language);
    case Hint::motif:
        return translated({"train-hint-motif", {{"name", motifText(exercise, names, language)}}},
                          language);
    case Hint::firstMove:
        break;
    }
    return translated({"train-hint-move", {{"move", playedText(exercise.position, first)}}},
                      language);
}

std::string othersText(const Exercise& exercise, const GradedMove& graded, Language language) {
    std::string moves;
    for (const rules::Move& move : graded.others)
        moves += (moves.empty() ? "" : ", ") + playedText(exercise.position, move);
    return moves.empty() ? moves : translated({"train-also", {{"moves", moves}}}, language);
}

std::string verdictText(const GradedMove& graded, Language language) {
    if (graded.verdict == GradedMove::Verdict::none)
        return {};
    const bool draws = graded.verdict == GradedMove::Verdict::onlyDraws;
    return translated({draws ? "train-only-draws" : "train-loses", {}}, language);
}

std::string gradedText(const Exercise& exercise, const GradedMove& graded,
                       const NameCatalogue& names, Language language) {
    const char* code = graded.isFound() ? "train-right"
                       : graded.right   ? "train-shown"
                                        : "train-wrong";
    Message message{code, {{"line", numberedText(exercise.position, graded.line)}}};
    if (!graded.right)
        message.parameters.push_back({"better", numberedText(exercise.position, graded.better)});
    if (const std::string others = othersText(exercise, graded, language); !others.empty())
        message.parameters.push_back({"others", others});
    if (const std::string verdict = verdictText(graded, language); !verdict.empty())
        message.parameters.push_back({"verdict", verdict});
    if (const std::string motif = motifText(exercise, names, language); !motif.empty())
        message.parameters.push_back({"name", motif});
    return translated(message, language);
}

std::string structureName(const std::string& key, const NameCatalogue& names, Language language) {
    const auto structure = names.structures.withKey(key);
    return structure == nullptr ? key : nameOf(*structure, language);
}

std::string gameText(Store& store, const Exercise& exercise) {
    if (exercise.origins.empty())
        return exercise.elsewhere;
    const auto lines = gameLines(store, {&exercise.origins.front().game, 1});
    if (lines.empty())
        return {};
    const GameHeader& header = lines.front().header;
    const auto known = [](const std::string& text) { return !text.empty() && text[0] != '?'; };
    std::string text;
    if (known(header.white) || known(header.black))
        text = (known(header.white) ? header.white : "?") + " – " +
               (known(header.black) ? header.black : "?");
    for (const std::string& part : {header.event, header.date})
        if (known(part))
            text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string originText(Store& store, const Exercise& exercise, Language language) {
    if (!exercise.composition.isEmpty())
        return compositionText(exercise.composition);
    std::string text = gameText(store, exercise);
    if (!exercise.played || (exercise.origins.empty() && text.empty()))
        return text;
    // A game that names nobody is known by its number alone.
    Message message{text.empty() ? "train-origin-number" : "train-origin",
                    {{"move", playedText(exercise.position, *exercise.played)}}};
    if (!text.empty())
        message.parameters.push_back({"game", text});
    if (!exercise.origins.empty())
        message.parameters.push_back({"number", number(exercise.origins.front().game)});
    return translated(message, language);
}

namespace {

using rules::Move;
using rules::Position;

// So long a line shows the point; longer ones are not read.
constexpr std::size_t enough = 8;
constexpr std::size_t longestShownLine = 16;

Position after(Position position, const std::vector<Move>& line) {
    for (const Move& move : line)
        position.play(move);
    return position;
}

// Goes on with a line until the point is clear.
std::vector<Move> continued(const Position& position, std::vector<Move> line, Prover& prover) {
    while (line.size() < enough) {
        const std::vector<Move> more = prover.bestLine(after(position, line));
        if (more.empty())
            break;
        line.insert(line.end(), more.begin(), more.end());
    }
    line.resize(std::min(line.size(), longestShownLine));
    return line;
}

// What the opponent does with the move, by captures alone if he can.
std::vector<Move> playedOut(const Position& position, const ValuedMove& valued, Prover& prover) {
    std::vector<Move> line{valued.move};
    const Position next = position.after(valued.move);
    analysis::shots::ShotFinder finder({.moves = 9, .positions = 40'000});
    if (const auto shot = finder.find(next, analysis::shots::lead(position, next.toMove())))
        line.insert(line.end(), shot->line.begin(), shot->line.end());
    else
        line = valued.line;
    return continued(position, std::move(line), prover);
}

std::vector<Move> othersThan(const Exercise& exercise, const Move& move) {
    std::vector<Move> others = exercise.answers;
    std::erase(others, move);
    return others;
}

GradedMove::Verdict verdictOf(const Exercise& exercise, double points, const Prover& prover) {
    if (!prover.isKnown(exercise.position))
        return GradedMove::Verdict::none;
    return points == 0 ? GradedMove::Verdict::loses : GradedMove::Verdict::onlyDraws;
}

} // namespace

std::vector<Move> solution(const Exercise& exercise) {
    if (!exercise.line.empty() && exercise.isAnswer(exercise.line.front()))
        return exercise.line;
    return {exercise.answers.front()};
}

GradedMove gradeAnswer(const Exercise& exercise, const Move& move, Prover& prover) {
    const Position& position = exercise.position;
    if (exercise.isAnswer(move)) {
        auto line = solution(exercise);
        if (line.front() != move)
            line = prover.valueOf(position, move).line;
        return {.right = true,
                .line = std::move(line),
                .better = {},
                .others = othersThan(exercise, move)};
    }
    const ValuedMove answered = prover.valueOf(position, move);
    double best = 0;
    for (const Move& answer : exercise.answers)
        best = std::max(best, prover.valueOf(position, answer).points);
    const double loss = best - answered.points;
    if (loss <= prover.settings().margin)
        return {.right = true, .line = answered.line, .better = {}, .others = exercise.answers};
    std::vector<Move> better = solution(exercise);
    const std::vector<Move> others = othersThan(exercise, better.front());
    if (better.size() == 1)
        better = continued(position, std::move(better), prover);
    return {.right = false,
            .loss = loss,
            .line = playedOut(position, answered, prover),
            .better = std::move(better),
            .others = others,
            .verdict = verdictOf(exercise, answered.points, prover)};
}

std::vector<Hint> hintsOf(const Exercise& exercise) {
    std::vector<Hint> hints{Hint::purpose, Hint::firstSquare};
    if (!exercise.motifs.empty())
        hints.push_back(Hint::motif);
    hints.push_back(Hint::firstMove);
    return hints;
}

} // namespace damscope::db
