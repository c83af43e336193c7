// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <QString>

#include <span>

namespace damscope::gui {

class Trainer;

/// The question; or why there is none.
[[nodiscard]] QString questionOf(const Trainer& trainer);
/// Its difficulty, its rules where they are not the international ones, who composed it.
[[nodiscard]] QString factsOf(const Trainer& trainer);
/// "12 due, 30 new, 4 answered today, 3 days in a row".
[[nodiscard]] QString countsOf(const Trainer& trainer);
/// The hints that were shown; after an answer what became of it, as HTML. Each move is a link to
/// the position after it: "#answer-3" in the line of the answer, "#better-1" in that of the
/// solution. `failure`: the colour of what was wrong.
[[nodiscard]] QString feedbackOf(const Trainer& trainer, const QString& failure);

/// A move of a line in the feedback.
struct LinkedMove {
    bool better = false;
    std::size_t moves = 0; ///< played after it
};
[[nodiscard]] LinkedMove linkedMove(const QString& link);

} // namespace damscope::gui
