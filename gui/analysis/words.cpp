// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/words.hpp"

#include "gui/base/text.hpp"
#include "rules/text/notation.hpp"

#include <QCoreApplication>
#include <QStringList>

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

double menOf(const Score& score) {
    constexpr double won = 100;
    if (score.kind() == Score::Kind::estimate)
        return score.centiMen() / 100.0;
    return score.isWin() ? won : (score.isLoss() ? -won : 0);
}

QString lineText(const rules::Position& position, int played, std::span<const rules::Move> moves) {
    const rules::Color opener = position.rules().firstMover;
    int ply = played;
    if ((ply % 2 == 0) != (position.toMove() == opener))
        ++ply; // the other side began
    QStringList words;
    rules::Position at = position;
    for (const rules::Move& move : moves) {
        const int number = ply / 2 + 1;
        if (at.toMove() == opener)
            words << QStringLiteral("%1.").arg(number);
        else if (words.isEmpty())
            words << QStringLiteral("%1...").arg(number);
        words << qtText(rules::moveText(at, move));
        at.play(move);
        ++ply;
    }
    return words.join(QLatin1Char(' '));
}

} // namespace damscope::gui
