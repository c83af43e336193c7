// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/annotation.hpp"
#include "rules/game/game.hpp"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace damscope::gui {

/// The game that is open, the move that is shown, and everything that can be done to them. Every
/// change is an entry of the undo stack that names it; going through the game is none.
class GameDocument : public QObject {
    Q_OBJECT

public:
    explicit GameDocument(QObject* parent = nullptr);

    [[nodiscard]] const rules::Game& game() const { return game_; }
    [[nodiscard]] rules::NodeId current() const { return current_; }
    /// At the move that is shown; none after a move that was not recorded.
    [[nodiscard]] const std::optional<rules::Position>& position() const { return position_; }
    [[nodiscard]] QUndoStack& undoStack() { return undo_; }
    [[nodiscard]] bool isChanged() const { return !undo_.isClean(); }

    /// Opens another game. What can be undone begins anew. `changed`: it is stored nowhere.
    void open(rules::Game game, rules::NodeId at = rules::rootNode, bool changed = false);
    /// The game has been stored as it is.
    void markSaved() { undo_.setClean(); }

    /// The game has gone on by itself, as one that is played does: stored nowhere, nothing to undo.
    void record(rules::Game game, rules::NodeId at);

    void goTo(rules::NodeId node);
    void goToStart();
    void goToEnd();
    void goNext();
    void goPrevious();
    /// Into the first variation of the next move; the next variation where one is shown already.
    void enterVariation();
    /// Back to the line that the variation replaces.
    void leaveVariation();

    /// Shows the move if the game has it, else adds it.
    void play(const rules::Move& move);
    /// Adds a line of legal moves at a node, as a variation where the game goes on there; what is
    /// shown stays.
    void insertLine(rules::NodeId at, std::span<const rules::Move> moves);
    void promoteVariation();
    void makeMainLine();
    /// Removes the current move and everything after it.
    void deleteFromHere();
    /// Removes a move that was played and everything after it, and shows the position before it.
    void takeBack(rules::NodeId node);
    void setComment(rules::Remark::Place place, const QString& text);
    void toggleNag(std::uint32_t nag);
    void setShapes(const std::vector<rules::Shape>& shapes);

signals:
    /// Another game has been opened: node ids mean other moves now. `gameChanged` follows.
    void gameOpened();
    void gameChanged();
    /// The move that is shown, or what it holds.
    void currentChanged();

private:
    friend class GameEdit;
    using Change = std::function<void(rules::Game&)>;
    void edit(const QString& name, rules::NodeId after, const Change& change, int kind = -1);
    void set(const rules::Game& game, rules::NodeId current);

    rules::Game game_;
    rules::NodeId current_ = rules::rootNode;
    std::optional<rules::Position> position_;
    QUndoStack undo_;
};

} // namespace damscope::gui
