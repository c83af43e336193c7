// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/game_themes.hpp"

#include "analysis/judgement/annotation.hpp"
#include "analysis/shots/names.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/look/theme.hpp"
#include "rules/game/score_sheet.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

using analysis::shots::Ply;

QString colourWord(rules::Color side) {
    return side == rules::Color::white ? GameThemes::tr("White") : GameThemes::tr("Black");
}

QString gain(const db::FoundShot& shot) {
    return shot.gain == analysis::shots::won
               ? GameThemes::tr("wins the game")
               : GameThemes::tr("gains %1").arg(worded(db::gainMessage(shot)));
}

GameTheme themeOf(const std::vector<Ply>& line, const db::FoundShot& shot) {
    const QString names = qtText(analysis::shots::namesText(shot.names, rulesLanguage()));
    const QString what = names.isEmpty() ? GameThemes::tr("combination") : names;
    const QString moves = unbroken(qtText(db::numberedLine(shot)));
    const QString text = shot.open ? GameThemes::tr("%1 could play a %2 at the end that %3: %4")
                         : !shot.forced ? GameThemes::tr("%1 plays a %2, not forced; it %3: %4")
                         : shot.played  ? GameThemes::tr("%1 plays a %2 that %3: %4")
                                        : GameThemes::tr("%1 misses a %2 that %3: %4");
    return {.kind = shot.played ? GameTheme::Kind::playedShot : GameTheme::Kind::missedShot,
            .side = shot.side,
            .from = shot.ply,
            .to = shot.ply,
            .name = names,
            .text = text.arg(colourWord(shot.side), what, gain(shot), moves),
            .position = shot.start,
            .line = db::lineOf(shot),
            .allowedBy = analysis::shots::allowingMove(line, static_cast<std::size_t>(shot.ply))};
}

GameTheme themeOf(const db::StructureStay& stay) {
    const db::Structure& structure = *stay.structure;
    const QString name = qtText(db::nameOf(structure, stay.side, rulesLanguage()));
    const QString side = structure.ofBoth ? GameThemes::tr("Both sides") : colourWord(stay.side);
    const int plies = stay.to - stay.from + 1;
    // What asks for more than squares has a definition in the language of queries: no name for it.
    const QString text =
        structure.squares.isAll
            ? trPlural("%1: %2 (%3), %Ln ply", "%1: %2 (%3), %Ln plies", plies)
                  .arg(side, name, qtText(db::squaresOf(structure, stay.side, rulesLanguage())))
            : trPlural("%1: %2, %Ln ply", "%1: %2, %Ln plies", plies).arg(side, name);
    return {.kind = GameTheme::Kind::structure,
            .side = stay.side,
            .from = stay.from,
            .to = stay.to,
            .squares = structure.squares.white.size() + structure.squares.black.size() +
                       structure.squares.empty.size(),
            .name = name,
            .text = text};
}

std::vector<GameTheme> themesOf(const rules::Game& game, const pages::GameKnowledge& knowledge) {
    const std::vector<Ply> line = db::mainLinePlies(game);
    std::vector<GameTheme> themes;
    for (const db::FoundShot& shot : knowledge.shots)
        themes.push_back(themeOf(line, shot));
    for (const db::StructureStay& stay : knowledge.structures)
        themes.push_back(themeOf(stay));
    std::ranges::stable_sort(themes, {}, &GameTheme::from);
    return themes;
}

} // namespace

void GameThemes::find(const rules::Game& game) {
    job_.start([this, game, names = NamesInUse::catalogueOf(*this)](
                   const Job::Report&, const std::stop_token&) -> Job::Step {
        const pages::GameKnowledge knowledge = pages::knowledgeOf(game, names);
        return [this, themes = themesOf(game, knowledge), knowledge] {
            emit found(themes, knowledge);
        };
    });
}

namespace {

struct Judged {
    analysis::GameJudgement judgement;
    VariationScores variations;
};

// A move that is the engine's choice has the evaluation of the position before it.
VariationScores scoresOf(const rules::Game& game, const analysis::GameJudgement& judgement,
                         const analysis::EvaluationSource& evaluations) {
    VariationScores scores;
    for (const analysis::JudgedMove& move : judgement.moves)
        for (rules::NodeId other = game.node(move.node).nextSibling; other != rules::noNode;
             other = game.node(other).nextSibling)
            if (move.before && !move.better.empty() && game.node(other).step == rules::Step::move &&
                game.node(other).move == move.better.front())
                scores.emplace(other, *move.before);
    for (const rules::SheetEntry& entry : rules::scoreSheet(game)) {
        const auto position = entry.opensLine ? game.position(entry.node) : std::nullopt;
        const auto found = position ? evaluations(*position) : std::nullopt;
        if (found)
            scores.insert_or_assign(entry.node, found->score());
    }
    return scores;
}

Judged judgementOf(const std::filesystem::path& file, const rules::Game& game,
                   const std::stop_token& stop) {
    std::optional<db::Store> store;
    if (!file.empty())
        store.emplace(file, db::Store::Access::read);
    const analysis::EvaluationSource evaluations =
        [&](const rules::Position& position) -> std::optional<analysis::PositionEvaluation> {
        if (!store || stop.stop_requested())
            return std::nullopt;
        return db::evaluation(*store, position);
    };
    auto judgement = analysis::judgeWithComments(game, evaluations);
    auto variations = scoresOf(game, judgement, evaluations);
    judgement.withholdVerdicts();
    return {std::move(judgement), std::move(variations)};
}

} // namespace

void GameJudge::judge(const std::filesystem::path& store, const rules::Game& game) {
    job_.start([this, store, game](const Job::Report&, const std::stop_token& stop) -> Job::Step {
        return [this, game, found = judgementOf(store, game, stop)] {
            emit judged(game, found.judgement, found.variations);
        };
    });
}

namespace {

double laneHeight() {
    return look::besideText(look::height::lane);
}

double markWidth() {
    return look::besideText(look::icon::mark);
}

QColor fillOf(rules::Color side) {
    return side == rules::Color::white ? whiteColour : blackColour;
}

QColor textOn(rules::Color side) {
    return side == rules::Color::white ? blackColour : whiteColour;
}

QString themeTip(const GameTheme& theme) {
    return theme.position ? boardToolTip(*theme.position, theme.text) : plainTip(theme.text);
}

} // namespace

ThemeStrip::ThemeStrip(PlaceOf placeOf, QWidget* parent)
    : QWidget(parent), placeOf_(std::move(placeOf)) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Combinations and structures"));
    hide();
}

void ThemeStrip::setThemes(std::vector<GameTheme> themes) {
    themes_ = std::move(themes);
    current_.reset();
    setAccessibleDescription({});
    arrange();
    showIfAny();
    updateGeometry();
    update();
}

void ThemeStrip::setHasRoom(bool hasRoom) {
    hasRoom_ = hasRoom;
    showIfAny();
}

void ThemeStrip::showIfAny() {
    setVisible(hasRoom_ && std::ranges::find(drawn_, true) != drawn_.end());
}

void ThemeStrip::showStructures(bool shown) {
    structuresShown_ = shown;
    setThemes(std::vector<GameTheme>(themes_));
}

bool ThemeStrip::hasStructures() const {
    return std::ranges::find(themes_, GameTheme::Kind::structure, &GameTheme::kind) !=
           themes_.end();
}

QChar ThemeStrip::shotSign() const {
    for (const auto& [kind, sign] : {std::pair(GameTheme::Kind::playedShot, QChar(0x25bc)),
                                     {GameTheme::Kind::missedShot, QChar(0x25bd)}})
        if (std::ranges::find(themes_, kind, &GameTheme::kind) != themes_.end())
            return sign;
    return {};
}

// Whether the row of structures has room for one.
bool ThemeStrip::isFree(const GameTheme& structure) const {
    for (std::size_t i = 0; i < themes_.size(); ++i)
        if (drawn_[i] && themes_[i].kind == GameTheme::Kind::structure &&
            themes_[i].from <= structure.to && structure.from <= themes_[i].to)
            return false;
    return true;
}

void ThemeStrip::arrange() {
    drawn_.assign(themes_.size(), false);
    std::vector<std::size_t> structures;
    for (std::size_t i = 0; i < themes_.size(); ++i)
        if (themes_[i].kind == GameTheme::Kind::structure)
            structures.push_back(i);
        else
            drawn_[i] = true;
    if (!structuresShown_)
        return;
    std::ranges::stable_sort(structures, {}, [this](std::size_t i) {
        return std::pair(-themes_[i].squares, themes_[i].from - themes_[i].to);
    });
    for (const std::size_t i : structures)
        drawn_[i] = isFree(themes_[i]);
}

QSize ThemeStrip::sizeHint() const {
    const int rows = structuresShown_ && hasStructures() ? 2 : 1;
    return {look::place::finder, static_cast<int>(laneHeight() * rows) + 2};
}

QRectF ThemeStrip::areaOf(std::size_t theme) const {
    const GameTheme& shown = themes_[theme];
    if (!drawn_[theme])
        return {};
    if (shown.kind != GameTheme::Kind::structure) {
        const double middle = placeOf_(shown.from);
        return {middle - markWidth() / 2, 1, markWidth(), laneHeight() - look::line::chosen};
    }
    const double left = placeOf_(shown.from);
    return {left, 1 + laneHeight(), std::max(4.0, placeOf_(shown.to) - left),
            laneHeight() - look::space::least};
}

QFont ThemeStrip::nameFont() const {
    QFont small = font();
    small.setPixelSize(look::besideText(look::letters::label));
    return small;
}

// A part of a name is none; the mouse pointer shows it.
QRectF ThemeStrip::nameAreaOf(std::size_t theme) const {
    const QRectF bar = areaOf(theme);
    if (bar.isEmpty() || themes_[theme].kind != GameTheme::Kind::structure)
        return {};
    QRectF area = bar.adjusted(look::space::small, 0, 0, 0);
    area.setWidth(QFontMetricsF(nameFont()).horizontalAdvance(themes_[theme].name));
    if (area.right() <= bar.right() - look::space::least)
        return area;
    area.moveLeft(bar.right() + look::space::small);
    double end = width();
    for (std::size_t i = 0; i < themes_.size(); ++i)
        if (themes_[i].kind == GameTheme::Kind::structure && areaOf(i).left() > bar.left())
            end = std::min(end, areaOf(i).left() - look::space::small);
    return area.right() <= end ? area : QRectF();
}

void ThemeStrip::paintStructure(QPainter& painter, std::size_t theme) const {
    const rules::Color side = themes_[theme].side;
    const QRectF bar = areaOf(theme);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.setBrush(fillOf(side));
    painter.drawRoundedRect(bar, look::radius::small, look::radius::small);
    const QRectF name = nameAreaOf(theme);
    painter.setPen(name.left() < bar.right() ? textOn(side) : palette().color(QPalette::Text));
    painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                     name.isEmpty() ? QString() : themes_[theme].name);
}

void ThemeStrip::paintShot(QPainter& painter, const GameTheme& theme, const QRectF& area) const {
    const bool played = theme.kind == GameTheme::Kind::playedShot;
    const QColor colour = palette().color(played ? QPalette::Highlight : QPalette::Text);
    painter.setPen(QPen(colour, look::line::chevron));
    painter.setBrush(played ? QBrush(colour) : QBrush(Qt::NoBrush));
    const bool up = theme.side == rules::Color::white;
    const double base = up ? area.bottom() : area.top();
    const double tip = up ? area.top() : area.bottom();
    painter.drawPolygon(
        QPolygonF{{area.left(), base}, {area.right(), base}, {area.center().x(), tip}});
}

void ThemeStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(nameFont());
    for (std::size_t i = 0; i < themes_.size(); ++i) {
        const QRectF area = areaOf(i);
        if (area.isEmpty())
            continue;
        if (themes_[i].kind == GameTheme::Kind::structure)
            paintStructure(painter, i);
        else
            paintShot(painter, themes_[i], area);
        if (hasFocus() && current_ == i) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(area.marginsAdded(look::around(look::line::thin)));
        }
    }
}

std::optional<std::size_t> ThemeStrip::themeAt(const QPointF& place) const {
    for (std::size_t i = 0; i < themes_.size(); ++i)
        if (drawn_[i] && areaOf(i).marginsAdded(look::around(look::line::thin)).contains(place))
            return i;
    return std::nullopt;
}

void ThemeStrip::choose(std::size_t theme) {
    current_ = theme;
    setAccessibleDescription(themes_[theme].text);
    update();
    emit plyChosen(themes_[theme].from);
    emit themeChosen(themes_[theme]);
}

bool ThemeStrip::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Combinations and structures"));
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto theme = themeAt(help->pos()))
        QToolTip::showText(help->globalPos(), themeTip(themes_[*theme]), this);
    else
        QToolTip::hideText();
    return true;
}

void ThemeStrip::mousePressEvent(QMouseEvent* event) {
    if (const auto theme = themeAt(event->position()))
        choose(*theme);
}

void ThemeStrip::keyPressEvent(QKeyEvent* event) {
    const bool back = event->key() == Qt::Key_Left;
    if (themes_.empty() || (!back && event->key() != Qt::Key_Right))
        return QWidget::keyPressEvent(event);
    const std::ptrdiff_t count = std::ssize(themes_);
    const std::ptrdiff_t step = back ? -1 : 1;
    std::ptrdiff_t at = current_ ? static_cast<std::ptrdiff_t>(*current_) : back ? count : -1;
    do
        at += step;
    while (at >= 0 && at < count && !isOn(themes_[static_cast<std::size_t>(at)]));
    if (at >= 0 && at < count)
        choose(static_cast<std::size_t>(at));
}

// Also one that has no room in the row.
bool ThemeStrip::isOn(const GameTheme& theme) const {
    return structuresShown_ || theme.kind != GameTheme::Kind::structure;
}

} // namespace damscope::gui
