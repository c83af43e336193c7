// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/opening_cards.hpp"

#include "db/codec/played_text.hpp"
#include "db/repertoire/practice.hpp"
#include "db/training/exercise_table.hpp"

namespace damscope::db {

OpeningCards::OpeningCards(const Repertoire& repertoire, Store& store) {
    const auto reviews = allReviews(store);
    for (const RepertoirePosition& at : repertoire.positions()) {
        if (!isQuestion(repertoire, at))
            continue;
        const ExerciseKey key = exerciseKeyOf(at.position);
        asked_.insert(key);
        if (const auto history = reviews.find(key); history != reviews.end())
            learnt_[key] = db::learningOf(history->second);
    }
}

Learning OpeningCards::learningOf(const RepertoirePosition& at) const {
    const auto learnt = learnt_.find(exerciseKeyOf(at.position));
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
    const ExerciseKey key = exerciseKeyOf(at.position);
    const bool kept = keepAnswer(store, {key, review, hints, playedText(at.position, move)});
    if (kept)
        learnt_[key] = afterReview(learnt_[key], review);
    return kept;
}

bool isRight(std::optional<RepertoireMark> mark) {
    return mark == RepertoireMark::main || mark == RepertoireMark::second;
}

} // namespace damscope::db
