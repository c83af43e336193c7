// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/game_deeds.hpp"

#include "gui/base/text.hpp"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>
#include <array>

namespace damscope::gui {
namespace {

struct DeedWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::GameDeeds)
};

constexpr std::array deeds{
    GameDeed::playerWins,   GameDeed::draw,           GameDeed::opponentWins,
    GameDeed::otherResult,  GameDeed::opponentAbsent, GameDeed::playerAbsent,
    GameDeed::bothAbsent,   GameDeed::byeForPlayer,   GameDeed::byeForOpponent,
    GameDeed::playerLeaves, GameDeed::opponentLeaves, GameDeed::clear,
    GameDeed::open,         GameDeed::nextRound};

} // namespace

std::span<const GameDeed> gameDeeds() {
    return deeds;
}

bool beginsGroup(GameDeed deed) {
    return deed == GameDeed::opponentAbsent || deed == GameDeed::byeForPlayer ||
           deed == GameDeed::playerLeaves || deed == GameDeed::clear || deed == GameDeed::nextRound;
}

QKeySequence keyOf(GameDeed deed) {
    switch (deed) {
    case GameDeed::playerWins:
        return Qt::Key_Plus;
    case GameDeed::draw:
        return Qt::Key_Equal;
    case GameDeed::opponentWins:
        return Qt::Key_Minus;
    case GameDeed::otherResult:
        return Qt::Key_E;
    case GameDeed::opponentAbsent:
        return Qt::Key_F;
    case GameDeed::playerAbsent:
        return Qt::SHIFT | Qt::Key_F;
    case GameDeed::bothAbsent:
        return Qt::Key_N;
    case GameDeed::byeForPlayer:
        return Qt::Key_B;
    case GameDeed::byeForOpponent:
        return Qt::SHIFT | Qt::Key_B;
    case GameDeed::playerLeaves:
        return Qt::Key_W;
    case GameDeed::opponentLeaves:
        return Qt::SHIFT | Qt::Key_W;
    case GameDeed::clear:
        return Qt::Key_Delete;
    case GameDeed::open:
        return Qt::CTRL | Qt::Key_Return;
    case GameDeed::nextRound:
        break;
    }
    return Qt::Key_R;
}

std::optional<GameDeed> deedOf(const QKeyEvent& key) {
    // "+" and "=" need Shift on one keyboard and none on another.
    for (const auto& [sign, deed] : {std::pair(u'+', GameDeed::playerWins),
                                     {u'=', GameDeed::draw},
                                     {u'-', GameDeed::opponentWins}})
        if (key.text() == QString(sign))
            return deed;
    const Qt::Key pressed = key.key() == Qt::Key_Enter ? Qt::Key_Return : Qt::Key(key.key());
    const QKeySequence sequence(QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, pressed));
    const auto found = std::ranges::find(deeds, sequence, keyOf);
    return found == deeds.end() ? std::nullopt : std::optional(*found);
}

QString wordsOf(GameDeed deed, const QString& player, const QString& opponent) {
    switch (deed) {
    case GameDeed::playerWins:
        return DeedWords::tr("%1 wins").arg(player);
    case GameDeed::draw:
        return DeedWords::tr("Draw");
    case GameDeed::opponentWins:
        return DeedWords::tr("%1 wins").arg(opponent);
    case GameDeed::otherResult:
        return DeedWords::tr("Type another result");
    case GameDeed::opponentAbsent:
        return DeedWords::tr("%1 did not appear").arg(opponent);
    case GameDeed::playerAbsent:
        return DeedWords::tr("%1 did not appear").arg(player);
    case GameDeed::bothAbsent:
        return DeedWords::tr("Neither player appeared");
    case GameDeed::byeForPlayer:
        return DeedWords::tr("A bye for %1 instead of the game").arg(player);
    case GameDeed::byeForOpponent:
        return DeedWords::tr("A bye for %1 instead of the game").arg(opponent);
    case GameDeed::playerLeaves:
        return DeedWords::tr("%1 has left the event").arg(player);
    case GameDeed::opponentLeaves:
        return DeedWords::tr("%1 has left the event").arg(opponent);
    case GameDeed::clear:
        return DeedWords::tr("Clear the result");
    case GameDeed::open:
        return DeedWords::tr("Open the game");
    case GameDeed::nextRound:
        break;
    }
    return DeedWords::tr("Enter the next round…");
}

} // namespace damscope::gui
