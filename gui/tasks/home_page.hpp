// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "gui/base/job.hpp"
#include "gui/board/board_picture.hpp"
#include "rules/board/position.hpp"
#include "rules/game/game.hpp"

#include <QAbstractButton>
#include <QImage>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <filesystem>
#include <optional>

class QAction;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace damscope::gui {

struct Settings;

/// A stored game that was open lately.
struct LastGame {
    db::GameId id{};
    QString players;
    QString facts;
    rules::Position position; ///< the last one of the game
};

/// Remembers which games of each store were opened last, from one start to the next, and reads
/// them in a thread of its own.
class LastGames : public QObject {
    Q_OBJECT

public:
    explicit LastGames(Settings& settings) : settings_(settings) {}

    void setStore(const std::filesystem::path& store);
    /// Another game is open; nothing: one that is stored nowhere.
    void setOpen(const std::optional<db::GameId>& game);

signals:
    /// Those of the store that are not open, the last one first.
    void found(const QList<damscope::gui::LastGame>& games);

private:
    void read();

    Settings& settings_;
    std::filesystem::path store_;
    std::optional<db::GameId> open_;
    Job job_{*this, [](const QString&) {}}; ///< a failure is reported by the list of games
};

class Card;

/// Where one starts: go on with the open game, enter one, import, play, and the databases that were
/// opened last.
class HomePage : public QWidget {
    Q_OBJECT

public:
    /// What its cards do.
    struct StartActions {
        QAction* goOn;
        QAction* enter;
        QAction* import;
        QAction* play;
        QAction* train;
        QAction* openStore;
        QAction* newStore;
    };
    HomePage(const StartActions& actions, Settings& settings, QWidget* parent);

    /// The open game, at a place that the board shows.
    void setGame(const rules::Game& game, rules::NodeId at, const Diagram& board);
    void setStore(const std::filesystem::path& store);
    /// The number of the open game; nothing: it is stored nowhere.
    void setOpenGame(const std::optional<db::GameId>& game) { lastGames_.setOpen(game); }
    void apply(const Settings& settings);
    /// How many exercises are due, of how many.
    void setTraining(qulonglong due, qulonglong exercises);

signals:
    void storeChosen(const QString& file);
    void gameChosen(damscope::db::GameId game);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void compose();
    void setLastGames(const QList<LastGame>& games);
    void fillStores();
    void arrangeCards();
    void arrangeGames();
    /// Whether there is a game to continue.
    [[nodiscard]] bool isBegun() const { return !players_.isEmpty() || !place_.isEmpty(); }
    void fillGames();
    void retranslate();

    StartActions actions_;
    Settings& settings_;
    LastGames lastGames_;
    QString players_;
    QString place_;
    bool hasStore_ = false;
    qulonglong due_ = 0;
    qulonglong exercises_ = 0;
    QLabel* greeting_;
    QLabel* hint_;
    QLabel* storesTitle_;
    QLabel* gameTitle_;
    QLabel* firstGame_; ///< what to do before there is any
    QGridLayout* cards_;
    QVBoxLayout* storeList_;
    Card* goOn_;
    Card* enter_;
    Card* import_;
    Card* play_;
    Card* train_;
    Card* board_;
    std::optional<Diagram> open_; ///< of the open game
    QList<LastGame> shownGames_;  ///< beside the open one, as far as there is room
    QList<Card*> lastCards_;
    QHBoxLayout* gameList_;
    BoardLook look_;
};

/// A large button: a symbol or a picture, a title, and a caption: a line, or two below a symbol.
/// One without a symbol is plain, as a row of a list.
class Card : public QAbstractButton {
    Q_OBJECT

public:
    /// `symbol`: of gui/icons; empty: none.
    explicit Card(const QString& symbol, QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& caption);
    /// Shown above the words.
    void setPicture(const QImage& picture);

    /// That shows the whole title, and a caption in its lines where that is no file or game.
    [[nodiscard]] int widthForWords() const;
    [[nodiscard]] bool showsWholeTitle() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int captionLines() const;
    [[nodiscard]] int wordsHeight() const;
    [[nodiscard]] int inset() const;
    void paintGround(QPainter& painter) const;

    QString caption_;
    QImage picture_;
};

} // namespace damscope::gui
