// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/schedule.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

constexpr int hundred = 100;
constexpr int firstInterval = 1;
constexpr int secondInterval = 6;

// EF' = EF + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02)), at least 1.3.
int easinessAfter(int easiness, AnswerGrade grade) {
    const int missing = 5 - static_cast<int>(grade);
    return std::max(Learning::leastEasiness, easiness + 10 - missing * (8 + missing * 2));
}

// I(1) = 1, I(2) = 6, I(n) = I(n-1) * EF, rounded up; `repetitions` is n.
int intervalAfter(const Learning& before, int repetitions, int easiness) {
    if (repetitions == 1)
        return firstInterval;
    if (repetitions == 2)
        return secondInterval;
    constexpr int longest = 36'500; // a hundred years: the day stays one of the calendar
    return std::min(longest, (before.interval * easiness + hundred - 1) / hundred);
}

} // namespace

AnswerGrade gradeOf(bool right, int hints) {
    if (!right)
        return AnswerGrade::wrong;
    return hints == 0   ? AnswerGrade::right
           : hints == 1 ? AnswerGrade::oneHint
                        : AnswerGrade::severalHints;
}

Learning afterReview(const Learning& before, const Review& review) {
    if (!before.isNew() && review.day <= before.last)
        return before;
    Learning after = before;
    if (review.grade == AnswerGrade::wrong) {
        after.lapses += before.repetitions > 0 ? 1 : 0;
        after.repetitions = 0; // from the beginning, with the same easiness
        after.interval = firstInterval;
    } else {
        ++after.repetitions;
        after.interval = intervalAfter(before, after.repetitions, before.easiness);
        after.easiness = easinessAfter(before.easiness, review.grade);
    }
    after.last = review.day;
    after.due = review.day + std::chrono::days(after.interval);
    return after;
}

Learning learningOf(std::span<const Review> history) {
    Learning learning;
    for (const Review& review : history)
        learning = afterReview(learning, review);
    return learning;
}

} // namespace damscope::db
