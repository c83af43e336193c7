// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/new_games.hpp"

#include "analysis/hub/notation.hpp"
#include "gui/base/text.hpp"
#include "gui/base/translator.hpp"
#include "gui/control/game_keeper.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/position_editor.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/play/play_session.hpp"
#include "gui/settings/settings.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/syntax/reader.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
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

namespace {

struct Paste {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::Paste)
};

} // namespace

Expected<PastedGame, QString> readPasted(const QString& text, rules::Variant variant) {
    parser::Pasted pasted = parser::readPasted(text.toStdString(), variant);
    if (!pasted.read)
        if (const auto position =
                analysis::hub::readPosition(variant, text.trimmed().toStdString()))
            return PastedGame{parser::gameFrom(*position), {}};
    if (!pasted.read && pasted.fen)
        return Unexpected{worded(*pasted.fen)};
    if (!pasted.read)
        return Unexpected{
            Paste::tr("This is neither a game in PDN nor a position as FEN or Hub text.")};
    PastedGame game{std::move(pasted.read->game), {}};
    const auto error =
        std::ranges::find(pasted.read->problems, Severity::error, &Problem::severity);
    if (error != pasted.read->problems.end())
        game.problem = Paste::tr("Not everything could be read. %1").arg(worded(*error));
    return game;
}

PlayControl::PlayControl(GameDocument& document, GameKeeper& games, PlayPanel& panel,
                         BoardPanel& board, QAction& flip, const Settings& settings)
    : QObject(&games), games_(games), panel_(panel), board_(board), flip_(flip),
      settings_(settings) {
    connect(&panel.session(), &PlaySession::changed, this, &PlayControl::followTurn);
    connect(&panel.session(), &PlaySession::changed, this, &PlayControl::announceTurn);
    connect(&document, &GameDocument::currentChanged, this, &PlayControl::followTurn);
    connect(&panel, &PlayPanel::beginAsked, this, &PlayControl::begin);
    connect(&panel, &PlayPanel::stopAsked, this,
            [this] { (void)endPlayed(panel_.session(), panel_); });
}

void PlayControl::followTurn() {
    PlaySession& session = panel_.session();
    board_.board().setEntryEnabled(!session.isPlaying() || session.takesMoves());
    if (session.isPlaying())
        board_.setMoveTaker([&session](const rules::Move& move) { session.play(move); });
    else
        board_.setMoveTaker({});
}

void PlayControl::announceTurn() {
    const PlaySession& session = panel_.session();
    if (*settings_.sound && session.takesMoves() && session.onlyHuman())
        QApplication::beep();
}

void PlayControl::begin() {
    if (!games_.mayLeave())
        return;
    games_.leaveForPlay();
    panel_.begin();
    const bool black = panel_.session().onlyHuman() == rules::Color::black;
    if (flip_.isChecked() != black)
        flip_.trigger(); // the person's side is below
    board_.board().setFocus();
}

namespace {

struct EndOfPlay {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::EndOfPlay)
};

} // namespace

bool endPlayed(PlaySession& session, QWidget& window) {
    if (!session.isPlaying())
        return true;
    if (!session.hasEngine() || session.isEmpty()) {
        session.abandon(); // what two people have played is stored
        return true;
    }
    const auto answer = QMessageBox::question(
        &window, EndOfPlay::tr("Stop the game"), EndOfPlay::tr("Keep the moves played so far?"),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        session.abandon();
    else if (answer == QMessageBox::Discard)
        session.discard();
    return answer == QMessageBox::Save || answer == QMessageBox::Discard;
}

} // namespace damscope::gui
