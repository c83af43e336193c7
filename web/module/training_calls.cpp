// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises: made from games, asked when they are due, answered.
#include "base/text/split.hpp"
#include "cli/commands/training/deck.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/training/deck.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/translation.hpp"
#include "rules/text/fen.hpp"
#include "web/module/board_json.hpp"
#include "web/module/command.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <algorithm>
#include <array>

namespace damscope::web {
namespace {

db::Day today() {
    return cli::TodayOption().today();
}

std::vector<db::DeckCard> cardsIn(Session& session, const Json& request) {
    const std::string words = textIn(request, "deck");
    db::Deck deck;
    if (!words.empty()) {
        const auto read = db::readDeck(words, db::NameCatalogue());
        if (!read)
            throw CallError({"usage-deck-word", {{"word", read.error().word}}});
        deck = *read;
    }
    return db::cardsOf(session.store(), deck);
}

db::DeckCard cardMeant(Session& session, const Json& request) {
    const std::string name = neededText(request, "exercise");
    for (const db::DeckCard& card : cardsIn(session, Json::object()))
        if (cli::exerciseName(card.exercise.key()) == name)
            return card;
    throw CallError({"page-no-exercise", {}});
}

Json cardJson(Session& session, const db::DeckCard& card) {
    const db::Exercise& exercise = card.exercise;
    Json object{{"exercise", cli::exerciseName(exercise.key())},
                {"variant", exercise.position.rules().name},
                {"kind", db::word(exercise.kind)},
                {"title", db::questionText(exercise, session.language)},
                {"difficulty", card.difficulty()},
                {"phase", db::word(exercise.phase())},
                {"new", card.learning.isNew()},
                {"author", cli::textOrNull(db::compositionText(exercise.composition))},
                {"game", nullptr},
                {"ply", nullptr}};
    if (!exercise.origins.empty()) {
        object["game"] = db::number(exercise.origins.front().game);
        object["ply"] = exercise.origins.front().ply;
    }
    addBoard(object, exercise.position);
    return object;
}

Json due(Session& session, const Json& request, const Watch& /*watch*/) {
    std::vector<db::DeckCard> cards = cardsIn(session, request);
    const db::DeckCounts counts = db::countsOf(cards, today());
    const auto fresh = static_cast<std::size_t>(numberIn(request, "new").value_or(10));
    cards = db::cardsToAsk(std::move(cards), today(), fresh);
    const auto limit = static_cast<std::size_t>(numberIn(request, "limit").value_or(20));
    Json list = Json::array();
    for (const db::DeckCard& card : std::span(cards).first(std::min(limit, cards.size())))
        list.push_back(cardJson(session, card));
    return {{"all", counts.all},
            {"due", counts.due},
            {"fresh", counts.fresh},
            {"today", counts.today},
            {"exercises", list}};
}

Json answered(Session& session, const Json& request, const Watch& watch) {
    const db::DeckCard card = cardMeant(session, request);
    const db::Exercise& exercise = card.exercise;
    const rules::Move move = moveIn(exercise.position, request);
    cli::TrainingEngine engine(cli::JudgingOptions{}, watch.stop);
    db::GradedMove graded = db::gradeAnswer(exercise, move, engine.prover());
    graded.shown = flagIn(request, "shown");
    const int hints = static_cast<int>(numberIn(request, "hints").value_or(0));
    const db::Review review{today(), db::gradeOf(graded.isFound(), hints)};
    const std::string text = db::playedText(exercise.position, move);
    const bool kept = db::keepAnswer(session.store(), {exercise.key(), review, hints, text});
    const db::Learning learning = kept ? db::afterReview(card.learning, review) : card.learning;
    Json others = Json::array();
    for (const rules::Move& other : graded.others)
        others.push_back(db::playedText(exercise.position, other));
    return {
        {"right", graded.isFound()},
        {"shown", graded.shown},
        {"move", text},
        {"message",
         base::splitLines(db::gradedText(exercise, graded, db::NameCatalogue(), session.language))},
        {"line", cli::movesJson(exercise.position, graded.line)},
        {"better", cli::movesJson(exercise.position, graded.better)},
        {"also", others},
        {"verdict", cli::textOrNull(db::verdictText(graded, session.language))},
        {"origin", cli::textOrNull(db::originText(session.store(), exercise, session.language))},
        {"kept", kept},
        {"due", cli::dayText(learning.due)}};
}

Json hint(Session& session, const Json& request, const Watch& /*watch*/) {
    const db::DeckCard card = cardMeant(session, request);
    const auto hints = db::hintsOf(card.exercise);
    const auto number = static_cast<std::size_t>(numberIn(request, "number").value_or(1));
    if (number < 1 || number > hints.size())
        return {{"text", nullptr}, {"hints", hints.size()}};
    return {{"text",
             db::hintText(card.exercise, hints[number - 1], db::NameCatalogue(), session.language)},
            {"hints", hints.size()}};
}

Json make(Session& session, const Json& request, const Watch& watch) {
    std::vector<std::string> words{"train", "exercises", "make", "--format", "json"};
    if (const std::string of = textIn(request, "of"); !of.empty())
        words.insert(words.end(), {"--of", of});
    if (const std::string kind = textIn(request, "kind"); !kind.empty())
        words.insert(words.end(), {"--kind", kind});
    if (const auto limit = numberIn(request, "limit"))
        words.insert(words.end(), {"--limit", std::to_string(*limit)});
    if (const std::string selection = textIn(request, "selection"); !selection.empty())
        words.push_back(selection);
    const Json made = commandJson(session, std::move(words), watch);
    return made.is_array() && !made.empty() ? made.front() : made;
}

} // namespace

std::span<const Call> trainingCalls() {
    static constexpr std::array calls{Call{"training.make", make}, Call{"training.due", due},
                                      Call{"training.answer", answered},
                                      Call{"training.hint", hint}};
    return calls;
}

} // namespace damscope::web
