// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repertoire/repertoire.hpp"

#include "db/codec/index_key.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

// "?", "??" and "?!", as signs or as $2, $4 and $6 (PDN 3.0, numeric annotation glyphs).
bool isDoubtful(const rules::Remark& remark) {
    if (const auto* nag = remark.as<rules::Nag>())
        return nag->number == 2 || nag->number == 4 || nag->number == 6;
    const auto* strength = remark.as<rules::Strength>();
    return strength != nullptr && strength->signs.starts_with('?');
}

} // namespace

/// A node whose children are still to be added.
struct Repertoire::Frame {
    rules::NodeId node{};
    rules::Position position;
    std::size_t place = 0;
    std::vector<std::string> path;
};

RepertoireMark Repertoire::markOf(const rules::Game& game, rules::NodeId node) {
    if (std::ranges::any_of(game.remarks(node), isDoubtful))
        return RepertoireMark::avoid;
    return game.node(game.node(node).parent).firstChild == node ? RepertoireMark::main
                                                                : RepertoireMark::second;
}

// A position can come from many places: the same path is noted once.
std::size_t Repertoire::enter(const rules::Position& position,
                              const std::vector<std::string>& path) {
    const auto [found, isNew] = places_.try_emplace(indexKey(position), positions_.size());
    if (isNew) {
        positions_.push_back({position, path, {}, {}, {}});
    } else {
        RepertoirePosition& known = positions_[found->second];
        if (known.path != path &&
            std::ranges::find(known.otherPaths, path) == known.otherPaths.end())
            known.otherPaths.push_back(path);
    }
    return found->second;
}

void Repertoire::addMove(std::size_t at, const rules::Move& move, const std::string& text,
                         RepertoireMark mark) {
    RepertoirePosition& position = positions_[at];
    const auto known = std::ranges::find(position.moves, move, &RepertoireMove::move);
    const auto isMain = [](const RepertoireMove& one) { return one.mark == RepertoireMark::main; };
    const bool hasMain = std::ranges::any_of(position.moves, isMain);
    if (known != position.moves.end()) {
        if (mark == RepertoireMark::avoid)
            known->mark = mark;
        return;
    }
    if (mark == RepertoireMark::main && hasMain) {
        if (position.position.toMove() == side_)
            position.otherMain.push_back(text);
        mark = RepertoireMark::second;
    }
    position.moves.push_back({move, text, mark});
}

void Repertoire::add(const rules::Game& game) {
    std::vector<Frame> open{{rules::rootNode, game.start(), enter(game.start(), {}), {}}};
    while (!open.empty()) {
        const Frame frame = std::move(open.back());
        open.pop_back();
        std::vector<Frame> next;
        for (rules::NodeId child = game.node(frame.node).firstChild; child != rules::noNode;
             child = game.node(child).nextSibling) {
            const rules::Node& node = game.node(child);
            if (node.step != rules::Step::move)
                continue;
            const std::string text = rules::moveText(frame.position, node.move);
            const RepertoireMark mark = markOf(game, child);
            addMove(frame.place, node.move, text, mark);
            if (mark == RepertoireMark::avoid && frame.position.toMove() == side_)
                continue; // what follows shows why, and is not meant to be played
            std::vector<std::string> path = frame.path;
            path.push_back(text);
            const rules::Position after = frame.position.after(node.move);
            next.push_back({child, after, enter(after, path), std::move(path)});
        }
        // The main line first.
        std::ranges::move(next.rbegin(), next.rend(), std::back_inserter(open));
    }
}

const RepertoirePosition* Repertoire::find(const rules::Position& position) const {
    const auto found = places_.find(indexKey(position));
    return found == places_.end() ? nullptr : &positions_[found->second];
}

} // namespace damscope::db
