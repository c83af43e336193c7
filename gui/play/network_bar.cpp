// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/network_bar.hpp"

#include "analysis/dxp/message.hpp"
#include "gui/play/network_game.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace damscope::gui {

namespace {

constexpr int mostLines = 500;
constexpr int shownLines = 5;

} // namespace

NetworkBar::NetworkBar(NetworkGame& game, QWidget* parent)
    : QWidget(parent), game_(game), state_(new QLabel(this)), log_(new QPlainTextEdit(this)),
      chat_(new QLineEdit(this)), question_(new QLabel(this)), accept_(new QPushButton(this)),
      refuse_(new QPushButton(this)), disconnect_(new QPushButton(this)) {
    state_->setObjectName("networkState");
    log_->setObjectName("chatLog");
    chat_->setObjectName("chat");
    question_->setObjectName("backQuestion");
    accept_->setObjectName("acceptBack");
    refuse_->setObjectName("refuseBack");
    disconnect_->setObjectName("disconnect");
    for (QLabel* label : {state_, question_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    log_->setReadOnly(true);
    log_->setMaximumBlockCount(mostLines);
    log_->setTabChangesFocus(true);
    log_->setFixedHeight(shownLines * fontMetrics().lineSpacing() + 2 * log_->frameWidth());
    chat_->setMaxLength(static_cast<int>(analysis::dxp::longestChat));
    auto* back = new QHBoxLayout;
    back->addWidget(question_, 1);
    back->addWidget(accept_);
    back->addWidget(refuse_);
    auto* top = new QHBoxLayout;
    top->addWidget(state_, 1);
    top->addWidget(disconnect_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(top);
    all->addLayout(back);
    all->addWidget(log_);
    all->addWidget(chat_);
    connect(&game, &NetworkGame::changed, this, [this] {
        if (game_.isPlaying())
            state_->setText(tr("Connected with %1.").arg(game_.opponent()));
        follow();
    });
    connect(&game, &NetworkGame::reported, this, [this](const QString& text) {
        state_->setText(text);
        follow();
    });
    connect(&game, &NetworkGame::chatReceived, this,
            [this](const QString& text) { show(game_.opponent() + QStringLiteral(": ") + text); });
    connect(&game, &NetworkGame::backAsked, this, &NetworkBar::askBack);
    connect(chat_, &QLineEdit::returnPressed, this, &NetworkBar::say);
    connect(disconnect_, &QPushButton::clicked, this, [this] {
        state_->clear();
        game_.close();
    });
    connect(accept_, &QPushButton::clicked, this, [this] { answerBack(true); });
    connect(refuse_, &QPushButton::clicked, this, [this] { answerBack(false); });
    retranslate();
    follow();
}

void NetworkBar::follow() {
    const bool open = game_.isOpen();
    setVisible(open || !state_->text().isEmpty());
    for (QWidget* part : {static_cast<QWidget*>(log_), static_cast<QWidget*>(chat_),
                          static_cast<QWidget*>(disconnect_)})
        part->setVisible(open);
    if (!game_.isPlaying())
        backPly_ = 0;
    for (QWidget* part : {static_cast<QWidget*>(question_), static_cast<QWidget*>(accept_),
                          static_cast<QWidget*>(refuse_)})
        part->setVisible(backPly_ > 0);
}

void NetworkBar::say() {
    const QString text = chat_->text().trimmed();
    if (text.isEmpty())
        return;
    game_.chat(text);
    show(tr("You: %1").arg(text));
    chat_->clear();
}

void NetworkBar::show(const QString& line) {
    log_->appendPlainText(line);
}

void NetworkBar::askBack(int ply) {
    backPly_ = ply + 1;
    question_->setText(
        tr("%1 wants to go back to move %2.").arg(game_.opponent()).arg(ply / 2 + 1));
    follow();
}

void NetworkBar::answerBack(bool accepts) {
    backPly_ = 0;
    game_.answerBack(accepts);
    follow();
}

void NetworkBar::retranslate() {
    disconnect_->setText(tr("Disconnect"));
    accept_->setText(tr("Accept"));
    refuse_->setText(tr("Refuse"));
    chat_->setPlaceholderText(tr("Chat: type, and press Enter"));
    chat_->setAccessibleName(tr("Message to the other side"));
    log_->setAccessibleName(tr("Chat"));
}

void NetworkBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
