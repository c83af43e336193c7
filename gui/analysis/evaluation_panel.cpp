// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/evaluation_panel.hpp"

#include "chart/course_of_game.hpp"
#include "chart/evaluation_chart.hpp"
#include "chart/picture.hpp"
#include "db/records/game_fields.hpp"
#include "gui/analysis/theme_strip.hpp"
#include "gui/base/action_button.hpp"
#include "gui/base/output_file.hpp"
#include "gui/base/text.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/tag_text.hpp"
#include "gui/look/chart_theme.hpp"
#include "rules/board/result.hpp"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

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
      white_(new QLabel(this)), black_(new QLabel(this)), analyse_(new QToolButton(this)),
      progress_(new QLabel(this)), stop_(new QToolButton(this)), judgedGame_(document.game()) {
    auto* top = new QHBoxLayout;
    top->setSpacing(16); // keeps the two players' texts visibly apart
    top->addWidget(white_, 1);
    top->addWidget(black_, 1);
    top->addWidget(analyse_);
    top->addWidget(progress_);
    top->addWidget(stop_);
    stop_->setObjectName("stopAnalysis");
    stop_->setText(tr("Stop"));
    stop_->setFocusPolicy(Qt::TabFocus);
    connect(stop_, &QToolButton::clicked, this, &EvaluationPanel::stopWanted);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4, 4, 4, 4);
    all->setSpacing(4);
    all->addLayout(top);
    all->addWidget(chart_, 1);
    all->addWidget(strip_);
    setFocusProxy(chart_);
    for (QLabel* label : {white_, black_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(80);
    }
    for (QWidget* widget : std::initializer_list<QWidget*>{analyse_, progress_, stop_})
        widget->hide();
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
    analyse_->show();
}

void EvaluationPanel::showAnalysis(const std::optional<QString>& progress) {
    analyse_->setVisible(!progress && analyse_->defaultAction() != nullptr);
    progress_->setVisible(progress.has_value());
    progress_->setText(progress.value_or(QString()));
    stop_->setVisible(progress.has_value());
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

// Of the position after so many plies; the chart may not know the newest moves yet.
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

QString EvaluationPanel::summaryOf(rules::Color player) const {
    const bool white = player == rules::Color::white;
    QString name =
        tagOr(document_.game(), white ? "White" : "Black", white ? tr("White") : tr("Black"));
    const analysis::PlayerSummary s = judgement_.summary(player);
    if (s.judged == 0)
        return name;
    QStringList parts{tr("%1% accurate").arg(std::lround(s.accuracy))};
    if (s.inaccuracies > 0)
        parts << tr("%Ln inaccuracy(s)", nullptr, s.inaccuracies);
    if (s.mistakes > 0)
        parts << tr("%Ln mistake(s)", nullptr, s.mistakes);
    if (s.blunders > 0)
        parts << tr("%Ln blunder(s)", nullptr, s.blunders);
    if (s.missedWins > 0)
        parts << tr("%Ln missed win(s)", nullptr, s.missedWins);
    return QStringLiteral("%1: %2").arg(name, parts.join(QStringLiteral(", ")));
}

void EvaluationPanel::showSummary() {
    if (judgement_.isEmpty()) {
        white_->setText(tr("This game has not been analysed yet."));
        black_->clear();
        return;
    }
    white_->setText(summaryOf(rules::Color::white));
    black_->setText(summaryOf(rules::Color::black));
}

void EvaluationPanel::savePicture(const QString& file) {
    const rules::Game& game = document_.game();
    chart::Course course = chart_->course();
    course.title = QStringLiteral("%1 – %2  %3")
                       .arg(tagOr(game, "White", QStringLiteral("?")),
                            tagOr(game, "Black", QStringLiteral("?")),
                            qtText(rules::writeResult(game.start().rules(), game.result)))
                       .toStdString();
    QStringList facts;
    for (const QString& text : {tagOr(game, "Event", {}), qtText(db::shownDate(game.tag("Date")))})
        if (!text.isEmpty())
            facts << text;
    for (const std::string& engine : judgement_.engines)
        facts << qtText(engine);
    course.subtitle = facts.join(QStringLiteral(" · ")).toStdString();
    const QByteArray bytes = chart::picture(course, {formatOf(file), chartTheme(palette())});
    OutputFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        emit failed(tr("The chart could not be saved: %1").arg(out.errorString()));
}

void EvaluationPanel::followColours() {
    chart_->setTheme(chartTheme(palette()));
}

void EvaluationPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        followColours();
    if (event->type() == QEvent::LanguageChange) {
        stop_->setText(tr("Stop"));
        themesDue_.start();
        showSummary();
    }
}

} // namespace damscope::gui
