// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace damscope::gui {

/// Shows contents that may be higher than the room for them, as a form in a small window. It is as
/// wide as they need.
class Scrolled : public QScrollArea {
    Q_OBJECT

public:
    explicit Scrolled(QWidget& contents, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int widthFor(int contents) const;
};

} // namespace damscope::gui
