// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/opening_cards.hpp"

#include "db/store/codec/main_line.hpp"
#include "db/training/exercise_table.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>

namespace damscope::db {

OpeningCards::OpeningCards(const Repertoire& repertoire, Store& store) {
    const auto reviews = allReviews(store);
    for (const RepertoirePosition& at : repertoire.positions()) {
        if (!isQuestion(repertoire, at))
            continue;
        const ExerciseKey key = exerciseKey(at.position);
        asked_.insert(key);
        if (const auto history = reviews.find(key); history != reviews.end())
            learnt_[key] = db::learningOf(history->second);
    }
}

Learning OpeningCards::learningOf(const RepertoirePosition& at) const {
    const auto learnt = learnt_.find(exerciseKey(at.position));
    return learnt == learnt_.end() ? Learning{} : learnt->second;
}

bool OpeningCards::isToAsk(const RepertoirePosition& at, Day today) const {
    const Learning learning = learningOf(at);
    return learning.isNew() || learning.isDue(today);
}

DeckCounts OpeningCards::counts(Day today) const {
    DeckCounts counts{.all = asked_.size()};
    for (const ExerciseKey& key : asked_) {
        const auto learnt = learnt_.find(key);
        counts.fresh += learnt == learnt_.end() ? 1U : 0U;
        counts.due += learnt != learnt_.end() && learnt->second.isDue(today) ? 1U : 0U;
        counts.today += learnt != learnt_.end() && learnt->second.last == today ? 1U : 0U;
    }
    return counts;
}

bool OpeningCards::keep(Store& store, const RepertoirePosition& at, const rules::Move& move,
                        const Review& review, int hints) {
    const ExerciseKey key = exerciseKey(at.position);
    const bool kept = keepAnswer(store, {key, review, hints, playedText(at.position, move)});
    if (kept)
        learnt_[key] = afterReview(learnt_[key], review);
    return kept;
}

bool isRight(std::optional<RepertoireMark> mark) {
    return mark == RepertoireMark::main || mark == RepertoireMark::second;
}

namespace {

// How an answer is called in a file, and the code of what is said about it.
struct Judged {
    std::string_view word;
    const char* code;
};

Judged judged(std::optional<RepertoireMark> mark) {
    if (!mark)
        return {"wrong", "rehearse-wrong"};
    switch (*mark) {
    case RepertoireMark::main:
        return {"main", "rehearse-main"};
    case RepertoireMark::second:
        return {"second", "rehearse-second"};
    case RepertoireMark::avoid:
        break;
    }
    return {"avoid", "rehearse-avoid"};
}

} // namespace

std::string_view judgedWord(std::optional<RepertoireMark> mark) {
    return judged(mark).word;
}

std::string openingQuestionText(const RepertoirePosition& at, Language language) {
    const bool isWhite = at.position.toMove() == rules::Color::white;
    return translated({"rehearse-question", {{"side", isWhite ? "white" : "black"}}}, language);
}

std::string replyText(const DrawnReply& reply, Language language) {
    if (reply.games == 0)
        return translated({"rehearse-own-line", {{"move", reply.text}}}, language);
    Message message{"rehearse-reply", {{"move", reply.text}}};
    addCount(message, "n", "played", reply.games);
    addCount(message, "all", "games", reply.all);
    return translated(message, language);
}

std::vector<std::string> otherChoices(const RepertoirePosition& at, const rules::Move& without) {
    std::vector<std::string> others;
    for (const RepertoireMove& move : at.moves)
        if (move.mark != RepertoireMark::avoid && !(move.move == without))
            others.push_back(move.text);
    return others;
}

std::string judgedText(const Repertoire& repertoire, const RepertoirePosition& at,
                       const rules::Move& move, int hints, Language language) {
    const RepertoireMove& meant = *meantMove(repertoire, at);
    const auto known = std::ranges::find(at.moves, move, &RepertoireMove::move);
    const auto mark = known == at.moves.end() ? std::nullopt : std::optional(known->mark);
    const bool shown = mark == RepertoireMark::main && hints >= openingHints;
    Message message{shown ? "rehearse-shown" : judged(mark).code,
                    {{"move", rules::moveText(at.position, move)}, {"meant", meant.text}}};
    std::string others;
    for (const std::string& other : otherChoices(at, meant.move))
        others += (others.empty() ? "" : ", ") + other;
    if (!others.empty())
        message.parameters.push_back({"others", others});
    return translated(message, language);
}

std::string openingHintText(const Repertoire& repertoire, const RepertoirePosition& at, int hint,
                            Language language) {
    const RepertoireMove& meant = *meantMove(repertoire, at);
    if (hint < openingHints)
        return translated({"train-hint-square",
                           {{"square", rules::squareName(at.position.rules(), meant.move.from)}}},
                          language);
    return translated({"rehearse-hint-move", {{"move", meant.text}}}, language);
}

} // namespace damscope::db
