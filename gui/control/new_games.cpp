// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/new_games.hpp"

#include "analysis/hub/message.hpp"
#include "analysis/judgement/annotation.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/edits.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/control/game_controller.hpp"
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
#include <QDate>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace damscope::gui {

namespace {

const QString notRead = QStringLiteral("pasted text not read"); // of an alert

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

NewGames::NewGames(GameDocument& document, GameController& games, const Settings& settings,
                   QWidget& window)
    : QObject(&window), document_(document), games_(games), settings_(settings), window_(window) {
    connect(&document, &GameDocument::gameOpened, this, [this] { retractFailure(*this, notRead); });
}

void NewGames::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (offersImport(text))
        return;
    auto pasted = readPasted(text, document_.game().variant());
    const QString problem = pasted ? pasted->problem : pasted.error();
    if (pasted && !games_.openNew(std::move(pasted->game), true))
        return;
    if (!problem.isEmpty())
        alertFailure(*this, notRead, [problem] { return problem; });
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

PlayControl::PlayControl(GameDocument& document, GameController& games, PlayPanel& panel,
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

namespace {

QStringList names(db::Store& store, db::NameKind kind) {
    QStringList all;
    for (const std::string& name : db::knownNames(store, kind))
        all << qtText(name);
    return all;
}

QStringList withOwn(QStringList names, const QString& own) {
    if (!own.isEmpty() && !names.contains(own))
        names.prepend(own);
    return names;
}

// Tags that the games of one evening or round have in common.
constexpr std::array<std::string_view, 5> occasionTags{"Event", "Site", "Date", "Round",
                                                       "TimeControl"};

} // namespace

HeaderEditor::HeaderEditor(GameDocument& document, GameController& games, QWidget& window)
    : QObject(&window), document_(document), games_(games), window_(window) {}

void HeaderEditor::setStore(const std::filesystem::path& store) {
    if (store != store_)
        occasion_.clear();
    store_ = store;
}

void HeaderEditor::offerNames(HeaderDialog& dialog) {
    const QString own = ownName_ ? ownName_() : QString();
    if (!own.isEmpty())
        dialog.offerPlayers({own});
    if (store_.empty())
        return;
    names_.start([file = store_, own, dialog = QPointer(&dialog)](
                     const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return
            [dialog, players = withOwn(names(store, db::NameKind::player), own),
             events = names(store, db::NameKind::event), sites = names(store, db::NameKind::site)] {
                if (dialog.isNull())
                    return;
                dialog->offerPlayers(players);
                dialog->offerEvents(events);
                dialog->offerSites(sites);
            };
    });
}

void HeaderEditor::edit() {
    const rules::Game& game = document_.game();
    HeaderDialog dialog({game.tags, game.result}, game.variant(), HeaderDialog::Purpose::edit,
                        &window_);
    offerNames(dialog);
    if (dialog.exec() == QDialog::Accepted)
        document_.setHeader(dialog.header());
}

GameHeader HeaderEditor::proposed() const {
    GameHeader header{occasion_, rules::GameResult::unknown};
    if (occasion_.empty())
        rules::putTag(header.tags, "Date",
                      QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString());
    return withResult(std::move(header), document_.game().variant(), rules::GameResult::unknown);
}

void HeaderEditor::remember(const GameHeader& header) {
    occasion_.clear();
    std::ranges::copy_if(header.tags, std::back_inserter(occasion_), [](const rules::Tag& tag) {
        return std::ranges::find(occasionTags, tag.name) != occasionTags.end();
    });
}

void HeaderEditor::newGame() {
    const GameHeader empty = proposed();
    HeaderDialog dialog(empty, document_.game().variant(), HeaderDialog::Purpose::newGame,
                        &window_);
    offerNames(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const GameHeader header = dialog.header();
    rules::Game game = parser::gameFrom(rules::Position::start(dialog.variant()));
    game.tags.insert(game.tags.begin(), header.tags.begin(), header.tags.end());
    game.result = header.result;
    if (!games_.openNew(std::move(game), header != empty)) // typed names must not be lost
        return;
    remember(header);
    emit gameBegun();
}

struct Annotator::Order {
    std::filesystem::path store;
    std::vector<db::GameId> games;
    analysis::AnnotationSettings how;
    bool remove = false;
};

struct Annotator::Outcome {
    int games = 0; ///< changed
    int moves = 0;
    int unknown = 0; ///< not analysed
};

Annotator::Annotator(GameDocument& document, GameController& games, QWidget& window)
    : QObject(&window), document_(document), games_(games), window_(window) {}

void Annotator::annotate(const std::vector<db::GameId>& selected,
                         const std::vector<db::GameId>& listed) {
    if (store_.empty() || listed.empty()) {
        emit reported(tr("There is no game to annotate."));
        return;
    }
    AnnotateDialog dialog(selected.size(), listed.size(), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Order order;
    order.store = store_;
    order.games = dialog.isAboutAll() ? listed : selected;
    order.remove = dialog.removes();
    order.how.language = dialog.language();
    start(order);
}

void Annotator::start(const Order& order) {
    auto* dialog = new WorkDialog(tr("Annotating games"), &window_);
    dialog->start(
        [this, order](const base::Progress& progress, const std::stop_token& stop) -> Job::Step {
            db::Store store(order.store, db::Store::Access::write);
            db::StoreChange change(store, db::ChangeKind::edit,
                                   order.remove ? "edit annotate --remove" : "edit annotate");
            Outcome outcome;
            std::uint64_t done = 0;
            for (const db::GameId id : order.games) {
                if (stop.stop_requested())
                    break;
                progress(done++, order.games.size());
                const auto game = db::loadGame(store, id);
                if (!game)
                    continue;
                const auto judgement =
                    analysis::judgeWithComments(*game, [&](const rules::Position& position) {
                        return db::evaluation(store, position);
                    });
                if (!order.remove && !judgement.isAnalysed()) {
                    ++outcome.unknown;
                    continue;
                }
                const analysis::Annotated annotated =
                    order.remove ? analysis::withoutAnnotations(*game)
                                 : analysis::annotate(*game, judgement, order.how);
                if (annotated.game == *game)
                    continue;
                db::replaceGame(change, id, annotated.game);
                ++outcome.games;
                outcome.moves += annotated.moves;
            }
            return [this, order, outcome] { conclude(order, outcome); };
        });
}

// The open game is shown as it is stored now, unless that would lose changes.
void Annotator::conclude(const Order& order, const Outcome& outcome) {
    emit storeChanged();
    const auto open = games_.openedGame();
    if (open && !document_.isChanged() && std::ranges::count(order.games, *open) > 0)
        games_.open(*open);
    QString text = order.remove
                       ? trPlural("Annotations removed from %Ln game.",
                                  "Annotations removed from %Ln games.", outcome.games)
                       : trPlural("%Ln game annotated.", "%Ln games annotated.", outcome.games);
    if (outcome.unknown > 0)
        text += QLatin1Char(' ') +
                trPlural("%Ln game not analysed yet: use Analysis > Analyse selected games.",
                         "%Ln games not analysed yet: use Analysis > Analyse selected games.",
                         outcome.unknown);
    emit reported(text);
}

} // namespace damscope::gui
