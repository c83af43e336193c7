// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_page.hpp"

#include "gui/board/diagram.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/sizes.hpp"
#include "gui/report/report_text.hpp"

#include <QAction>
#include <QEvent>
#include <QScrollBar>
#include <QUrl>

namespace damscope::gui {

namespace {

constexpr int boards = 4;
constexpr int boardWidth = 220; // pixels
constexpr QLatin1String analyseLink("analyse");

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
        document_.goTo(rules::NodeId{url.fragment().toUInt()});
        emit moveChosen();
    });
    connect(&document, &GameDocument::gameOpened, this, [this] {
        judgement_ = {};
        write();
    });
    write();
}

void ReportPage::setJudgement(const rules::Game& game, const analysis::GameJudgement& judgement) {
    game_ = game;
    judgement_ = judgement;
    write();
}

void ReportPage::setTheme(BoardThemeName theme) {
    theme_ = theme;
    write();
}

void ReportPage::write() {
    setAccessibleName(tr("Report"));
    const int read = verticalScrollBar()->value();
    if (judgement_.isEmpty())
        setHtml(QStringLiteral("<h3>%1</h3><p>%2</p><p><a href=\"#%3\">%4</a></p>")
                    .arg(tr("Report"), tr("This game has not been analysed yet."), analyseLink,
                         analyse_.text().remove(QLatin1Char('&'))));
    else
        setHtml(reportText(game_, judgement_, boards));
    verticalScrollBar()->setValue(read);
}

QVariant ReportPage::loadResource(int type, const QUrl& name) {
    const rules::Game& game = game_;
    const rules::NodeId node{name.path().toUInt()};
    if (type != QTextDocument::ImageResource || name.scheme() != QStringLiteral("diagram") ||
        !game.contains(node) || node == rules::rootNode)
        return {};
    BoardPicture picture;
    picture.position = game.position(game.node(node).parent);
    if (game.node(node).step == rules::Step::move)
        picture.shapes = {
            {rules::ShapeColor::red, game.node(node).move.from, game.node(node).move.to}};
    QImage image = diagramImage({game.variant(), picture, theme_, Numbering::none, false},
                                qRound(boardWidth * devicePixelRatioF()));
    image.setDevicePixelRatio(devicePixelRatioF());
    return image;
}

void ReportPage::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        write();
}

} // namespace damscope::gui
