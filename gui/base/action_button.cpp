// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/action_button.hpp"

#include <QAction>
#include <QToolButton>

namespace damscope::gui {

namespace {

// "&Next move…" is the next move.
QString spokenName(const QAction& action) {
    return action.text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace

void setAction(QToolButton& button, QAction& action) {
    button.setDefaultAction(&action);
    const auto name = [&button, &action] { button.setAccessibleName(spokenName(action)); };
    QObject::connect(&action, &QAction::changed, &button, name);
    name();
}

QToolButton* actionButton(QAction& action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    setAction(*button, action);
    return button;
}

} // namespace damscope::gui
