// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_page.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>

class QLayout;
class QSpinBox;

namespace damscope::gui {

/// What a win, a draw and a loss count: one of the usual ways, or another that is typed.
class PointsBox : public QComboBox {
    Q_OBJECT

public:
    explicit PointsBox(QWidget* parent);

    /// Nothing: those in which results are written.
    [[nodiscard]] const std::optional<db::PointSystem>& points() const { return points_; }
    /// As if it were typed.
    void choose(const QString& points);
    /// For screen readers.
    void setName(const QString& name);
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

/// Chooses what decides between equal points: a menu in which the first that is checked decides
/// first.
class TieBreaksButton : public QPushButton {
    Q_OBJECT

public:
    explicit TieBreaksButton(QWidget* parent);

    /// Empty: the usual ones.
    [[nodiscard]] const db::TieBreaks& tieBreaks() const { return chosen_; }
    void choose(const db::TieBreaks& tieBreaks);

signals:
    void tieBreaksChanged();

private:
    void retranslate();

    db::TieBreaks chosen_;
};

/// The fields that say how an event is counted: by what points and tie-breaks, after which round,
/// without whom.
class EventCountingFields : public QObject {
    Q_OBJECT

public:
    /// Adds its fields to a layout of `page`.
    EventCountingFields(QLayout& bar, QWidget& page);

    [[nodiscard]] db::EventCounting counting() const;
    /// As if the points were typed, and the tie-breaks checked in their order.
    void choose(const QString& points, const db::TieBreaks& tieBreaks);
    /// The event whose players are offered; 0: none.
    [[nodiscard]] qint64 offered() const { return offered_; }
    /// Offers what this event has; who was checked stays while it is the same event.
    void follow(qint64 event, const QStringList& players, bool isOfTeams);
    /// A player, by the place among those who are offered, has left; asked again, has not.
    void toggleLeft(std::size_t player);

signals:
    void changed();
    /// A message for the user.
    void reported(const QString& text);

private:
    void retranslate();

    qint64 offered_ = 0;
    QWidget* matches_; ///< seen if the event is one of teams
    PointsBox* points_;
    PointsBox* matchPoints_;
    TieBreaksButton* tieBreaks_;
    QSpinBox* after_;
    QPushButton* left_; ///< has a menu of the players, to check who left
};

} // namespace damscope::gui
