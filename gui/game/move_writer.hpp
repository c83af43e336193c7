// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"

#include <QString>
#include <QTextFormat>

#include <map>
#include <vector>

class QPalette;
class QTextDocument;

namespace damscope::gui {

using MoveErrors = std::map<rules::NodeId, analysis::Quality>;
using MoveScores = std::map<rules::NodeId, analysis::Score>;

/// A combination of the main line, which a move begins, or which was missed by it.
struct MarkedCombination {
    rules::NodeId move;
    bool played;
    QString text; ///< a sentence
    std::vector<rules::Move> line;
    /// The opponent's move that it follows from.
    rules::NodeId allowedBy = rules::noNode;
};

struct ErrorCard;

/// Where a move is in the text.
struct MoveSpan {
    rules::NodeId node;
    int begin;
    int end;
    int timeEnd = -1; ///< of its clock time, or where it would be; -1: there is no place for it
};

/// What is written.
struct WrittenGame {
    const rules::Game& game;
    const MoveErrors& errors;
    const MoveScores& scores; ///< after the moves, from White's view
    const std::vector<MarkedCombination>& combinations;
    bool typesTimes = false;         ///< clock times have a column, also if there are none yet
    const ErrorCard* card = nullptr; ///< of the move that is shown; none if it is no error
    double width = 0;                ///< that its rows can take, in pixels
};

/// Properties of the blocks of a variation: the first move of its line, and of the variation of the
/// main line that it is part of. A variation of the main line is drawn as one card.
inline constexpr int lineProperty = QTextFormat::UserProperty + 1;
inline constexpr int cardProperty = QTextFormat::UserProperty + 2;
/// The colour of an error, in the blocks of its card.
inline constexpr int errorProperty = QTextFormat::UserProperty + 3;
/// The first letters of the targets of marks of combinations and of menus of variations; the
/// targets of moves are numbers.
inline constexpr QLatin1Char combinationLetter('c');
inline constexpr QLatin1Char menuLetter('m');
inline constexpr QLatin1Char errorLetter('e'); ///< of what can be done with an error
inline constexpr QLatin1Char timeLetter('t');  ///< of clock times
inline constexpr QChar menuSign(0x22ef);       // "⋯", which is no sign of a game

/// Writes a game into an empty document: the main line in two columns, the rest between its rows.
/// A move is a link to "#NODE", the mark of a combination to "#cINDEX", the menu of a variation to
/// "#mNODE".
[[nodiscard]] std::vector<MoveSpan> writeMoves(QTextDocument& document, const QPalette& palette,
                                               const WrittenGame& written);

} // namespace damscope::gui
