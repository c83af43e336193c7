// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/game.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace damscope::rules {

namespace {

std::size_t at(NodeId id) {
    return static_cast<std::size_t>(id);
}

} // namespace

Game::Game(const Position& start) : start_(start), nodes_(1), lastChildren_(1, noNode) {}

std::string_view Game::tag(std::string_view name) const {
    for (const Tag& t : tags)
        if (base::equalIgnoringCase(t.name, name))
            return t.value;
    return {};
}

void Game::reserve(std::size_t nodes) {
    nodes_.reserve(nodes);
    lastChildren_.reserve(nodes);
}

NodeId Game::add(NodeId parent, Step step) {
    assert(at(parent) < nodes_.size());
    const NodeId id{static_cast<std::uint32_t>(nodes_.size())};
    Node node;
    node.parent = parent;
    node.step = step;
    nodes_.push_back(node);
    NodeId& last = lastChildren_[at(parent)];
    (last == noNode ? nodes_[at(parent)].firstChild : nodes_[at(last)].nextSibling) = id;
    last = id;
    lastChildren_.push_back(noNode);
    return id;
}

NodeId Game::addMove(NodeId parent, const Move& move) {
    // A copy: the move may be that of a node of this game, and adding a node may move the nodes.
    const Move played = move;
    const NodeId id = add(parent, Step::move);
    nodes_.back().move = played;
    return id;
}

NodeId Game::addUnknown(NodeId parent) {
    return add(parent, Step::unknown);
}

NodeId Game::addPass(NodeId parent) {
    return add(parent, Step::pass);
}

NodeId Game::addSetup(NodeId parent, const Position& position) {
    const NodeId id = add(parent, Step::setup);
    setups_.push_back(position);
    setupNodes_.push_back(id);
    return id;
}

NodeId Game::previousSibling(NodeId id) const {
    NodeId before = noNode;
    for (NodeId n = node(node(id).parent).firstChild; n != id; n = node(n).nextSibling)
        before = n;
    return before;
}

void Game::unlink(NodeId id) {
    const NodeId parent = node(id).parent;
    const NodeId before = previousSibling(id);
    const NodeId after = node(id).nextSibling;
    (before == noNode ? nodes_[at(parent)].firstChild : nodes_[at(before)].nextSibling) = after;
    if (after == noNode)
        lastChildren_[at(parent)] = before;
    nodes_[at(id)].nextSibling = noNode;
}

// Where a line comes to stand elsewhere, what was written ahead of it goes with it.
void Game::keepRemarksAhead(NodeId id) {
    const auto found = remarks_.find(static_cast<std::uint32_t>(id));
    if (found == remarks_.end())
        return;
    for (Remark& remark : found->second)
        if (remark.place == Remark::Place::ahead)
            remark.place = Remark::Place::before;
}

void Game::remove(NodeId id) {
    assert(id != rootNode && contains(id));
    const NodeId parent = node(id).parent;
    unlink(id);
    keepRemarksAhead(node(parent).firstChild);
    std::vector<NodeId> open{id};
    while (!open.empty()) {
        const NodeId n = open.back();
        open.pop_back();
        if (node(n).nextSibling != noNode)
            open.push_back(node(n).nextSibling);
        if (node(n).firstChild != noNode)
            open.push_back(node(n).firstChild);
        nodes_[at(n)] = Node{};
        lastChildren_[at(n)] = noNode;
        remarks_.erase(static_cast<std::uint32_t>(n));
    }
}

bool Game::contains(NodeId id) const {
    return id == rootNode || (at(id) < nodes_.size() && node(id).parent != noNode);
}

void Game::moveToFront(NodeId id) {
    assert(id != rootNode && contains(id));
    const NodeId parent = node(id).parent;
    if (node(parent).firstChild == id)
        return;
    unlink(id);
    keepRemarksAhead(id);
    nodes_[at(id)].nextSibling = node(parent).firstChild;
    nodes_[at(parent)].firstChild = id;
}

void Game::moveForward(NodeId id) {
    assert(id != rootNode && contains(id));
    const NodeId parent = node(id).parent;
    const NodeId before = previousSibling(id);
    if (before == noNode)
        return;
    const NodeId beforeThat = previousSibling(before);
    unlink(id);
    keepRemarksAhead(id);
    nodes_[at(id)].nextSibling = before;
    (beforeThat == noNode ? nodes_[at(parent)].firstChild : nodes_[at(beforeThat)].nextSibling) =
        id;
}

std::optional<Position> Game::position(NodeId id) const {
    assert(contains(id));
    std::vector<NodeId> path;
    for (NodeId n = id; n != rootNode; n = node(n).parent)
        path.push_back(n);
    std::optional<Position> p = start_;
    std::for_each(path.rbegin(), path.rend(), [&](NodeId n) { advance(p, n); });
    return p;
}

std::optional<Position> Game::positionAfter(const std::optional<Position>& before,
                                            NodeId id) const {
    std::optional<Position> position = before;
    advance(position, id);
    return position;
}

void Game::advance(std::optional<Position>& position, NodeId id) const {
    const Node& n = node(id);
    if (n.step == Step::setup)
        position = setup(id);
    else if (n.step == Step::unknown)
        position.reset();
    else if (position && n.step == Step::move)
        position->play(n.move);
    else if (position)
        position->setToMove(opponent(position->toMove()));
}

const Position& Game::setup(NodeId id) const {
    const auto found = std::ranges::lower_bound(setupNodes_, id);
    assert(found != setupNodes_.end() && *found == id);
    return setups_[static_cast<std::size_t>(found - setupNodes_.begin())];
}

std::vector<NodeId> Game::mainLine() const {
    std::vector<NodeId> line;
    for (NodeId n = node(rootNode).firstChild; n != noNode; n = node(n).firstChild)
        line.push_back(n);
    return line;
}

int Game::ply(NodeId id) const {
    int plies = 0;
    for (NodeId n = id; n != rootNode; n = node(n).parent)
        plies += node(n).step == Step::setup ? 0 : 1;
    return plies;
}

void Game::addRemark(NodeId id, Remark remark) {
    assert(at(id) < nodes_.size());
    remarks_[static_cast<std::uint32_t>(id)].push_back(std::move(remark));
}

void Game::setRemarks(NodeId id, std::vector<Remark> remarks) {
    assert(at(id) < nodes_.size());
    if (remarks.empty())
        remarks_.erase(static_cast<std::uint32_t>(id));
    else
        remarks_[static_cast<std::uint32_t>(id)] = std::move(remarks);
}

std::span<const Remark> Game::remarks(NodeId id) const {
    const auto found = remarks_.find(static_cast<std::uint32_t>(id));
    return found == remarks_.end() ? std::span<const Remark>{} : std::span(found->second);
}

bool Game::sameAt(NodeId mine, const Game& other, NodeId theirs) const {
    const Node& a = node(mine);
    const Node& b = other.node(theirs);
    if (a.step != b.step || !(a.move == b.move))
        return false;
    if (a.step == Step::setup && !(setup(mine) == other.setup(theirs)))
        return false;
    return std::ranges::equal(remarks(mine), other.remarks(theirs));
}

bool operator==(const Game& a, const Game& b) {
    if (!(a.start_ == b.start_) || a.tags != b.tags || a.result != b.result)
        return false;
    std::vector<std::pair<NodeId, NodeId>> open{{rootNode, rootNode}};
    while (!open.empty()) {
        const auto [mine, theirs] = open.back();
        open.pop_back();
        if (mine == noNode || theirs == noNode) {
            if (mine != theirs)
                return false;
            continue;
        }
        if (!a.sameAt(mine, b, theirs))
            return false;
        open.emplace_back(a.node(mine).nextSibling, b.node(theirs).nextSibling);
        open.emplace_back(a.node(mine).firstChild, b.node(theirs).firstChild);
    }
    return true;
}

namespace {

constexpr auto names =
    std::to_array<std::string_view>({"Event", "Site", "Date", "Round", "White", "Black", "Result",
                                     "WhiteRating", "BlackRating", "TimeControl", "Annotator"});

// The place behind the last tag that comes before this one in the order of the header.
std::size_t placeOf(const std::vector<Tag>& tags, std::string_view name) {
    const auto* const own = std::ranges::find(names, name);
    if (own == names.end())
        return tags.size();
    std::size_t place = 0;
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (std::ranges::find(names.begin(), own, tags[i].name) != own)
            place = i + 1;
    return place;
}

} // namespace

std::span<const std::string_view> headerTags() {
    return names;
}

void putTag(std::vector<Tag>& tags, std::string_view name, std::string_view value) {
    const auto old = std::ranges::find(tags, name, &Tag::name);
    if (old == tags.end()) {
        if (!value.empty())
            tags.insert(tags.begin() + static_cast<std::ptrdiff_t>(placeOf(tags, name)),
                        {std::string(name), std::string(value)});
    } else if (value.empty()) {
        tags.erase(old);
    } else {
        old->value = value;
    }
}

NodeId play(Game& game, NodeId at, const Move& move) {
    for (NodeId n = game.node(at).firstChild; n != noNode; n = game.node(n).nextSibling)
        if (game.node(n).step == Step::move && game.node(n).move == move)
            return n;
    return game.addMove(at, move);
}

std::optional<NodeId> variationHead(const Game& game, NodeId id) {
    for (NodeId n = id; n != rootNode; n = game.node(n).parent)
        if (game.node(game.node(n).parent).firstChild != n)
            return n;
    return std::nullopt;
}

void promoteVariation(Game& game, NodeId id) {
    if (const auto head = variationHead(game, id))
        game.moveForward(*head);
}

void makeMainLine(Game& game, NodeId id) {
    for (NodeId n = id; n != rootNode; n = game.node(n).parent)
        game.moveToFront(n);
}

NodeId endOfLine(const Game& game, NodeId id) {
    while (game.node(id).firstChild != noNode)
        id = game.node(id).firstChild;
    return id;
}

bool haveSameMainLine(const Game& a, const Game& b) {
    return a.start() == b.start() &&
           std::ranges::equal(a.mainLine(), b.mainLine(), [&](NodeId x, NodeId y) {
               const Node& one = a.node(x);
               const Node& other = b.node(y);
               return one.step == other.step && one.move == other.move &&
                      (one.step != Step::setup || a.setup(x) == b.setup(y));
           });
}

std::optional<Path> pathTo(const Game& game, NodeId id) {
    std::vector<Move> moves;
    NodeId from = id;
    while (game.node(from).step == Step::move && from != rootNode) {
        moves.push_back(game.node(from).move);
        from = game.node(from).parent;
    }
    const auto start = game.position(from);
    if (!start)
        return std::nullopt;
    std::ranges::reverse(moves);
    return Path{*start, std::move(moves)};
}

namespace {

NodeId copyStep(const Game& from, NodeId id, Game& to, NodeId parent) {
    switch (from.node(id).step) {
    case Step::move:
        return to.addMove(parent, from.node(id).move);
    case Step::pass:
        return to.addPass(parent);
    case Step::setup:
        return to.addSetup(parent, from.setup(id));
    case Step::unknown:
        break;
    }
    return to.addUnknown(parent);
}

std::vector<NodeId> listChildren(const Game& game, NodeId id) {
    std::vector<NodeId> children;
    for (NodeId child = game.node(id).firstChild; child != noNode;
         child = game.node(child).nextSibling)
        children.push_back(child);
    return children;
}

// Everything that follows one node, with variations and remarks, behind another.
void copyBehind(const Game& from, NodeId node, Game& to, NodeId there) {
    std::vector<std::pair<NodeId, NodeId>> open{{node, there}};
    while (!open.empty()) {
        const auto [original, copied] = open.back();
        open.pop_back();
        for (const NodeId child : listChildren(from, original)) {
            const NodeId copy = copyStep(from, child, to, copied);
            const auto remarks = from.remarks(child);
            to.setRemarks(copy, {remarks.begin(), remarks.end()});
            open.emplace_back(child, copy);
        }
    }
}

} // namespace

std::optional<Game> excerptFrom(const Game& game, NodeId id) {
    assert(game.contains(id));
    const auto start = game.position(id);
    if (!start)
        return std::nullopt;
    Game excerpt(*start);
    excerpt.tags = game.tags;
    excerpt.result = game.result;
    copyBehind(game, id, excerpt, rootNode);
    return excerpt;
}

void append(Game& game, NodeId at, const Game& continuation) {
    assert(game.position(at) == continuation.start());
    for (const Remark& remark : continuation.remarks(rootNode))
        game.addRemark(at, remark);
    copyBehind(continuation, rootNode, game, at);
}

} // namespace damscope::rules
