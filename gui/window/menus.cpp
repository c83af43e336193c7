// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/menus.hpp"

#include "gui/base/actions.hpp"
#include "gui/tasks/workspace.hpp"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QFontMetrics>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <utility>
#include <vector>

namespace damscope::gui {

namespace {

// A menu with exclusive entries.
template <class Value, class Choose>
void addChoices(QMenu* menu, const std::vector<std::pair<QString, Value>>& choices,
                const Value& now, Choose choose) {
    auto* group = new QActionGroup(menu);
    for (const auto& [name, value] : choices) {
        QAction* action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(value == now);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, menu,
                         [choose, value = value] { choose(value); });
    }
}

// Visible docks are ticked. A dock behind others comes to the front; Qt's own action would hide
// it.
void addDockChoice(QMenu& menu, QDockWidget& dock, Workspace& workspace) {
    QAction* action = menu.addAction(dock.windowTitle());
    action->setCheckable(true);
    QObject::connect(&menu, &QMenu::aboutToShow, &dock, [action, &dock] {
        action->setText(dock.windowTitle());
        action->setChecked(Workspace::isInFront(dock));
    });
    QObject::connect(action, &QAction::triggered, &dock, [&dock, &workspace] {
        if (Workspace::isInFront(dock)) {
            dock.hide();
        } else {
            dock.show();
            dock.raise();
        }
        workspace.keep();
    });
}

} // namespace

Menus::Menus(QMainWindow& window, Actions& actions, Workspace& workspace, Settings& settings,
             Shared shared)
    : QObject(&window), window_(window), actions_(actions), workspace_(workspace),
      settings_(settings), shared_(std::move(shared)) {
    connect(actions.largerText, &QAction::triggered, this, [this] { useFontSize(true); });
    connect(actions.smallerText, &QAction::triggered, this, [this] { useFontSize(false); });
    // They are only in Share: their keys work, too, when it has a page instead.
    window.addActions({actions.saveDiagram, actions.printDiagram});
}

void Menus::useFontSize(bool larger) {
    settings_.fontSize.set(nextFontSize(larger));
    applyFont(*settings_.fontFamily, *settings_.fontSize);
    emit looksChanged();
}

void Menus::compose() {
    QMenuBar* bar = window_.menuBar();
    qDeleteAll(bar->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    bar->clear();
    fillFile(*bar->addMenu(tr("&File")));
    fillEdit(*bar->addMenu(tr("&Edit")));
    fillGame(*bar->addMenu(tr("&Game")));
    fillAnalysis(*bar->addMenu(tr("&Analysis")));
    fillDatabase(*bar->addMenu(tr("&Database")));
    fillView(*bar->addMenu(tr("&View")));
    bar->addMenu(tr("&Help"))
        ->addActions({actions_.commands, actions_.manual, actions_.rulesPages, actions_.shortcuts,
                      actions_.about});
}

void Menus::fillFile(QMenu& menu) {
    const Actions& a = actions_;
    menu.addActions({a.newStore, a.openStore});
    QMenu* recent = menu.addMenu(tr("&Recent databases"));
    for (const QString& name : *settings_.recentStores)
        recent->addAction(name, this, [this, name] { emit storeChosen(name); });
    recent->setEnabled(!recent->isEmpty());
    menu.addAction(a.closeStore);
    menu.addSeparator();
    menu.addActions(
        {a.importFiles, a.importFolder, a.importOnline, a.importHow, a.viewFiles, a.keepGames});
    menu.addSeparator();
    menu.addActions({a.saveGame, a.saveGameAs});
    menu.addSeparator();
    menu.addActions({a.print, a.exportSubject, a.publish});
    fillShare(*menu.addMenu(tr("S&hare")), a, shared_);
    menu.addSeparator();
    menu.addAction(a.quit);
}

namespace {

void fillWithGame(QMenu& menu, const Actions& a, const QString& named) {
    constexpr int most = 40; // letters
    const QFontMetrics metrics = menu.fontMetrics();
    const int room = most * metrics.averageCharWidth();
    QAction* game = menu.addSection(metrics.elidedText(named, Qt::ElideRight, room)
                                        .replace(QLatin1Char('&'), QStringLiteral("&&")));
    game->setVisible(!named.isEmpty());
    menu.addActions(
        {a.copyDiagram, a.saveDiagram, a.printDiagram, a.animateLine, a.animateCombination});
    menu.addSeparator();
    menu.addActions({a.exportGame, a.copyGame, a.copyPosition});
}

} // namespace

void fillShare(QMenu& menu, const Actions& a, const Shared& shared) {
    fillWithGame(menu, a, {}); // until it is shown
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu, &a, shared] {
        menu.clear();
        if (const QString page = shared.page(); !page.isEmpty())
            menu.addAction(page, shared.exportPage);
        if (const QString copy = shared.copy(); !copy.isEmpty())
            menu.addAction(copy, shared.copyGames);
        if (shared.hasBoard())
            fillWithGame(menu, a, shared.game());
    });
}

void Menus::fillEdit(QMenu& menu) {
    const Actions& a = actions_;
    menu.addActions({a.undo, a.redo});
    menu.addSeparator();
    menu.addActions({a.copyPosition, a.copyGame, a.copyDiagram, a.paste});
    menu.addSeparator();
    menu.addActions({a.deleteGames, a.bringBackGames, a.undoChange, a.redoChange, a.history});
    menu.addSeparator();
    menu.addActions({a.find, a.search, a.searchPosition, a.openings});
    QMenu* bookmarks = menu.addMenu(tr("Book&marks"));
    connect(bookmarks, &QMenu::aboutToShow, this,
            [this, bookmarks] { emit bookmarksWanted(*bookmarks); });
    menu.addSeparator();
    menu.addAction(a.preferences);
}

void Menus::fillAnalysis(QMenu& menu) const {
    const Actions& a = actions_;
    menu.addActions({a.analyseGame, a.analyseSelected});
    menu.addSeparator();
    menu.addActions({a.report, a.whyMove, a.annotate, a.studies});
    menu.addSeparator();
    menu.addActions({a.engine, a.lockEngine, a.threat, a.engines, a.match, a.endgameTables});
    menu.addSeparator();
    menu.addAction(a.saveChart);
}

void Menus::fillDatabase(QMenu& menu) const {
    const Actions& a = actions_;
    menu.addActions({a.properties, a.sources, a.checkStore});
    menu.addSeparator();
    menu.addActions({a.duplicates, a.deletedGames});
    menu.addSeparator();
    menu.addActions({a.updateIndex, a.rebuildIndex, a.searchThemes, a.names});
    menu.addSeparator();
    menu.addActions({a.enterEvent, a.typeResults, a.correctEvent, a.undoCorrection});
    menu.addSeparator();
    menu.addActions({a.saveCopy, a.restoreStore, a.recoverGames});
}

void Menus::fillGame(QMenu& menu) const {
    const Actions& a = actions_;
    menu.addActions({a.newGame, a.editHeader, a.editPosition, a.play});
    menu.addSeparator();
    menu.addActions({a.previousGame, a.nextGame});
    menu.addSeparator();
    menu.addActions({a.start, a.previous, a.next, a.end, a.enterVariation, a.leaveVariation});
    menu.addSeparator();
    menu.addActions({a.comment, a.clockTimes, a.copyLine, a.promote, a.makeMain, a.deleteFromHere});
    menu.addSeparator();
    menu.addActions({a.asVariation, a.asReplacement, a.asInsertion, a.asRest, a.deleteText});
    menu.addSeparator();
    menu.addActions({a.keepLine, a.endExploring});
    menu.addSeparator();
    menu.addActions({a.diagramHere, a.takeRepairBack});
}

void Menus::fillView(QMenu& menu) {
    menu.addActions(actions_.tasks());
    menu.addSeparator();
    menu.addActions({actions_.flip, actions_.touchMove, actions_.fullScreen});
    menu.addSeparator();
    fillPanels(*menu.addMenu(tr("Pa&nels")));
    fillLooks(*menu.addMenu(tr("Loo&k")));
    fillLanguages(*menu.addMenu(tr("&Language")));
}

void Menus::fillPanels(QMenu& menu) const {
    menu.setObjectName("panelsMenu");
    for (QDockWidget* dock : workspace_.docks())
        addDockChoice(menu, *dock, workspace_);
    menu.addSeparator();
    menu.addActions({actions_.focusBoard, actions_.nextPanel, actions_.previousPanel,
                     actions_.nextControl, actions_.previousControl});
    menu.addSeparator();
    menu.addActions({actions_.movePanels, actions_.resetLayout});
}

void Menus::fillLooks(QMenu& menu) {
    addChoices<BoardThemeName>(menu.addMenu(tr("&Board")),
                               {{tr("Wood"), BoardThemeName::wood},
                                {tr("Tournament green"), BoardThemeName::tournament},
                                {tr("Slate"), BoardThemeName::slate},
                                {tr("High contrast"), BoardThemeName::highContrast}},
                               *settings_.board, [this](BoardThemeName name) {
                                   settings_.board.set(name);
                                   emit looksChanged();
                               });
    addChoices<PieceSet>(menu.addMenu(tr("&Pieces")),
                         {{tr("Turned wood"), PieceSet::turned},
                          {tr("Smooth"), PieceSet::smooth},
                          {tr("With one ring"), PieceSet::ringed},
                          {tr("Flat, as in print"), PieceSet::flat}},
                         *settings_.pieces, [this](PieceSet pieces) {
                             settings_.pieces.set(pieces);
                             emit looksChanged();
                         });
    addChoices<Numbering>(menu.addMenu(tr("&Numbers")),
                          {{tr("On the squares"), Numbering::inside},
                           {tr("Around the board"), Numbering::outside},
                           {tr("None"), Numbering::none}},
                          *settings_.numbering, [this](Numbering numbering) {
                              settings_.numbering.set(numbering);
                              emit looksChanged();
                          });
    addChoices<Appearance>(menu.addMenu(tr("&Colours")),
                           {{tr("System default"), Appearance::system},
                            {tr("Light"), Appearance::light},
                            {tr("Dark"), Appearance::dark},
                            {tr("High contrast"), Appearance::highContrast}},
                           *settings_.appearance,
                           [this](Appearance appearance) { emit appearanceChosen(appearance); });
    menu.addSeparator();
    menu.addActions({actions_.largerText, actions_.smallerText});
}

void Menus::fillLanguages(QMenu& menu) {
    std::vector<std::pair<QString, QString>> languages{{tr("System default"), QString()}};
    for (const Language::Choice& choice : Language::choices())
        languages.emplace_back(choice.name, choice.code);
    // The change rebuilds the menu: not while it is still open.
    addChoices<QString>(&menu, languages, *settings_.language, [this](const QString& code) {
        QMetaObject::invokeMethod(
            this, [this, code] { emit languageChosen(code); }, Qt::QueuedConnection);
    });
}

} // namespace damscope::gui
