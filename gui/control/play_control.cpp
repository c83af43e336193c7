// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/play_control.hpp"

#include "gui/control/end_of_play.hpp"
#include "gui/control/game_keeper.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/settings/settings.hpp"

#include <QAction>
#include <QApplication>

namespace damscope::gui {

PlayControl::PlayControl(GameDocument& document, GameKeeper& games, PlayPanel& panel,
                         BoardPanel& board, QAction& flip, const Settings& settings)
    : QObject(&games), games_(games), panel_(panel), board_(board), flip_(flip),
      settings_(settings) {
    connect(&panel.session(), &PlaySession::changed, this, &PlayControl::followTurn);
    connect(&panel.session(), &PlaySession::changed, this, &PlayControl::announceTurn);
    connect(&document, &GameDocument::currentChanged, this, &PlayControl::followTurn);
    connect(&panel, &PlayPanel::beginAsked, this, &PlayControl::begin);
    connect(&panel, &PlayPanel::stopAsked, this,
            [this] { (void)endPlayed(panel_.session(), panel_); });
}

void PlayControl::followTurn() {
    PlaySession& session = panel_.session();
    board_.board().setEntryEnabled(!session.isPlaying() || session.takesMoves());
    if (session.isPlaying())
        board_.setMoveTaker([&session](const rules::Move& move) { session.play(move); });
    else
        board_.setMoveTaker({});
}

void PlayControl::announceTurn() {
    const PlaySession& session = panel_.session();
    if (*settings_.sound && session.takesMoves() && session.onlyHuman())
        QApplication::beep();
}

void PlayControl::begin() {
    if (!games_.mayLeave())
        return;
    games_.leaveForPlay();
    panel_.begin();
    const bool black = panel_.session().onlyHuman() == rules::Color::black;
    if (flip_.isChecked() != black)
        flip_.trigger(); // the person's side is below
    board_.board().setFocus();
}

} // namespace damscope::gui
