// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/exporter.hpp"
#include "gui/base/translator.hpp"

#include "gui/base/file_dialogs.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/board/diagram.hpp"
#include "gui/game/game_document.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>

#include <utility>

namespace damscope::gui {

Exporter::Exporter(GameDocument& document, Look look, QWidget& window)
    : QObject(&window), document_(document), look_(std::move(look)), window_(window) {
    connectJob();
}

void Exporter::connectJob() {
    connect(&job_, &ExportJob::failed, this, [this](const QString& reason) {
        emit reported(tr("The games could not be exported: %1").arg(reason));
    });
    connect(&job_, &ExportJob::finished, this,
            [this](const QString& file, quint64 games, quint64 damaged) {
                QString text = trPlural("%Ln game written to %1.", "%Ln games written to %1.",
                                        static_cast<int>(games))
                                   .arg(QFileInfo(file).fileName());
                if (damaged > 0)
                    text +=
                        QStringLiteral(" ") + trPlural("%Ln game is damaged and was skipped.",
                                                       "%Ln games are damaged and were skipped.",
                                                       static_cast<int>(damaged));
                emit reported(text);
            });
}

// "Jansen - Pieters"; without the ending, which the dialog adds.
QString Exporter::proposedName() const {
    QStringList names;
    for (const char* tag : {"White", "Black"})
        if (const QString name = knownText(document_.game().tag(tag)); !name.isEmpty())
            names << name;
    return names.join(QStringLiteral(" - ")).remove(QRegularExpression(R"([/\\:*?"<>|.])"));
}

void Exporter::exportOpenGame() {
    const QString name =
        askWhereToSave(&window_, {tr("Export game"),
                                  tr("Web page (*.html);;PDF with diagrams (*.pdf);;"
                                     "Portable Draughts Notation (*.pdn)"),
                                  proposedName()});
    if (name.isEmpty())
        return;
    if (const auto wrong = gui::exportGame(name, document_.game(), look_.paper(), store_)) {
        emit reported(tr("The game could not be exported: %1").arg(*wrong));
        return;
    }
    emit reported(trPlural("%Ln game written to %1.", "%Ln games written to %1.", 1)
                      .arg(QFileInfo(name).fileName()));
}

void Exporter::exportGames(const std::vector<db::GameId>& games) {
    if (games.empty()) {
        emit reported(tr("No games are selected; nothing was exported."));
        return;
    }
    if (job_.isRunning()) {
        emit reported(tr("An export is running. Wait until it has finished."));
        return;
    }
    const QString name = askWhereToSave(
        &window_, {trPlural("Export %Ln game", "Export %Ln games", static_cast<int>(games.size())),
                   tr("Portable Draughts Notation (*.pdn);;Web page (*.html);;PDF with diagrams "
                      "(*.pdf);;Table (*.csv);;JSON (*.json)")});
    if (name.isEmpty())
        return;
    emit reported(tr("Exporting…"));
    job_.start(store_, games, name, look_.paper());
}

void Exporter::printGame() {
    QPrinter printer(QPrinter::HighResolution);
    const QString name = proposedName();
    printer.setDocName(name.isEmpty() ? QStringLiteral("Damscope") : name);
    QPrintDialog dialog(&printer, &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    GamePrinter printing(printer, look_.paper(), GamePaper::words());
    if (printing.isReady())
        printing.print(document_.game());
    else
        emit reported(tr("The printer cannot be reached."));
}

void Exporter::saveDiagram() {
    const QString name = askWhereToSave(
        &window_, {tr("Save diagram"), tr("Drawings (*.svg);;Pictures (*.png)"), proposedName()});
    if (name.isEmpty())
        return;
    if (const auto wrong = gui::saveDiagram(name, look_.diagram()))
        emit reported(tr("The diagram could not be saved: %1").arg(*wrong));
}

void Exporter::copyDiagram() {
    constexpr int pixels = 800;
    QApplication::clipboard()->setImage(diagramImage(look_.diagram(), pixels));
}

void Exporter::copyPosition() {
    if (document_.position())
        QApplication::clipboard()->setText(qtText(rules::writeFen(*document_.position())));
}

void Exporter::copyLine() {
    const rules::Game& game = document_.game();
    const rules::NodeId first = document_.current();
    if (first == rules::rootNode)
        return;
    const rules::NodeId before = game.node(first).parent;
    const auto position = game.position(before);
    std::vector<rules::Move> moves;
    for (rules::NodeId at = first; at != rules::noNode && game.node(at).step == rules::Step::move;
         at = game.node(at).firstChild)
        moves.push_back(game.node(at).move);
    if (position && !moves.empty())
        QApplication::clipboard()->setText(lineText(*position, game.ply(before), moves));
}

void Exporter::copyGame() {
    QApplication::clipboard()->setText(qtText(parser::writePdn(document_.game())));
}

} // namespace damscope::gui
