// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/crosstable.hpp"

#include <QComboBox>

#include <optional>

namespace damscope::gui {

/// What a win, a draw and a loss count: one of the usual ways, or another that is typed.
class PointsBox : public QComboBox {
    Q_OBJECT

public:
    explicit PointsBox(QWidget* parent);

    /// Nothing: those in which results are written.
    [[nodiscard]] const std::optional<db::PointSystem>& points() const { return points_; }
    /// Offers these, too, by this text, and chooses them; later only the text changes.
    void offerWritten(const QString& text);

signals:
    void pointsChanged();
    /// What was typed are no points; those of before stand there again.
    void refused();

private:
    void take();

    std::optional<db::PointSystem> points_ = db::PointSystem();
    bool offersWritten_ = false; ///< as the first item
    QString text_;               ///< of these
};

} // namespace damscope::gui
