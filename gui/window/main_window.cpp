// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/main_window.hpp"

#include "analysis/hub/notation.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/games.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/annotation_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/move_list.hpp"
#include "gui/window/analysis_docks.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/pasted.hpp"

#include <QAction>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStatusBar>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

MainWindow::MainWindow(const QString& recovery, QWidget* parent)
    : QMainWindow(parent), settings_(Settings::load()), document_(this),
      journal_(document_, recovery), recovery_(recovery), actions_(new Actions(this)),
      board_(new BoardPanel(document_, this)), games_(new GamesPanel(this)) {
    setCentralWidget(board_);
    setDockNestingEnabled(true);
    setAcceptDrops(true);
    composeDocks();
    composeStatusBar();
    composeMenus();
    connectActions();
    connectGameActions();
    connectExport();
    connectImport();
    connectPlay();
    connectSaver();
    board_->setNavigation({actions_->start, actions_->previous, actions_->next, actions_->end});
    board_->board().setTheme(settings_.board);
    board_->board().setNumbering(settings_.numbering);
    board_->board().setTouchMove(settings_.touchMove);
    actions_->touchMove->setChecked(settings_.touchMove);
    applyAppearance(settings_.appearance);
    language_.use(settings_.language);
    resize(1280, 860);
    resizeDocks({gameDock_}, {430}, Qt::Horizontal);
    resizeDocks({gamesDock_}, {260}, Qt::Vertical);
    resizeDocks({gameDock_, analysis_->docks().at(1)}, {500, 230}, Qt::Vertical);
    restoreGeometry(settings_.windowGeometry);
    restoreState(settings_.windowState);
    if (!settings_.gameColumns.isEmpty())
        games_->restoreColumns(settings_.gameColumns);
    retranslate();
    connect(&document_, &GameDocument::gameChanged, this, &MainWindow::showHeader);
    connect(&journal_, &Journal::failed, this, [this](const QString& reason) {
        tell(tr("Your changes could not be kept safe: %1").arg(reason));
    });
    moves_->setFocus();
    analysis_->keepAnalyses(recovery);
    offerRecovery();
}

MainWindow::~MainWindow() = default;

void MainWindow::composeDocks() {
    header_ = new QLabel(this);
    header_->setWordWrap(true);
    header_->setTextFormat(Qt::PlainText);
    moves_ = new MoveList(document_, this);
    annotation_ = new AnnotationPanel(document_, this);
    auto* game = new QWidget(this);
    auto* layout = new QVBoxLayout(game);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(header_);
    layout->addWidget(moves_, 1);
    layout->addWidget(annotation_);

    problems_ = new ProblemsPanel(this);
    gameDock_ = addDock("game", game, Qt::RightDockWidgetArea);
    gamesDock_ = addDock("games", games_, Qt::BottomDockWidgetArea);
    problemsDock_ = addDock("problems", problems_, Qt::BottomDockWidgetArea);
    // Before others come as tabs: a dock that has tabs cannot be split.
    analysis_ = new AnalysisDocks(*this, document_, *actions_, {*gameDock_, *gamesDock_},
                                  openEndgameTables());
    analysis_->use(settings_);
    connect(analysis_, &AnalysisDocks::judged, moves_, &MoveList::setJudgement);
    connect(analysis_, &AnalysisDocks::told, this, &MainWindow::tell);
    composePanels();
    tabifyDockWidget(gamesDock_, problemsDock_);
    gamesDock_->raise();
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
}

QDockWidget* MainWindow::addDock(const char* name, QWidget* panel, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(panel->windowTitle(), this);
    dock->setObjectName(name);
    dock->setWidget(panel);
    connect(panel, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::composeStatusBar() {
    importText_ = new QLabel(this);
    importBar_ = new QProgressBar(this);
    importCancel_ = new QPushButton(this);
    importBar_->setMaximumWidth(220);
    for (QWidget* w : std::initializer_list<QWidget*>{importText_, importBar_, importCancel_}) {
        statusBar()->addPermanentWidget(w);
        w->hide();
    }
    connect(importCancel_, &QPushButton::clicked, &import_, &ImportJob::cancel);
}

void MainWindow::connectImport() {
    connect(games_, &GamesPanel::gameChosen, this, &MainWindow::openGame);
    connect(games_, &GamesPanel::failed, this, &MainWindow::tell);
    connect(&games_->model(), &QAbstractItemModel::modelReset, this, &MainWindow::openFirstGame);
    connect(&import_, &ImportJob::problemsMet, &problems(), &ProblemModel::add);
    connect(&import_, &ImportJob::progressed, this, [this](const db::ImportProgress& p) {
        const QLocale locale;
        constexpr int steps = 1000;
        importBar_->setRange(0, p.total == 0 ? 0 : steps);
        if (p.total > 0)
            importBar_->setValue(static_cast<int>(static_cast<double>(p.bytes) * steps /
                                                  static_cast<double>(p.total)));
        const double rate = p.seconds > 0 ? static_cast<double>(p.games) / p.seconds : 0;
        importText_->setText(tr("%1 games read, %2 a second")
                                 .arg(locale.toString(static_cast<qulonglong>(p.games)),
                                      locale.toString(qRound(rate))));
    });
    const auto hideProgress = [this] {
        for (QWidget* w : std::initializer_list<QWidget*>{importText_, importBar_, importCancel_})
            w->hide();
    };
    connect(&import_, &ImportJob::finished, this, [this, hideProgress](const db::ImportSummary& s) {
        hideProgress();
        openStore(store_);
        showSummary(s);
    });
    connect(&import_, &ImportJob::failed, this, [this, hideProgress](const QString& reason) {
        hideProgress();
        tell(tr("The import ended: %1. What was read before is kept.").arg(reason));
    });
}

void MainWindow::showSummary(const db::ImportSummary& s) {
    const QLocale locale;
    const auto number = [&](std::uint64_t n) {
        return locale.toString(static_cast<qulonglong>(n));
    };
    QString text =
        tr("Games read: %1. Stored: %2, known already: %3, problems: %4.")
            .arg(number(s.games), number(s.stored), number(s.duplicates), number(s.problems));
    if (s.interrupted)
        text += QStringLiteral(" ") + tr("Cancelled; importing again goes on from there.");
    tell(text);
}

void MainWindow::tell(const QString& text) {
    constexpr int shownFor = 15000;
    statusBar()->showMessage(text, shownFor);
}

void MainWindow::openStore(const std::filesystem::path& file) {
    const bool another = !store_.empty() && file != store_;
    if (another && !mayLeaveGame())
        return;
    if (another && saver_.isSaving()) { // into the store that the game is from
        storeDue_ = file;
        return;
    }
    try {
        games_->setStore(file);
    } catch (const db::Error& e) {
        return tell(QString::fromUtf8(e.what()));
    }
    if (another) { // numbers mean other games here
        problems().clear();
        openGame_.reset();
        document_.markSaved();
    }
    store_ = file;
    analysis_->setStore(file);
    showStoreInPanels();
    firstGameDue_ = !openGame_ && !document_.isChanged();
    settings_.rememberStore(QString::fromStdString(file.string()));
    showHeader();
}

void MainWindow::importPaths(const std::filesystem::path& store, const QStringList& paths) {
    if (import_.isRunning())
        return tell(tr("An import is running. Wait for its end, or cancel it."));
    store_ = store;
    problems().clear();
    importText_->setText(tr("Reading…"));
    importBar_->setRange(0, 0);
    for (QWidget* w : std::initializer_list<QWidget*>{importText_, importBar_, importCancel_})
        w->show();
    import_.start(store, paths);
}

void MainWindow::openGame(db::GameId id) {
    if (games_->model().store() == nullptr || !mayLeaveGame())
        return;
    try {
        auto game = db::loadGame(*games_->model().store(), id);
        if (!game)
            return tell(qtText(game.error().reason));
        openGame_ = id;
        document_.open(std::move(*game));
    } catch (const db::Error& e) {
        tell(QString::fromUtf8(e.what()));
    }
}

// The first start shows a game, not an empty board.
void MainWindow::openFirstGame() {
    if (!firstGameDue_ || games_->model().rowCount() == 0)
        return;
    firstGameDue_ = false;
    openGame(*games_->model().gameAt(0));
}

void MainWindow::openText(const QString& text) {
    const rules::Variant variant = document_.game().variant();
    parser::Pasted pasted = parser::readPasted(text.toStdString(), variant);
    if (!pasted.read)
        if (const auto position =
                analysis::hub::readPosition(variant, text.trimmed().toStdString()))
            pasted.read.emplace(parser::gameFrom(*position));
    if (!pasted.read && pasted.fen)
        return tell(worded(*pasted.fen));
    if (!pasted.read)
        return tell(tr("This is neither a game in PDN nor a position as FEN or Hub text."));
    if (!mayLeaveGame())
        return;
    openGame_.reset();
    document_.open(std::move(pasted.read->game), rules::rootNode, true);
    const auto error =
        std::ranges::find(pasted.read->problems, Severity::error, &Problem::severity);
    if (error != pasted.read->problems.end())
        tell(tr("Not all of it could be read. %1").arg(worded(*error)));
}

void MainWindow::showHeader() {
    const rules::Game& game = document_.game();
    const auto known = [&](const char* tag) {
        const auto value = game.tag(tag);
        return value.empty() || value == "?" || value == "????.??.??" || value == "-"
                   ? QString()
                   : qtText(value);
    };
    QStringList parts{variantTitle(game.variant())};
    for (const char* tag : {"Event", "Date", "Round"})
        if (const QString text = known(tag); !text.isEmpty())
            parts << (qstrcmp(tag, "Round") == 0 ? tr("round %1").arg(text) : text);
    header_->setText(parts.join(QStringLiteral("  ·  ")));
    actions_->takeRepairBack->setEnabled(openGame_ && parser::lastRepair(game));
    const QString name = store_.empty() ? QStringLiteral("Damscope")
                                        : QString::fromStdString(store_.filename().string()) +
                                              QStringLiteral(" – Damscope");
    setWindowTitle(name + QStringLiteral("[*]"));
    setWindowModified(document_.isChanged());
}

void MainWindow::showUndo() {
    QUndoStack& stack = document_.undoStack();
    actions_->undo->setEnabled(stack.canUndo());
    actions_->redo->setEnabled(stack.canRedo());
    actions_->undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    actions_->redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
    setWindowModified(document_.isChanged());
}

void MainWindow::useLanguage(const QString& code) {
    settings_.language = code;
    language_.use(code);
}

void MainWindow::useAppearance(Appearance appearance) {
    settings_.appearance = appearance;
    applyAppearance(appearance);
}

void MainWindow::retranslate() {
    actions_->retranslate();
    composeMenus();
    gameDock_->setWindowTitle(tr("Game"));
    gamesDock_->setWindowTitle(tr("Games"));
    importBar_->setAccessibleName(tr("Import"));
    importCancel_->setText(tr("Cancel"));
    analysis_->retranslate();
    showHeader();
    showUndo();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeaveGame())
        return event->ignore();
    if (saver_.isSaving()) { // the window follows when the game is safe
        closeDue_ = true;
        return event->ignore();
    }
    import_.cancel();
    analysis_->close();
    settings_.windowGeometry = saveGeometry();
    settings_.windowState = saveState();
    analysis_->note(settings_);
    settings_.gameColumns = games_->columnState();
    settings_.save();
    document_.markSaved();
    journal_.flush();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    if (!paths.isEmpty() && !store_.empty())
        importPaths(store_, paths);
}

} // namespace damscope::gui
