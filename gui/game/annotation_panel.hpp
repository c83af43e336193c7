// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace damscope::gui {

class CommentEdit;
class GameDocument;

/// Signs and comments of the current move.
class AnnotationPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnnotationPanel(GameDocument& document, QWidget* parent = nullptr);

    /// Into the comment after the move.
    void focusComment();

protected:
    void changeEvent(QEvent* event) override;

private:
    void composeSigns(QGridLayout& grid);
    void composeComment(QGridLayout& grid, int row, QLabel& label, CommentEdit& edit,
                        rules::Remark::Place place);
    void showCurrent();
    void retranslate();

    GameDocument& document_;
    std::vector<QToolButton*> signs_; // as parser::knownNags()
    QLabel* beforeLabel_;
    QLabel* afterLabel_;
    CommentEdit* before_;
    CommentEdit* after_;
    bool writing_ = false; ///< what changes is written here
};

} // namespace damscope::gui
