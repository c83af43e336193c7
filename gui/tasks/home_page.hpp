// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/diagram.hpp"
#include "gui/tasks/last_games.hpp"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <optional>

class QAction;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace damscope::gui {

class Card;

/// Where one starts: go on with the open game, enter one, import, play, and the databases that were
/// opened last.
class HomePage : public QWidget {
    Q_OBJECT

public:
    /// What its cards do.
    struct Doors {
        QAction* goOn;
        QAction* enter;
        QAction* import;
        QAction* play;
        QAction* train;
        QAction* openStore;
        QAction* newStore;
    };
    HomePage(const Doors& doors, QWidget* parent);

    void setGame(const QString& players, const QString& place, const Diagram& board);
    /// Shown beside the open game, as far as there is room.
    void setLastGames(const QList<LastGame>& games);
    void setLook(const BoardLook& look);
    void setStores(const QStringList& files);
    /// How many exercises are due, of how many.
    void setTraining(qulonglong due, qulonglong exercises);

signals:
    void storeChosen(const QString& file);
    void gameChosen(damscope::db::GameId game);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void compose();
    void fillStores();
    void arrangeCards();
    void arrangeGames();
    void fillGames();
    void retranslate();

    Doors doors_;
    QStringList stores_;
    QString players_;
    QString place_;
    qulonglong due_ = 0;
    qulonglong exercises_ = 0;
    QLabel* greeting_;
    QLabel* hint_;
    QLabel* storesTitle_;
    QLabel* gameTitle_;
    QGridLayout* cards_;
    QVBoxLayout* storeList_;
    Card* goOn_;
    Card* enter_;
    Card* import_;
    Card* play_;
    Card* train_;
    Card* board_;
    std::optional<Diagram> open_; ///< of the open game
    QList<LastGame> lastGames_;
    QList<Card*> lastCards_;
    QHBoxLayout* gameList_;
    BoardLook look_;
};

} // namespace damscope::gui
