// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_page.hpp"

#include "gui/board/diagram.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/sizes.hpp"
#include "gui/report/report_text.hpp"

#include <QAction>
#include <QEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QScrollBar>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace damscope::gui {

namespace {

constexpr int boards = 4;
constexpr int boardWidth = 220; // pixels
constexpr int boardGap = 20;    // between two, with the edge of a cell
constexpr int paperBoard = 140; // four on a line of A4
constexpr int paperErrors = 12;
constexpr QLatin1String analyseLink("analyse");
constexpr QLatin1String printLink("print");

} // namespace

ReportPage::ReportPage(GameDocument& document, QAction& analyse, QWidget* parent)
    : QTextBrowser(parent), document_(document), game_(document.game()), analyse_(analyse) {
    setObjectName("reportPage");
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    this->document()->setDocumentMargin(look::space::page);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.fragment() == analyseLink)
            return analyse_.trigger();
        if (url.fragment() == printLink)
            return choosePrinter();
        document_.goTo(rules::NodeId{url.fragment().toUInt()});
        emit moveChosen();
    });
    connect(&document, &GameDocument::gameOpened, this, [this] {
        judgement_ = {};
        themes_.clear();
        write();
    });
    write();
}

void ReportPage::setJudgement(const rules::Game& game, const analysis::GameJudgement& judgement) {
    game_ = game;
    judgement_ = judgement;
    write();
}

void ReportPage::setThemes(const std::vector<GameTheme>& themes) {
    themes_ = themes;
    write();
}

void ReportPage::setTheme(BoardThemeName theme) {
    theme_ = theme;
    write();
}

void ReportPage::write() {
    setAccessibleName(tr("Report"));
    const int read = verticalScrollBar()->value();
    inRow_ = boardsInRow();
    if (judgement_.isEmpty())
        setHtml(QStringLiteral("<h3>%1</h3><p>%2</p><p><a href=\"#%3\">%4</a></p>")
                    .arg(tr("Report"), tr("This game has not been analysed yet."), analyseLink,
                         analyse_.text().remove(QLatin1Char('&'))));
    else
        setHtml(reportText(game_, judgement_, {boards, inRow_, boardWidth}, themes_) +
                QStringLiteral("<p><a href=\"#%1\">%2</a></p>").arg(printLink, tr("Print…")));
    verticalScrollBar()->setValue(read);
}

QVariant ReportPage::loadResource(int type, const QUrl& name) {
    const rules::Game& game = game_;
    const rules::NodeId node{name.path().toUInt()};
    if (type != QTextDocument::ImageResource || name.scheme() != QStringLiteral("diagram") ||
        !game.contains(node) || node == rules::rootNode)
        return {};
    return board(node, boardWidth);
}

// The position before a move, with the move.
QImage ReportPage::board(rules::NodeId node, int width) const {
    const rules::Node& move = game_.node(node);
    BoardPicture picture;
    picture.position = game_.position(move.parent);
    if (move.step == rules::Step::move)
        picture.shapes = {{rules::ShapeColor::red, move.move.from, move.move.to}};
    QImage image = diagramImage({game_.variant(), picture, theme_, Numbering::none, false},
                                qRound(width * devicePixelRatioF()));
    image.setDevicePixelRatio(devicePixelRatioF());
    return image;
}

int ReportPage::boardsInRow() const {
    const int room = viewport()->width() - 2 * look::space::page;
    return std::clamp(room / (boardWidth + boardGap), 1, boards);
}

void ReportPage::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (inRow_ != boardsInRow())
        write();
}

void ReportPage::choosePrinter() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(tr("Report"));
    if (QPrintDialog dialog(&printer, this); dialog.exec() == QDialog::Accepted)
        printOn(printer);
}

void ReportPage::printOn(QPagedPaintDevice& paper) {
    constexpr int sharp = 4; // as fine as a printer
    constexpr int points = 8;
    QTextDocument page;
    QFont font = this->font();
    font.setPointSize(points);
    page.setDefaultFont(font);
    for (const analysis::JudgedMove& move : judgement_.moves)
        if (move.isError())
            page.addResource(QTextDocument::ImageResource,
                             QUrl(QStringLiteral("diagram:%1").arg(static_cast<uint>(move.node))),
                             board(move.node, sharp * paperBoard));
    page.setHtml(reportText(game_, judgement_, {boards, boards, paperBoard, paperErrors}, themes_));
    page.print(&paper);
}

void ReportPage::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        write();
}

} // namespace damscope::gui
