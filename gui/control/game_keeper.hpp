// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.hpp"
#include "gui/database/game_saver.hpp"
#include "gui/game/journal.hpp"
#include "rules/game/game.hpp"

#include <QObject>

#include <filesystem>
#include <functional>
#include <optional>

class QWidget;

namespace damscope::gui {

class GameDocument;
class PlaySession;

/// Decides what becomes of the open game: opens another one, saves it, asks before changes are
/// lost, and takes up what a crash has left. Questions are asked above `window`.
class GameKeeper : public QObject {
    Q_OBJECT

public:
    /// `recovery`: the folder for changes that are stored nowhere (see Journal).
    GameKeeper(GameDocument& document, PlaySession& session, const QString& recovery,
               QWidget& window);

    /// Where games are opened from, and where they are saved if they are not stored there. Where
    /// both differ nothing is saved into the first. Throws db::Error if it cannot be read.
    void setStore(const std::filesystem::path& store, const std::filesystem::path& storeForNew);

    /// Where the open game is stored; nothing: nowhere.
    [[nodiscard]] const std::optional<StoredGame>& place() const { return *place_; }
    /// Whether it is this game of the store.
    [[nodiscard]] bool isOpen(db::GameId game) const { return opened_ == game; }
    [[nodiscard]] const std::optional<db::GameId>& openedGame() const { return opened_; }

    /// The list of games has something to show: opened if no game is, once for each store.
    void openFirst(db::GameId game);
    /// The next game that is listed is to be opened, unless changes would be lost.
    void awaitFirst();
    /// Opens a stored game. False if it cannot be read, or the user stays with another.
    bool open(db::GameId game);
    /// Opens a game that is stored nowhere. `changed`: it would be a loss.
    bool openNew(rules::Game game, bool changed);
    /// The game that was played last has taken the place of the open one.
    void leaveForPlay();
    /// Asks what becomes of changes that are not saved. False if the user stays with them.
    [[nodiscard]] bool mayLeave();
    /// The user has agreed to lose the changes.
    void discard();
    /// Into the store, in the background. False if the user has thought better of it.
    bool save();
    bool saveAs();
    [[nodiscard]] bool isSaving() const { return saver_.isSaving(); }
    /// Done when everything is safe on the disk; not at all if something cannot be saved.
    void afterSaving(std::function<void()> then);
    /// Opens a game that a program that crashed has left, one at a time.
    void recover();
    /// Brings what is kept for after a crash up to date.
    void flush() { journal_.flush(); }

signals:
    /// Another game is open, or it is stored somewhere else now.
    void placeChanged();
    /// A store holds a game that it did not hold, or another version of it.
    void storeChanged();
    /// Something the user should know.
    void reported(const QString& text);

private:
    void startPlace(const std::optional<StoredGame>& place);
    void connectSaver();
    void concludeSaving();
    void giveUpSaving();
    void keepPlayed();
    void resolve(const GameSaver::Order& order, const db::EditConflict& conflict);
    void keepBoth(const GameSaver::Order& order);

    GameDocument& document_;
    PlaySession& session_;
    QString recovery_;
    QWidget& window_;
    Journal journal_;
    std::optional<db::Store> store_;
    std::filesystem::path storeForNew_;
    std::optional<db::GameId> opened_; ///< from store_
    bool firstDue_ = false;
    GameSaver::Place place_;
    std::function<void()> then_; ///< when everything is saved
    GameSaver saver_;
};

} // namespace damscope::gui
