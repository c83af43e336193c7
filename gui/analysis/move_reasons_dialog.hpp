// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"

#include <QDialog>
#include <QTimer>

class QLabel;

namespace damscope::gui {

class GameDocument;

/// What is proved about the move that led to the position on the board: combinations by forced
/// captures, results by endgame tables, structures. Follows the board while it is open.
class MoveReasonsDialog : public QDialog {
    Q_OBJECT

public:
    MoveReasonsDialog(GameDocument& document, QWidget* parent);

private:
    void find();
    void findMove(std::size_t move);

    GameDocument& document_;
    QLabel* text_;
    QTimer due_;
    Job job_;
};

} // namespace damscope::gui
