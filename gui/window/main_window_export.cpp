// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the window: files, diagrams, paper.
#include "gui/base/actions.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/window/main_window.hpp"
#include "parser/meaning/annotation.hpp"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>

namespace damscope::gui {

namespace {

// The name with the ending of the chosen kind, "Web page (*.html)", if it has none.
QString withEnding(const QString& name, const QString& kind) {
    if (name.isEmpty() || !QFileInfo(name).suffix().isEmpty())
        return name;
    const auto from = kind.indexOf(QStringLiteral("*.")) + 1;
    return name + kind.mid(from, kind.indexOf(')') - from);
}

} // namespace

void MainWindow::connectExport() {
    connect(actions_->exportGame, &QAction::triggered, this, &MainWindow::exportOpenGame);
    connect(actions_->print, &QAction::triggered, this, &MainWindow::printGame);
    connect(actions_->diagramHere, &QAction::triggered, this,
            [this] { document_.toggleNag(parser::diagramNag); });
    connect(games_, &GamesPanel::exportWanted, this, &MainWindow::exportGames);
    connect(&export_, &ExportJob::failed, this, [this](const QString& reason) {
        tell(tr("The games could not be exported: %1").arg(reason));
    });
    connect(&export_, &ExportJob::finished, this,
            [this](const QString& file, quint64 games, quint64 damaged) {
                QString text = tr("%n game(s) written to %1.", nullptr, static_cast<int>(games))
                                   .arg(QFileInfo(file).fileName());
                if (damaged > 0)
                    text += QStringLiteral(" ") + tr("%n game(s) are damaged and were left out.",
                                                     nullptr, static_cast<int>(damaged));
                tell(text);
            });
}

PaperStyle MainWindow::paperStyle() const {
    const BoardWidget& board = board_->board();
    return {settings_.board, settings_.numbering, board.isFlipped()};
}

void MainWindow::exportOpenGame() {
    QString kind;
    const QString name =
        withEnding(QFileDialog::getSaveFileName(this, tr("Export game"), {},
                                                tr("Web page (*.html);;PDF with diagrams (*.pdf);;"
                                                   "Portable Draughts Notation (*.pdn)"),
                                                &kind),
                   kind);
    if (name.isEmpty())
        return;
    if (const auto wrong = gui::exportGame(name, document_.game(), paperStyle()))
        return tell(tr("The game could not be exported: %1").arg(*wrong));
    tell(tr("%n game(s) written to %1.", nullptr, 1).arg(QFileInfo(name).fileName()));
}

void MainWindow::exportGames(const std::vector<db::GameId>& games) {
    if (export_.isRunning())
        return tell(tr("An export is running. Wait for its end."));
    QString kind;
    const QString name = withEnding(
        QFileDialog::getSaveFileName(
            this, tr("Export %n game(s)", nullptr, static_cast<int>(games.size())), {},
            tr("Portable Draughts Notation (*.pdn);;Web page (*.html);;PDF with diagrams "
               "(*.pdf);;Table (*.csv);;JSON (*.json)"),
            &kind),
        kind);
    if (name.isEmpty())
        return;
    tell(tr("Exporting…"));
    export_.start(store_, games, name, paperStyle());
}

void MainWindow::printGame() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(header_->text());
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    GamePrinter printing(printer, paperStyle(), GamePaper::words());
    if (!printing.isReady())
        return tell(tr("The printer cannot be reached."));
    printing.print(document_.game());
}

} // namespace damscope::gui
