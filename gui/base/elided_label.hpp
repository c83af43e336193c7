// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace damscope::gui {

/// A line of text that ends in an ellipsis where it has no room; the mouse pointer shows it whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

} // namespace damscope::gui
