// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/game_document.hpp"

#include "gui/base/text.hpp"
#include "rules/game/editing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <QUndoCommand>

#include <cassert>
#include <utility>

namespace damscope::gui {

using rules::Game;
using rules::NodeId;

/// One change: the game before and after it. A game is a few kilobytes.
class GameEdit : public QUndoCommand {
public:
    struct State {
        Game game;
        NodeId current;
    };
    /// Successive edits of one kind at one move are undone together; kind -1 is always separate.
    GameEdit(GameDocument& document, const QString& name, State before, State after, int kind)
        : QUndoCommand(name), document_(document), before_(std::move(before)),
          after_(std::move(after)), kind_(kind) {}

    void undo() override { document_.set(before_.game, before_.current); }
    void redo() override { document_.set(after_.game, after_.current); }
    [[nodiscard]] int id() const override { return kind_; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const GameEdit*>(other);
        if (next->before_.current != after_.current)
            return false;
        after_ = next->after_;
        setObsolete(after_.game == before_.game); // typed and taken back again
        return true;
    }

private:
    GameDocument& document_;
    State before_;
    State after_;
    int kind_;
};

GameDocument::GameDocument(QObject* parent)
    : QObject(parent), game_(rules::Position::start(rules::Variant::international)),
      position_(game_.start()) {
    connect(&undo_, &QUndoStack::cleanChanged, this, &GameDocument::savedStateChanged);
}

// An empty stack is not made clean by clear().
void GameDocument::open(Game game, NodeId at, bool changed) {
    undo_.clear();
    undo_.setClean();
    game_ = std::move(game);
    current_ = rules::rootNode;
    position_ = game_.start();
    explored_.clear();
    isNew_ = changed;
    emit gameOpened();
    set(game_, at);
    emit savedStateChanged();
}

void GameDocument::record(const Game& game, NodeId at) {
    undo_.clear();
    undo_.setClean();
    set(game, at);
    setNew(true);
}

void GameDocument::markSaved() {
    undo_.setClean();
    setNew(false);
}

void GameDocument::setNew(bool isNew) {
    if (std::exchange(isNew_, isNew) != isNew)
        emit savedStateChanged();
}

void GameDocument::set(const Game& game, NodeId current) {
    game_ = game;
    current_ = game_.contains(current) ? current : rules::rootNode;
    position_ = game_.position(current_);
    explored_.clear();
    emit gameChanged();
    emit currentChanged();
}

void GameDocument::edit(const QString& name, NodeId after, const Change& change, int kind) {
    Game changed = game_;
    change(changed);
    if (changed == game_)
        return;
    undo_.push(new GameEdit(*this, name, {game_, current_}, {std::move(changed), after}, kind));
}

void GameDocument::editCurrent(const QString& name, const Change& change, int kind) {
    if (!isExploring())
        edit(name, current_, change, kind);
}

void GameDocument::goTo(NodeId node) {
    if (game_.contains(node) && (node != current_ || isExploring()))
        show(node);
}

void GameDocument::show(NodeId node) {
    current_ = node;
    position_ = game_.position(node);
    explored_.clear();
    emit currentChanged();
}

void GameDocument::goToStart() {
    goTo(rules::rootNode);
}

void GameDocument::goToEnd() {
    goTo(rules::endOfLine(game_, current_));
}

void GameDocument::goNext() {
    if (isExploring())
        return;
    if (const NodeId next = game_.node(current_).firstChild; next != rules::noNode)
        goTo(next);
}

void GameDocument::goPrevious() {
    if (isExploring()) {
        std::vector<rules::Move> moves = explored_;
        moves.pop_back();
        show(current_);
        for (const rules::Move& move : moves)
            explore(move);
        return;
    }
    if (current_ != rules::rootNode)
        goTo(game_.node(current_).parent);
}

void GameDocument::enterVariation() {
    const bool head = current_ != rules::rootNode &&
                      game_.node(game_.node(current_).parent).firstChild != current_;
    const NodeId sibling =
        current_ == rules::rootNode ? rules::noNode : game_.node(current_).nextSibling;
    const NodeId child = game_.node(current_).firstChild;
    const NodeId below = child == rules::noNode ? rules::noNode : game_.node(child).nextSibling;
    const bool beside = (head && sibling != rules::noNode) || below == rules::noNode;
    if (const NodeId next = beside ? sibling : below; next != rules::noNode)
        goTo(next);
}

void GameDocument::leaveVariation() {
    if (const auto head = rules::variationHead(game_, current_))
        goTo(game_.node(game_.node(*head).parent).firstChild);
}

void GameDocument::explore(const rules::Move& move) {
    if (!position_)
        return;
    if (!isExploring()) {
        Game changed = game_;
        const NodeId node = rules::play(changed, current_, move);
        if (changed.nodeCount() == game_.nodeCount())
            return goTo(node);
    }
    explored_.push_back(move);
    position_->play(move);
    emit currentChanged();
}

std::optional<rules::Position> GameDocument::positionBefore() const {
    if (!isExploring())
        return current_ == rules::rootNode ? std::nullopt
                                           : game_.position(game_.node(current_).parent);
    std::optional<rules::Position> before = game_.position(current_);
    for (std::size_t i = 0; before && i + 1 < explored_.size(); ++i)
        before->play(explored_[i]);
    return before;
}

void GameDocument::keepExplored() {
    if (!isExploring())
        return;
    const QString name =
        tr("line %1").arg(qtText(rules::moveText(*game_.position(current_), explored_.front())));
    Game changed = game_;
    NodeId node = current_;
    for (const rules::Move& move : explored_)
        node = rules::play(changed, node, move);
    edit(name, node, [&](Game& game) { game = changed; });
    goTo(node);
}

void GameDocument::endExploring() {
    goTo(current_);
}

void GameDocument::play(const rules::Move& move) {
    if (!position_)
        return;
    assert(rules::isLegal(*position_, move));
    if (isExploring())
        return explore(move);
    const std::size_t before = game_.nodeCount();
    Game changed = game_;
    const NodeId node = rules::play(changed, current_, move);
    if (changed.nodeCount() == before)
        return goTo(node);
    const QString name = qtText(rules::moveText(*position_, move));
    const bool variation = game_.node(current_).firstChild != rules::noNode;
    edit(variation ? tr("variation %1").arg(name) : tr("move %1").arg(name), node,
         [&](Game& game) { game = changed; });
}

void GameDocument::insertLine(NodeId at, std::span<const rules::Move> moves) {
    const auto position = game_.contains(at) ? game_.position(at) : std::nullopt;
    if (!position || moves.empty())
        return;
    edit(tr("line %1").arg(qtText(rules::moveText(*position, moves.front()))), current_,
         [&](Game& game) {
             NodeId node = at;
             for (const rules::Move& move : moves)
                 node = rules::play(game, node, move);
         });
}

void GameDocument::promoteVariation() {
    editCurrent(tr("promote variation"),
                [this](Game& game) { rules::promoteVariation(game, current_); });
}

void GameDocument::makeMainLine() {
    editCurrent(tr("make main line"), [this](Game& game) { rules::makeMainLine(game, current_); });
}

void GameDocument::deleteFromHere() {
    if (current_ == rules::rootNode || isExploring())
        return;
    edit(tr("delete from here"), game_.node(current_).parent,
         [this](Game& game) { game.remove(current_); });
}

void GameDocument::takeBack(NodeId node) {
    assert(node != rules::rootNode && game_.contains(node));
    edit(tr("take back"), game_.node(node).parent, [&](Game& game) { game.remove(node); });
}

void GameDocument::setComment(rules::Remark::Place place, const QString& text) {
    const bool before = place == rules::Remark::Place::before;
    editCurrent(
        tr("comment"),
        [&](Game& game) { parser::setComment(game, current_, place, text.toStdString()); },
        before ? 1 : 2);
}

void GameDocument::toggleNag(std::uint32_t nag) {
    if (current_ == rules::rootNode)
        return;
    editCurrent(tr("sign %1").arg(qtText(parser::nagSign(nag))),
                [&](Game& game) { parser::toggleNag(game, current_, nag); });
}

void GameDocument::setHeader(const GameHeader& header) {
    edit(tr("game data"), current_, [&](Game& game) {
        game.tags = header.tags;
        game.result = header.result;
    });
}

void GameDocument::setShapes(const std::vector<rules::Shape>& shapes) {
    editCurrent(tr("arrows and marks"),
                [&](Game& game) { parser::setShapes(game, current_, shapes); });
}

} // namespace damscope::gui
