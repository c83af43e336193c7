// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/exercise.hpp"

#include <QWidget>

#include <vector>

namespace damscope::gui {

/// The answers of the last weeks: a bar for each day, the right ones above the wrong ones.
class HistoryChart : public QWidget {
    Q_OBJECT

public:
    static constexpr int days = 28;

    explicit HistoryChart(QWidget* parent = nullptr);

    void setDays(const std::vector<db::TrainingDay>& all, db::Day today);
    /// "last 28 days: 40 right, 12 wrong", for screen readers and the tool tip.
    [[nodiscard]] QString summary() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void describe();
    [[nodiscard]] QRectF place(int day) const;
    void paintLevels(QPainter& painter, std::uint64_t most) const;

    std::vector<db::TrainingDay> days_; ///< one for each, also without answers
};

} // namespace damscope::gui
