// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/reading_dialog.hpp"

#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "parser/encoding/encoding.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace damscope::gui {

QStringList usualEncodings() {
    return {"UTF-8",        "windows-1252", "windows-1251", "windows-1250", "windows-1257",
            "windows-1254", "ISO-8859-1",   "ISO-8859-2",   "ISO-8859-13",  "ISO-8859-15",
            "KOI8-R",       "KOI8-U",       "CP866",        "CP850",        "CP852",
            "CP775",        "CP857",        "CP1125",       "CP437",        "MACINTOSH",
            "MAC-CYRILLIC", "UTF-16"};
}

ReadingDialog::ReadingDialog(QWidget* parent)
    : QDialog(parent), encoding_(new QComboBox(this)), variant_(new QComboBox(this)),
      wrong_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("How to read the files"));
    encoding_->setObjectName("encoding");
    encoding_->setAccessibleName(tr("Encoding"));
    encoding_->addItem(tr("Detect"));
    encoding_->addItems(usualEncodings());
    encoding_->setEditable(true);
    encoding_->setInsertPolicy(QComboBox::NoInsert);
    variant_->setObjectName("readingVariant");
    variant_->setAccessibleName(tr("Variant"));
    variant_->addItem(tr("As the files say"), -1);
    for (const rules::Variant variant : rules::allVariants())
        variant_->addItem(variantTitle(variant), static_cast<int>(variant));
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
    wrong_->setText(known ? tr("Files that name their encoding or variant are read as chosen here "
                               "too.")
                          : tr("Damscope does not know the encoding \"%1\".").arg(text));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(known);
}

} // namespace damscope::gui
