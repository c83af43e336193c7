// SPDX-License-Identifier: GPL-3.0-or-later
// How games are played, saved and left in the main window.
#include "gui/base/actions.hpp"
#include "gui/base/output_file.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/window/analysis_docks.hpp"
#include "gui/window/main_window.hpp"
#include "parser/write/write.hpp"

#include <QAction>
#include <QFileDialog>
#include <QMessageBox>

#include <utility>

namespace damscope::gui {

void MainWindow::connectPlay() {
    PlayPanel& panel = analysis_->play();
    PlaySession& session = panel.session();
    // While a game is played the board takes moves where it is a person's turn, and nowhere else.
    const auto follow = [this, &session] {
        board_->board().setEntryEnabled(!session.isPlaying() || session.takesMoves());
        if (session.isPlaying())
            board_->setMoveTaker([&session](const rules::Move& move) { session.play(move); });
        else
            board_->setMoveTaker({});
    };
    connect(&session, &PlaySession::changed, this, follow);
    connect(&document_, &GameDocument::currentChanged, this, follow);
    connect(&panel, &PlayPanel::beginAsked, this, [this, &panel] {
        if (!mayLeaveGame())
            return;
        openGame_.reset();
        panel.begin();
        const bool black = panel.session().onlyHuman() == rules::Color::black;
        if (actions_->flip->isChecked() != black)
            actions_->flip->trigger(); // who plays sits below
        board_->board().setFocus();
    });
    connect(&session, &PlaySession::ended, this, [this] {
        if (document_.game().mainLine().empty())
            document_.markSaved(); // there is nothing to keep
        else if (!store_.empty())
            saver_.save(store_, std::nullopt, document_.game());
    });
}

void MainWindow::connectSaver() {
    connect(&saver_, &GameSaver::saved, this, [this](db::GameId id, const rules::Game& game) {
        if (document_.game() == game) {
            openGame_ = id;
            document_.markSaved();
            showHeader();
        }
        games_->refresh();
        tell(tr("The game is stored as number %1.").arg(db::number(id)));
        if (storeDue_)
            openStore(*std::exchange(storeDue_, std::nullopt));
        if (closeDue_)
            close();
    });
    connect(&saver_, &GameSaver::failed, this,
            [this](const rules::Game& game, const QString& reason) {
                closeDue_ = false;
                storeDue_.reset();
                tell(tr("The game could not be saved: %1").arg(reason));
                if (!document_.isChanged() && !(document_.game() == game))
                    document_.open(game, rules::rootNode, true); // it was left in good faith
            });
}

bool MainWindow::saveGame() {
    if (store_.empty())
        return saveGameAs();
    if (!saver_.isSaving(document_.game()))
        saver_.save(store_, openGame_, document_.game());
    return true;
}

bool MainWindow::saveGameAs() {
    const QString name = QFileDialog::getSaveFileName(this, tr("Save game"), {},
                                                      tr("Portable Draughts Notation (*.pdn)"));
    if (name.isEmpty())
        return false;
    OutputFile file(name);
    const QByteArray pdn = QByteArray::fromStdString(parser::writePdn(document_.game()));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdn) != pdn.size() || !file.commit()) {
        tell(tr("The game could not be saved: %1").arg(file.errorString()));
        return false;
    }
    document_.markSaved();
    return true;
}

bool MainWindow::mayLeaveGame() {
    PlaySession& session = analysis_->play().session();
    if (session.isPlaying()) {
        if (QMessageBox::question(this, tr("A game is being played"),
                                  tr("A game is being played. End it?")) != QMessageBox::Yes)
            return false;
        session.abandon(); // and is stored, as far as it went
        return true;
    }
    if (!document_.isChanged() || saver_.isSaving(document_.game()))
        return true;
    const auto answer = QMessageBox::question(
        this, tr("Unsaved changes"), tr("The game has changes that are not saved. Save them?"),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    if (answer == QMessageBox::Save)
        return saveGame();
    return answer == QMessageBox::Discard;
}

} // namespace damscope::gui
