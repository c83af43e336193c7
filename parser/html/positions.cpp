// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/html/positions.hpp"

#include "rules/game/score_sheet.hpp"
#include "rules/text/notation.hpp"
#include "rules/text/piece_letter.hpp"

#include <cassert>

namespace damscope::parser::html {
namespace {

using rules::Game;
using rules::NodeId;

std::string boardOf(const std::optional<rules::Position>& position) {
    if (!position)
        return {};
    const rules::Board& board = position->rules().board;
    std::string signs;
    for (int i = 0; i < board.size(); ++i)
        signs += rules::pieceLetter(position->at(board.square(i)), '.');
    return signs;
}

std::string change(const std::string& before, const std::string& after) {
    if (after.empty())
        return "?";
    if (before.size() != after.size())
        return "=" + after;
    std::string pairs;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (before[i] != after[i])
            pairs += (pairs.empty() ? "" : ",") + std::to_string(i) + after[i];
    return pairs;
}

std::string inQuotes(std::string_view plain) {
    return "\"" + std::string(plain) + "\"";
}

std::string cells(const rules::Rules& rules) {
    std::string text;
    for (int i = 0; i < rules.board.size(); ++i) {
        const rules::Square square = rules.board.square(i);
        const rules::Coordinates place = rules.board.coordinates(square);
        text += (text.empty() ? "[" : ",[") + std::to_string(place.row) + "," +
                std::to_string(place.column) + "," + inQuotes(rules::squareName(rules, square)) +
                "]";
    }
    return "[" + text + "]";
}

} // namespace

Positions::Positions(const Game& game) : game_(game), indices_(game.nodeCount()) {
    boards_.push_back(boardOf(game.start()));
    nodes_ = "[0," + inQuotes(change({}, boards_.front())) + ",[]]";
    for (const rules::SheetEntry& e : rules::scoreSheet(game))
        add(e.node, indexOf(game.node(e.node).parent));
}

// Entries come with their parents before them.
void Positions::add(NodeId id, std::size_t parent) {
    assert(parent < boards_.size());
    indices_[static_cast<std::size_t>(id)] = boards_.size();
    const rules::Node& node = game_.node(id);
    const std::string after = boardOf(game_.position(id));
    std::string marks;
    if (node.step == rules::Step::move) {
        const rules::Board& board = game_.start().rules().board;
        marks = std::to_string(board.index(node.move.from)) + "," +
                std::to_string(board.index(node.move.to));
    }
    nodes_ += ",\n[" + std::to_string(parent) + "," + inQuotes(change(boards_[parent], after)) +
              ",[" + marks + "]]";
    boards_.push_back(after);
}

std::size_t Positions::indexOf(NodeId node) const {
    assert(static_cast<std::size_t>(node) < indices_.size());
    return indices_[static_cast<std::size_t>(node)];
}

std::string Positions::json() const {
    const rules::Rules& rules = game_.start().rules();
    return "{\"files\":" + std::to_string(rules.board.files) +
           ",\"ranks\":" + std::to_string(rules.board.ranks) + ",\"cells\":" + cells(rules) +
           ",\"nodes\":[" + nodes_ + "]}";
}

} // namespace damscope::parser::html
