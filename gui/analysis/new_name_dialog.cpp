// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/new_name_dialog.hpp"

#include "base/keyed_rows.hpp"
#include "db/codec/fold_name.hpp"
#include "db/own_names/own_names.hpp"
#include "db/own_names/sections.hpp"
#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"
#include "rules/board/variants.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <exception>
#include <utility>

namespace damscope::gui {

namespace {

using db::NamedKind;

constexpr auto allGames = "all"; // as the file has it

bool isUsed(NamedKind kind, const std::string& key, const std::string& text) {
    const bool known = kind == NamedKind::shot
                           ? base::rowWithKey(analysis::shots::shotNames().all(), key) != nullptr
                           : base::rowWithKey(db::structures().all(), key) != nullptr;
    const auto sections = db::readSections(text);
    return known || (sections && std::ranges::any_of(*sections, [&](const db::NameSection& s) {
                         return s.kind == kind && s.key == key;
                     }));
}

} // namespace

NewNameDialog::NewNameDialog(std::filesystem::path file, QWidget* parent)
    : QDialog(parent), file_(std::move(file)), name_(new QLineEdit(this)),
      kind_(new QComboBox(this)), variant_(new QComboBox(this)), form_(new QFormLayout(this)),
      wrong_(new QLabel(this)) {
    setWindowTitle(tr("New combination or structure"));
    name_->setObjectName("newName");
    kind_->setObjectName("newKind");
    variant_->setObjectName("newVariant");
    wrong_->setObjectName("newWrong");
    wrong_->setWordWrap(true);
    kind_->addItem(tr("structure"), static_cast<int>(NamedKind::structure));
    kind_->addItem(tr("combination"), static_cast<int>(NamedKind::shot));

    form_->addRow(tr("&Name"), name_);
    form_->addRow(tr("&Kind"), kind_);
    form_->addRow(tr("&Variant"), variant_);
    addField("query", tr("Query"),
             QStringLiteral("(white men on 27 28 and black man on 18) for 4 plies"));
    addField("moves", tr("Moves"), tr("the line, as White plays it: 27-22 18x27 32x21"));
    addField("last", tr("Last capture"), tr("from > over > to: 40 > 29 18 > 7"));
    addField("mechanisms", tr("Mechanisms"), tr("words of docs/names.md: turkish"));
    form_->addRow(wrong_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    form_->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewNameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewNameDialog::reject);
    connect(kind_, &QComboBox::currentIndexChanged, this, &NewNameDialog::showFields);
    showFields();
    resize(look::dialog::form, sizeHint().height());
}

void NewNameDialog::addField(const char* name, const QString& label, const QString& hint) {
    auto* edit = new QLineEdit(this);
    edit->setObjectName(name);
    edit->setPlaceholderText(hint);
    form_->addRow(label, edit);
    fields_.push_back({name, edit});
}

NamedKind NewNameDialog::kind() const {
    return static_cast<NamedKind>(kind_->currentData().toInt());
}

// Only a combination can be of every game.
void NewNameDialog::listVariants() {
    const QString before = variant_->currentData().toString();
    variant_->clear();
    for (const rules::Variant variant : rules::allVariants())
        variant_->addItem(variantTitle(variant), qtText(rules::rules(variant).name));
    if (kind() == NamedKind::shot)
        variant_->addItem(tr("all variants"), allGames);
    variant_->setCurrentIndex(std::max(0, variant_->findData(before)));
}

void NewNameDialog::showFields() {
    const auto& known = db::fieldsOf(kind());
    for (const Field& field : fields_) {
        const bool has = std::ranges::find(known, field.name) != known.end();
        field.edit->setEnabled(has);
        form_->setRowVisible(field.edit, has);
    }
    listVariants();
}

// "my-wall" of "My wall"; with a number if there is one.
std::string NewNameDialog::newKey(const std::string& text) const {
    std::string name = db::foldName(name_->text().simplified().toStdString());
    name.erase(0, name.find_first_not_of(' '));
    std::ranges::replace(name, ' ', '-');
    std::erase_if(name, [](char c) { return c == '[' || c == ']'; });
    const std::string base = name.empty() ? "own" : name;
    std::string key = base;
    for (int number = 2; isUsed(kind(), key, text); ++number)
        key = base + '-' + std::to_string(number);
    return key;
}

std::string NewNameDialog::changedText(const std::string& text) const {
    const auto with = [&](const std::string& changed, const char* field, const QString& value) {
        return db::withField(changed, kind(), key_, field, value.simplified().toStdString());
    };
    std::string changed =
        with(text, std::string(codeOf(columnOf(rulesLanguage()))).c_str(), name_->text());
    changed = with(changed, "variant", variant_->currentData().toString());
    for (const Field& field : fields_)
        if (field.edit->isEnabled() && !field.edit->text().simplified().isEmpty())
            changed = with(changed, field.name, field.edit->text());
    return changed;
}

void NewNameDialog::accept() {
    try {
        const auto change = [this](const std::string& text) {
            key_ = newKey(text);
            return changedText(text);
        };
        if (const auto problem = db::changeOwnNames(file_, change))
            return wrong_->setText(worded(problem->reason));
    } catch (const std::exception& error) {
        return wrong_->setText(QString::fromStdString(error.what()));
    }
    QDialog::accept();
}

} // namespace damscope::gui
