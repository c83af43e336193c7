// SPDX-License-Identifier: GPL-3.0-or-later
// Spaced repetition with a clock of the test's own.
#include "db/training/exercise.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <vector>

namespace damscope::db {
namespace {

using std::chrono::days;

constexpr Day firstDay = std::chrono::year(2026) / 11 / 23;

Day day(int number) {
    return firstDay + days(number);
}

Learning learnt(const std::vector<Review>& history) {
    return learningOf(history);
}

TEST(Schedule, isNewBeforeTheFirstAnswer) {
    EXPECT_TRUE(Learning().isNew());
    EXPECT_FALSE(Learning().isDue(firstDay));
}

// By hand from the formulae: 1, 6, 6 * 2.7 = 16.2 rounded up, 17 * 2.8 = 47.6 rounded up.
TEST(Schedule, followsTheFormulaeForRightAnswers) {
    Learning learning;
    const std::vector<int> intervals{1, 6, 17, 48};
    Day today = firstDay;
    for (const int interval : intervals) {
        learning = afterReview(learning, {today, AnswerGrade::right});
        EXPECT_EQ(learning.interval, interval);
        EXPECT_EQ(learning.due, today + days(interval));
        today = learning.due;
    }
    EXPECT_EQ(learning.easiness, 290);
}

// EF' = EF + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02)): +0.10, 0, -0.14, at least 1.3.
TEST(Schedule, changesTheEasinessByTheQuality) {
    const auto easiness = [](AnswerGrade grade) {
        return afterReview({}, {firstDay, grade}).easiness;
    };
    EXPECT_EQ(easiness(AnswerGrade::right), 260);
    EXPECT_EQ(easiness(AnswerGrade::oneHint), 250);
    EXPECT_EQ(easiness(AnswerGrade::severalHints), 236);
    EXPECT_EQ(easiness(AnswerGrade::wrong), 250);
    Learning learning;
    for (int i = 0; i < 20; ++i)
        learning = afterReview(learning, {day(100 * i), AnswerGrade::severalHints});
    EXPECT_EQ(learning.easiness, Learning::leastEasiness);
}

TEST(Schedule, startsALapseOver) {
    const Learning learning = learnt(
        {{day(0), AnswerGrade::right}, {day(1), AnswerGrade::right}, {day(7), AnswerGrade::wrong}});
    EXPECT_EQ(learning.due, day(8));
    EXPECT_EQ(learning.lapses, 1);
    EXPECT_EQ(afterReview(learning, {day(8), AnswerGrade::right}).due, day(9));
    EXPECT_EQ(learnt({{day(0), AnswerGrade::wrong}}).lapses, 0) << "it was never known";
}

TEST(Schedule, countsOneAnswerADay) {
    const Learning once = learnt({{day(0), AnswerGrade::wrong}});
    EXPECT_EQ(afterReview(once, {day(0), AnswerGrade::right}), once);
    EXPECT_GT(once.due, day(0));
}

TEST(Schedule, gradesHints) {
    EXPECT_EQ(gradeOf(true, 0), AnswerGrade::right);
    EXPECT_EQ(gradeOf(true, 1), AnswerGrade::oneHint);
    EXPECT_EQ(gradeOf(true, 3), AnswerGrade::severalHints);
    EXPECT_EQ(gradeOf(false, 0), AnswerGrade::wrong);
}

/// A learner who forgets: the chance to know an exercise grows with right answers.
class Learner {
public:
    explicit Learner(unsigned seed) : random_(seed), histories_(60) {}

    // Asks what is due and five new ones a day; what was asked, by day.
    std::vector<std::vector<std::size_t>> study(int lastDay) {
        std::vector<std::vector<std::size_t>> asked;
        for (int today = 0; today <= lastDay; ++today)
            asked.push_back(studyOn(day(today)));
        return asked;
    }

    [[nodiscard]] const std::vector<std::vector<Review>>& histories() const { return histories_; }

private:
    std::vector<std::size_t> studyOn(Day today) {
        std::vector<std::size_t> asked;
        int fresh = 0;
        for (std::size_t i = 0; i < histories_.size(); ++i) {
            const Learning learning = learningOf(histories_[i]);
            if (learning.isNew() ? ++fresh <= 5 : learning.isDue(today)) {
                asked.push_back(i);
                histories_[i].push_back({today, answer(learning)});
            }
        }
        return asked;
    }

    AnswerGrade answer(const Learning& learning) {
        const auto known = static_cast<unsigned>(60 + 8 * std::min(learning.repetitions, 4));
        const auto chance = static_cast<unsigned>(random_()) % 100;
        if (chance >= known)
            return AnswerGrade::wrong;
        return chance % 10 == 0 ? AnswerGrade::oneHint : AnswerGrade::right;
    }

    std::mt19937 random_;
    std::vector<std::vector<Review>> histories_;
};

TEST(Schedule, isTheSameForTheSameAnswers) {
    Learner one(7);
    Learner other(7);
    EXPECT_EQ(one.study(120), other.study(120));
    EXPECT_EQ(one.histories(), other.histories());
}

TEST(Schedule, asksNothingTwiceADayAndLapsesTheNextDay) {
    Learner learner(11);
    const auto asked = learner.study(200);
    int lapses = 0;
    for (const auto& exercises : asked)
        EXPECT_EQ(std::set(exercises.begin(), exercises.end()).size(), exercises.size());
    for (std::size_t i = 0; i < learner.histories().size(); ++i)
        for (const Review& review : learner.histories()[i]) {
            const auto number = (review.day - firstDay).count();
            if (review.grade != AnswerGrade::wrong || number >= 200)
                continue;
            ++lapses;
            const auto& next = asked[static_cast<std::size_t>(number) + 1];
            EXPECT_EQ(std::ranges::count(next, i), 1) << "exercise " << i << " on " << number;
        }
    EXPECT_GT(lapses, 20) << "the learner forgets often enough to see it";
}

// What is due on a day, counted from the days that the answers led to.
TEST(Schedule, countsWhatIsDue) {
    Learner learner(13);
    (void)learner.study(60);
    for (int ahead = 1; ahead < 40; ++ahead) {
        int due = 0;
        int expected = 0;
        for (const auto& history : learner.histories()) {
            const Learning learning = learningOf(history);
            due += learning.isDue(day(60 + ahead)) ? 1 : 0;
            expected += history.back().day + days(learning.interval) <= day(60 + ahead) ? 1 : 0;
        }
        EXPECT_EQ(due, expected);
    }
    const auto dueAtOnce = std::ranges::count_if(learner.histories(), [](const auto& history) {
        return learningOf(history).isDue(day(60));
    });
    EXPECT_EQ(dueAtOnce, 0) << "everything due was asked that day";
}

} // namespace
} // namespace damscope::db
