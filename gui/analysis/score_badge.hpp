// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace damscope::gui {

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
