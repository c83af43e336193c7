// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_counting.hpp"
#include "gui/base/sheet_model.hpp"

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
    /// Says nothing of it.
    void setPoints(const std::optional<db::PointSystem>& points);
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
    /// Says nothing of it.
    void setTieBreaks(const db::TieBreaks& tieBreaks);

signals:
    void tieBreaksChanged();

private:
    void retranslate();

    db::TieBreaks chosen_;
};

/// The fields that say how an event is counted: by what points and tie-breaks, without whom, which
/// is kept with it; and after which round.
class EventCountingFields : public QObject {
    Q_OBJECT

public:
    /// Adds its fields to a layout of `page`.
    EventCountingFields(QLayout& bar, QWidget& page);

    /// As it is chosen for the event, after all its rounds; who left by their places in players().
    [[nodiscard]] db::EventCounting counting() const;
    /// 0: after all.
    [[nodiscard]] int lastRound() const;
    /// Nothing: none is shown.
    [[nodiscard]] const std::optional<Target>& shownEvent() const { return event_; }
    /// Who is offered as having left.
    [[nodiscard]] const QStringList& players() const { return players_; }
    /// Shows how an event is counted, and offers what it has.
    void setEvent(const std::optional<Target>& event, const db::EventCounting& counting,
                  const QStringList& players, bool isOfTeams);
    /// A player, by the place among those who are offered, has left; asked again, has not.
    void toggleLeft(std::size_t player);

signals:
    /// The event is to be counted in another way.
    void chosen();
    void roundChosen();
    /// A message for the user.
    void reported(const QString& text);

private:
    void offer(const QStringList& players);
    void retranslate();

    std::optional<Target> event_;
    QStringList players_;
    QWidget* matches_; ///< seen if the event is one of teams
    PointsBox* points_;
    PointsBox* matchPoints_;
    TieBreaksButton* tieBreaks_;
    QSpinBox* after_;
    QPushButton* left_; ///< has a menu of the players, to check who left
};

} // namespace damscope::gui
