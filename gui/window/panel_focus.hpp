// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <utility>

class QWidget;

namespace damscope::gui {

/// The way of the keyboard through the panels of the window: one stop of Tab for each, wherever the
/// focus was in it. In a form Tab goes through the fields first. The controls of a panel are
/// reached by another key.
class PanelFocus {
public:
    struct Panel {
        QWidget* widget;
        QWidget* first; ///< has the focus first; none: the first control
        bool isForm = false;
    };

    /// The panels in view, in their order.
    explicit PanelFocus(QList<Panel> panels) : panels_(std::move(panels)) {}

    /// By Tab, or back by Shift+Tab.
    void tab(bool forward) const;
    void nextPanel(bool forward) const;
    /// Of the panel with the focus; the first follows the last.
    void nextControl(bool forward) const;

    /// The visible controls of a panel that take the focus, in the order of Tab.
    [[nodiscard]] static QList<QWidget*> controlsOf(const QWidget& panel);

private:
    [[nodiscard]] const Panel* held() const;
    [[nodiscard]] static QWidget* targetOf(const Panel& panel, bool forward);

    QList<Panel> panels_;
};

} // namespace damscope::gui
