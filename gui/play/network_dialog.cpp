// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/network_dialog.hpp"

#include "analysis/dxp/connection.hpp"
#include "analysis/dxp/message.hpp"
#include "analysis/play/played_game.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

namespace dxp = analysis::dxp;

namespace {

constexpr int usualMinutes = 10;
constexpr int mostMinutes = 999;
constexpr int lastPort = 65535;

} // namespace

NetworkDialog::NetworkDialog(const QStringList& players, rules::Variant variant, QWidget* parent)
    : QDialog(parent), connects_(new QRadioButton(tr("&Connect to a program"), this)),
      waits_(new QRadioButton(tr("&Wait until a program connects"), this)),
      host_(new QLineEdit(QStringLiteral("127.0.0.1"), this)), port_(new QSpinBox(this)),
      others_(new QCheckBox(tr("Programs on &other computers may connect"), this)),
      variant_(new QComboBox(this)), player_(new QComboBox(this)), strength_(new QSpinBox(this)),
      asks_(new QCheckBox(tr("&Ask for the game"), this)), colour_(new QComboBox(this)),
      minutes_(new QSpinBox(this)) {
    setWindowTitle(tr("Play over a network"));
    for (const rules::Variant each : rules::allVariants())
        if (rules::rules(each).board.size() == dxp::squares)
            variant_->addItem(variantTitle(each), static_cast<int>(each));
    variant_->setCurrentIndex(std::max(0, variant_->findData(static_cast<int>(variant))));
    player_->addItems(players);
    colour_->addItems({tr("White"), tr("Black")});
    port_->setRange(1, lastPort);
    port_->setValue(dxp::usualPort);
    port_->setGroupSeparatorShown(false);
    strength_->setRange(analysis::play::weakest, analysis::play::strongest);
    strength_->setValue(analysis::play::strongest);
    minutes_->setRange(0, mostMinutes);
    minutes_->setValue(usualMinutes);
    minutes_->setSpecialValueText(capitalised(tr("no clock")));
    minutes_->setSuffix(tr(" min"));
    connects_->setChecked(true);
    asks_->setChecked(true);
    compose();
    for (QRadioButton* button : {connects_, waits_})
        connect(button, &QRadioButton::toggled, this, [this] {
            asks_->setChecked(connects_->isChecked()); // as most programs do
            followChoices();
        });
    connect(asks_, &QCheckBox::toggled, this, &NetworkDialog::followChoices);
    connect(player_, &QComboBox::currentIndexChanged, this, &NetworkDialog::followChoices);
    connect(host_, &QLineEdit::textChanged, this, &NetworkDialog::followChoices);
    followChoices();
}

void NetworkDialog::compose() {
    connects_->setObjectName("connects");
    waits_->setObjectName("waits");
    host_->setObjectName("host");
    port_->setObjectName("port");
    others_->setObjectName("others");
    variant_->setObjectName("networkVariant");
    player_->setObjectName("networkPlayer");
    strength_->setObjectName("networkStrength");
    asks_->setObjectName("asks");
    colour_->setObjectName("networkColour");
    minutes_->setObjectName("networkMinutes");
    auto* form = new QFormLayout;
    form->addRow(tr("&Host:"), host_);
    form->addRow(tr("&Port:"), port_);
    form->addRow(others_);
    form->addRow(tr("&Variant:"), variant_);
    form->addRow(tr("Played here b&y:"), player_);
    form->addRow(tr("&Strength:"), strength_);
    form->addRow(asks_);
    form->addRow(tr("Co&lour here:"), colour_);
    form->addRow(tr("&Minutes for each side:"), minutes_);
    asks_->setToolTip(tr("One of the two programs asks for the games; the other one plays what it "
                         "is asked for"));
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Begin"));
    auto* all = new QVBoxLayout(this);
    all->addWidget(connects_);
    all->addWidget(waits_);
    all->addLayout(form);
    all->addWidget(buttons);
}

void NetworkDialog::followChoices() {
    host_->setEnabled(connects_->isChecked());
    others_->setEnabled(waits_->isChecked());
    colour_->setEnabled(asks());
    minutes_->setEnabled(asks());
    strength_->setEnabled(player() > 0);
    const auto* buttons = findChild<QDialogButtonBox*>();
    buttons->button(QDialogButtonBox::Ok)
        ->setEnabled(waits_->isChecked() || !host_->text().trimmed().isEmpty());
}

NetworkPlace NetworkDialog::place() const {
    const auto port = static_cast<std::uint16_t>(port_->value());
    if (connects_->isChecked())
        return {host_->text().trimmed().toStdString(), port, false};
    return {others_->isChecked() ? "0.0.0.0" : "127.0.0.1", port, true};
}

bool NetworkDialog::asks() const {
    return asks_->isChecked();
}

rules::Variant NetworkDialog::variant() const {
    return static_cast<rules::Variant>(variant_->currentData().toInt());
}

rules::Color NetworkDialog::own() const {
    return colour_->currentIndex() == 0 ? rules::Color::white : rules::Color::black;
}

int NetworkDialog::minutes() const {
    return minutes_->value();
}

int NetworkDialog::player() const {
    return player_->currentIndex();
}

int NetworkDialog::strength() const {
    return strength_->value();
}

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
    keepTranslated(*this, [this] { retranslate(); });
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

} // namespace damscope::gui
