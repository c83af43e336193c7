// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_page.hpp"
#include "gui/people/directory.hpp"

#include <QComboBox>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLayout;
class QPushButton;
class QSpinBox;

namespace damscope::gui {

class EventCountingFields;
class EventEditor;
class ResultsPage;

/// The events of the store with their crosstables and games. Results are typed in these, a
/// tournament is entered, and all games of an event are corrected at once.
class EventsPage : public QWidget {
    Q_OBJECT

public:
    explicit EventsPage(QWidget* parent = nullptr);

    void setStore(const std::filesystem::path& store);
    [[nodiscard]] Directory& directory() { return *directory_; }
    /// Asks for a tournament and makes its games.
    void enterTournament();
    /// Opens a dialog that asks what to correct in the event that is shown.
    void correctEvent();
    /// Shows the tables of the event to type results in, or its page again.
    void typeResults(bool on);
    /// Reverts the last correction, or result.
    void undo();

signals:
    /// Games are others now.
    void storeChanged();
    /// A game is to be opened.
    void gameChosen(damscope::db::GameId game);
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] QWidget* bar();
    void countAgain();
    void loadResults();
    void follow();

    std::filesystem::path store_;
    qint64 typed_ = 0; ///< the event whose results are typed
    Directory* directory_;
    EventEditor* editor_;
    ResultsPage* results_;
    EventCountingFields* counting_;
    QPushButton* type_;
    QPushButton* enter_;
    QPushButton* correct_;
    QPushButton* undo_;
    QTimer changed_; ///< one result follows another
    Job page_{*this, [this](const QString& reason) { emit reported(reason); }};
};

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

/// The fields that say how an event is counted: by what points, after which round, without whom.
class EventCountingFields : public QObject {
    Q_OBJECT

public:
    /// Adds its fields to a layout of `page`.
    EventCountingFields(QLayout& bar, QWidget& page);

    [[nodiscard]] db::EventCounting counting() const;
    /// The event whose players are offered; 0: none.
    [[nodiscard]] qint64 offered() const { return offered_; }
    /// Offers what this event has; who was checked stays while it is the same event.
    void follow(qint64 event, const QStringList& players, bool isOfTeams);

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
    QSpinBox* after_;
    QPushButton* left_; ///< has a menu of the players, to check who left
};

} // namespace damscope::gui
