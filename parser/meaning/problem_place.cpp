// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/problem_place.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damscope::parser {

namespace {

bool hasUnreadWith(const rules::Game& game, rules::NodeId node, std::string_view written) {
    return std::ranges::any_of(game.remarks(node), [&](const rules::Remark& remark) {
        const auto* unread = remark.as<rules::UnreadText>();
        return unread != nullptr && unread->text.find(written) != std::string::npos;
    });
}

// A move that could not be read is text at the last move before it, also in a variation: where its
// number fits, else at the first place. Without a move the first such text is meant.
std::optional<rules::NodeId> nodeOfUnread(const rules::Game& game, std::string_view move,
                                          std::optional<std::size_t> played) {
    const std::string_view written = move.substr(move.rfind(' ') + 1);
    std::optional<rules::NodeId> first;
    for (std::uint32_t i = 0; i < game.nodeCount(); ++i) {
        const rules::NodeId node{i};
        if (!hasUnreadWith(game, node, written))
            continue;
        if (!played || static_cast<std::size_t>(game.ply(node)) == *played)
            return node;
        if (!first)
            first = node;
    }
    return first;
}

// The moves before one with a number: "31... 18-22".
std::optional<std::size_t> halfMovesTo(std::string_view move) {
    const int number = base::takeNumber<int>(move).value_or(0);
    if (number < 1)
        return std::nullopt;
    return 2 * (static_cast<std::size_t>(number) - 1) + (move.starts_with("...") ? 1 : 0);
}

} // namespace

rules::NodeId nodeBefore(const rules::Game& game, std::string_view move) {
    const auto played = halfMovesTo(move);
    if (const auto unread = nodeOfUnread(game, move, played))
        return *unread;
    if (!played)
        return rules::rootNode;
    const std::vector<rules::NodeId> line = game.mainLine();
    const std::size_t shown = std::min(*played, line.size());
    return shown == 0 ? rules::rootNode : line[shown - 1];
}

} // namespace damscope::parser
