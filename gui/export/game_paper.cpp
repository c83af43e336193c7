// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/game_paper.hpp"

#include "gui/base/text.hpp"
#include "gui/look/paper.hpp"

#include <QAbstractTextDocumentLayout>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QUrl>

#include <utility>

namespace damscope::gui {

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

GamePaper::GamePaper(const rules::Game& game, const PaperStyle& style,
                     const parser::html::Words& words)
    : game_(game), style_(style) {
    setDefaultFont(QFont(QStringLiteral("Serif"), look::paper::text));
    setDefaultStyleSheet(QString::fromLatin1(look::paper::style));
    setDocumentMargin(0);
    setHtml(qtText("<body>" + parser::html::printed(game, words) + "</body>"));
}

QVariant GamePaper::loadResource(int type, const QUrl& name) {
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

GamePrinter::GamePrinter(QPagedPaintDevice& device, const PaperStyle& style,
                         parser::html::Words words)
    : device_(device), style_(style), words_(std::move(words)), painter_(&device) {}

void GamePrinter::print(const rules::Game& game) {
    if (!std::exchange(first_, false))
        device_.newPage();
    GamePaper paper(game, style_, words_);
    printPages(device_, painter_, paper);
}

parser::html::Words GamePaper::words() {
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
