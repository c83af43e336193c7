// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_page.hpp"
#include "gui/people/directory.hpp"

#include <QComboBox>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QLayout;
class QPushButton;
class QSpinBox;

namespace damscope::gui {

class EventEditor;
class PointsBox;
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
    /// Of the event that is shown; the dialog asks what to correct.
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

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* bar();
    void composeCounting(QLayout& bar);
    void countAgain();
    void offerPlayers();
    [[nodiscard]] db::EventCounting counting() const;
    void loadResults();
    void follow();
    void retranslate();

    std::filesystem::path store_;
    qint64 typed_ = 0;   ///< the event whose results are typed
    qint64 offered_ = 0; ///< the event whose players are offered
    Directory* directory_;
    EventEditor* editor_;
    ResultsPage* results_;
    QLabel* pointsLabel_;
    PointsBox* points_;
    QWidget* matches_; ///< seen if the event is one of teams
    QLabel* matchPointsLabel_;
    PointsBox* matchPoints_;
    QLabel* afterLabel_;
    QSpinBox* after_;
    QPushButton* left_; ///< has a menu of the players, to check who left
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

} // namespace damscope::gui
