// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>

class QAction;

namespace damscope::gui {

/// The tasks at the left edge of the window, each with its symbol and its word. It takes no focus:
/// the tasks have keys, and entries in the View menu.
class Rail : public QToolBar {
    Q_OBJECT

public:
    /// The preferences stand at its foot.
    Rail(const QList<QAction*>& tasks, QAction& preferences, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void add(QAction& action);
    void fit();
    [[nodiscard]] QWidget* logo();

    QAction* logo_;
};

} // namespace damscope::gui
