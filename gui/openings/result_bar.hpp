// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace damscope::gui {

/// Draws a tally as a bar of three parts: won by the side to move in its own colour, drawn, lost.
/// Wide parts show their share in percent.
class ResultBar : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace damscope::gui
