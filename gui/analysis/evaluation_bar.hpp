// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

#include <QString>
#include <QStyledItemDelegate>
#include <QWidget>

#include <optional>

class QPainter;

namespace damscope::gui {

/// A bar beside the board with White's share of the evaluation, on the scale of the chart.
class EvaluationBar : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);
    /// White is above.
    void setFlipped(bool flipped);

    /// From White's view; none: unknown.
    void setScore(const std::optional<analysis::Score>& score);
    /// White's share of the bar, 0 to 1.
    [[nodiscard]] double share() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool flipped_ = false;
    std::optional<analysis::Score> score_;
};

/// Shows scores as badges in the colour of the side that is better.
class ScoreBadge : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Whether White is better.
    static constexpr int whiteRole = Qt::UserRole;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace damscope::gui
