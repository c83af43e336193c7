// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/edits.hpp"
#include "rules/game/game.hpp"
#include "web/module/calls.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::web {

/// An open game with its changes, which can be undone. Node ids stay the same while it is open.
class Document {
public:
    /// Where it is stored, and which version of it was read.
    struct Place {
        db::GameId id{};
        db::GameVersion version{};
    };
    explicit Document(rules::Game game, std::optional<Place> place = std::nullopt)
        : game_(std::move(game)), place_(place), isNew_(!place) {}

    [[nodiscard]] const rules::Game& game() const { return game_; }
    [[nodiscard]] const std::optional<Place>& place() const { return place_; }
    [[nodiscard]] rules::NodeId node() const { return node_; }
    [[nodiscard]] bool isChanged() const { return isNew_ || saved_ != done_.size(); }
    /// What undo() takes back, and redo() does again: "32-28".
    [[nodiscard]] std::optional<std::string> toUndo() const;
    [[nodiscard]] std::optional<std::string> toRedo() const;

    /// The node of a request, which must be in the game; the start if it names none.
    [[nodiscard]] rules::NodeId nodeIn(const Json& request) const;

    /// Another state of the game, as one change with a name; the node to show then.
    void change(std::string name, rules::Game game, rules::NodeId node);
    void show(rules::NodeId node) { node_ = node; }
    void undo();
    void redo();
    void markSaved(Place place);
    /// The changes were made to this version of the stored game.
    void setVersion(db::GameVersion version) { place_.value().version = version; }

private:
    struct Step {
        std::string name;
        rules::Game game; ///< before it, or after it once it is undone
        rules::NodeId node;
    };
    void exchange(Step& step);

    rules::Game game_;
    std::optional<Place> place_;
    rules::NodeId node_ = rules::rootNode;
    std::vector<Step> done_;
    std::vector<Step> undone_;
    std::optional<rules::NodeId> typed_;   ///< whose comment the last step is
    std::optional<std::size_t> saved_ = 0; ///< so many steps were done when it was saved
    bool isNew_;
};

/// The document as a page gets it, `number` is that of its calls.
[[nodiscard]] Json documentJson(const Document& document, int number, Session& session);

/// Makes the change that a request of `game.edit` asks for.
void edit(Document& document, const Json& request, Session& session);

} // namespace damscope::web
