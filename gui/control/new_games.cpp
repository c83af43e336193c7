// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/new_games.hpp"
#include "gui/base/translator.hpp"

#include "gui/control/game_keeper.hpp"
#include "gui/control/paste.hpp"
#include "gui/editor/position_editor.hpp"
#include "gui/game/game_document.hpp"
#include "gui/settings/settings.hpp"
#include "parser/meaning/pasted.hpp"
#include "parser/syntax/reader.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace damscope::gui {

namespace {

// Those with tags: a position or some moves can be copied in many forms.
int gamesIn(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    parser::Reader reader({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    parser::GameText read;
    int games = 0;
    while (reader.next(read))
        games += read.tags.empty() ? 0 : 1;
    return games;
}

} // namespace

NewGames::NewGames(GameDocument& document, GameKeeper& games, const Settings& settings,
                   QWidget& window)
    : QObject(&window), document_(document), games_(games), settings_(settings), window_(window) {}

void NewGames::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (offersImport(text))
        return;
    auto pasted = readPasted(text, document_.game().variant());
    if (!pasted) {
        emit reported(pasted.error());
        return;
    }
    if (games_.openNew(std::move(pasted->game), true) && !pasted->problem.isEmpty())
        emit reported(pasted->problem);
}

// Whether the text has several games and the user does not want to open the first.
bool NewGames::offersImport(const QString& text) {
    const int games = gamesIn(text);
    if (games < 2)
        return false;
    QMessageBox box(QMessageBox::Question, tr("Several games"),
                    trPlural("The text has %Ln game. Import it into the database?",
                             "The text has %Ln games. Import them into the database?", games),
                    QMessageBox::Cancel, &window_);
    const QPushButton* import = box.addButton(tr("&Import all"), QMessageBox::AcceptRole);
    const QPushButton* first = box.addButton(tr("&Open the first"), QMessageBox::NoRole);
    box.exec();
    if (box.clickedButton() == import)
        emit importWanted(text);
    return box.clickedButton() != first;
}

void NewGames::editPosition() {
    const rules::Game& game = document_.game();
    PositionEditor editor(document_.position().value_or(rules::Position::start(game.variant())),
                          settings_.boardLook(), &window_);
    if (editor.exec() == QDialog::Accepted)
        games_.openNew(parser::gameFrom(editor.position()), true);
}

} // namespace damscope::gui
