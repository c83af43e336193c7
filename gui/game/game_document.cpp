// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/game_document.hpp"

#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/board/result.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <QDir>
#include <QFile>
#include <QUndoCommand>
#include <QUuid>

#include <cassert>
#include <string>
#include <utility>

namespace damscope::gui {

using rules::Game;
using rules::NodeId;

namespace {

std::optional<NodeId> childBy(const Game& game, NodeId node, const rules::Move& move) {
    Game changed = game;
    const NodeId child = rules::play(changed, node, move);
    return changed.nodeCount() == game.nodeCount() ? std::optional(child) : std::nullopt;
}

} // namespace

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
    // Once it is undone, another change can take its place in the stack.
    connect(&undo_, &QUndoStack::indexChanged, this, [this](int index) {
        if (entered_ && index < entered_->change)
            entered_.reset();
    });
}

// An empty stack is not made clean by clear().
void GameDocument::open(Game game, NodeId at, bool changed) {
    undo_.clear();
    undo_.setClean();
    game_ = std::move(game);
    place_ = {};
    position_ = game_.start();
    entered_.reset();
    isNew_ = changed;
    emit gameOpened();
    set(game_, at);
    emit savedStateChanged();
}

void GameDocument::record(const Game& game, NodeId at) {
    entered_.reset();
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
    place_ = {game_.contains(current) ? current : rules::rootNode, {}, {}};
    position_ = game_.position(place_.node);
    emit gameChanged();
    emit currentChanged();
}

void GameDocument::edit(const QString& name, NodeId after, const Change& change, int kind) {
    Game changed = game_;
    change(changed);
    if (changed == game_)
        return;
    undo_.push(new GameEdit(*this, name, {game_, place_.node}, {std::move(changed), after}, kind));
}

void GameDocument::editCurrent(const QString& name, const Change& change, int kind) {
    if (!isExploring())
        edit(name, place_.node, change, kind);
}

void GameDocument::goTo(NodeId node) {
    if (game_.contains(node) && (node != place_.node || isExploring()))
        show({node, {}, {}});
}

void GameDocument::show(Place place) {
    takenBack_.clear();
    position_ = positionAt(place);
    place_ = std::move(place);
    emit currentChanged();
}

void GameDocument::goToStart() {
    goTo(rules::rootNode);
}

void GameDocument::goToEnd() {
    goTo(rules::endOfLine(game_, place_.node));
}

void GameDocument::goNext() {
    if (isExploring()) {
        if (takenBack_.empty())
            return;
        std::vector<rules::Move> ahead = std::move(takenBack_);
        const rules::Move next = ahead.back();
        ahead.pop_back();
        explore(next);
        takenBack_ = std::move(ahead);
        return;
    }
    if (const NodeId next = game_.node(place_.node).firstChild; next != rules::noNode)
        goTo(next);
}

void GameDocument::goPrevious() {
    if (isExploring())
        return exploreBack();
    if (place_.node != rules::rootNode)
        goTo(game_.node(place_.node).parent);
}

// The moves can be gone through again while one of them is left.
void GameDocument::exploreBack() {
    if (place_.explored.empty())
        return endExploring();
    Place before = place_;
    std::vector<rules::Move> ahead = std::move(takenBack_);
    ahead.push_back(before.explored.back());
    before.explored.pop_back();
    show(std::move(before));
    takenBack_ = std::move(ahead);
}

void GameDocument::enterVariation() {
    const bool head = place_.node != rules::rootNode &&
                      game_.node(game_.node(place_.node).parent).firstChild != place_.node;
    const NodeId sibling =
        place_.node == rules::rootNode ? rules::noNode : game_.node(place_.node).nextSibling;
    const NodeId child = game_.node(place_.node).firstChild;
    const NodeId below = child == rules::noNode ? rules::noNode : game_.node(child).nextSibling;
    const bool beside = (head && sibling != rules::noNode) || below == rules::noNode;
    if (const NodeId next = beside ? sibling : below; next != rules::noNode)
        goTo(next);
}

void GameDocument::leaveVariation() {
    if (const auto head = rules::variationHead(game_, place_.node))
        goTo(game_.node(game_.node(*head).parent).firstChild);
}

GameDocument::Place GameDocument::followed(Place place) const {
    std::size_t known = 0;
    while (!place.elsewhere && known < place.explored.size()) {
        const auto child = childBy(game_, place.node, place.explored[known]);
        if (!child)
            break;
        place.node = *child;
        ++known;
    }
    place.explored.erase(place.explored.begin(),
                         place.explored.begin() + static_cast<std::ptrdiff_t>(known));
    return place;
}

std::optional<rules::Position> GameDocument::positionAt(const Place& place) const {
    auto position = place.elsewhere ? place.elsewhere : game_.position(place.node);
    for (const rules::Move& move : place.explored)
        if (position)
            position->play(move);
    return position;
}

void GameDocument::explore(Place place) {
    assert(game_.contains(place.node));
    if (!isExploring())
        left_ = place_.node;
    show(followed(std::move(place)));
}

void GameDocument::explore(const rules::Move& move) {
    if (!position_)
        return;
    Place after = place_;
    after.explored.push_back(move);
    explore(std::move(after));
}

std::optional<rules::Position> GameDocument::exploredFrom() const {
    return positionAt({place_.node, place_.elsewhere, {}});
}

std::optional<rules::Position> GameDocument::positionBefore() const {
    Place before = place_;
    if (!before.explored.empty())
        before.explored.pop_back();
    else if (before.elsewhere || before.node == rules::rootNode)
        return std::nullopt;
    else
        before.node = game_.node(before.node).parent;
    return positionAt(before);
}

bool GameDocument::canKeepExplored() const {
    return !place_.elsewhere && !place_.explored.empty();
}

void GameDocument::keepExplored() {
    if (!canKeepExplored())
        return;
    const QString name =
        tr("line %1").arg(qtText(rules::moveText(*exploredFrom(), place_.explored.front())));
    Game changed = game_;
    NodeId node = place_.node;
    for (const rules::Move& move : place_.explored)
        node = rules::play(changed, node, move);
    edit(name, node, [&](Game& game) { game = changed; });
    goTo(node);
}

void GameDocument::endExploring() {
    if (isExploring())
        goTo(left_);
}

void GameDocument::play(const rules::Move& move) {
    if (!position_)
        return;
    assert(rules::isLegal(*position_, move));
    if (isExploring())
        return explore(move);
    if (const auto known = childBy(game_, place_.node, move))
        return goTo(*known);
    const NodeId next = game_.node(place_.node).firstChild;
    const QString name = qtText(rules::moveText(*position_, move));
    Game changed = game_;
    const auto change = [&changed](Game& game) { game = changed; };
    if (next == rules::noNode) {
        const auto [node, followed] = parser::playOn(changed, place_.node, move);
        if (parser::hasUnread(game_, place_.node))
            entered_ = Entered{node, move, entry_, std::nullopt, followed, undo_.index() + 1};
        return edit(tr("move %1").arg(name), node, change);
    }
    const NodeId node = rules::play(changed, place_.node, move);
    const parser::Followed followed = parser::settle(changed, node, entry_);
    entered_ = Entered{node, move, entry_, game_.node(next).move, followed, undo_.index() + 1};
    edit(nameOf(entry_, name), node, change);
}

QString GameDocument::nameOf(parser::Entry how, const QString& move) {
    switch (how) {
    case parser::Entry::replace:
        return tr("replace by %1").arg(move);
    case parser::Entry::insert:
        return tr("insert %1").arg(move);
    case parser::Entry::overwrite:
        return tr("go on with %1").arg(move);
    case parser::Entry::variation:
        break;
    }
    return tr("variation %1").arg(move);
}

const GameDocument::Entered* GameDocument::entered() const {
    const bool isShown = entered_ && !isExploring() && entered_->node == place_.node &&
                         entered_->change == undo_.index();
    return isShown ? &*entered_ : nullptr;
}

void GameDocument::enterAs(parser::Entry how) {
    entry_ = how;
    if (entered() == nullptr || !entered_->other || entered_->how == how)
        return;
    const rules::Move move = entered_->move;
    undo_.undo();
    play(move);
}

void GameDocument::settleVariation(parser::Entry how) {
    if (!rules::variationHead(game_, place_.node))
        return;
    editCurrent(
        nameOf(how, qtText(rules::shortText(game_.start().rules(), game_.node(place_.node).move))),
        [&](Game& game) { parser::settle(game, place_.node, how); });
}

void GameDocument::merge(const Game& merged) {
    edit(tr("merge of games"), place_.node, [&](Game& game) { game = merged; });
}

void GameDocument::promoteVariation() {
    editCurrent(tr("promote variation"),
                [this](Game& game) { rules::promoteVariation(game, place_.node); });
}

void GameDocument::makeMainLine() {
    editCurrent(tr("make main line"),
                [this](Game& game) { parser::continueAsMainLine(game, place_.node); });
}

void GameDocument::deleteFromHere() {
    if (place_.node == rules::rootNode || isExploring())
        return;
    edit(tr("delete from here"), game_.node(place_.node).parent,
         [this](Game& game) { game.remove(place_.node); });
}

void GameDocument::removeUnread(NodeId node) {
    edit(tr("delete the text"), place_.node, [&](Game& game) { parser::removeUnread(game, node); });
}

void GameDocument::takeBack(NodeId node) {
    assert(node != rules::rootNode && game_.contains(node));
    edit(tr("take back"), game_.node(node).parent, [&](Game& game) { game.remove(node); });
}

void GameDocument::setComment(rules::Remark::Place place, const QString& text) {
    const bool before =
        place == rules::Remark::Place::before || place == rules::Remark::Place::ahead;
    editCurrent(
        tr("comment"),
        [&](Game& game) { parser::typeComment(game, place_.node, place, text.toStdString()); },
        before ? 1 : 2);
}

void GameDocument::toggleNag(std::uint32_t nag) {
    if (place_.node == rules::rootNode)
        return;
    editCurrent(tr("sign %1").arg(qtText(parser::nagSign(nag))),
                [&](Game& game) { parser::toggleNag(game, place_.node, nag); });
}

void GameDocument::setClockTime(NodeId move, std::optional<std::uint32_t> seconds) {
    if (move != rules::rootNode && game_.contains(move))
        edit(tr("clock time"), place_.node,
             [&](Game& game) { parser::setClockTime(game, move, seconds); });
}

void GameDocument::setHeader(const GameHeader& header) {
    edit(tr("game data"), place_.node, [&](Game& game) {
        game.tags = header.tags;
        game.result = header.result;
    });
}

void GameDocument::setShapes(const std::vector<rules::Shape>& shapes) {
    editCurrent(tr("arrows and marks"),
                [&](Game& game) { parser::setShapes(game, place_.node, shapes); });
}

GameHeader withResult(GameHeader header, rules::Variant variant, rules::GameResult result) {
    header.result = result;
    rules::putTag(header.tags, "Result", rules::writeResult(rules::rules(variant), result));
    return header;
}

namespace {

constexpr int delay = 1500; // milliseconds

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

// Tags of the copy that say which stored game it changes.
constexpr std::string_view storeTag = "DamscopeStore";
constexpr std::string_view gameTag = "DamscopeGame";
constexpr std::string_view versionTag = "DamscopeVersion";

rules::Game withPlace(rules::Game game, const std::optional<StoredGame>& place) {
    if (!place)
        return game;
    // The name of a file may contain bytes that are not UTF-8, PDN may not.
    const QByteArray path = QByteArray::fromStdString(place->store.string()).toPercentEncoding("/");
    game.tags.push_back({std::string(storeTag), path.toStdString()});
    game.tags.push_back({std::string(gameTag), std::to_string(db::number(place->id))});
    game.tags.push_back(
        {std::string(versionTag), std::to_string(static_cast<std::uint64_t>(place->version))});
    return game;
}

// Takes the place out of the tags again.
std::optional<StoredGame> takePlace(rules::Game& game) {
    const auto value = [&](std::string_view name) {
        return QByteArray::fromStdString(std::string(game.tag(name)));
    };
    const StoredGame place{QByteArray::fromPercentEncoding(value(storeTag)).toStdString(),
                           static_cast<db::GameId>(value(gameTag).toUInt()),
                           static_cast<db::GameVersion>(value(versionTag).toULongLong())};
    std::erase_if(game.tags, [](const rules::Tag& tag) {
        return tag.name == storeTag || tag.name == gameTag || tag.name == versionTag;
    });
    return place.store.empty() ? std::nullopt : std::optional(place);
}

} // namespace

Journal::Journal(GameDocument& document, const QString& folder, QObject* parent)
    : QObject(parent), document_(document) {
    QDir().mkpath(folder);
    file_ = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                  QStringLiteral(".pdn"));
    lock_ = std::make_unique<QLockFile>(lockOf(file_));
    lock_->setStaleLockTime(0); // stale only when its program has ended
    if (!lock_->tryLock(0))
        lock_.reset();
    timer_.setSingleShot(true);
    timer_.setInterval(delay);
    connect(&timer_, &QTimer::timeout, this, &Journal::flush);
    connect(&document, &GameDocument::gameChanged, this, &Journal::noteChange);
    connect(&document, &GameDocument::savedStateChanged, this, &Journal::noteChange);
}

Journal::~Journal() {
    QFile::remove(file_);
}

// The first change starts the timer and later ones do not restart it: steady work is saved at the
// same rate.
void Journal::noteChange() {
    if (!timer_.isActive())
        timer_.start();
}

void Journal::flush() {
    timer_.stop();
    if (!document_.isChanged()) {
        QFile::remove(file_);
        return;
    }
    OutputFile file(file_);
    const QByteArray pdn =
        QByteArray::fromStdString(parser::writePdn(withPlace(document_.game(), place_)));
    const bool fails =
        !file.open(QIODevice::WriteOnly) || file.write(pdn) != pdn.size() || !file.commit();
    if (!std::exchange(fails_, fails) && fails)
        emit failed(file.errorString());
}

QStringList Journal::abandoned(const QString& folder) {
    QStringList files;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.pdn")}, QDir::Files, QDir::Time)) {
        const QString file = dir.filePath(name);
        QLockFile lock(lockOf(file));
        lock.setStaleLockTime(0);
        if (lock.tryLock(0))
            files << file;
    }
    return files;
}

std::optional<Journal::Kept> Journal::read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const std::string text = file.readAll().toStdString();
    parser::Reader reader(text);
    parser::GameText game;
    if (!reader.next(game))
        return std::nullopt;
    rules::Game read = parser::assemble(game).game;
    const auto place = takePlace(read);
    return Kept{std::move(read), place};
}

void Journal::discard(const QString& file) {
    QFile::remove(file);
    QFile::remove(lockOf(file));
}

} // namespace damscope::gui
