// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

class QStatusBar;

namespace damscope::gui {

class GamesPanel;

/// Which database is open and how many games are listed, in the status line while nothing else is
/// said there.
class StoreLine : public QLabel {
    Q_OBJECT

public:
    StoreLine(GamesPanel& games, QStatusBar& bar);

    /// Empty: none is open.
    void setStore(const QString& name);

private:
    void write();

    GamesPanel& games_;
    QString name_;
};

} // namespace damscope::gui
