// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace damscope::gui {

/// The role of an item's note.
inline constexpr int noteRole = Qt::UserRole + 1;

/// Draws the text of an item at the left, elided, and its note at the right, paler.
class NotedItems : public QStyledItemDelegate {
public:
    /// No item is narrower, in pixels.
    explicit NotedItems(int leastWidth, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    int leastWidth_;
};

} // namespace damscope::gui
