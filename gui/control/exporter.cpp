// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/exporter.hpp"

#include "db/search/export/export.hpp"
#include "db/store/store.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/job.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/animated_picture.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/database/preview_board.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/header_dialog.hpp"
#include "gui/importing/mending_side.hpp"
#include "gui/look/theme.hpp"
#include "pages/board_svg.hpp"
#include "pages/paper/game_files.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::gui {

Exporter::Exporter(GameDocument& document, BoardWidget& board, const Actions& actions,
                   Subject subject, QWidget& window)
    : QObject(&window), document_(document), board_(board), actions_(actions),
      subject_(std::move(subject)), window_(window) {
    connect(&document, &GameDocument::currentChanged, this, &Exporter::followPlace);
    connectActions();
}

void Exporter::connectActions() {
    const Actions& a = actions_;
    connect(a.print, &QAction::triggered, this, [this] { actOnSubject(&Exporter::printSubject); });
    connect(a.exportSubject, &QAction::triggered, this,
            [this] { actOnSubject(&Exporter::exportSubject); });
    const std::initializer_list<std::pair<QAction*, void (Exporter::*)()>> others{
        {a.printDiagram, &Exporter::printDiagram},
        {a.saveDiagram, &Exporter::saveDiagram},
        {a.copyDiagram, &Exporter::copyDiagram},
        {a.copyPosition, &Exporter::copyPosition},
        {a.exportGame, &Exporter::exportGame},
        {a.copyGame, &Exporter::copyGame},
        {a.copyLine, &Exporter::copyLine},
        {a.animateLine, &Exporter::animateLine},
        {a.animateCombination, &Exporter::animateCombination}};
    for (const auto& [action, act] : others)
        connect(action, &QAction::triggered, this, act);
    for (const QAction* task : a.tasks())
        connect(task, &QAction::toggled, this, [this] { waiting_ = nullptr; });
}

void Exporter::followSubject() {
    const auto subject = subject_();
    for (QAction* action : {actions_.print, actions_.exportSubject})
        action->setEnabled(subject.has_value());
    actions_.print->setText(printText(subject));
    actions_.exportSubject->setText(exportText(subject));
    const Act waiting = !subject || subject->content ? std::exchange(waiting_, nullptr) : nullptr;
    if (waiting != nullptr) // when the list is shown
        QMetaObject::invokeMethod(
            this, [this, waiting] { actOnSubject(waiting); }, Qt::QueuedConnection);
}

void Exporter::actOnSubject(Act act) {
    followSubject();
    const auto subject = subject_();
    if (!subject)
        return;
    if (subject->content)
        return (this->*act)(*subject);
    waiting_ = act;
    emit reported(tr("The games are still being searched. The dialog opens when they are found."));
}

void Exporter::setThemes(const std::vector<GameTheme>& themes) {
    themes_ = themes;
    followPlace();
}

void Exporter::followPlace() {
    actions_.animateCombination->setEnabled(combinationHere() != nullptr);
}

namespace {

// "Jansen - Pieters"; without the ending, which the dialog adds.
QString proposedName(const rules::Game& game) {
    QStringList names;
    for (const char* tag : {"White", "Black"})
        if (const QString name = knownText(game.tag(tag)); !name.isEmpty())
            names << name;
    return names.join(QStringLiteral(" - "));
}

} // namespace

PageSubject Exporter::openGame() const {
    return {PageSubject::Kind::game, 1, proposedName(document_.game()),
            [this] { return document_.game(); }};
}

// The board of the open game, where it is seen; else the largest one with a position.
const BoardWidget& Exporter::boardInSight() const {
    const BoardWidget* largest = &board_;
    if (largest->isVisible())
        return *largest;
    for (const BoardWidget* board : window_.findChildren<BoardWidget*>())
        if (board->isVisible() && board->window() == &window_ &&
            board->diagram().picture.position &&
            (!largest->isVisible() || board->width() > largest->width()))
            largest = board;
    return *largest;
}

std::optional<ShownGame> Exporter::gameInSight() const {
    const BoardWidget& board = boardInSight();
    if (&board == &board_)
        return ShownGame{document_.game(), document_.current()};
    if (const auto* preview = qobject_cast<const PreviewBoard*>(board.parentWidget()))
        return preview->shown();
    const auto* mending = qobject_cast<const MendingSide*>(board.parentWidget());
    return mending == nullptr ? std::nullopt : mending->shown();
}

QString Exporter::sharedGame() const {
    const BoardWidget& board = boardInSight();
    const auto shown = gameInSight();
    if (!shown)
        return {};
    if (const QString players = surnames(shown->game); !players.isEmpty())
        return players;
    if (&board == &board_)
        return tr("The open game");
    return shown->number == 0 ? QString() : tr("Game %1").arg(shown->number);
}

QString Exporter::sharedPage() const {
    const auto subject = subject_();
    const bool isOfGames = subject && subject->kind == PageSubject::Kind::games;
    return isOfGames || !boardInSight().isVisible() ? webPageText(subject) : QString();
}

QString Exporter::sharedCopy() const {
    return copyText(subject_());
}

bool Exporter::sharesBoard() const {
    return boardInSight().isVisible() || sharedPage().isEmpty();
}

std::optional<ShownGame> Exporter::wantedGame(bool isOpen) {
    auto seen = gameInSight();
    if (seen && (!isOpen || seen->game == document_.game()))
        return seen;
    emit reported(tr("The game of this board is not open. Open it first."));
    return std::nullopt;
}

void Exporter::exportGame() {
    if (const auto seen = wantedGame())
        exportSubject({PageSubject::Kind::game, 1, proposedName(seen->game),
                       [game = seen->game] { return game; }});
}

void Exporter::exportGames(const std::vector<db::GameId>& games) {
    if (games.empty()) {
        emit reported(tr("No games are selected; nothing was exported."));
        return;
    }
    exportSubject({PageSubject::Kind::games, static_cast<qint64>(games.size()), {}, [games] {
                       return games;
                   }});
}

SubjectWriter::Setting Exporter::setting(const PageSubject& subject) const {
    return {store_, {rulesLanguage(), shownResults()}, NamesInUse::of(window_), subject.title};
}

namespace {

// Without what file systems do not allow in names, and the dot of an ending.
QString asFileName(QString title) {
    return title.remove(QRegularExpression(R"([/\\:*?"<>|.])"));
}

// "E&xport 43 games…" as the title of a dialog.
QString dialogTitle(QString action) {
    return action.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

// The games of an event, which a PDF file has behind its tables.
PageSubject bulletinOf(const PageSubject& crosstable) {
    return {PageSubject::Kind::games, static_cast<qint64>(crosstable.eventGames.size()),
            crosstable.title, [games = crosstable.eventGames] { return games; }};
}

// Follows what was done with the others; empty: none is damaged.
QString damagedText(quint64 games) {
    if (games == 0)
        return {};
    return QStringLiteral(" ") + trPlural("%Ln game is damaged and was skipped.",
                                          "%Ln games are damaged and were skipped.",
                                          static_cast<qint64>(games));
}

// "24 of 131 exercises written to sheet.pdf."
QString exercisesText(const SubjectWriter::Done& done, const QString& file) {
    const auto deck = static_cast<qint64>(done.deck);
    const QString printed = numberText(done.exercises);
    return file.isEmpty()
               ? trPlural("%1 of %Ln exercise printed.", "%1 of %Ln exercises printed.", deck)
                     .arg(printed)
               : trPlural("%1 of %Ln exercise written to %2.", "%1 of %Ln exercises written to %2.",
                          deck)
                     .arg(printed, file);
}

} // namespace

void Exporter::exportSubject(const PageSubject& subject) {
    exportAs(subject, exportKinds(subject));
}

void Exporter::exportPage() {
    actOnSubject(&Exporter::exportAsPage);
}

void Exporter::exportAsPage(const PageSubject& subject) {
    exportAs(subject, webPageKind());
}

void Exporter::copyGames() {
    actOnSubject(&Exporter::copyAsPdn);
}

void Exporter::copyAsPdn(const PageSubject& subject) {
    const PageSubject::Content content = subject.content();
    const auto* games = std::get_if<std::vector<db::GameId>>(&content);
    if (games == nullptr)
        return;
    auto* dialog = new WorkDialog(dialogTitle(copyText(subject)), &window_);
    dialog->start([this, games = *games, file = store_, locale = setting(subject).locale](
                      const base::Progress& progress, const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        std::string text;
        const db::ExportReport done = pages::writeGames(
            store, games, {.format = db::ExportFormat::pdn, .locale = locale, .progress = progress},
            {[&text](std::string_view piece) { text += piece; }, {}}, stop);
        if (!done.complete)
            return {};
        return [this, text = qtText(text), copied = static_cast<qint64>(done.games),
                damaged = done.damaged.size()] {
            QApplication::clipboard()->setText(text);
            emit reported(trPlural("%Ln game copied.", "%Ln games copied.", copied) +
                          damagedText(damaged));
        };
    });
}

void Exporter::exportAs(const PageSubject& subject, const QString& kinds) {
    if (subject.ask && !subject.ask())
        return;
    const auto [name, kind] = askWhatToSave(
        &window_,
        {dialogTitle(exportText(subject)), kinds, asFileName(subject.title), {}, bulletinKind()});
    if (!name.isEmpty())
        write(kind == bulletinKind() ? bulletinOf(subject) : subject, name,
              [file = name](const SubjectWriter& writer) { return writer.writeFile(file); });
}

void Exporter::printSubject(const PageSubject& subject) {
    if (subject.ask && !subject.ask())
        return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(subject.title.isEmpty() ? QStringLiteral("Damscope")
                                                : asFileName(subject.title));
    QPrintDialog dialog(printer.get(), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    // Qt would write over anything, and would not notice that the disk is full.
    const QString file = printer->outputFileName();
    write(subject, file, [file, printer](const SubjectWriter& writer) {
        return file.isEmpty() ? writer.print(*printer)
                              : writer.printToFile(file, printer->pageLayout());
    });
}

// What draws itself belongs to the thread of the window; it is a page or two.
void Exporter::write(const PageSubject& subject, const QString& file, const Write& act) {
    PageSubject::Content content = subject.content();
    SubjectWriter::Setting how = setting(subject);
    if (std::holds_alternative<PageSubject::Painted>(content)) {
        try {
            report(subject, file, act({std::move(content), std::move(how)}));
        } catch (const std::exception& error) {
            openFailure(window_, tr("This could not be written: %1").arg(worded(error)));
        }
        return;
    }
    auto* dialog =
        new WorkDialog(dialogTitle(file.isEmpty() ? printText(subject) : exportText(subject)),
                       &window_, writingAdvice());
    dialog->start([this, subject, file, act, content = std::move(content),
                   how](const base::Progress& progress, const std::stop_token& stop) -> Job::Step {
        SubjectWriter::Setting watched = how;
        watched.progress = progress;
        watched.stop = stop;
        const SubjectWriter::Done done = act({content, std::move(watched)});
        return [this, subject, file, done] { report(subject, file, done); };
    });
}

void Exporter::report(const PageSubject& subject, const QString& file,
                      const SubjectWriter::Done& done) {
    if (!done.complete)
        return;
    const QString name = QFileInfo(file).fileName();
    if (subject.kind == PageSubject::Kind::exercises)
        return emit reported(exercisesText(done, name));
    const bool isOfGames =
        subject.kind == PageSubject::Kind::game || subject.kind == PageSubject::Kind::games;
    if (file.isEmpty() && !isOfGames)
        return;
    const auto games = static_cast<qint64>(done.games);
    QString text = tr("Written to %1.").arg(name);
    if (file.isEmpty())
        text = trPlural("%Ln game printed.", "%Ln games printed.", games);
    else if (isOfGames)
        text = sentence({"export-done",
                         {{"n", grouped(done.games)},
                          {"games", counted(done.games)},
                          {"file", name.toStdString()}}});
    emit reported(text + damagedText(done.damaged));
}

// As the command line draws it: for paper, without colours.
void Exporter::printDiagram() {
    const Diagram seen = boardInSight().diagram();
    if (!seen.picture.position)
        return emit reported(tr("There is no known position on the board: go to another move."));
    const auto shown = gameInSight();
    const QString name = shown ? proposedName(shown->game) : QString();
    const pages::CaptionedDiagram diagram{*seen.picture.position, name.toStdString()};
    const pages::DiagramSheet sheet{
        .columns = 1, .seen = seen.flipped ? pages::Seen::byBlack : pages::Seen::byWhite};
    printSubject(
        {PageSubject::Kind::diagram, 1, name, [diagram, sheet] {
             return PageSubject::Pictures{pages::diagramSvg({&diagram, 1}, sheet, rulesLanguage())};
         }});
}

void Exporter::saveDiagram() {
    const auto shown = gameInSight();
    const QString name =
        askWhereToSave(&window_, {tr("Save diagram"), tr("Drawings (*.svg);;Pictures (*.png)"),
                                  asFileName(shown ? proposedName(shown->game) : QString())});
    if (name.isEmpty())
        return;
    if (const auto wrong = gui::saveDiagram(name, boardInSight().diagram()))
        return openFailure(window_, tr("The diagram could not be saved: %1").arg(*wrong));
    emit reported(tr("Written to %1.").arg(QFileInfo(name).fileName()));
}

void Exporter::copyDiagram() {
    constexpr int pixels = 800;
    QApplication::clipboard()->setImage(diagramImage(boardInSight().diagram(), pixels));
}

void Exporter::copyPosition() {
    if (const auto position = boardInSight().diagram().picture.position)
        QApplication::clipboard()->setText(qtText(rules::writeFen(*position)));
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
    if (const auto seen = wantedGame())
        QApplication::clipboard()->setText(qtText(parser::writePdn(seen->game)));
}

void Exporter::animateLine() {
    const auto seen = wantedGame();
    if (!seen)
        return;
    const rules::Game& game = seen->game;
    Positions positions;
    for (rules::NodeId at = seen->at; at != rules::noNode; at = game.node(at).firstChild)
        if (const auto position = game.position(at)) {
            const bool isMoved = at != rules::rootNode && game.node(at).step == rules::Step::move;
            positions.emplace_back(*position,
                                   isMoved ? std::optional(game.node(at).move) : std::nullopt);
        }
    if (positions.size() < 2)
        return emit reported(tr("No move follows the position on the board: go to another move."));
    animate(game, positions);
}

const GameTheme* Exporter::combinationHere() const {
    const int ply = document_.game().ply(document_.current());
    const auto found = std::ranges::find_if(themes_, [ply](const GameTheme& theme) {
        return theme.kind != GameTheme::Kind::structure && theme.position && theme.from <= ply &&
               ply <= theme.from + static_cast<int>(theme.line.size());
    });
    return found == themes_.end() ? nullptr : &*found;
}

void Exporter::animateCombination() {
    const GameTheme* const theme = combinationHere();
    if (theme == nullptr || !wantedGame(true))
        return;
    Positions positions{{*theme->position, std::nullopt}};
    for (const rules::Move& move : theme->line)
        positions.emplace_back(positions.back().first.after(move), move);
    animate(document_.game(), positions);
}

void Exporter::animate(const rules::Game& game, const Positions& positions) {
    const QString name =
        askWhereToSave(&window_, {tr("Save animated picture"), tr("Animated pictures (*.png)"),
                                  asFileName(proposedName(game))});
    if (name.isEmpty() || positions.empty())
        return;
    auto* dialog = new WorkDialog(tr("Save animated picture"), &window_, writingAdvice());
    dialog->start([this, positions, name, look = boardInSight().diagram(), store = store_,
                   language = rulesLanguage()](const base::Progress& progress,
                                               const std::stop_token& stop) -> Job::Step {
        const QByteArray bytes = animatedLine(positions, look, progress, stop);
        if (stop.stop_requested())
            return {};
        OutputFile out(name, language, originalsOf(store));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) < 0 || !out.commit())
            throw std::runtime_error(out.errorString().toStdString());
        return
            [this, name] { emit reported(tr("Written to %1.").arg(QFileInfo(name).fileName())); };
    });
}

QByteArray
animatedLine(const std::vector<std::pair<rules::Position, std::optional<rules::Move>>>& positions,
             const Diagram& look, const base::Progress& progress, const std::stop_token& stop) {
    constexpr int width = 480; // pixels
    constexpr int aMove = 1000;
    constexpr int theEnd = 4000; // milliseconds
    AnimatedPicture pictures;
    Diagram diagram = look;
    diagram.picture = {};
    diagram.picture.pieces = look.picture.pieces;
    for (std::size_t i = 0; i < positions.size() && !stop.stop_requested(); ++i) {
        diagram.variant = positions[i].first.variant();
        diagram.picture.position = positions[i].first;
        diagram.picture.lastMove = positions[i].second;
        const QImage board = diagramImage(diagram, width);
        QImage onPaper(board.size(), QImage::Format_RGB32);
        onPaper.fill(paperColour);
        QPainter(&onPaper).drawImage(0, 0, board);
        pictures.add(onPaper, i + 1 == positions.size() ? theEnd : aMove);
        progress(i + 1, positions.size());
    }
    return pictures.file();
}

} // namespace damscope::gui
