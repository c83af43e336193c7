// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <array>
#include <memory>

namespace damscope::gui {

/// A square board with something narrow at its left, as high as the board: both in the middle of
/// the room there is.
class BoardRow : public QLayout {
    Q_OBJECT

public:
    BoardRow();
    BoardRow(const BoardRow&) = delete;
    BoardRow& operator=(const BoardRow&) = delete;
    ~BoardRow() override;

    /// The first widget is the board, the second what is beside it.
    void addItem(QLayoutItem* item) override; // which it owns, as all layouts
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;
    /// What the board leaves to others of the width.
    [[nodiscard]] int besideWidth() const;

private:
    std::array<std::unique_ptr<QLayoutItem>, 2> items_;
};

} // namespace damscope::gui
