// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_page.hpp"

#include "chart/evaluation_chart.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/sheet_model.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/header_dialog.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace damscope::gui {

namespace {

constexpr int boards = 4;
constexpr int chartShape = 4; // times as wide as high
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
        game_ = document_.game();
        judgement_ = {};
        knowledge_ = {};
        write();
    });
    write();
}

void ReportPage::setJudgement(const rules::Game& game, const analysis::GameJudgement& judgement) {
    game_ = game;
    judgement_ = judgement;
    write();
}

void ReportPage::setKnowledge(const pages::GameKnowledge& knowledge) {
    knowledge_ = knowledge;
    write();
}

void ReportPage::setLook(const BoardLook& look) {
    look_ = look;
    write();
}

void ReportPage::write() {
    setAccessibleName(tr("Report"));
    const int read = verticalScrollBar()->value();
    writtenFor_ = room();
    if (!judgement_.isAnalysed())
        setHtml(reportText(game_, judgement_, palette()) + whatToDo());
    else
        setHtml(reportText(game_, judgement_, palette(),
                           {.boards = boards,
                            .boardsInRow = boardsInRow(),
                            .boardWidth = roomyBoard(),
                            .chartWidth = chartWidth(),
                            .chartBelow = isChartBelow()},
                           knowledge_) +
                QStringLiteral("<p><a href=\"#%1\">%2</a></p>").arg(printLink, tr("Print…")));
    verticalScrollBar()->setValue(read);
}

// What an analysis makes of the page, and a button for it.
QString ReportPage::whatToDo() const {
    const look::Colours& colours = look::coloursOf(palette());
    return QStringLiteral("<p>%1</p><p>%2</p><table cellpadding=\"%3\"><tr><td bgcolor=\"%4\">"
                          "<a href=\"#%5\" style=\"color:%6; "
                          "text-decoration:none\"><b>%7</b></a></td></tr></table>")
        .arg(tr("Analyse it, and this page shows how accurately both sides played, what went wrong "
                "and what was better, with boards of the worst errors, the turning points, and the "
                "combinations and structures of the game.")
                 .toHtmlEscaped(),
             tr("The analysis takes a while; the window can be used meanwhile.").toHtmlEscaped(),
             QString::number(look::space::medium), colours.accent.name(), QString(analyseLink),
             colours.onAccent.name(), analyse_.text().remove(QLatin1Char('&')).toHtmlEscaped());
}

QVariant ReportPage::loadResource(int type, const QUrl& name) {
    if (type == QTextDocument::ImageResource && name.scheme() == QStringLiteral("chart"))
        return chart(chartWidth(), chartTheme(palette()));
    const rules::Game& game = game_;
    const rules::NodeId node{name.path().toUInt()};
    if (type != QTextDocument::ImageResource || name.scheme() != QStringLiteral("diagram") ||
        !game.contains(node) || node == rules::rootNode)
        return {};
    return board(node, roomyBoard());
}

// The position before a move, with the move and with what was better.
QImage ReportPage::board(rules::NodeId node, int width) const {
    BoardPicture picture = pictureBefore(game_, node);
    const auto judged = std::ranges::find(judgement_.moves, node, &analysis::JudgedMove::node);
    if (picture.position && judged != judgement_.moves.end() && !judged->better.empty())
        picture.arrows.push_back(
            arrowOf(*picture.position, judged->better.front(), MoveArrow::Kind::better));
    picture.pieces = look_.pieces;
    QImage image = diagramImage({game_.variant(), picture, look_.theme, Numbering::none, false},
                                qRound(width * devicePixelRatioF()));
    image.setDevicePixelRatio(devicePixelRatioF());
    return image;
}

// The evaluation of the game.
QImage ReportPage::chart(int width, chart::Theme theme) const {
    const QSize size(width, std::max(width / chartShape, look::plot::lowest));
    QImage image(size * devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatioF());
    image.fill(Qt::transparent);
    chart::EvaluationChart drawn;
    drawn.setCourse(chart::courseOf(game_, judgement_));
    drawn.setTheme(theme);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawn.draw(painter, QRectF(QPointF(), QSizeF(size)));
    return image;
}

// Whether the bar is there or not: it comes and goes while the page is written.
int ReportPage::room() const {
    return width() - verticalScrollBar()->sizeHint().width() - 2 * look::space::page;
}

int ReportPage::boardsInRow() const {
    return std::clamp(room() / (look::board::report + look::board::gap), 1, boards);
}

// One row is as wide as the page.
int ReportPage::roomyBoard() const {
    return boardsInRow() < boards
               ? look::board::report
               : std::min(room() / boards - look::board::gap, look::board::widestReport);
}

// Where it would be too low beside the table.
bool ReportPage::isChartBelow() const {
    return room() - look::place::players < chartShape * look::plot::lowest;
}

int ReportPage::chartWidth() const {
    const int beside = isChartBelow() ? 0 : look::place::players;
    const int width = std::min(room() - beside, look::plot::widest);
    return width < look::plot::narrowest ? 0 : width;
}

void ReportPage::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (writtenFor_ != room())
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
                             board(move.node, sharp * look::board::onPaper));
    page.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("chart:")),
                     chart(sharp * look::plot::onPaper, chart::Theme::light));
    page.setHtml(reportText(
        game_, judgement_, look::paletteOf(look::Scheme::light),
        {boards, boards, look::board::onPaper, paperErrors, look::plot::onPaper}, knowledge_));
    page.print(&paper);
}

void ReportPage::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        write();
}

ReportDialog::ReportDialog(const rules::Game& game, const analysis::GameJudgement& judgement,
                           QWidget* parent)
    : QDialog(parent), text_(new QTextBrowser(this)) {
    setWindowTitle(tr("Report"));
    text_->setOpenLinks(false);
    text_->setAccessibleName(windowTitle());
    text_->setHtml(reportText(game, judgement, palette()));
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { emit moveChosen(rules::NodeId{url.fragment().toUInt()}); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    const auto* saving = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(text_->toPlainText()); });
    connect(saving, &QPushButton::clicked, this, &ReportDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(text_);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::tall);
}

void ReportDialog::rewrite(const rules::Game& game, const analysis::GameJudgement& judgement) {
    const int read = text_->verticalScrollBar()->value();
    text_->setHtml(reportText(game, judgement, palette()));
    text_->verticalScrollBar()->setValue(read);
}

void ReportDialog::save() {
    const QString name = askWhereToSave(
        this, {tr("Save the report"), tr("Web page (*.html);;Text (*.txt)"), tr("report.html")});
    if (name.isEmpty())
        return;
    const QByteArray bytes =
        (name.endsWith(QStringLiteral(".txt")) ? text_->toPlainText() : text_->toHtml()).toUtf8();
    OutputFile out(name);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        openFailure(*this, tr("The report could not be saved: %1").arg(out.errorString()));
}

namespace {

using analysis::JudgedMove;
using pages::SheetTable;

struct Report {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::ReportDialog)
};

std::string linkTo(rules::NodeId node) {
    return '#' + std::to_string(static_cast<std::uint32_t>(node));
}

QString headingOf(const rules::Game& game) {
    const auto tag = [&](const char* name) { return knownText(game.tag(name)).toHtmlEscaped(); };
    const bool isOver = game.result != rules::GameResult::unknown;
    const QString result = isOver ? QStringLiteral("&nbsp;&nbsp; ") +
                                        resultText(game.variant(), game.result).toHtmlEscaped()
                                  : QString();
    return QStringLiteral("<h3>%1 – %2%3</h3><p>%4</p>")
        .arg(tag("White"), tag("Black"), result, headerOf(game).toHtmlEscaped());
}

QString withChart(const QString& left, const ReportLook& look) {
    if (look.chartWidth == 0)
        return left;
    if (look.chartBelow)
        return left +
               QStringLiteral("<p><img src=\"chart:\" width=\"%1\"></p>").arg(look.chartWidth);
    return QStringLiteral("<table width=\"100%\"><tr><td>%1</td><td align=\"right\">"
                          "<img src=\"chart:\" width=\"%2\"></td></tr></table>")
        .arg(left)
        .arg(look.chartWidth);
}

// The boards before the worst errors, side by side, with what the table says of them.
QString boardsOf(const pages::GameReport& report, const ReportLook& look) {
    constexpr std::size_t move = 0;
    constexpr std::size_t change = 2;
    constexpr std::size_t better = 3;
    QString rows;
    QString pictures;
    QString captions;
    const auto end = [&] {
        if (!pictures.isEmpty())
            rows += QStringLiteral("<tr>%1</tr><tr>%2</tr>").arg(pictures, captions);
        pictures.clear();
        captions.clear();
    };
    const std::size_t shown =
        std::min(report.errors.rows.size(), static_cast<std::size_t>(look.boards));
    for (std::size_t i = 0; i < shown; ++i) {
        if (i % static_cast<std::size_t>(look.boardsInRow) == 0)
            end();
        const auto node = static_cast<std::uint32_t>(report.worst[i]->node);
        const auto cell = [&](std::size_t column) {
            return qtText(report.errors.rows[i][column].text).toHtmlEscaped();
        };
        pictures += QStringLiteral("<td style=\"padding: 4px 16px 4px 0\"><a href=\"#%1\">"
                                   "<img src=\"diagram:%1\" width=\"%2\"></a></td>")
                        .arg(node)
                        .arg(look.boardWidth);
        captions += QStringLiteral("<td style=\"padding: 0 16px 8px 0\"><a href=\"#%1\">%2</a>"
                                   "<br>%3<br>%4</td>")
                        .arg(node)
                        .arg(cell(move), cell(change), cell(better));
    }
    end();
    return rows.isEmpty() ? QString() : QStringLiteral("<table>%1</table>").arg(rows);
}

// Links to the moves of the main line, by the number of moves before them. What is known may be of
// a later state of the game, which has more moves.
std::function<std::string(int)> linksAlong(const rules::Game& game) {
    return [moves = game.mainLine()](int ply) {
        const auto at = static_cast<std::size_t>(ply);
        return at < moves.size() ? linkTo(moves[at]) : std::string();
    };
}

} // namespace

QString reportText(const rules::Game& game, const analysis::GameJudgement& judgement,
                   const QPalette& palette, const ReportLook& look,
                   const pages::GameKnowledge& knowledge) {
    const pages::GameReport report =
        pages::gameReport(game, judgement,
                          {look.errors, [](const JudgedMove& move) { return linkTo(move.node); },
                           pages::Minus::printed},
                          rulesLanguage());
    QString html = headingOf(game);
    for (const std::string& fact : report.facts)
        html += QStringLiteral("<p>%1</p>").arg(qtText(fact).toHtmlEscaped());
    if (!judgement.isAnalysed())
        return html +
               QStringLiteral("<p>%1</p>").arg(Report::tr("This game has not been analysed yet."));
    const auto text = [&](const SheetTable& table) { return tableText(table, palette); };
    html += withChart(text(report.players), look) + boardsOf(report, look) + text(report.errors) +
            text(report.turns) + text(report.trouble);
    for (const SheetTable& table :
         pages::knowledgeTables(knowledge, rulesLanguage(), linksAlong(game)))
        html += text(table);
    return html;
}

} // namespace damscope::gui
