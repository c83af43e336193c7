// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <span>

class QKeyEvent;
class QKeySequence;

namespace damscope::gui {

/// What a key, or the menu of a cell, does to a game of an event while results are typed. Its
/// player is that of the row; in the list of games White.
enum class GameDeed : std::uint8_t {
    playerWins,
    draw,
    opponentWins,
    otherResult,    ///< is typed
    opponentAbsent, ///< a forfeit
    playerAbsent,
    bothAbsent,
    byeForPlayer, ///< instead of the game
    byeForOpponent,
    playerLeaves, ///< the event
    opponentLeaves,
    clear,
    open,
    nextRound
};

/// In the order of the menu.
[[nodiscard]] std::span<const GameDeed> gameDeeds();
/// Whether a line stands above it in the menu.
[[nodiscard]] bool beginsGroup(GameDeed deed);
/// For a result, the key is the sign that means it whatever a win counts: "+", "=", "-".
[[nodiscard]] QKeySequence keyOf(GameDeed deed);
[[nodiscard]] std::optional<GameDeed> deedOf(const QKeyEvent& key);
[[nodiscard]] QString wordsOf(GameDeed deed, const QString& player, const QString& opponent);

} // namespace damscope::gui
