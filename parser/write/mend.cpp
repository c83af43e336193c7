// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/write/mend.hpp"

#include "parser/meaning/annotation.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/game/replay.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace damscope::parser {
namespace {

using rules::Game;
using rules::NodeId;
using rules::noNode;
using rules::Remark;

/// A variation, and the line that it stands in.
struct Branch {
    NodeId first; ///< of the variation
    NodeId last;
    int plies = 0; ///< from the first to the last
    NodeId other;  ///< the move of the line that the first one replaces
};

Branch branchAt(const Game& game, NodeId id) {
    const auto head = rules::variationHead(game, id);
    assert(head);
    Branch branch{*head, rules::endOfLine(game, *head), 1,
                  game.node(game.node(*head).parent).firstChild};
    for (NodeId n = branch.last; n != branch.first; n = game.node(n).parent)
        ++branch.plies;
    return branch;
}

/// The move that follows a number of moves of a line; none if the line ends before.
NodeId moveBehind(const Game& game, NodeId first, int plies) {
    NodeId move = first;
    for (; plies > 0 && move != noNode; --plies)
        move = game.node(move).firstChild;
    return move;
}

std::vector<Remark> remarksAt(const Game& game, NodeId id) {
    const auto remarks = game.remarks(id);
    return {remarks.begin(), remarks.end()};
}

/// Takes off the text that ends a line because it could not be played.
std::string takeRest(Game& game, NodeId last) {
    std::vector<Remark> remarks = remarksAt(game, last);
    // A comment or a time that was set since stands behind it.
    const auto found = std::find_if(remarks.rbegin(), remarks.rend(), [](const Remark& remark) {
        return remark.as<rules::UnreadText>() != nullptr;
    });
    if (found == remarks.rend())
        return {};
    std::string rest = found->as<rules::UnreadText>()->text;
    remarks.erase(std::next(found).base());
    game.setRemarks(last, std::move(remarks));
    return rest;
}

/// The moves of a line from one on, and the text behind them that could not be played. `first` may
/// be none: the line ends with `last`.
std::string textOf(Game game, NodeId first, NodeId last) {
    const std::string rest = takeRest(game, last);
    std::string text = first == noNode ? std::string() : writeLine(game, first);
    if (!rest.empty())
        text += (text.empty() ? "" : " ") + rest;
    return text;
}

/// Whether a text is moves of one line and nothing else that a game may have.
bool isMovetext(const std::string& text, GameText& read) {
    Reader reader(text);
    GameText more;
    return reader.next(read) && read.tags.empty() && read.terminator.empty() && !reader.next(more);
}

/// What becomes of a text of moves behind a move; nothing if it cannot be played there at all.
std::optional<rules::Replayed> played(const Game& game, NodeId at, const std::string& text) {
    const auto position = game.position(at);
    GameText read;
    if (!position || !isMovetext(text, read))
        return std::nullopt;
    return rules::replay(*position, read.script, {text, read.itemOffsets, &readCommand});
}

/// Plays a text behind the last move of a line, as far as it is legal.
Followed follow(Game& game, NodeId at, const std::string& text) {
    if (text.empty())
        return {at};
    const auto more = played(game, at, text);
    if (!more) {
        game.addRemark(at, rules::UnreadText{text});
        return {at, std::nullopt, false};
    }
    rules::append(game, at, more->game);
    Followed followed{rules::endOfLine(game, at)};
    for (const rules::Finding& finding : more->findings) {
        if (finding.severity != Severity::error)
            continue;
        followed.complete = false;
        if (finding.stopsMainLine() && !followed.stop)
            followed.stop = finding.message;
    }
    return followed;
}

/// Comments and times of moves that are replaced; not what was thought of the positions.
void keepRemarks(Game& game, const Branch& branch) {
    NodeId from = branch.other;
    for (NodeId to = branch.first; to != noNode && from != noNode;
         to = game.node(to).firstChild, from = game.node(from).firstChild) {
        std::vector<Remark> remarks = remarksAt(game, from);
        std::erase_if(remarks, [](const Remark& remark) {
            return remark.as<rules::Evaluation>() != nullptr ||
                   remark.as<rules::UnreadText>() != nullptr;
        });
        if (game.remarks(to).empty())
            game.setRemarks(to, std::move(remarks));
    }
}

/// Puts a variation of a move beside another one, as far as it is legal there; the rest becomes
/// text. Whether all of it is legal.
bool putBeside(Game& game, NodeId variation, NodeId move) {
    const std::string text = textOf(game, variation, rules::endOfLine(game, variation));
    const auto beside = played(game, game.node(move).parent, text);
    const NodeId first = beside ? beside->game.node(rules::rootNode).firstChild : noNode;
    std::vector<Remark> ahead = remarksAt(game, variation); // its text does not have these
    std::erase_if(ahead, [](const Remark& remark) { return remark.place != Remark::Place::ahead; });
    if (first == noNode) {
        for (Remark& remark : ahead) {
            remark.place = Remark::Place::after; // where it stands in a file, too
            game.addRemark(move, std::move(remark));
        }
        game.addRemark(move, rules::UnreadText{"(" + text + ")"}); // as reading a game keeps it
        return false;
    }
    rules::append(game, game.node(move).parent, beside->game);
    NodeId placed = move;
    while (game.node(placed).nextSibling != noNode)
        placed = game.node(placed).nextSibling;
    for (Remark& remark : ahead)
        game.addRemark(placed, std::move(remark));
    return std::ranges::none_of(beside->findings, [](const rules::Finding& finding) {
        return finding.severity == Severity::error;
    });
}

/// Keeps the variations of the moves that are replaced. Those of the first one stay where they are.
bool keepVariations(Game& game, const Branch& branch) {
    bool complete = true;
    NodeId from = game.node(branch.other).firstChild;
    for (NodeId to = game.node(branch.first).firstChild; to != noNode && from != noNode;
         to = game.node(to).firstChild, from = game.node(from).firstChild)
        for (NodeId variation = game.node(from).nextSibling; variation != noNode;
             variation = game.node(variation).nextSibling)
            complete = putBeside(game, variation, to) && complete;
    return complete;
}

Followed replace(Game& game, const Branch& branch) {
    const std::string text = textOf(game, moveBehind(game, branch.other, branch.plies),
                                    rules::endOfLine(game, branch.other));
    keepRemarks(game, branch);
    const bool complete = keepVariations(game, branch);
    game.remove(branch.other);
    game.moveToFront(branch.first);
    Followed followed = follow(game, branch.last, text);
    followed.complete = followed.complete && complete;
    return followed;
}

// Other variations stay where they are: they replace the first of the moves that follow there.
Followed insert(Game& game, const Branch& branch) {
    Game line = game;
    while (line.node(branch.other).nextSibling != noNode)
        line.remove(line.node(branch.other).nextSibling);
    const std::string text = textOf(line, branch.other, rules::endOfLine(line, branch.other));
    game.remove(branch.other);
    game.moveToFront(branch.first);
    return follow(game, branch.last, text);
}

bool beginsWithMove(const std::string& text) {
    GameText read;
    if (text.empty() || !isMovetext(text, read))
        return false;
    const auto first = std::ranges::find_if(read.script, [](const rules::ScriptItem& item) {
        return item.kind != rules::ScriptItem::Kind::moveNumber;
    });
    return first != read.script.end() && first->kind == rules::ScriptItem::Kind::move;
}

} // namespace

Followed settle(Game& game, NodeId id, Entry how) {
    const Branch branch = branchAt(game, id);
    switch (how) {
    case Entry::replace:
        return replace(game, branch);
    case Entry::insert:
        return insert(game, branch);
    case Entry::overwrite:
        game.remove(branch.other);
        game.moveToFront(branch.first);
        break;
    case Entry::variation:
        break;
    }
    return {branch.last};
}

void continueAsMainLine(Game& game, NodeId id) {
    while (rules::variationHead(game, id)) {
        const Branch branch = branchAt(game, id);
        game.moveToFront(branch.first);
        const NodeId next = moveBehind(game, branch.other, branch.plies);
        if (next == noNode)
            continue;
        Game moved = game;
        const std::string text = textOf(game, next, rules::endOfLine(game, next));
        const NodeId before = game.node(next).parent;
        while (moved.node(before).firstChild != noNode)
            moved.remove(moved.node(before).firstChild);
        if (follow(moved, branch.last, text).complete)
            game = std::move(moved);
    }
}

PlayedOn playOn(Game& game, NodeId at, const rules::Move& move) {
    Game taken = game;
    const std::string rest = takeRest(taken, at);
    const bool goesOn = game.node(at).firstChild == noNode && beginsWithMove(rest);
    if (goesOn)
        game = std::move(taken);
    const NodeId node = rules::play(game, at, move);
    return {node, goesOn ? follow(game, node, rest) : Followed{node}};
}

bool hasUnread(const Game& game, NodeId id) {
    return std::ranges::any_of(game.remarks(id), [](const Remark& remark) {
        return remark.as<rules::UnreadText>() != nullptr;
    });
}

void removeUnread(Game& game, NodeId id) {
    std::vector<Remark> remarks = remarksAt(game, id);
    std::erase_if(remarks,
                  [](const Remark& remark) { return remark.as<rules::UnreadText>() != nullptr; });
    game.setRemarks(id, std::move(remarks));
}

} // namespace damscope::parser
