// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/engine_lines.hpp"

#include "chart/course.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "rules/text/notation.hpp"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <span>

namespace damscope::gui {

namespace {

enum LineColumn : std::uint8_t { scoreColumn, movesColumn, noteColumn };

constexpr std::size_t mostMovesOfLine = 24;

QFont bolder(QFont font) {
    font.setBold(true);
    return font;
}

QStringList moveTexts(rules::Position position, std::span<const rules::Move> moves) {
    QStringList all;
    for (const rules::Move& move : moves) {
        all << unbroken(qtText(rules::moveText(position, move)));
        position.play(move);
    }
    return all;
}

} // namespace

std::vector<QRect> LineOfMoves::placesOf(const QStringList& moves, const QRect& cell,
                                         const QFont& font) {
    const QFontMetrics plain(font);
    const QFontMetrics first(bolder(font));
    const int end = cell.right() - look::space::small;
    const int ellipsis = plain.horizontalAdvance(QStringLiteral(" …"));
    std::vector<QRect> places;
    int left = cell.left() + look::space::small;
    for (qsizetype i = 0; i < moves.size(); ++i) {
        const int width = (i == 0 ? first : plain).horizontalAdvance(moves.at(i));
        if (left + width > end - (i + 1 < moves.size() ? ellipsis : 0))
            break;
        places.emplace_back(left, cell.top(), width, cell.height());
        left += width + plain.horizontalAdvance(QLatin1Char(' '));
    }
    return places;
}

void LineOfMoves::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    cell.widget->style()->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QStringList moves = index.data(movesRole).toStringList();
    const std::vector<QRect> places = placesOf(moves, cell.rect, cell.font);
    const bool selected = cell.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(cell.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    int end = cell.rect.left() + look::space::small;
    for (std::size_t i = 0; i < places.size(); ++i) {
        painter->setFont(i == 0 ? bolder(cell.font) : cell.font);
        painter->drawText(places[i], Qt::AlignVCenter | Qt::AlignLeft,
                          moves.at(static_cast<qsizetype>(i)));
        end = places[i].right();
    }
    if (static_cast<qsizetype>(places.size()) < moves.size()) {
        QRect rest = cell.rect;
        rest.setLeft(end + 1);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral(" …"));
    }
    painter->restore();
}

EngineLines::EngineLines(QWidget* parent) : QTableWidget(0, 3, parent) {
    setObjectName("lines");
    horizontalHeader()->hide();
    verticalHeader()->hide();
    setShowGrid(false);
    setAlternatingRowColors(true);
    setItemDelegateForColumn(scoreColumn, new ScoreBadge(this));
    setItemDelegateForColumn(movesColumn, new LineOfMoves(this));
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setMinimumSectionSize(0);
    for (const int column : {scoreColumn, noteColumn})
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(movesColumn, QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setMouseTracking(true);
    connect(this, &QTableWidget::activated, this,
            [this](const QModelIndex& index) { emit moveChosen(index.row(), 0); });
}

void EngineLines::setLines(const rules::Position& from, int played,
                           const std::vector<EngineLine>& lines) {
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + look::space::medium);
    setRowCount(static_cast<int>(lines.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const EngineLine& line = lines[static_cast<std::size_t>(row)];
        const auto some = std::span(line.moves).first(std::min(line.moves.size(), mostMovesOfLine));
        auto* score = new QTableWidgetItem(line.score ? scoreText(*line.score) : QString());
        score->setData(ScoreBadge::whiteRole, line.score && chart::menOf(*line.score) >= 0);
        auto* moves = new QTableWidgetItem(unbroken(lineText(from, played, some)));
        moves->setData(LineOfMoves::movesRole, moveTexts(from, some));
        auto* note = new QTableWidgetItem(line.note);
        note->setForeground(look::coloursOf(palette()).secondText);
        setItem(row, scoreColumn, score);
        setItem(row, movesColumn, moves);
        setItem(row, noteColumn, note);
    }
}

void EngineLines::setRoom(int rows) {
    room_ = rows;
    updateGeometry();
}

QStringList EngineLines::movesOf(int row) const {
    const QTableWidgetItem* moves = item(row, movesColumn);
    return moves == nullptr ? QStringList() : moves->data(LineOfMoves::movesRole).toStringList();
}

QRect EngineLines::placeOf(int row, std::size_t move) const {
    const std::vector<QRect> places =
        LineOfMoves::placesOf(movesOf(row), visualRect(model()->index(row, movesColumn)), font());
    return move < places.size() ? places[move] : QRect();
}

QSize EngineLines::sizeHint() const {
    const int row = fontMetrics().height() + look::space::medium;
    return {QTableWidget::sizeHint().width(), room_ * row + 2 * frameWidth()};
}

QSize EngineLines::minimumSizeHint() const {
    return {QTableWidget::minimumSizeHint().width(), sizeHint().height()};
}

// Beside the moves, a click is on the last one before it.
void EngineLines::mouseReleaseEvent(QMouseEvent* event) {
    QTableWidget::mouseReleaseEvent(event);
    const QPoint at = event->position().toPoint();
    const int row = rowAt(at.y());
    if (event->button() != Qt::LeftButton || row < 0)
        return;
    const std::vector<QRect> places =
        LineOfMoves::placesOf(movesOf(row), visualRect(model()->index(row, movesColumn)), font());
    const auto after =
        std::ranges::find_if(places, [&](const QRect& place) { return place.left() > at.x(); });
    if (!places.empty())
        emit moveChosen(
            row, static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - places.begin() - 1)));
}

} // namespace damscope::gui
