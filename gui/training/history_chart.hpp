// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/deck.hpp"
#include "db/training/exercise.hpp"

#include <QWidget>

#include <vector>

class QComboBox;

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

/// Chooses a deck: by what, and which. It offers only what has exercises, with their number.
class DeckChooser : public QWidget {
    Q_OBJECT

public:
    explicit DeckChooser(QWidget* parent = nullptr);

    /// What is chosen stays, if it is still there.
    void setChoices(const std::vector<db::DeckChoice>& choices);
    void retranslate();

signals:
    void chosen(const damscope::db::Deck& deck);

private:
    void fillFields();
    void fillValues();
    void choose();

    std::vector<db::DeckChoice> choices_;
    QComboBox* field_;
    QComboBox* value_;
};

} // namespace damscope::gui
