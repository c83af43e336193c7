// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace damscope::gui {

/// Puts widgets side by side, and on further lines where there is no room: the buttons of a panel
/// that may be narrow.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    FlowLayout();
    FlowLayout(const FlowLayout&) = delete;
    FlowLayout& operator=(const FlowLayout&) = delete;
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override; // which it owns, as all layouts
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;

private:
    struct Line {
        std::vector<QLayoutItem*> items;
        int height = 0;
    };
    [[nodiscard]] std::vector<Line> linesFor(int width) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace damscope::gui
