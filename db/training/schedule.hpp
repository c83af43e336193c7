// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <span>

/// When an exercise is to be repeated: the algorithm SM-2 of P. A. Woźniak ("Optimization of
/// learning", master's thesis, Poznań 1990, chapter 3.2; "Application of a computer to improve the
/// results obtained in working with the SuperMemo method"). SM-2 rather than FSRS: FSRS brings
/// about twenty weights that were fitted to the recall of flashcards, and nothing of that kind
/// exists for positions of draughts; the whole of SM-2 is two published formulae.
namespace damscope::db {

/// A day of the calendar: exercises are repeated by days, never by hours.
using Day = std::chrono::sys_days;

/// How well an exercise was answered: the quality of a response in SM-2.
enum class AnswerGrade : std::uint8_t {
    wrong = 1,
    severalHints = 3, ///< right, with more than one hint
    oneHint = 4,
    right = 5
};
[[nodiscard]] AnswerGrade gradeOf(bool right, int hints);

/// An answer that counts: the first of its day.
struct Review {
    Day day{};
    AnswerGrade grade{};
    friend bool operator==(const Review&, const Review&) = default;
};

/// How far an exercise is learnt. The easiness factor is kept in hundredths: all its changes are
/// whole hundredths, so that every computer finds the same days.
struct Learning {
    static constexpr int usualEasiness = 250;
    static constexpr int leastEasiness = 130;

    int easiness = usualEasiness;
    int repetitions = 0; ///< right answers in a row
    int interval = 0;    ///< days to the next repetition; 0: never answered
    int lapses = 0;      ///< wrong answers after right ones
    Day last{};          ///< answered
    Day due{};           ///< the next time, always after `last`

    [[nodiscard]] bool isNew() const { return interval == 0; }
    /// A new exercise is not due, it is new.
    [[nodiscard]] bool isDue(Day today) const { return !isNew() && due <= today; }
    friend bool operator==(const Learning&, const Learning&) = default;
};

/// The state after an answer. One on the day of the last answer, or before it, changes nothing.
[[nodiscard]] Learning afterReview(const Learning& before, const Review& review);

/// The state that follows from all answers: what is learnt is never stored, so that the histories
/// of two stores can be put together. By day, ascending.
[[nodiscard]] Learning learningOf(std::span<const Review> history);

} // namespace damscope::db
