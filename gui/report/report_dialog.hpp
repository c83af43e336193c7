// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"

#include <QDialog>

class QTextBrowser;

namespace damscope::gui {

/// The report on an analysed game: accuracy, errors, turning points.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    ReportDialog(const rules::Game& game, const analysis::GameJudgement& judgement,
                 QWidget* parent);
    /// Writes it again where it was read: more of the game has been judged.
    void rewrite(const rules::Game& game, const analysis::GameJudgement& judgement);

signals:
    void moveChosen(damscope::rules::NodeId node);
    /// A message for the user.
    void reported(const QString& text);

private:
    void save();

    QTextBrowser* text_;
};

} // namespace damscope::gui
