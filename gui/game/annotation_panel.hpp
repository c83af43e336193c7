// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace damscope::gui {

class GameDocument;

/// Signs and comments of the move that is shown.
class AnnotationPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnnotationPanel(GameDocument& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showCurrent();
    void retranslate();

    GameDocument& document_;
    std::vector<QToolButton*> signs_; // as parser::knownNags()
    QLabel* beforeLabel_;
    QLabel* afterLabel_;
    QPlainTextEdit* before_;
    QPlainTextEdit* after_;
};

} // namespace damscope::gui
