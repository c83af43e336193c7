// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/network_game.hpp"
#include "rules/board/position.hpp"

#include <QDialog>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
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

class NetworkGame;

/// Shows a connection to another program: its state, the chat, requests to take moves back, and how
/// to end it. Hidden without a connection, unless there is something to report about the last one.
class NetworkBar : public QWidget {
    Q_OBJECT

public:
    explicit NetworkBar(NetworkGame& game, QWidget* parent = nullptr);

private:
    void follow();
    void say();
    void show(const QString& line);
    void askBack(int ply);
    void answerBack(bool accepts);
    void retranslate();

    NetworkGame& game_;
    QLabel* state_;
    QPlainTextEdit* log_;
    QLineEdit* chat_;
    QLabel* question_;
    QPushButton* accept_;
    QPushButton* refuse_;
    QPushButton* disconnect_;
    int backPly_ = 0;
};

} // namespace damscope::gui
