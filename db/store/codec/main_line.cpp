// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/main_line.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db {

using namespace movetext;

MainLineReader::MainLineReader(std::span<const std::uint8_t> blob) : in_(blob) {}

bool MainLineReader::next() {
    if (failed_)
        return false;
    try {
        if (started_)
            return advance();
        begin();
        return true;
    } catch (const FormatError&) {
        failed_ = true;
        return false;
    }
}

void MainLineReader::begin() {
    const Head head = readHead(in_);
    variant_ = head.start.variant();
    position_ = head.start;
    started_ = true;
}

bool MainLineReader::advance() {
    while (!in_.atEnd()) {
        if (isStep(in_.peek())) {
            takeStep();
            return true;
        }
        if (in_.peek() == openVariation)
            skipVariation(in_, variant_);
        else
            skipRemark(in_);
    }
    return false;
}

void MainLineReader::takeStep() {
    move_.reset();
    const std::uint8_t code = in_.peek();
    if (code < openVariation) {
        if (!position_)
            in_.fail("a move in an unknown position");
        move_ = readMove(in_, *position_);
        position_->play(*move_);
        ++ply_;
        return;
    }
    in_.byte();
    if (code == setup) {
        position_ = readPosition(in_, variant_);
        return;
    }
    ++ply_;
    if (code == unknownMove)
        position_.reset();
    else if (position_)
        position_->setToMove(opponent(position_->toMove()));
}

std::string lineText(rules::Position position, const std::vector<rules::Move>& moves) {
    std::string text;
    for (const rules::Move& move : moves) {
        assert(rules::isLegal(position, move));
        text += (text.empty() ? "" : " ") + rules::moveText(position, move);
        position.play(move);
    }
    return text;
}

std::vector<rules::Move> lineMoves(rules::Position position, std::string_view text) {
    std::vector<rules::Move> moves;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const rules::MoveMatch match = rules::resolve(position, word);
        if (match.moves.empty())
            break;
        moves.push_back(match.moves.front());
        position.play(moves.back());
    }
    return moves;
}

std::string playedText(const rules::Position& position, const rules::Move& move) {
    const rules::MoveList legal = rules::legalMoves(position);
    const bool isLegal = std::find(legal.begin(), legal.end(), move) != legal.end();
    return isLegal ? rules::moveText(position, move, legal)
                   : rules::shortText(position.rules(), move);
}

namespace {

struct Visit {
    rules::NodeId node;
    std::optional<rules::Position> before;
};

} // namespace

std::optional<rules::NodeId> firstIllegalMove(const rules::Game& game) {
    std::vector<Visit> visits;
    const auto add = [&](rules::NodeId node, const std::optional<rules::Position>& before) {
        if (node != rules::noNode)
            visits.push_back({node, before});
    };
    add(game.node(rules::rootNode).firstChild, game.start());
    while (!visits.empty()) {
        const Visit visit = visits.back();
        visits.pop_back();
        const rules::Node& node = game.node(visit.node);
        const bool legal = node.step != rules::Step::move ||
                           (visit.before && rules::isLegal(*visit.before, node.move));
        if (!legal)
            return visit.node;
        add(node.firstChild, game.positionAfter(visit.before, visit.node));
        add(node.nextSibling, visit.before);
    }
    return std::nullopt;
}

} // namespace damscope::db
