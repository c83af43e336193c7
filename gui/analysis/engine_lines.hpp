// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "rules/board/position.hpp"

#include <QStyledItemDelegate>
#include <QTableWidget>

#include <optional>
#include <vector>

namespace damscope::gui {

/// A line of an engine as a row shows it.
struct EngineLine {
    std::optional<analysis::Score> score; ///< from White's view
    std::vector<rules::Move> moves;       ///< from the position that was searched
    QString note = {};                    ///< at its end
};

/// The lines of an engine, one row each: the score as a badge, the moves as far as there is room.
/// A click on a move chooses it; so does Return, the first one of the row.
class EngineLines : public QTableWidget {
    Q_OBJECT

public:
    explicit EngineLines(QWidget* parent);

    /// `played`: plies before the position.
    void setLines(const rules::Position& from, int played, const std::vector<EngineLine>& lines);
    /// So many rows are seen without scrolling.
    void setRoom(int rows);
    /// Where a move of a line is drawn, in the viewport; empty where there is no room for it.
    [[nodiscard]] QRect placeOf(int row, std::size_t move) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The position after this move of the line is to be shown.
    void moveChosen(int row, std::size_t move);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QStringList movesOf(int row) const;

    int room_ = 1;
};

/// Draws the moves of a line up to the last that has room, the first one bold, without numbers.
class LineOfMoves : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int movesRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The places of the moves that have room.
    [[nodiscard]] static std::vector<QRect> placesOf(const QStringList& moves, const QRect& cell,
                                                     const QFont& font);
};

} // namespace damscope::gui
