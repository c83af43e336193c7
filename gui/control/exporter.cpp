// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/exporter.hpp"

#include "db/search/export/export.hpp"
#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QLocale>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QUrl>

#include <exception>
#include <stdexcept>
#include <utility>

namespace damscope::gui {

Exporter::Exporter(GameDocument& document, Look look, QWidget& window)
    : QObject(&window), document_(document), look_(std::move(look)), window_(window) {
    connectJob();
}

void Exporter::connectJob() {
    connect(&job_, &ExportJob::failed, this, [this](const QString& reason) {
        openFailure(window_, tr("The games could not be exported: %1").arg(reason));
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
        openFailure(window_, tr("The game could not be exported: %1").arg(*wrong));
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
    // Qt would write over anything, and would not notice that the disk is full.
    if (const QString file = printer.outputFileName(); !file.isEmpty()) {
        if (const auto wrong =
                printToFile(file, document_.game(), look_.paper(), store_, printer.pageLayout()))
            openFailure(window_, tr("The game could not be exported: %1").arg(*wrong));
        return;
    }
    GamePrinter printing(printer, look_.paper(), PrintedGame::words());
    if (printing.isReady())
        printing.print(document_.game());
    else
        openFailure(window_, tr("The printer cannot be reached."), {});
}

void Exporter::saveDiagram() {
    const QString name = askWhereToSave(
        &window_, {tr("Save diagram"), tr("Drawings (*.svg);;Pictures (*.png)"), proposedName()});
    if (name.isEmpty())
        return;
    if (const auto wrong = gui::saveDiagram(name, look_.diagram()))
        openFailure(window_, tr("The diagram could not be saved: %1").arg(*wrong));
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

namespace {

QString kindOf(const QString& file) {
    return QFileInfo(file).suffix().toLower();
}

void write(OutputFile& out, std::string_view piece) {
    const auto size = static_cast<qint64>(piece.size());
    if (out.write(piece.data(), size) != size)
        throw std::runtime_error(out.errorString().toStdString());
}

QPageLayout usualLayout() {
    const QMarginsF margins(15, 15, 15, 15);
    return {QPageSize(QPageSize::A4), QPageLayout::Portrait, margins, QPageLayout::Millimeter};
}

using WriteTo = std::function<void(OutputFile&)>;

// Returns the error, if any.
std::optional<QString> writeFile(const QString& file, const std::filesystem::path& store,
                                 const WriteTo& writeTo) {
    OutputFile out(file, rulesLanguage(), originalsOf(store));
    if (!out.open(QIODevice::WriteOnly))
        return out.errorString();
    try {
        writeTo(out);
    } catch (const std::exception& e) {
        return QString::fromUtf8(e.what());
    }
    return out.commit() ? std::nullopt : std::optional(out.errorString());
}

} // namespace

struct ExportJob::Outcome {
    quint64 games = 0;
    quint64 damaged = 0;
    bool complete = true;
};

struct ExportJob::Wish {
    std::filesystem::path store;
    std::vector<db::GameId> games;
    QString file;
    PrintStyle style;
    parser::html::Words words;
    Language language;
};

std::optional<QString> printToFile(const QString& file, const rules::Game& game,
                                   const PrintStyle& style, const std::filesystem::path& store,
                                   const QPageLayout& layout) {
    return writeFile(file, store, [&](OutputFile& out) {
        QPdfWriter pdf(&out);
        pdf.setPageLayout(layout);
        GamePrinter(pdf, style, PrintedGame::words()).print(game);
    });
}

std::optional<QString> exportGame(const QString& file, const rules::Game& game,
                                  const PrintStyle& style, const std::filesystem::path& store) {
    if (kindOf(file) == QStringLiteral("pdf"))
        return printToFile(file, game, style, store, usualLayout());
    return writeFile(file, store, [&](OutputFile& out) {
        const parser::html::Words words = PrintedGame::words();
        write(out, kindOf(file).startsWith(QStringLiteral("htm"))
                       ? parser::html::head(words) + parser::html::game(game, 1, words) +
                             parser::html::tail()
                       : parser::writePdn(game));
    });
}

void ExportJob::start(const std::filesystem::path& store, const std::vector<db::GameId>& games,
                      const QString& file, const PrintStyle& style) {
    if (isRunning())
        return;
    job_.start(
        [this, wish = Wish{store, games, file, style, PrintedGame::words(), rulesLanguage()}](
            const Job::Report&, const std::stop_token& stop) { return run(wish, stop); });
}

// This runs in the thread of the job.
Job::Step ExportJob::run(const Wish& wish, const std::stop_token& stop) {
    db::Store store(wish.store, db::Store::Access::read);
    OutputFile out(wish.file, wish.language, originalsOf(store));
    if (!out.open(QIODevice::WriteOnly))
        throw std::runtime_error(out.errorString().toStdString());
    const Outcome outcome = kindOf(wish.file) == QStringLiteral("pdf")
                                ? writePdf(store, wish, out, stop)
                                : writeText(store, wish, out, stop);
    if (!outcome.complete)
        return {};
    if (outcome.games == 0) // an older file stays
        throw std::runtime_error(tr("none of them can be read").toStdString());
    if (!out.commit())
        throw std::runtime_error(out.errorString().toStdString());
    return
        [this, file = wish.file, outcome] { emit finished(file, outcome.games, outcome.damaged); };
}

ExportJob::Outcome ExportJob::writePdf(db::Store& store, const Wish& wish, OutputFile& out,
                                       const std::stop_token& stop) {
    QPdfWriter pdf(&out);
    pdf.setPageLayout(usualLayout());
    GamePrinter printer(pdf, wish.style, wish.words);
    Outcome outcome;
    for (const db::GameId id : wish.games) {
        if (stop.stop_requested()) {
            outcome.complete = false;
            break;
        }
        if (const auto game = db::loadGame(store, id)) {
            printer.print(*game);
            ++outcome.games;
        } else {
            ++outcome.damaged;
        }
    }
    return outcome;
}

ExportJob::Outcome ExportJob::writeText(db::Store& store, const Wish& wish, OutputFile& out,
                                        const std::stop_token& stop) {
    const QString kind =
        kindOf(wish.file) == QStringLiteral("htm") ? QStringLiteral("html") : kindOf(wish.file);
    const auto report = db::exportGames(
        store, wish.games,
        db::exportFormatNamed(kind.toStdString()).value_or(db::ExportFormat::pdn),
        [&out](std::string_view piece) { write(out, piece); }, stop, wish.words);
    return {report.games, report.damaged.size(), report.complete};
}

namespace {

// Draws the pages of a document; the device is at the first of them.
void printPages(QPagedPaintDevice& device, QPainter& painter, QTextDocument& document) {
    document.documentLayout()->setPaintDevice(&device);
    const QSizeF page = device.pageLayout().paintRectPixels(device.logicalDpiX()).size();
    document.setPageSize(page);
    for (int i = 0; i < document.pageCount(); ++i) {
        if (i > 0)
            device.newPage();
        painter.save();
        painter.translate(0, -i * page.height());
        document.drawContents(&painter, QRectF(0, i * page.height(), page.width(), page.height()));
        painter.restore();
    }
}

} // namespace

PrintedGame::PrintedGame(const rules::Game& game, const PrintStyle& style,
                         const parser::html::Words& words)
    : game_(game), style_(style) {
    setDefaultFont(QFont(QStringLiteral("Serif"), look::paper::text));
    setDefaultStyleSheet(QString::fromLatin1(look::paper::style));
    setDocumentMargin(0);
    setHtml(qtText("<body>" + parser::html::printed(game, words) + "</body>"));
}

QVariant PrintedGame::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource || name.scheme() != QStringLiteral("diagram"))
        return {}; // nothing is fetched from anywhere
    const rules::NodeId node{name.path().toUInt()};
    if (!game_.contains(node))
        return {};
    BoardPicture picture;
    picture.position = game_.position(node);
    picture.shapes = parser::shapes(game_, node);
    picture.pieces = PieceSet::flat;
    return diagramImage({game_.variant(), picture, style_.theme, style_.numbering, style_.flipped},
                        look::paper::diagram);
}

GamePrinter::GamePrinter(QPagedPaintDevice& device, const PrintStyle& style,
                         parser::html::Words words)
    : device_(device), style_(style), words_(std::move(words)), painter_(&device) {}

void GamePrinter::print(const rules::Game& game) {
    if (!std::exchange(first_, false))
        device_.newPage();
    PrintedGame paper(game, style_, words_);
    printPages(device_, painter_, paper);
}

parser::html::Words PrintedGame::words() {
    parser::html::Words words;
    words.language = QLocale().name().left(2).toStdString();
    words.title = tr("Draughts games").toStdString();
    words.games = tr("Games").toStdString();
    words.start = tr("To the start").toStdString();
    words.previous = tr("Previous move").toStdString();
    words.next = tr("Next move").toStdString();
    words.end = tr("To the end").toStdString();
    words.turn = tr("Flip the board").toStdString();
    words.unread = tr("not understood").toStdString();
    words.round = tr("Round").toStdString();
    return words;
}

} // namespace damscope::gui
