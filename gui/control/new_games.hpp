// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace damscope::gui {

class GameDocument;
class GameKeeper;
struct Settings;

/// Opens games that are stored nowhere: from the clipboard, from a position that is set up. Changes
/// of the open game are never lost without a question.
class NewGames : public QObject {
    Q_OBJECT

public:
    NewGames(GameDocument& document, GameKeeper& games, const Settings& settings, QWidget& window);

    /// The game or position in the clipboard.
    void paste();
    /// Sets up a position, beginning with the one on the board.
    void editPosition();

signals:
    /// The text in the clipboard has many games, which are to be imported.
    void importWanted(const QString& text);
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] bool offersImport(const QString& text);

    GameDocument& document_;
    GameKeeper& games_;
    const Settings& settings_;
    QWidget& window_;
};

} // namespace damscope::gui
