// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/store_line.hpp"

#include "gui/database/games_panel.hpp"
#include "gui/look/sizes.hpp"

#include <QStatusBar>

namespace damscope::gui {

StoreLine::StoreLine(GamesPanel& games, QStatusBar& bar) : QLabel(&bar), games_(games) {
    setObjectName("storeLine");
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::PlaceholderText);
    setIndent(look::space::medium);
    bar.addWidget(this);
    connect(&games, &GamesPanel::counted, this, &StoreLine::write);
    // The bar itself would not hide it for a message that comes before the window is shown.
    connect(&bar, &QStatusBar::messageChanged, this,
            [this](const QString& message) { setVisible(message.isEmpty()); });
}

void StoreLine::setStore(const QString& name) {
    name_ = name;
    write();
}

void StoreLine::write() {
    setText(name_.isEmpty() ? QString() : name_ + QStringLiteral(" · ") + games_.countText());
}

} // namespace damscope::gui
