// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/document.hpp"

#include "web/module/request.hpp"

namespace damscope::web {

std::optional<std::string> Document::toUndo() const {
    return done_.empty() ? std::nullopt : std::optional(done_.back().name);
}

std::optional<std::string> Document::toRedo() const {
    return undone_.empty() ? std::nullopt : std::optional(undone_.back().name);
}

rules::NodeId Document::nodeIn(const Json& request) const {
    const auto number = numberIn(request, "node").value_or(0);
    const auto id = static_cast<rules::NodeId>(number);
    if (number < 0 || static_cast<std::size_t>(number) >= game_.nodeCount() || !game_.contains(id))
        refuse("node");
    return id;
}

void Document::change(std::string name, rules::Game game, rules::NodeId node) {
    if (game == game_) {
        node_ = node;
        return;
    }
    // A comment is taken at every pause in typing, and is one step.
    const std::optional<rules::NodeId> typed =
        name == "comment" ? std::optional(node) : std::nullopt;
    if (std::exchange(typed_, typed) == node && typed && saved_ != done_.size()) {
        game_ = std::move(game);
        node_ = node;
        return;
    }
    if (saved_ && *saved_ > done_.size())
        saved_.reset(); // what was saved can no longer be reached
    done_.push_back({std::move(name), std::exchange(game_, std::move(game)), node_});
    undone_.clear();
    node_ = node;
}

void Document::exchange(Step& step) {
    typed_.reset();
    std::swap(step.game, game_);
    std::swap(step.node, node_);
}

void Document::undo() {
    if (done_.empty())
        return;
    exchange(done_.back());
    undone_.push_back(std::move(done_.back()));
    done_.pop_back();
}

void Document::redo() {
    if (undone_.empty())
        return;
    exchange(undone_.back());
    done_.push_back(std::move(undone_.back()));
    undone_.pop_back();
}

void Document::markSaved(Place place) {
    place_ = place;
    saved_ = done_.size();
    isNew_ = false;
}

} // namespace damscope::web
