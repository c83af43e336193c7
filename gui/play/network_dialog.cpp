// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/network_dialog.hpp"

#include "analysis/dxp/connection.hpp"
#include "analysis/dxp/message.hpp"
#include "analysis/play/strength.hpp"
#include "gui/base/rules_words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
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
    minutes_->setSpecialValueText(tr("no clock"));
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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Begin"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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

} // namespace damscope::gui
