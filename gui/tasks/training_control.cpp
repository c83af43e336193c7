// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/training_control.hpp"

#include "gui/control/game_keeper.hpp"
#include "gui/game/game_document.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/training/training_page.hpp"

#include <QAction>

namespace damscope::gui {

void connectTraining(TrainingPage& training, GameKeeper& games, GameDocument& document,
                     PlayPanel& panel, QAction& study, QAction& play) {
    QObject::connect(&training, &TrainingPage::gameWanted, &games,
                     [&games, &document, &study](db::GameId game, int ply) {
                         if (!games.isOpen(game) && !games.open(game))
                             return;
                         const std::vector<rules::NodeId> line = document.game().mainLine();
                         const auto before = static_cast<std::size_t>(ply);
                         if (before > 0 && before <= line.size())
                             document.goTo(line[before - 1]);
                         study.trigger();
                     });
    QObject::connect(&training, &TrainingPage::playWanted, &panel,
                     [&panel, &play](const rules::Position& position, int strength) {
                         play.trigger();
                         panel.playFrom(position, strength);
                     });
}

} // namespace damscope::gui
