// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/evaluation_panel.hpp"
#include "gui/base/text.hpp"

#include "chart/evaluation_chart.hpp"
#include "chart/evaluation_scene.hpp"
#include "chart/picture.hpp"
#include "db/store/records/game_reader.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/game/annotation_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/style_parts.hpp"
#include "pages/game_report.hpp"
#include "rules/board/result.hpp"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStyleOption>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int delay = 150; // milliseconds between two queries of the store

chart::PictureFormat formatOf(const QString& file) {
    const QString end = QFileInfo(file).suffix().toLower();
    if (end == QLatin1String("png"))
        return chart::PictureFormat::png;
    return end == QLatin1String("pdf") ? chart::PictureFormat::pdf : chart::PictureFormat::svg;
}

} // namespace

EvaluationPanel::EvaluationPanel(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), chart_(new chart::EvaluationChart(this)),
      strip_(new ThemeStrip([this](int ply) { return placeOf(ply); }, this)),
      white_(new QLabel(this)), black_(new QLabel(this)), legend_(new QLabel(this)),
      legendBelow_(new QLabel(this)), structures_(new QToolButton(this)),
      clocks_(new QToolButton(this)), errors_(new QToolButton(this)), errorList_(new QMenu(this)),
      analyse_(new QToolButton(this)), progress_(new QLabel(this)), stop_(new QToolButton(this)),
      judgedGame_(document.game()) {
    auto* top = new QHBoxLayout;
    composeHead(*top);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::medium));
    all->setSpacing(look::space::small);
    all->addLayout(top);
    all->addWidget(legendBelow_);
    all->addWidget(chart_, 1);
    all->addWidget(strip_);
    setFocusProxy(chart_);
    // The chart has what the others leave: a legend above it is seen as a whole.
    chart_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    chart_->setMinimumHeight(chart_->minimumSizeHint().height());
    // Structures that are found later do not push the panel off a small screen: that would cut all
    // of it, and so only the lowest lanes are cut.
    strip_->setMinimumHeight(strip_->sizeHint().height());
    for (QLabel* legend : {legend_, legendBelow_})
        legend->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {white_, black_, legend_, legendBelow_})
        label->setTextFormat(Qt::RichText);
    chart_->setTip([this](int ply) { return tipOf(ply); });
    for (QWidget* widget : std::initializer_list<QWidget*>{analyse_, progress_, stop_, errors_})
        widget->hide();
    showBelow(true, false);
    due_.setSingleShot(true);
    due_.setInterval(delay);
    connect(&due_, &QTimer::timeout, this, [this] { judge_.judge(store_, document_.game()); });
    connect(&document, &GameDocument::gameOpened, this, [this] { take(document_.game(), {}, {}); });
    connect(&document, &GameDocument::gameChanged, this, &EvaluationPanel::refresh);
    connect(&document, &GameDocument::currentChanged, this, &EvaluationPanel::showCurrent);
    connect(chart_, &chart::EvaluationChart::plyChosen, this, &EvaluationPanel::goTo);
    connect(&judge_, &GameJudge::judged, this, &EvaluationPanel::take);
    followThemes();
    connect(&judge_, &GameJudge::failed, this, &EvaluationPanel::failed);
    followColours();
    showSummary();
    refresh();
}

void EvaluationPanel::composeHead(QHBoxLayout& top) {
    top.setSpacing(look::space::medium);
    top.addWidget(white_);
    top.addWidget(black_, 1);
    for (QWidget* each : std::initializer_list<QWidget*>{legend_, structures_, clocks_, errors_,
                                                         analyse_, progress_, stop_})
        top.addWidget(each);
    analyse_->setObjectName("analyseGame");
    structures_->setObjectName("showStructures");
    clocks_->setObjectName("showClocks");
    stop_->setObjectName("stopAnalysis");
    errors_->setObjectName("errors");
    for (QToolButton* button : {structures_, clocks_, errors_, stop_})
        button->setFocusPolicy(Qt::TabFocus);
    for (QToolButton* button : {structures_, clocks_}) {
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this] {
            showBelow(showsStructures(), showsClocks());
            emit choiceChanged();
        });
    }
    errors_->setMenu(errorList_);
    errors_->setPopupMode(QToolButton::MenuButtonPopup);
    connect(errors_, &QToolButton::clicked, chart_, &chart::EvaluationChart::chooseNextError);
    connect(errorList_, &QMenu::aboutToShow, this, &EvaluationPanel::fillErrors);
    connect(stop_, &QToolButton::clicked, this, &EvaluationPanel::stopWanted);
    keepTranslated(*this, [this] {
        structures_->setText(tr("Structures"));
        structures_->setToolTip(tr("Shows the structures of the game below the chart"));
        clocks_->setText(tr("Clock"));
        clocks_->setToolTip(tr("Shows the time left below the chart"));
        errors_->setText(tr("Next error"));
        errors_->setToolTip(tr("Goes to the next error (Page Down on the chart); the arrow lists "
                               "all"));
        stop_->setText(tr("Stop"));
    });
}

void EvaluationPanel::showBelow(bool structures, bool clocks) {
    structures_->setChecked(structures);
    clocks_->setChecked(clocks);
    strip_->showStructures(structures);
    chart_->showClocks(clocks);
    showButtons();
}

bool EvaluationPanel::showsStructures() const {
    return structures_->isChecked();
}

bool EvaluationPanel::showsClocks() const {
    return clocks_->isChecked();
}

// Each has something to show, or to do. A low panel is narrow as well, and a wide line would make
// the board smaller: the progress of an analysis stands there alone.
void EvaluationPanel::showButtons() {
    const bool isProgressAlone = isLow_ && isAnalysing_;
    for (QLabel* player : {white_, black_})
        player->setVisible(!isProgressAlone);
    structures_->setVisible(!isLow_ && strip_->hasStructures());
    clocks_->setVisible(!isLow_ && chart_->hasClocks());
    analyse_->setVisible(!isAnalysing_ && !judgement_.isAnalysed() &&
                         analyse_->defaultAction() != nullptr);
    errors_->setVisible(!isProgressAlone &&
                        std::ranges::any_of(judgement_.moves, &analysis::JudgedMove::isError));
    showLegend();
}

void EvaluationPanel::setStore(const std::filesystem::path& store) {
    store_ = store;
    refresh();
}

// The first change starts the timer and later ones do not restart it: the progress of a long
// analysis is shown all the time.
void EvaluationPanel::refresh() {
    if (!due_.isActive())
        due_.start();
}

void EvaluationPanel::setAnalyseAction(QAction* action) {
    setAction(*analyse_, *action);
    showButtons();
}

void EvaluationPanel::showAnalysis(const std::optional<QString>& progress) {
    isAnalysing_ = progress.has_value();
    progress_->setVisible(progress.has_value());
    progress_->setText(progress.value_or(QString()));
    stop_->setVisible(progress.has_value());
    showButtons();
}

void EvaluationPanel::take(const rules::Game& game, const analysis::GameJudgement& judgement,
                           const VariationScores& variations) {
    judgement_ = judgement;
    judgedGame_ = game;
    chart_->setCourse(chart::courseOf(game, judgement));
    strip_->update();
    showCurrent();
    showSummary();
    emit judged(game, judgement_, variations);
}

void EvaluationPanel::goTo(int ply) {
    rules::NodeId node = rules::rootNode;
    for (const analysis::JudgedMove& move : judgement_.moves)
        if (move.ply <= ply)
            node = move.node;
    document_.goTo(node);
}

// The horizontal place of the position after so many plies; the chart may not have the newest moves
// yet.
double EvaluationPanel::placeOf(int ply) const {
    const auto& moves = chart_->course().moves;
    return chart_->placeOf(moves.empty() ? 0 : std::min(ply, moves.back().ply)).x();
}

void EvaluationPanel::followThemes() {
    themesDue_.setSingleShot(true);
    themesDue_.setInterval(delay);
    connect(&themesDue_, &QTimer::timeout, this, [this] { themes_.find(document_.game()); });
    const auto findSoon = [this] { themesDue_.start(); };
    connect(&document_, &GameDocument::gameOpened, this, findSoon);
    connect(&document_, &GameDocument::gameChanged, this, findSoon);
    connect(&themes_, &GameThemes::found, strip_, &ThemeStrip::setThemes);
    connect(&themes_, &GameThemes::found, this, &EvaluationPanel::showButtons);
    connect(&themes_, &GameThemes::found, this, &EvaluationPanel::themesFound);
    connect(strip_, &ThemeStrip::plyChosen, this, &EvaluationPanel::goTo);
    connect(strip_, &ThemeStrip::themeChosen, this, &EvaluationPanel::showLine);
    themesDue_.start();
}

// A combination is played on the board, without changing the game.
void EvaluationPanel::showLine(const GameTheme& theme) {
    if (theme.kind != GameTheme::Kind::structure && document_.position() == theme.position)
        player_.play(document_.current(), theme.line);
}

// In a variation the move where it branches off is marked.
void EvaluationPanel::showCurrent() {
    const rules::Game& game = document_.game();
    for (rules::NodeId at = document_.current(); at != rules::rootNode; at = game.node(at).parent)
        if (const auto found = std::ranges::find(judgement_.moves, at, &analysis::JudgedMove::node);
            found != judgement_.moves.end())
            return chart_->setCurrent(found->ply);
    chart_->setCurrent(0);
}

std::optional<analysis::Score> EvaluationPanel::scoreHere() const {
    if (document_.isExploring())
        return std::nullopt;
    const auto found =
        std::ranges::find(judgement_.moves, document_.current(), &analysis::JudgedMove::node);
    if (found != judgement_.moves.end())
        return found->after;
    const bool atStart = document_.current() == rules::rootNode && !judgement_.isEmpty();
    return atStart ? judgement_.moves.front().before : std::nullopt;
}

QString EvaluationPanel::nameOf(rules::Color player) const {
    const bool white = player == rules::Color::white;
    return tagOr(document_.game(), white ? "White" : "Black", white ? tr("White") : tr("Black"));
}

// The summary in words, for screen readers and the mouse pointer.
QString EvaluationPanel::summaryOf(rules::Color player) const {
    QString name = nameOf(player);
    const analysis::PlayerSummary s = judgement_.summary(player);
    if (s.judged == 0)
        return name;
    QStringList parts{tr("%1% accurate").arg(std::lround(s.accuracy))};
    if (s.inaccuracies > 0)
        parts << trPlural("%Ln inaccuracy", "%Ln inaccuracies", s.inaccuracies);
    if (s.mistakes > 0)
        parts << trPlural("%Ln mistake", "%Ln mistakes", s.mistakes);
    if (s.blunders > 0)
        parts << trPlural("%Ln blunder", "%Ln blunders", s.blunders);
    if (s.missedWins > 0)
        parts << trPlural("%Ln missed win", "%Ln missed wins", s.missedWins);
    return QStringLiteral("%1: %2").arg(name, parts.join(QStringLiteral(", ")));
}

QString EvaluationPanel::markText(analysis::Quality quality) const {
    const chart::ErrorMark mark = chart::markOf(quality);
    return QStringLiteral("<span style=\"color: %1\">%2</span>")
        .arg((chart::paletteOf(chartTheme(palette())).*mark.colour).name(), mark.shape);
}

// "Jansen 87% ● 2 ▲ 1"
QString EvaluationPanel::countsOf(rules::Color player) const {
    const analysis::PlayerSummary s = judgement_.summary(player);
    QString text = QStringLiteral("<b>%1</b>")
                       .arg(nameOf(player).section(QLatin1Char(','), 0, 0).toHtmlEscaped());
    if (s.judged == 0)
        return text;
    text += QStringLiteral(" %1%").arg(std::lround(s.accuracy));
    using enum analysis::Quality;
    for (const auto& [quality, count] :
         {std::pair(inaccuracy, s.inaccuracies), std::pair(mistake, s.mistakes),
          std::pair(blunder, s.blunders), std::pair(missedWin, s.missedWins)})
        if (count > 0)
            text += QStringLiteral("&nbsp;&nbsp;%1&nbsp;%2").arg(markText(quality)).arg(count);
    return QStringLiteral("<span style=\"white-space: nowrap\">%1</span>").arg(text);
}

void EvaluationPanel::showSummary() {
    const analysis::Coverage coverage = judgement_.coverage();
    if (!coverage.isAnalysed()) {
        white_->setText(coverage.evaluated == 0
                            ? tr("This game has not been analysed yet.")
                            : tr("Not analysed yet: %1 of %2 moves have an evaluation.")
                                  .arg(coverage.evaluated)
                                  .arg(coverage.moves));
        for (QLabel* label : {white_, black_}) {
            label->setToolTip({});
            label->setAccessibleName({});
        }
        black_->clear();
        return showButtons();
    }
    white_->setText(countsOf(rules::Color::white));
    white_->setAccessibleName(summaryOf(rules::Color::white));
    white_->setToolTip(plainTip(white_->accessibleName()));
    black_->setText(countsOf(rules::Color::black));
    black_->setAccessibleName(summaryOf(rules::Color::black));
    black_->setToolTip(plainTip(black_->accessibleName()));
    showButtons();
}

// The marks that the chart has, and what they mean; the gravest is the last.
QStringList EvaluationPanel::legendParts() const {
    using enum analysis::Quality;
    QStringList parts;
    for (const analysis::Quality quality : {inaccuracy, mistake, blunder, missedWin})
        if (std::ranges::find(judgement_.moves, quality, &analysis::JudgedMove::quality) !=
            judgement_.moves.end())
            parts << markText(quality) + QStringLiteral("&nbsp;") +
                         chart::EvaluationChart::wordOf(quality).toHtmlEscaped().replace(
                             QLatin1Char(' '), QStringLiteral("&nbsp;"));
    if (const QChar sign = strip_->shotSign(); !sign.isNull())
        parts.prepend(QStringLiteral("<span style=\"color: %1\">%2</span>&nbsp;%3")
                          .arg(palette().color(QPalette::Highlight).name(), sign,
                               GameThemes::tr("combination").toHtmlEscaped()));
    return parts;
}

// Shows the legend beside the players, or below them where only that has room for all of it. What
// does not fit is left out, the gravest last.
void EvaluationPanel::showLegend() {
    for (QLabel* legend : {legend_, legendBelow_}) {
        legend->setMinimumSize(look::space::least,
                               look::space::least); // hidden where there is no room
        legend->setFont(look::fontOf(look::Text::caption, font()));
    }
    const QStringList parts = legendParts();
    const auto shownIn = [&parts](QLabel& legend, int room) -> qsizetype {
        for (qsizetype shown = parts.size(); shown > 0; --shown) {
            legend.setText(parts.last(shown).join(QStringLiteral("&nbsp;&nbsp; ")));
            if (legend.sizeHint().width() <= room)
                return shown;
        }
        return 0;
    };
    int taken = 2 * look::space::medium;
    for (const QWidget* each : std::initializer_list<QWidget*>{white_, black_, structures_, clocks_,
                                                               errors_, analyse_, progress_, stop_})
        if (!each->isHidden())
            taken += each->sizeHint().width() + look::space::medium;
    const qsizetype beside = shownIn(*legend_, width() - taken);
    const int room = height() - (strip_->isHidden() ? 0 : strip_->sizeHint().height());
    const bool isBelow = beside < parts.size() && room >= look::height::legend &&
                         shownIn(*legendBelow_, width() - 2 * look::space::medium) > beside;
    legend_->setVisible(!isBelow && beside > 0);
    legendBelow_->setVisible(isBelow);
}

// The errors are listed in the order of the game; a click goes there.
void EvaluationPanel::fillErrors() {
    errorList_->clear();
    for (const analysis::JudgedMove& move : judgement_.moves) {
        if (!move.isError())
            continue;
        const auto before = judgedGame_.position(judgedGame_.node(move.node).parent);
        if (!before)
            continue;
        QStringList words{lineText(*before, move.ply - 1, std::span(&move.move, 1)),
                          QString(chart::markOf(move.quality).shape) + QLatin1Char(' ') +
                              chart::EvaluationChart::wordOf(move.quality)};
        if (const QString better = betterThan(move); !better.isEmpty())
            words << better;
        errorList_->addAction(words.join(QStringLiteral("   ")), this,
                              [this, ply = move.ply] { goTo(ply); });
    }
}

// "better 25... 28-32 23x14"
QString EvaluationPanel::betterThan(const analysis::JudgedMove& move) const {
    constexpr std::size_t most = 6; // moves
    const auto before = judgedGame_.position(judgedGame_.node(move.node).parent);
    if (move.better.empty() || !before)
        return {};
    const auto some = std::span(move.better).first(std::min(most, move.better.size()));
    return tr("better %1").arg(lineText(*before, move.ply - 1, some));
}

QString EvaluationPanel::tipOf(int ply) const {
    QString text = chart_->describe(ply);
    const auto move = std::ranges::find(judgement_.moves, ply, &analysis::JudgedMove::ply);
    if (move == judgement_.moves.end() || !move->isError())
        return plainTip(text);
    BoardPicture picture = pictureBefore(judgedGame_, move->node);
    if (!picture.position)
        return plainTip(text);
    picture.pieces = look_.pieces;
    if (!move->better.empty()) {
        picture.arrows.push_back(
            arrowOf(*picture.position, move->better.front(), MoveArrow::Kind::better));
        text += QLatin1Char('\n') + betterThan(*move);
    }
    return boardToolTip(picture, look_.theme, text);
}

void EvaluationPanel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    option.state &= ~QStyle::State_HasFocus;
    look::paintCard(painter, option);
}

// In a low panel the evaluation and its buttons have all the room.
void EvaluationPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool isLow = height() < look::height::themes;
    if (std::exchange(isLow_, isLow) == isLow)
        return showLegend();
    strip_->setHasRoom(!isLow);
    showButtons();
}

void EvaluationPanel::savePicture(const QString& file) {
    const rules::Game& game = document_.game();
    chart::Course course = chart_->course();
    course.title = QStringLiteral("%1 – %2  %3")
                       .arg(isolatedText(tagOr(game, "White", QStringLiteral("?"))),
                            isolatedText(tagOr(game, "Black", QStringLiteral("?"))),
                            qtText(rules::writeResult(game.start().rules(), game.result)))
                       .toStdString();
    QStringList facts;
    for (const QString& text :
         {tagOr(game, "Event", {}), briefDates(db::shownDate(game.tag("Date")))})
        if (!text.isEmpty())
            facts << isolatedText(text);
    facts << qtText(pages::engineWords(judgement_.engines, rulesLanguage()));
    course.subtitle = facts.join(QStringLiteral(" · ")).toStdString();
    const QByteArray bytes = chart::picture(course, {formatOf(file), chartTheme(palette())});
    OutputFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        openFailure(*this, tr("The chart could not be saved: %1").arg(out.errorString()));
}

void EvaluationPanel::followColours() {
    chart_->setTheme(chartTheme(palette()));
    showSummary();
}

void EvaluationPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        followColours();
    if (event->type() == QEvent::FontChange) {
        constexpr int whole = 100; // percent
        chart_->setTextScale(static_cast<double>(look::besideText(whole)) / whole);
    }
    if (event->type() == QEvent::LanguageChange) {
        themesDue_.start();
        showSummary();
    }
}

} // namespace damscope::gui
