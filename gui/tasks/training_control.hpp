// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;

namespace damscope::gui {

class GameDocument;
class GameKeeper;
class PlayPanel;
class TrainingPage;

/// Connects the page of training with the open game and with play: the game that a question is from
/// is opened, and its position is played out. `study` and `play` show those tasks.
void connectTraining(TrainingPage& training, GameKeeper& games, GameDocument& document,
                     PlayPanel& panel, QAction& study, QAction& play);

} // namespace damscope::gui
