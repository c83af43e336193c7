// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/own_games.hpp"

#include <QDialog>

namespace damscope::gui {

/// Shows the open game and the version that was stored in its place since it was read, and lets the
/// user choose. Closing it changes nothing.
class ConflictDialog : public QDialog {
    Q_OBJECT

public:
    ConflictDialog(const rules::Game& own, const db::EditConflict& conflict, QWidget* parent);

signals:
    void keepBothChosen();
    /// The stored game is to be overwritten.
    void replaceChosen();
    /// The changes of the open game are to be discarded.
    void takeStoredChosen();

private:
    void addTexts(const rules::Game& own, const rules::Game& stored);
    void addButtons(bool isStored);
};

} // namespace damscope::gui
