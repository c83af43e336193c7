// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>

/// Changing moves in the middle of a game. What follows is played again by the rules; what is not
/// legal any more is kept as text, as in a game that was read.
namespace damscope::parser {

/// What a variation does to the line that it stands in.
enum class Entry : std::uint8_t {
    variation, ///< nothing: it stands beside it
    replace,   ///< takes the place of as many moves; those behind them follow
    insert,    ///< comes before its moves, which follow
    overwrite  ///< takes the place of all of it
};

/// What became of the moves that were to follow.
struct Followed {
    /// The last legal one of the line; the move before them if there is none.
    rules::NodeId last = rules::rootNode;
    std::optional<Message> stop{}; ///< why the line ends there, and the rest of it is text
    bool complete = true;          ///< nothing became text, not in variations either
};

/// Settles the innermost variation that contains a node, which must be in one. Its moves keep their
/// ids, and get the comments and times of those that they replace where they have none. Variations
/// of replaced moves stay beside the new ones, what is not legal there as text.
Followed settle(rules::Game& game, rules::NodeId id, Entry how);

/// Makes the line through a node the main line. What follows the moves that it replaces comes
/// behind it where all of it is legal there, else it stays with them.
void continueAsMainLine(rules::Game& game, rules::NodeId id);

/// Plays a legal move where a line ends. Moves that were kept there as text are tried again behind
/// it.
struct PlayedOn {
    rules::NodeId node = rules::rootNode;
    Followed followed{};
};
PlayedOn playOn(rules::Game& game, rules::NodeId at, const rules::Move& move);

/// Whether text is kept at a node because it could not be understood.
[[nodiscard]] bool hasUnread(const rules::Game& game, rules::NodeId id);
/// Removes such text.
void removeUnread(rules::Game& game, rules::NodeId id);

} // namespace damscope::parser
