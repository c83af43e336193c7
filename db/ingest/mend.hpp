// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "messages/message.hpp"
#include "rules/game/game.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;
struct ImportProblem;

/// A game in which the first move of the main line that cannot be played is another one, and what
/// was written behind it is read again. Where the text goes on as if no move stood there, the move
/// is put in before it.
struct MendedGame {
    rules::Game game;
    bool legal = false; ///< to its end
    int plies = 0;      ///< behind the move that can be played now
    std::vector<Problem> problems{};
};

/// Nothing if the main line can be played to its end, or the move cannot be played there.
[[nodiscard]] std::optional<MendedGame> withMove(const rules::Game& game, const rules::Move& move);

/// The following functions change one stored game by hand: an entry of the journal each. What they
/// settle is no longer among its problems, except as a note. False if there was nothing to change.

/// Puts a move in the place of the first one of the main line that cannot be played (withMove).
bool playInstead(Store& store, GameId id, const rules::Move& move);
/// Removes the text that could not be read where a problem is, by its move.
bool removeUnread(Store& store, GameId id, std::string_view move);
/// Keeps the game as it is: its errors become notes.
bool leaveAsText(Store& store, GameId id);
/// Somebody has looked at a warning, of a game or of a whole source: it becomes a note.
bool markChecked(Store& store, const ImportProblem& problem);

} // namespace damscope::db
