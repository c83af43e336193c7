// SPDX-License-Identifier: GPL-3.0-or-later
// The panels that look into the store, and what they do to the window.
#include "db/sqlite/sqlite.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/text.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/search/query_text.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/window/main_window.hpp"
#include "parser/meaning/pasted.hpp"
#include "rules/game/score_sheet.hpp"

#include <QAction>
#include <QDockWidget>
#include <QTableView>

namespace damscope::gui {

namespace {

// The node after which the position of a hit stands.
rules::NodeId placeOf(const rules::Game& game, const db::query::Hit& hit) {
    const auto line = game.mainLine();
    const auto plies = std::min(static_cast<std::size_t>(std::max(0, hit.ply)), line.size());
    const rules::NodeId inMainLine = plies == 0 ? rules::rootNode : line[plies - 1];
    if (!hit.inVariation)
        return inMainLine;
    for (const rules::SheetEntry& entry : rules::scoreSheet(game))
        if (const auto position = game.position(entry.node);
            entry.depth > 0 && position && position->key() == hit.key)
            return entry.node;
    return inMainLine;
}

} // namespace

void MainWindow::composePanels() {
    openings_ = new OpeningsPanel(document_, this);
    QDockWidget* openings = addDock("openings", openings_, Qt::BottomDockWidgetArea);
    tabifyDockWidget(gamesDock_, openings);
    connect(games_, &GamesPanel::filterChanged, openings_, &OpeningsPanel::setFilter);
    connect(openings_, &OpeningsPanel::positionChosen, this, &MainWindow::openPosition);
    connect(actions_->openings, &QAction::triggered, this, [this, openings] {
        openings->show();
        openings->raise();
        openings_->moveTable().setFocus(Qt::ShortcutFocusReason);
    });
    connect(games_, &GamesPanel::told, this, &MainWindow::tell);
    composeSearch();
    connectProblems();
}

void MainWindow::composeSearch() {
    search_ = new SearchPanel(document_, this);
    QDockWidget* dock = addDock("search", search_, Qt::RightDockWidgetArea);
    tabifyDockWidget(gameDock_, dock);
    gameDock_->raise();
    QDockWidget* found = addDock("found", &search_->found(), Qt::BottomDockWidgetArea);
    tabifyDockWidget(gamesDock_, found);
    connect(search_, &SearchPanel::searchBegun, found, [found] {
        found->show();
        found->raise();
    });
    const auto bringUp = [dock] {
        dock->show();
        dock->raise();
    };
    connect(games_, &GamesPanel::filterChanged, search_, &SearchPanel::setFilter);
    connect(search_, &SearchPanel::placeChosen, this, &MainWindow::openHit);
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

void MainWindow::openHit(const db::query::Hit& hit) {
    openGame(hit.game);
    if (openGame_ == hit.game)
        document_.goTo(placeOf(document_.game(), hit));
}

void MainWindow::openPosition(const rules::Position& position) {
    if (!mayLeaveGame())
        return;
    openGame_.reset();
    document_.open(parser::gameFrom(position));
}

} // namespace damscope::gui
