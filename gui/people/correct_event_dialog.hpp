// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/corrections.hpp"

#include <QDialog>

#include <set>
#include <string>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace damscope::gui {

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
