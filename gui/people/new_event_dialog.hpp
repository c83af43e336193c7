// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/entrants.hpp"

#include <QDialog>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace damscope::gui {

/// Asks for a tournament that is to be played: who plays, and who meets whom.
class NewEventDialog : public QDialog {
    Q_OBJECT

public:
    NewEventDialog(const db::NewEvent& proposed, QWidget* parent);

    /// Names that are proposed while one is typed.
    void offer(const QStringList& players, const QStringList& events, const QStringList& sites);
    [[nodiscard]] db::NewEvent event() const;
    [[nodiscard]] std::vector<db::Pairing> pairings() const { return entrants_->pairings; }

private:
    void compose();
    [[nodiscard]] db::Draw draw() const;
    void addPlayer();
    void showDraw();
    void read();
    [[nodiscard]] QString wrong(const db::EntrantsFault& fault) const;
    [[nodiscard]] bool hasDate() const;

    QFormLayout* form_;
    QLineEdit* name_;
    QLineEdit* site_;
    QLineEdit* date_;
    QComboBox* variant_;
    QComboBox* kind_;
    QSpinBox* round_;
    QLineEdit* player_;
    QPlainTextEdit* players_;
    QLabel* found_;
    QPushButton* enter_;
    std::optional<db::Entrants> entrants_;
};

} // namespace damscope::gui
