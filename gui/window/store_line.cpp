// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/store_line.hpp"

#include "gui/database/games_panel.hpp"
#include "gui/look/sizes.hpp"

#include <QFileInfo>
#include <QStatusBar>

namespace damscope::gui {

StoreLine::StoreLine(GamesPanel& games, QStatusBar& bar) : QLabel(&bar), games_(games) {
    setObjectName("storeLine");
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::PlaceholderText);
    setIndent(look::space::medium);
    bar.addWidget(this);
    connect(&games, &GamesPanel::counted, this, &StoreLine::write);
}

void StoreLine::setStore(const std::filesystem::path& store) {
    name_ = QFileInfo(QString::fromStdString(store.string())).fileName();
    write();
}

void StoreLine::write() {
    setText(name_.isEmpty() ? QString() : name_ + QStringLiteral(" · ") + games_.countText());
}

} // namespace damscope::gui
