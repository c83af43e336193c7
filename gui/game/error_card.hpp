// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/game/move_writer.hpp"
#include "rules/game/game.hpp"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

class QPalette;
class QTextBlockFormat;
class QTextCursor;

namespace damscope::gui {

/// What is said below an error in the list of moves while its move is shown: the scores, what was
/// better, and what it allows.
struct ErrorCard {
    rules::NodeId move = rules::noNode;
    analysis::Quality quality = analysis::Quality::unknown;
    QString change = {};                  ///< "+0.08 → -1.60"
    QString betterText = {};              ///< empty: nothing better is known
    std::vector<rules::Move> better = {}; ///< from before the move
    QString allowed = {};                 ///< what the opponent can play; empty: it is not known
    bool allowsShot = false;              ///< that is a combination
    std::vector<rules::Move> answer = {}; ///< from after the move
    std::vector<MoveArrow> arrows = {};   ///< the move and the better one
};

/// The card of a move; nothing unless it is an error of an analysed game.
[[nodiscard]] std::optional<ErrorCard> errorCard(const rules::Game& game, rules::NodeId move,
                                                 const analysis::GameJudgement& judgement,
                                                 std::span<const MarkedCombination> combinations);

/// What can be done with the error of a card.
enum class CardAction : std::uint8_t { play, keep, train, why };
/// Those of a card, in their order.
[[nodiscard]] std::vector<CardAction> actionsOf(const ErrorCard& card);
[[nodiscard]] QString nameOf(CardAction action, const ErrorCard& card);

/// Writes the card in blocks of a format. An action is a link to "#eNUMBER".
void writeErrorCard(QTextCursor& cursor, const ErrorCard& card, const QPalette& palette,
                    QTextBlockFormat block);

} // namespace damscope::gui
