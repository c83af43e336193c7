// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/annotate_dialog.hpp"

#include "gui/base/rules_words.hpp"
#include "gui/settings/appearance.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace damscope::gui {

AnnotateDialog::AnnotateDialog(std::size_t selected, std::size_t listed, QWidget* parent)
    : QDialog(parent),
      selected_(new QRadioButton(tr("&Selected: %Ln game(s)", nullptr, static_cast<int>(selected)),
                                 this)),
      all_(new QRadioButton(tr("&All in the list: %Ln game(s)", nullptr, static_cast<int>(listed)),
                            this)),
      language_(new QComboBox(this)),
      remove_(new QCheckBox(tr("&Remove Damscope's annotations"), this)) {
    setWindowTitle(tr("Annotate games"));
    selected_->setEnabled(selected > 0);
    selected_->setChecked(selected > 0);
    all_->setChecked(selected == 0);
    all_->setObjectName("allListed");
    remove_->setObjectName("removeAnnotations");
    language_->setAccessibleName(tr("Language of the comments"));
    for (const gui::Language::Choice& choice : gui::Language::choices()) {
        const auto language = languageNamed(choice.code.toStdString());
        language_->addItem(choice.name,
                           static_cast<int>(language.value_or(damscope::Language::english)));
    }
    language_->setCurrentIndex(language_->findData(static_cast<int>(rulesLanguage())));
    auto* note =
        new QLabel(tr("Errors of analysed games get a sign, a short comment and the better "
                      "line. What people wrote is kept."),
                   this);
    note->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Language of the comments:"), language_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(remove_, &QCheckBox::toggled, language_, &QWidget::setDisabled);
    auto* all = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{note, selected_, all_})
        all->addWidget(widget);
    all->addLayout(form);
    all->addWidget(remove_);
    all->addWidget(buttons);
}

bool AnnotateDialog::isAboutAll() const {
    return all_->isChecked();
}

damscope::Language AnnotateDialog::language() const {
    return static_cast<damscope::Language>(language_->currentData().toInt());
}

bool AnnotateDialog::removes() const {
    return remove_->isChecked();
}

} // namespace damscope::gui
