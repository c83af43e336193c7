// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "db/store/edits.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/write/mend.hpp"
#include "rules/game/game.hpp"

#include <QLockFile>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUndoStack>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace damscope::gui {

/// The data of a game other than its moves.
struct GameHeader {
    std::vector<rules::Tag> tags;
    rules::GameResult result = rules::GameResult::unknown;
    friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// The header with its result in the tags too.
[[nodiscard]] GameHeader withResult(GameHeader header, rules::Variant variant,
                                    rules::GameResult result);

/// The open game, the current move, and all operations on them. Every
/// change is an entry of the undo stack that names it; going through the game is none, nor is
/// exploring: moves played from the current one on that are shown and are not in the game.
class GameDocument : public QObject {
    Q_OBJECT

public:
    explicit GameDocument(QObject* parent = nullptr);

    [[nodiscard]] const rules::Game& game() const { return game_; }
    [[nodiscard]] rules::NodeId current() const { return place_.node; }
    /// On the board; none after a move that was not recorded.
    [[nodiscard]] const std::optional<rules::Position>& position() const { return position_; }
    /// Before the last move that was played or explored; none at the start of the game.
    [[nodiscard]] std::optional<rules::Position> positionBefore() const;
    [[nodiscard]] QUndoStack& undoStack() { return undo_; }
    [[nodiscard]] bool isChanged() const { return isNew_ || !undo_.isClean(); }

    /// Opens another game, with nothing to undo. `changed`: it is stored nowhere.
    void open(rules::Game game, rules::NodeId at = rules::rootNode, bool changed = false);
    /// The game has been stored as it is.
    void markSaved();

    /// The game has continued by itself while being played: stored nowhere, nothing to undo.
    void record(const rules::Game& game, rules::NodeId at);

    void goTo(rules::NodeId node);
    void goToStart();
    void goToEnd();
    void goNext();
    void goPrevious();
    /// To the first variation of the next move; to the next variation if one is shown already.
    void enterVariation();
    /// Back to the line that the variation replaces.
    void leaveVariation();

    /// Shows the move if the game has it, else adds it; explores it while moves are explored.
    void play(const rules::Move& move);
    /// What a move is that is played where another one follows.
    void setEntry(parser::Entry how) { entry_ = how; }
    /// A move that was played where another one follows, or where unread text did.
    struct Entered {
        rules::NodeId node;
        rules::Move move;
        parser::Entry how;
        std::optional<rules::Move> other; ///< the one that followed
        parser::Followed followed;
        int change; ///< in the undo stack
    };
    /// The current move if it was entered so, and nothing was changed since.
    [[nodiscard]] const Entered* entered() const;
    /// Enters that move again, in another way.
    void enterAs(parser::Entry how);
    /// Settles the variation that is shown.
    void settleVariation(parser::Entry how);
    /// What can be shown: a move of the game, or a position that the game does not have, and the
    /// moves explored from there.
    struct Place {
        rules::NodeId node = rules::rootNode;
        std::optional<rules::Position> elsewhere; ///< instead of that after the node
        std::vector<rules::Move> explored;        ///< legal moves
        /// That has the position elsewhere, where it is one of a single game.
        std::shared_ptr<const rules::Game> otherGame = {};
    };
    [[nodiscard]] const Place& place() const { return place_; }
    /// Shows a place and leaves the game as it is. Moves that the game has are shown in it.
    void explore(Place place);
    /// The same with one more move.
    void explore(const rules::Move& move);
    [[nodiscard]] bool isExploring() const {
        return place_.elsewhere.has_value() || !place_.explored.empty();
    }
    /// From the current move on, or from the position elsewhere.
    [[nodiscard]] const std::vector<rules::Move>& explored() const { return place_.explored; }
    /// Where the explored moves begin.
    [[nodiscard]] std::optional<rules::Position> exploredFrom() const;
    /// Whether the explored moves continue a move of the game.
    [[nodiscard]] bool canKeepExplored() const;
    /// Adds the explored moves to the game and shows the last of them.
    void keepExplored();
    /// Back to the move that was left.
    void endExploring();
    /// The game with further variations.
    void merge(const rules::Game& merged);
    void promoteVariation();
    void makeMainLine();
    /// Removes the current move and everything after it.
    void deleteFromHere();
    /// Removes the text at a move that could not be understood.
    void removeUnread(rules::NodeId node);
    /// Removes a played move and everything after it, and shows the position before it.
    void takeBack(rules::NodeId node);
    void setComment(rules::Remark::Place place, const QString& text);
    void toggleNag(std::uint32_t nag);
    /// Sets the clock time of a move, which need not be the current one. Nothing removes it.
    void setClockTime(rules::NodeId move, std::optional<std::uint32_t> seconds);
    void setHeader(const GameHeader& header);
    void setShapes(const std::vector<rules::Shape>& shapes);

signals:
    /// Another game has been opened: node ids now mean other moves. `gameChanged` follows.
    void gameOpened();
    void gameChanged();
    /// The current move or its contents have changed.
    void currentChanged();
    /// isChanged() may be another.
    void savedStateChanged();

private:
    friend class GameEdit;
    using Change = std::function<void(rules::Game&)>;
    void edit(const QString& name, rules::NodeId after, const Change& change, int kind = -1);
    [[nodiscard]] static QString nameOf(parser::Entry how, const QString& move);
    /// A change of the move that is shown, which an explored one is not.
    void editCurrent(const QString& name, const Change& change, int kind = -1);
    void set(const rules::Game& game, rules::NodeId current);
    void show(Place place);
    void exploreBack();
    [[nodiscard]] Place followed(Place place) const;
    [[nodiscard]] std::optional<rules::Position> positionAt(const Place& place) const;
    void setNew(bool isNew);

    rules::Game game_;
    Place place_;
    std::optional<rules::Position> position_;
    rules::NodeId left_ = rules::rootNode; ///< for exploring
    std::vector<rules::Move> takenBack_;   ///< of the explored moves, the last one first
    parser::Entry entry_ = parser::Entry::variation;
    std::optional<Entered> entered_;
    QUndoStack undo_;
    bool isNew_ = false; ///< stored nowhere, whatever is undone
};

/// Where a game is stored, and what was stored there when it was read or saved.
struct StoredGame {
    std::filesystem::path store;
    db::GameId id{};
    db::GameVersion version{};
    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

/// Keeps a copy of the open game on disk, as PDN, while it has unsaved changes: at most a second
/// and a half behind. The copy of a program that crashed can be recovered, as a change of the same
/// stored game.
class Journal : public QObject {
    Q_OBJECT

public:
    /// The folder is created if it does not exist. If it cannot be written, nothing is saved.
    Journal(GameDocument& document, const QString& folder, QObject* parent = nullptr);
    ~Journal() override;

    /// Files of programs that are no longer running.
    [[nodiscard]] static QStringList abandoned(const QString& folder);
    struct Kept {
        rules::Game game;
        std::optional<StoredGame> place{}; ///< the stored game that it is a change of
    };
    /// The game in such a file; nothing if it cannot be read.
    [[nodiscard]] static std::optional<Kept> read(const QString& file);
    static void discard(const QString& file);

    /// The stored game that is open; nothing: the open game is stored nowhere.
    void setPlace(const std::optional<StoredGame>& place) { place_ = place; }
    /// Writes pending changes at once.
    void flush();

signals:
    /// Once, until a change is saved again.
    void failed(const QString& reason);

private:
    void noteChange();

    GameDocument& document_;
    std::optional<StoredGame> place_;
    QString file_;
    std::unique_ptr<QLockFile> lock_;
    bool fails_ = false; ///< the last change could not be saved
    QTimer timer_;
};

} // namespace damscope::gui
