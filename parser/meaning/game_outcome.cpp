// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/game_outcome.hpp"

#include "base/text/ascii.hpp"
#include "parser/syntax/reader.hpp"

#include <algorithm>

namespace damscope::parser {
namespace {

using rules::GameResult;
using rules::ScriptItem;

bool isStep(const ScriptItem& item) {
    return item.kind == ScriptItem::Kind::move || item.kind == ScriptItem::Kind::unknownMove ||
           item.kind == ScriptItem::Kind::setup;
}

// A result behind a number, before more moves, is a slip in a move.
bool beginsWithMove(std::string_view unread) {
    GameText rest;
    if (!Reader(unread).next(rest))
        return false;
    const bool goesOn = rest.source.size() < base::trimmed(unread).size();
    const auto first = std::ranges::find_if(rest.script, [](const ScriptItem& item) {
        return item.kind != ScriptItem::Kind::moveNumber;
    });
    return first == rest.script.end() ? goesOn && !rest.script.empty() : isStep(*first);
}

rules::NodeId lastNode(const rules::Game& game) {
    const std::vector<rules::NodeId> line = game.mainLine();
    return line.empty() ? rules::rootNode : line.back();
}

} // namespace

bool endsInUnreadMoves(const rules::Game& game) {
    return game.hasRemarks() &&
           std::ranges::any_of(game.remarks(lastNode(game)), [](const rules::Remark& remark) {
               const auto* unread = remark.as<rules::UnreadText>();
               return unread != nullptr && beginsWithMove(unread->text);
           });
}

std::optional<rules::Position> lastPosition(const rules::Game& game) {
    return endsInUnreadMoves(game) ? std::nullopt : game.position(lastNode(game));
}

GameOutcome gameOutcome(const rules::Game& game) {
    GameOutcome v;
    v.ply = game.ply(lastNode(game));
    v.draws = adjudicate(game);
    if (const auto last = lastPosition(game))
        v.board = outcome(*last);
    return v;
}

bool refutes(const rules::Game& game, GameResult known) {
    if (known == GameResult::unknown || game.result == known ||
        game.result == GameResult::unknown || game.result == GameResult::bothLose)
        return false;
    return game.result != GameResult::draw || adjudicate(game).empty();
}

} // namespace damscope::parser
