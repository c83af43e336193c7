// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/score_words.hpp"

#include "messages/translation.hpp"

namespace damscope::pages {

std::string scoreWords(const analysis::Score& score, Language language, Minus minus) {
    using Kind = analysis::Score::Kind;
    if (score.kind() == Kind::estimate) {
        std::string text = analysis::text(score);
        if (minus == Minus::printed && text.starts_with('-'))
            text.replace(0, 1, "\u2212");
        return text;
    }
    if (!score.isWin() && !score.isLoss())
        return word("outcome", "draw", language);
    if (score.kind() == Kind::table)
        return word("outcome", score.isWin() ? "white" : "black", language);
    return translated({score.isWin() ? "white-wins-in" : "black-wins-in",
                       {{"moves", counted((score.plies() + 1) / 2)}}},
                      language);
}

} // namespace damscope::pages
