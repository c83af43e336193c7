// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/rules_window.hpp"

#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "guide/page.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QVBoxLayout>

namespace damscope::gui {

RulesWindow::RulesWindow(rules::Variant variant, QWidget* parent)
    : QDialog(parent), variant_(new QComboBox(this)), text_(new QPlainTextEdit(this)) {
    constexpr int columns = 82;
    constexpr int height = 640;
    variant_->setObjectName("rulesVariant");
    for (const rules::Variant v : rules::allVariants())
        variant_->addItem({}, static_cast<int>(v));
    text_->setReadOnly(true);
    text_->setTabChangesFocus(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap); // the page has lines of its own
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* all = new QVBoxLayout(this);
    all->addWidget(variant_);
    all->addWidget(text_, 1);
    all->addWidget(buttons);
    const QMargins around = all->contentsMargins();
    resize(columns * text_->fontMetrics().horizontalAdvance(QLatin1Char('x')) + around.left() +
               around.right() + text_->verticalScrollBar()->sizeHint().width() +
               2 * text_->frameWidth(),
           height);
    connect(variant_, &QComboBox::currentIndexChanged, this, &RulesWindow::showChosen);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    showRules(variant);
}

void RulesWindow::showRules(rules::Variant variant) {
    variant_->setCurrentIndex(variant_->findData(static_cast<int>(variant)));
    showChosen();
}

void RulesWindow::showChosen() {
    const auto variant = static_cast<rules::Variant>(variant_->currentData().toInt());
    text_->setPlainText(qtText(rules::rulesPage(variant, rulesLanguage())));
}

void RulesWindow::retranslate() {
    setWindowTitle(tr("Rules"));
    variant_->setAccessibleName(tr("Variant"));
    text_->setAccessibleName(windowTitle());
    for (int i = 0; i < variant_->count(); ++i)
        variant_->setItemText(
            i, variantTitle(static_cast<rules::Variant>(variant_->itemData(i).toInt())));
}

void RulesWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showChosen();
    }
}

} // namespace damscope::gui
