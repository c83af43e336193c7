// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/edits.hpp"
#include "db/store/store.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/game/game_document.hpp"
#include "rules/game/game.hpp"

#include <QDialog>
#include <QObject>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace damscope::gui {

class GameDocument;
class PlaySession;
struct Alert;

/// Controls the open game: opens another one, saves it, asks before changes are lost, and
/// recovers games after a crash. Questions are asked above `window`.
class GameController : public QObject {
    Q_OBJECT

public:
    /// `recovery`: the folder for changes that are stored nowhere (see Journal).
    GameController(GameDocument& document, PlaySession& session, const QString& recovery,
                   QWidget& window);

    /// The store that games are opened from, and the one that they are saved in. If they differ,
    /// nothing is saved in the first. Throws db::Error if it cannot be read.
    void setStore(const std::filesystem::path& store, const std::filesystem::path& storeForNew);

    /// The user has closed the store; an empty board is shown.
    void clearStore();

    /// Whether it is this game of the store.
    [[nodiscard]] bool isOpen(db::GameId game) const { return opened_ == game; }
    [[nodiscard]] const std::optional<db::GameId>& openedGame() const { return opened_; }

    /// The list of games has an entry: opens a game if none is open, once for each store. When a
    /// store was opened, that is the first of `last` that it still has, and after an import or
    /// without one the entry.
    void openFirst(db::GameId game, const std::vector<std::uint32_t>& last);
    /// The next game that is listed is to be opened, unless changes would be lost.
    void awaitFirst();
    /// Opens a stored game. False if it cannot be read, or the user keeps the current one.
    bool open(db::GameId game);
    /// Shows it after so many moves; opened first if it is not. Returns false as open() does.
    bool openAt(db::GameId game, int ply);
    /// The store may have another version of the open game now; it is not read if changes would be
    /// lost.
    void readAgain();
    /// The store may have another version of the open game, which is read unless changes would be
    /// lost.
    void followStore();
    /// Opens a game that is stored nowhere. `changed`: it has unsaved changes.
    bool openNew(rules::Game game, bool changed);
    /// A played game has replaced the open one.
    void leaveForPlay();
    /// Asks what to do with unsaved changes. False if the user cancels.
    [[nodiscard]] bool mayLeave();
    /// Saves to the store, in the background. False if the user has cancelled.
    bool save();
    bool saveAs();
    [[nodiscard]] bool isSaving() const { return saver_.isSaving(); }
    /// Calls `then` when everything is saved; never if something cannot be saved.
    void afterSaving(std::function<void()> then);
    /// Opens a game that a crashed program has left, one at a time.
    void recover();
    /// Updates the copy for recovery after a crash.
    void flush() { journal_.flush(); }

signals:
    /// Another game is open, or it is now stored elsewhere.
    void placeChanged();
    /// A store has a new game or a new version of one.
    void storeChanged();
    /// A game is in another collection.
    void collectionsChanged();
    /// The user wants to name the players before the game is saved.
    void headerWanted();
    /// The user wants to see the open game.
    void sightWanted();
    /// A message for the user, to stay until it is answered.
    void alerted(const damscope::gui::Alert& alert);
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] std::optional<db::GameId> firstStored(const std::vector<std::uint32_t>& games);
    void startPlace(const std::optional<StoredGame>& place);
    /// That it could not be opened is said until it is, or the store is another one.
    void alertDamage(const db::Damage& damage);
    void alertUnread(db::GameId id, const QString& reason);
    void retractUnread();
    [[nodiscard]] bool nameIfWanted();
    bool store();
    void connectSaver();
    void alertUnsaved(const std::function<QString()>& reason);
    void concludeSaving();
    void giveUpSaving();
    void keepPlayed();
    void collect(const StoredGame& game);
    void resolve(const GameSaver::SaveRequest& request, const db::EditConflict& conflict);
    void keepBoth(const GameSaver::SaveRequest& request);

    GameDocument& document_;
    PlaySession& session_;
    QString recovery_;
    QWidget& window_;
    Journal journal_;
    std::optional<db::Store> store_;
    std::filesystem::path storeForNew_;
    std::optional<db::GameId> opened_; ///< from store_
    std::optional<db::GameId> unread_; ///< the last one that could not be opened
    bool firstDue_ = false;
    bool resumes_ = false; ///< with a game that was open before
    GameSaver::SharedStoredGame place_;
    GameSaver::SharedStoredGame collected_; ///< to be put into the collection when it is saved
    std::function<void()> then_;            ///< when everything is saved
    StoreChanges changes_{this};
    GameSaver saver_;
};

/// What to do with a new game that names no player.
enum class UnnamedGame : std::uint8_t { save, nameFirst, cancel };

/// Says so above `window` and asks; `save` if the user does not want to read it any more.
[[nodiscard]] UnnamedGame askAboutUnnamed(QWidget& window);

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

/// A part of a text.
struct TextSpan {
    int begin = 0;
    int end = 0; ///< after its last character
    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// The words of a text that another one does not have at the corresponding place; neighbours as one
/// span. Where lines end makes no difference.
[[nodiscard]] std::vector<TextSpan> differingWords(const QString& text, const QString& other);

} // namespace damscope::gui
