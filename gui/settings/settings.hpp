// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_theme.hpp"
#include "gui/board/geometry.hpp"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace damscope::gui {

enum class Appearance { system, light, dark };

/// What is remembered from one start to the next.
struct Settings {
    QString language; ///< "en", "nl"; empty: as the system says
    Appearance appearance = Appearance::system;
    BoardThemeName board = BoardThemeName::wood;
    Numbering numbering = Numbering::inside;
    bool touchMove = false;
    QString engine; ///< its title; empty: Damscope's own
    int engineLines = 1;
    int thoroughness = 1;     ///< of analyses, see AnalysesPanel
    QStringList recentStores; ///< the last one first, ten at most
    QByteArray windowGeometry;
    QByteArray windowState;
    QByteArray gameColumns; ///< of the list of games

    [[nodiscard]] static Settings load();
    void save() const;
    void rememberStore(const QString& file);
};

} // namespace damscope::gui
