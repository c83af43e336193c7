// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace damscope::gui {

class NetworkGame;

/// Shows a connection to another program: its state, the chat, requests to take moves back, and how
/// to end it. Hidden without a connection, unless there is something to report about the last one.
class NetworkBar : public QWidget {
    Q_OBJECT

public:
    explicit NetworkBar(NetworkGame& game, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

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
