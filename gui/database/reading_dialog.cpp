// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/reading_dialog.hpp"

#include "gui/database/reading_choices.hpp"
#include "parser/encoding/encoding.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace damscope::gui {

ReadingDialog::ReadingDialog(QWidget* parent)
    : QDialog(parent), encoding_(new QComboBox(this)), variant_(new QComboBox(this)),
      wrong_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("How to read the files"));
    encoding_->setAccessibleName(tr("Encoding"));
    encoding_->addItem(tr("Detect"));
    offerEncodings(*encoding_);
    variant_->setAccessibleName(tr("Variant"));
    variant_->addItem(tr("As stated in the files"), -1);
    offerVariants(*variant_);
    wrong_->setWordWrap(true);
    wrong_->setTextFormat(Qt::PlainText);
    auto* form = new QFormLayout;
    form->addRow(tr("&Encoding:"), encoding_);
    form->addRow(tr("&Variant:"), variant_);
    auto* all = new QVBoxLayout(this);
    all->addLayout(form);
    all->addWidget(wrong_);
    all->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(encoding_, &QComboBox::currentTextChanged, this, &ReadingDialog::check);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Choose &files…"));
    check();
}

HowToRead ReadingDialog::chosen() const {
    HowToRead how;
    if (encoding_->currentText() != encoding_->itemText(0))
        if (const auto name = parser::encodingNamed(encoding_->currentText().toStdString()))
            how.encoding = *name;
    if (const int variant = variant_->currentData().toInt(); variant >= 0)
        how.variant = static_cast<rules::Variant>(variant);
    return how;
}

void ReadingDialog::check() {
    const QString text = encoding_->currentText();
    const bool known = text == encoding_->itemText(0) || parser::encodingNamed(text.toStdString());
    wrong_->setText(
        known ? tr("Files that name their own encoding or variant are also read as chosen here.")
              : tr("Damscope does not know the encoding \"%1\".").arg(text));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(known);
}

} // namespace damscope::gui
