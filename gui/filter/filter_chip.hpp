// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

class QToolButton;

namespace damscope::gui {

/// One condition of a filter: a click, Return or F2 changes it, its cross, Delete or Backspace
/// removes it.
class FilterChip : public QAbstractButton {
    Q_OBJECT

public:
    FilterChip(const QString& words, QWidget* parent);

    /// Long names are cut at this width.
    void setMostWidth(int width);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void removed();
    /// To the chip or the line beside it: -1 or 1.
    void stepped(int way);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* cross_;
    int mostWidth_ = QWIDGETSIZE_MAX;
};

} // namespace damscope::gui
