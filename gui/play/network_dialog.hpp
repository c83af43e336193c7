// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/network_line.hpp"
#include "rules/board/position.hpp"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace damscope::gui {

/// Chooses the other program and the games that are played with it by DamExchange.
class NetworkDialog : public QDialog {
    Q_OBJECT

public:
    /// `players`: of this side, a person first.
    NetworkDialog(const QStringList& players, rules::Variant variant, QWidget* parent);

    [[nodiscard]] NetworkPlace place() const;
    [[nodiscard]] bool asks() const;
    [[nodiscard]] rules::Variant variant() const;
    [[nodiscard]] rules::Color own() const;
    [[nodiscard]] int minutes() const;
    /// The index of the chosen one.
    [[nodiscard]] int player() const;
    [[nodiscard]] int strength() const;

private:
    void compose();
    void followChoices();

    QRadioButton* connects_;
    QRadioButton* waits_;
    QLineEdit* host_;
    QSpinBox* port_;
    QCheckBox* others_;
    QComboBox* variant_;
    QComboBox* player_;
    QSpinBox* strength_;
    QCheckBox* asks_;
    QComboBox* colour_;
    QSpinBox* minutes_;
};

} // namespace damscope::gui
