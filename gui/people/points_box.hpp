// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/crosstable.hpp"

#include <QComboBox>

namespace damscope::gui {

/// What a win, a draw and a loss count: one of the usual ways, or another that is typed.
class PointsBox : public QComboBox {
    Q_OBJECT

public:
    explicit PointsBox(QWidget* parent);

    [[nodiscard]] const db::PointSystem& points() const { return points_; }

signals:
    void pointsChanged();
    /// What was typed are no points; those of before stand there again.
    void refused();

private:
    void take();

    db::PointSystem points_;
    QString text_; ///< of these
};

} // namespace damscope::gui
