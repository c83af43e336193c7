// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_editing.hpp"

#include <QDialog>

#include <optional>
#include <set>
#include <string>

class QTableWidget;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace damscope::gui {

class PointsBox;
class TieBreaksButton;

/// A further round of an event, in the two ways that it can follow from the rounds before; a text
/// as it is typed. Blank: there is none in this way.
struct NextRound {
    int round = 1;
    QString ofTables; ///< of Berger
    QString byStandings;
    bool areTablesUsual = false; ///< rather than the standings
};

/// Asks for a tournament that is to be played, or for a round: who plays, and who meets whom.
class NewEventDialog : public QDialog {
    Q_OBJECT

public:
    NewEventDialog(const db::NewEvent& proposed, const std::optional<NextRound>& next,
                   QWidget* parent);

    /// Names that are proposed while one is typed.
    void offer(const QStringList& players, const QStringList& events, const QStringList& sites);
    [[nodiscard]] db::NewEvent newEvent() const;
    [[nodiscard]] std::vector<db::Pairing> pairings() const { return entrants_->pairings; }

private:
    void compose();
    void addCounting();
    void propose(const NextRound& next);
    [[nodiscard]] db::Draw draw() const;
    void addPlayer();
    void showDraw();
    void read();

    QFormLayout* form_;
    QLineEdit* name_;
    QLineEdit* site_;
    QLineEdit* date_;
    QComboBox* variant_;
    QComboBox* kind_;
    QSpinBox* round_;
    QLineEdit* player_;
    QPlainTextEdit* players_;
    PointsBox* points_;
    bool refused_ = false; ///< what was typed as points, and nothing said of it
    TieBreaksButton* tieBreaks_;
    QLabel* found_;
    QPushButton* enter_;
    std::optional<db::Entrants> entrants_;
};

/// What the games of an event have in common; blank: they differ.
struct EventData {
    std::vector<db::GameId> games;
    std::string title; ///< of the event
    std::string name;
    std::string site;
    std::string date;
    std::set<std::string> players; ///< as the games have them
};

/// Asks what to change in all games of an event.
class CorrectEventDialog : public QDialog {
    Q_OBJECT

public:
    CorrectEventDialog(const EventData& event, QWidget* parent);

    [[nodiscard]] db::EventCorrection correction() const;
    /// How many games that would change.
    void setCount(std::uint64_t games);

signals:
    /// It is another one: its games are to be counted.
    void corrected(const damscope::db::EventCorrection& correction);

private:
    void compose();
    void addPlayers();
    void read();
    [[nodiscard]] QString wrong() const;

    const EventData data_;
    QLineEdit* name_;
    QLineEdit* site_;
    QLineEdit* date_;
    QLineEdit* year_;
    QTableWidget* players_;
    QLabel* found_;
    QPushButton* correct_;
};

} // namespace damscope::gui
