// SPDX-License-Identifier: GPL-3.0-or-later
// The panels that look into the store, and what they do to the window.
#include "db/sqlite.hpp"
#include "gui/actions.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/main_window.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/search/query_text.hpp"
#include "gui/search/search_panel.hpp"
#include "parser/pasted.hpp"

#include <QAction>
#include <QDockWidget>

namespace damscope::gui {

void MainWindow::composePanels() {
    openings_ = new OpeningsPanel(document_, this);
    QDockWidget* openings = addDock("openings", openings_, Qt::BottomDockWidgetArea);
    tabifyDockWidget(gamesDock_, openings);
    connect(games_, &GamesPanel::filterChanged, openings_, &OpeningsPanel::setFilter);
    connect(openings_, &OpeningsPanel::positionChosen, this, &MainWindow::openPosition);
    composeSearch();
}

void MainWindow::composeSearch() {
    search_ = new SearchPanel(document_, this);
    QDockWidget* dock = addDock("search", search_, Qt::RightDockWidgetArea);
    tabifyDockWidget(gameDock_, dock);
    gameDock_->raise();
    const auto bringUp = [dock] {
        dock->show();
        dock->raise();
    };
    connect(games_, &GamesPanel::filterChanged, search_, &SearchPanel::setFilter);
    connect(search_, &SearchPanel::placeChosen, this, &MainWindow::openGameAt);
    connect(actions_->search, &QAction::triggered, this, [this, bringUp] {
        bringUp();
        search_->text().setFocus(Qt::ShortcutFocusReason);
    });
    connect(actions_->searchPosition, &QAction::triggered, this, [this, bringUp] {
        bringUp();
        search_->searchPosition();
    });
}

void MainWindow::showStoreInPanels() {
    openings_->setStore(store_);
    try {
        search_->setStore(store_);
    } catch (const db::Error& e) {
        tell(QString::fromUtf8(e.what()));
    }
}

void MainWindow::openGameAt(db::GameId game, int ply) {
    openGame(game);
    if (openGame_ != game)
        return;
    const auto line = document_.game().mainLine();
    const auto plies = std::min(static_cast<std::size_t>(std::max(0, ply)), line.size());
    document_.goTo(plies == 0 ? rules::rootNode : line[plies - 1]);
}

void MainWindow::openPosition(const rules::Position& position) {
    if (!mayLeaveGame())
        return;
    openGame_.reset();
    document_.open(parser::gameFrom(position));
}

} // namespace damscope::gui
