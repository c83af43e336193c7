// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/words.hpp"

#include "gui/base/text.hpp"

#include <QCoreApplication>

namespace damscope::gui {

using analysis::Score;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::Words)
};

} // namespace

QString scoreText(const Score& score) {
    if (score.kind() == Score::Kind::estimate)
        return qtText(analysis::text(score));
    if (!score.isWin() && !score.isLoss())
        return Words::tr("draw");
    if (score.kind() == Score::Kind::table)
        return score.isWin() ? Words::tr("White wins") : Words::tr("Black wins");
    const int moves = (score.plies() + 1) / 2;
    return score.isWin() ? Words::tr("White wins in %1").arg(moves)
                         : Words::tr("Black wins in %1").arg(moves);
}

} // namespace damscope::gui
