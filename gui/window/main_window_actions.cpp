// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus of the main window do.
#include "db/sqlite/sqlite.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/text.hpp"
#include "gui/board/diagram.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/editor/position_editor.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/window/analysis_docks.hpp"
#include "gui/window/main_window.hpp"
#include "parser/meaning/pasted.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>

#include <array>

namespace damscope::gui {

namespace {

// A menu of which one entry is chosen.
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

bool isInFront(const QDockWidget& dock) {
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

// Ticked is what can be seen. A dock behind others comes to the front; Qt's own action would hide
// it.
void addDockChoice(QMenu& menu, QDockWidget& dock) {
    QAction* action = menu.addAction(dock.windowTitle());
    action->setCheckable(true);
    QObject::connect(&menu, &QMenu::aboutToShow, &dock, [action, &dock] {
        action->setText(dock.windowTitle());
        action->setChecked(isInFront(dock));
    });
    QObject::connect(action, &QAction::triggered, &dock, [&dock] {
        if (isInFront(dock))
            return dock.hide();
        dock.show();
        dock.raise();
    });
}

} // namespace

void MainWindow::composeMenus() {
    qDeleteAll(menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    menuBar()->clear();
    const Actions& a = *actions_;
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({a.openStore, a.importFiles, a.importFolder});
    QMenu* recent = file->addMenu(tr("&Recent databases"));
    for (const QString& name : settings_.recentStores)
        recent->addAction(name, this, [this, name] { openStore(name.toStdString()); });
    recent->setEnabled(!recent->isEmpty());
    file->addSeparator();
    file->addActions({a.saveGame, a.saveGameAs, a.exportGame, a.print, a.saveDiagram});
    file->addSeparator();
    file->addAction(a.quit);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addActions({a.copyPosition, a.copyGame, a.copyDiagram, a.paste});
    edit->addSeparator();
    edit->addActions({a.find, a.search, a.searchPosition, a.openings});

    QMenu* game = menuBar()->addMenu(tr("&Game"));
    game->addActions({a.newGame, a.editPosition, a.play});
    game->addSeparator();
    game->addActions({a.start, a.previous, a.next, a.end, a.enterVariation, a.leaveVariation});
    game->addSeparator();
    game->addActions({a.promote, a.makeMain, a.deleteFromHere});
    game->addSeparator();
    game->addActions({a.diagramHere, a.takeRepairBack});

    analysis_->fill(*menuBar()->addMenu(tr("&Analysis")));

    fillView(*menuBar()->addMenu(tr("&View")));

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addActions({a.shortcuts, a.about});
}

void MainWindow::fillView(QMenu& view) {
    view.addActions({actions_->flip, actions_->touchMove});
    view.addSeparator();
    BoardWidget* board = &board_->board();
    addChoices<BoardThemeName>(view.addMenu(tr("&Board")),
                               {{tr("Wood"), BoardThemeName::wood},
                                {tr("Tournament green"), BoardThemeName::tournament},
                                {tr("Slate"), BoardThemeName::slate},
                                {tr("High contrast"), BoardThemeName::highContrast}},
                               settings_.board, [this, board](BoardThemeName name) {
                                   settings_.board = name;
                                   board->setTheme(name);
                               });
    addChoices<Numbering>(view.addMenu(tr("&Numbers")),
                          {{tr("On the squares"), Numbering::inside},
                           {tr("Around the board"), Numbering::outside},
                           {tr("None"), Numbering::none}},
                          settings_.numbering, [this, board](Numbering numbering) {
                              settings_.numbering = numbering;
                              board->setNumbering(numbering);
                          });
    addChoices<Appearance>(view.addMenu(tr("&Colours")),
                           {{tr("As the desktop"), Appearance::system},
                            {tr("Light"), Appearance::light},
                            {tr("Dark"), Appearance::dark}},
                           settings_.appearance,
                           [this](Appearance appearance) { useAppearance(appearance); });
    std::vector<std::pair<QString, QString>> languages{{tr("As the desktop"), QString()}};
    for (const Language::Choice& choice : Language::choices())
        languages.emplace_back(choice.name, choice.code);
    // The menu is made anew by the change: not while it is still open.
    addChoices<QString>(view.addMenu(tr("&Language")), languages, settings_.language,
                        [this](const QString& code) {
                            QMetaObject::invokeMethod(
                                this, [this, code] { useLanguage(code); }, Qt::QueuedConnection);
                        });
    view.addSeparator();
    // As they stand in the window on a first day.
    for (const char* dock : {"game", "search", "engine", "play", "games", "evaluation", "analyses",
                             "openings", "found", "problems"})
        addDockChoice(view, *findChild<QDockWidget*>(dock));
    view.addSeparator();
    view.addAction(actions_->fullScreen);
}

void MainWindow::connectActions() {
    const Actions& a = *actions_;
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(a.openStore, [this] {
        const QString name = QFileDialog::getOpenFileName(this, tr("Open database"), {},
                                                          tr("Databases (*.db);;All files (*)"));
        if (!name.isEmpty())
            openStore(name.toStdString());
    });
    on(a.importFiles, [this] {
        const QStringList names = QFileDialog::getOpenFileNames(
            this, tr("Import games"), {},
            tr("Games and archives (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;All files (*)"));
        if (!names.isEmpty())
            importPaths(store_, names);
    });
    on(a.importFolder, [this] {
        const QString name = QFileDialog::getExistingDirectory(this, tr("Import a folder"));
        if (!name.isEmpty())
            importPaths(store_, {name});
    });
    on(a.saveGame, [this] { saveGame(); });
    on(a.saveGameAs, [this] { saveGameAs(); });
    on(a.saveDiagram, [this] { saveDiagram(); });
    on(a.quit, [this] { close(); });
    on(a.undo, [this] { document_.undoStack().undo(); });
    on(a.redo, [this] { document_.undoStack().redo(); });
    on(a.copyPosition, [this] {
        if (document_.position())
            QApplication::clipboard()->setText(qtText(rules::writeFen(*document_.position())));
    });
    on(a.copyGame,
       [this] { QApplication::clipboard()->setText(qtText(parser::writePdn(document_.game()))); });
    on(a.copyDiagram, [this] { copyDiagram(); });
    on(a.paste, [this] { openText(QApplication::clipboard()->text()); });
    on(a.find, [this] {
        gamesDock_->show();
        gamesDock_->raise();
        games_->focusFilter();
    });
    on(a.flip, [this](bool flipped) { board_->setFlipped(flipped); });
    on(a.touchMove, [this](bool wanted) {
        settings_.touchMove = wanted;
        board_->board().setTouchMove(wanted);
    });
    on(a.fullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(a.analyseSelected, [this] { analysis_->analyse(games_->selectedGames()); });
    on(a.shortcuts, [this] { showShortcuts(); });
    on(a.about, [this] {
        QMessageBox::about(this, tr("About Damscope"),
                           tr("Damscope %1: a game database for draughts.\n\nFree software under "
                              "the GNU General Public License, version 3 or later.")
                               .arg(QApplication::applicationVersion()));
    });
    connect(&document_.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showUndo);
    connect(&document_.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::showUndo);
}

// Through the open game, and what is done to it.
void MainWindow::connectGameActions() {
    const Actions& a = *actions_;
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(a.newGame, [this] { openPosition(rules::Position::start(document_.game().variant())); });
    on(a.editPosition, [this] { editPosition(); });
    on(a.start, [this] { document_.goToStart(); });
    on(a.previous, [this] { document_.goPrevious(); });
    on(a.next, [this] { document_.goNext(); });
    on(a.end, [this] { document_.goToEnd(); });
    on(a.enterVariation, [this] { document_.enterVariation(); });
    on(a.leaveVariation, [this] { document_.leaveVariation(); });
    on(a.promote, [this] { document_.promoteVariation(); });
    on(a.makeMain, [this] { document_.makeMainLine(); });
    on(a.deleteFromHere, [this] { document_.deleteFromHere(); });
}

void MainWindow::saveDiagram() {
    const QString name =
        QFileDialog::getSaveFileName(this, tr("Save diagram"), {}, tr("Pictures (*.svg *.png)"));
    if (name.isEmpty())
        return;
    if (const auto wrong = gui::saveDiagram(name, board_->board().diagram()))
        tell(tr("The diagram could not be saved: %1").arg(*wrong));
}

void MainWindow::copyDiagram() {
    constexpr int pixels = 800;
    QApplication::clipboard()->setImage(diagramImage(board_->board().diagram(), pixels));
}

void MainWindow::editPosition() {
    const rules::Game& game = document_.game();
    PositionEditor editor(document_.position().value_or(rules::Position::start(game.variant())),
                          settings_.board, this);
    if (editor.exec() != QDialog::Accepted || !mayLeaveGame())
        return;
    openGame_.reset();
    document_.open(parser::gameFrom(editor.position()), rules::rootNode, true);
}

// One at a start; what else was left behind waits for the next ones.
void MainWindow::offerRecovery() {
    for (const QString& file : Journal::abandoned(recovery_)) {
        const auto game = Journal::read(file);
        if (!game)
            continue;
        document_.open(*game, rules::rootNode, true);
        journal_.flush(); // a copy of our own first
        Journal::discard(file);
        return tell(tr("Damscope ended without saving this game. Here it is as you left it."));
    }
}

void MainWindow::showShortcuts() {
    QStringList cells;
    for (const QAction* action : actions_->all())
        if (!action->shortcut().isEmpty())
            cells << QStringLiteral("<td style=\"white-space: nowrap\">%1</td><td "
                                    "style=\"white-space: nowrap\">&nbsp;&nbsp;%2</td>")
                         .arg(action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped(),
                              action->text().remove('&').toHtmlEscaped());
    // Two columns: one would be higher than a small screen.
    const auto half = (cells.size() + 1) / 2;
    QString rows;
    for (qsizetype i = 0; i < half; ++i)
        rows += QStringLiteral("<tr>%1<td width=\"30\"></td>%2</tr>")
                    .arg(cells[i], cells.value(i + half));
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Keys"),
                                QStringLiteral("<table>%1</table><p>%2</p>")
                                    .arg(rows, tr("On the board: arrow keys and space, or type "
                                                  "the move.")
                                                   .toHtmlEscaped()),
                                QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->show();
}

} // namespace damscope::gui
