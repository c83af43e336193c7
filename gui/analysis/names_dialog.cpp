// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/names_dialog.hpp"

#include "base/keyed_rows.hpp"
#include "base/text/split.hpp"
#include "db/search/own_names/own_names.hpp"
#include "db/store/codec/fold_name.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/look/theme.hpp"
#include "messages/translation.hpp"
#include "rules/board/variants.hpp"
#include "rules/text/notation.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <exception>
#include <utility>

namespace damscope::gui {

namespace {

using analysis::shots::ShotExample;
using analysis::shots::ShotName;
using db::NamedKind;
using db::Structure;

constexpr int essenceColumn = 3;  // seen beside the name
constexpr int widestEssence = 36; // letters
constexpr int kindRole = Qt::UserRole;
constexpr int keyRole = Qt::UserRole + 1;

bool isBuiltIn(NamedKind kind, const std::string& key) {
    return kind == NamedKind::shot
               ? base::rowWithKey(analysis::shots::builtInShotNames().all(), key) != nullptr
               : base::rowWithKey(db::builtInStructures().all(), key) != nullptr;
}

// The language of a field, which its code names.
std::optional<damscope::Language> languageOf(std::string_view field) {
    const auto* const found = std::ranges::find(nameLanguages, field, codeOf);
    return found == nameLanguages.end() ? std::nullopt : std::optional(*found);
}

// What is in the fields of the file.
QString valueOf(const ShotName& name, std::string_view field) {
    if (field == "moves")
        return qtText(name.words.moves);
    if (field == "last")
        return qtText(name.words.last);
    return field == "mechanisms" ? qtText(name.words.mechanisms) : QString();
}

QString valueOf(const Structure& structure, std::string_view field) {
    return field == "query" ? qtText(structure.query) : QString();
}

QPixmap pixmapOf(const BoardPicture& picture) {
    return QPixmap::fromImage(diagramImage({.variant = picture.position->variant(),
                                            .picture = picture,
                                            .theme = BoardThemeName::wood,
                                            .numbering = Numbering::inside,
                                            .flipped = false},
                                           look::board::report));
}

QPixmap pictureOf(const Structure& structure) {
    BoardPicture picture;
    picture.position = menOf(structure);
    for (const rules::Square square : structure.squares.empty)
        picture.shapes.push_back({rules::ShapeColor::red, square, std::nullopt});
    return pixmapOf(picture);
}

QPixmap pictureOf(const ShotName& name) {
    if (!name.example)
        return {};
    BoardPicture picture;
    picture.position = name.example->start;
    picture.arrows = {
        arrowOf(*picture.position, name.example->line.front(), MoveArrow::Kind::better)};
    return pixmapOf(picture);
}

QString movesOf(const ShotExample& example) {
    QStringList moves;
    rules::Position position = example.start;
    for (const rules::Move& move : example.line) {
        moves += qtText(rules::moveText(position, move));
        position.play(move);
    }
    return moves.join(u' ');
}

QString definitionOf(const ShotName& name) {
    QStringList lines;
    for (const std::string_view key : base::splitWords(name.words.mechanisms))
        lines += qtText(word("mechanism", key, rulesLanguage()));
    if (name.example)
        lines += NamesDialog::tr("Example: %1").arg(movesOf(*name.example));
    return lines.join(u'\n');
}

template <class Row> QString fieldOf(const Row& row, std::string_view field) {
    if (const auto own = languageOf(field))
        return qtText(row.names[*own]);
    return valueOf(row, field);
}

template <class Row> QString sourceOf(const Row& row) {
    QStringList lines;
    if (!row.alternatives.empty()) {
        QStringList others;
        for (const std::string& other : row.alternatives)
            others += qtText(other);
        lines += NamesDialog::tr("Also: %1").arg(others.join(QStringLiteral("; ")));
    }
    lines += row.source.empty() ? NamesDialog::tr("Your own")
                                : NamesDialog::tr("Source: %1").arg(qtText(row.source));
    return lines.join(u'\n');
}

// By which one sees which row is meant: some names have several rules.
QString essenceOf(const ShotName& name) {
    return name.example ? movesOf(*name.example) : qtText(name.words.joined());
}

QString essenceOf(const Structure& structure) {
    QStringList sides;
    for (const auto& squares : {structure.squares.white, structure.squares.black})
        if (!squares.empty())
            sides += qtText(db::squareNames(structure, squares));
    return sides.isEmpty() ? qtText(structure.query) : sides.join(QStringLiteral(" – "));
}

template <class Row>
QTreeWidgetItem* itemOf(const Row& row, NamedKind kind, const QString& kindWord,
                        const QString& variant) {
    auto* item = new QTreeWidgetItem(
        {qtText(nameIn(row.names, rulesLanguage())), kindWord, variant, essenceOf(row)});
    item->setToolTip(essenceColumn, plainTip(item->text(essenceColumn)));
    item->setCheckState(0, row.off ? Qt::Unchecked : Qt::Checked);
    item->setFlags(item->flags() | Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
    item->setData(0, kindRole, static_cast<int>(kind));
    item->setData(0, keyRole, qtText(row.key));
    return item;
}

} // namespace

NamesDialog::NamesDialog(std::filesystem::path file, QWidget* parent)
    : QDialog(parent), file_(std::move(file)), list_(new QTreeWidget(this)),
      board_(new QLabel(this)), definition_(new QLabel(this)), source_(new QLabel(this)),
      form_(new QFormLayout), wrong_(new QLabel(this)) {
    setWindowTitle(tr("Combinations and structures"));
    list_->setHeaderLabels({tr("Name"), tr("Kind"), tr("Variant"), tr("Moves or squares")});
    list_->header()->moveSection(essenceColumn, 1);
    list_->setAccessibleName(windowTitle());
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    definition_->setWordWrap(true);
    source_->setWordWrap(true);
    source_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    source_->setObjectName("source");
    wrong_->setWordWrap(true);
    wrong_->setObjectName("wrong");
    board_->setObjectName("board");
    definition_->setObjectName("definition");

    for (const damscope::Language language : nameLanguages)
        addField(std::string(codeOf(language)), qtText(ownName(language)));
    addField("query", tr("Query"));
    addField("moves", tr("Moves"));
    addField("last", tr("Last capture"));
    addField("mechanisms", tr("Mechanisms"));

    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    original_ = buttons->addButton(tr("&Program default"), QDialogButtonBox::ResetRole);
    original_->setObjectName("original");
    auto* add = buttons->addButton(tr("&New…"), QDialogButtonBox::ActionRole);
    add->setObjectName("new");
    connect(add, &QPushButton::clicked, this, &NamesDialog::askForNew);
    for (QPushButton* button : buttons->findChildren<QPushButton*>())
        button->setAutoDefault(false); // Return ends the editing of a line
    connect(original_, &QPushButton::clicked, this, &NamesDialog::reset);

    auto* right = new QVBoxLayout;
    right->addWidget(board_, 0, Qt::AlignHCenter);
    right->addWidget(definition_);
    right->addLayout(form_);
    right->addWidget(source_);
    right->addWidget(wrong_);
    right->addStretch();
    auto* halves = new QHBoxLayout;
    halves->addWidget(list_, 3);
    halves->addLayout(right, 2);
    auto* all = new QVBoxLayout(this);
    all->addLayout(halves);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::large);

    fill();
    connect(list_, &QTreeWidget::currentItemChanged, this, &NamesDialog::showSelected);
    connect(list_, &QTreeWidget::itemChanged, this, &NamesDialog::takeCheckOrName);
    list_->setCurrentItem(list_->topLevelItem(0));
}

void NamesDialog::addField(const std::string& name, const QString& label) {
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QString::fromStdString(name));
    form_->addRow(label, edit);
    fields_.push_back({name, edit});
    connect(edit, &QLineEdit::editingFinished, this, &NamesDialog::takeDefinition);
}

void NamesDialog::fill() {
    filling_ = true;
    const auto before = selected();
    list_->clear();
    const auto add = [&](QTreeWidgetItem* item) { list_->addTopLevelItem(item); };
    const db::NameCatalogue names = NamesInUse::catalogueOf(*this);
    for (const ShotName& name : names.shots.all())
        add(itemOf(name, NamedKind::shot, tr("combination"),
                   name.variant ? variantTitle(*name.variant) : NewNameDialog::tr("all variants")));
    for (const Structure& structure : names.structures.all())
        add(itemOf(structure, NamedKind::structure, tr("structure"),
                   variantTitle(structure.variant)));
    for (int column = 0; column < list_->columnCount(); ++column)
        list_->resizeColumnToContents(column);
    list_->setColumnWidth(essenceColumn,
                          std::min(list_->columnWidth(essenceColumn),
                                   widestEssence * list_->fontMetrics().averageCharWidth()));
    if (before)
        select(*before);
    filling_ = false;
    showSelected();
}

std::optional<NamesDialog::Row> NamesDialog::selected() const {
    const QTreeWidgetItem* item = list_->currentItem();
    if (item == nullptr)
        return std::nullopt;
    return Row{static_cast<NamedKind>(item->data(0, kindRole).toInt()),
               item->data(0, keyRole).toString().toStdString()};
}

void NamesDialog::showSelected() {
    const auto row = selected();
    if (!row || filling_)
        return;
    original_->setText(isBuiltIn(row->kind, row->key) ? tr("&Program default") : tr("&Delete"));
    const db::NameCatalogue names = NamesInUse::catalogueOf(*this);
    const bool isShot = row->kind == NamedKind::shot;
    const auto shot = isShot ? names.shots.withKey(row->key) : nullptr;
    const auto structure = isShot ? nullptr : names.structures.withKey(row->key);
    const auto& known = db::fieldsOf(row->kind);
    for (const Field& field : fields_) {
        const bool has = std::ranges::find(known, field.name) != known.end();
        field.edit->setEnabled(has);
        form_->setRowVisible(field.edit, has);
        field.edit->setText(structure != nullptr ? fieldOf(*structure, field.name)
                            : shot != nullptr    ? fieldOf(*shot, field.name)
                                                 : QString());
    }
    board_->setPixmap(structure != nullptr ? pictureOf(*structure)
                      : shot != nullptr    ? pictureOf(*shot)
                                           : QPixmap());
    source_->setText(structure != nullptr ? sourceOf(*structure)
                     : shot != nullptr    ? sourceOf(*shot)
                                          : QString());
    definition_->setText(structure != nullptr ? qtText(structure->definition)
                         : shot != nullptr    ? definitionOf(*shot)
                                              : QString());
}

void NamesDialog::takeCheckOrName(QTreeWidgetItem* item, int column) {
    if (filling_ || column != 0)
        return;
    list_->setCurrentItem(item);
    const auto row = selected();
    const bool off = item->checkState(0) == Qt::Unchecked;
    const bool isShot = row->kind == NamedKind::shot;
    const db::NameCatalogue all = NamesInUse::catalogueOf(*this);
    const auto shot = isShot ? all.shots.withKey(row->key) : nullptr;
    const auto structure = isShot ? nullptr : all.structures.withKey(row->key);
    if (shot == nullptr && structure == nullptr)
        return;
    const Names& names = isShot ? shot->names : structure->names;
    const std::string name = item->text(0).simplified().toStdString();
    const bool isRenamed = !name.empty() && name != nameIn(names, rulesLanguage());
    change([&](const std::string& before) {
        const std::string text =
            db::withField(before, row->kind, row->key, "off",
                          off ? std::optional<std::string>("yes") : std::nullopt);
        return isRenamed ? db::withField(text, row->kind, row->key,
                                         std::string(codeOf(columnOf(rulesLanguage()))), name)
                         : text;
    });
}

void NamesDialog::takeDefinition() {
    const auto row = selected();
    auto* edit = qobject_cast<QLineEdit*>(sender());
    if (!row || edit == nullptr || !edit->isModified())
        return;
    edit->setModified(false);
    const std::string field = edit->objectName().toStdString();
    const std::string value = edit->text().simplified().toStdString();
    const bool asBefore = value.empty() && languageOf(field).has_value();
    change([&](const std::string& text) {
        return db::withField(text, row->kind, row->key, field,
                             asBefore ? std::nullopt : std::optional(value));
    });
}

void NamesDialog::askForNew() {
    auto* dialog = new NewNameDialog(file_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        emit changed();
        fill();
        select({dialog->kind(), dialog->key()});
    });
    dialog->open();
}

void NamesDialog::select(const Row& row) {
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = list_->topLevelItem(i);
        if (item->data(0, keyRole) == qtText(row.key) &&
            item->data(0, kindRole) == static_cast<int>(row.kind))
            list_->setCurrentItem(item);
    }
}

bool NamesDialog::mayDelete() {
    return QMessageBox::question(
               this, windowTitle(),
               tr("Delete \"%1\" and its definition?").arg(list_->currentItem()->text(0))) ==
           QMessageBox::Yes;
}

void NamesDialog::reset() {
    const auto row = selected();
    if (!row || (!isBuiltIn(row->kind, row->key) && !mayDelete()))
        return;
    change([&](const std::string& text) { return db::withoutSection(text, row->kind, row->key); });
}

// What cannot be read is not kept. What is wrong stays on view when another row is chosen, with
// the name of its own row.
void NamesDialog::change(const Change& changed) {
    const QString named =
        list_->currentItem() == nullptr ? QString() : list_->currentItem()->text(0);
    QString reason;
    try {
        if (const auto names = db::changeOwnNames(file_, changed))
            NamesInUse::set(*this, *names);
        else
            reason = worded(names.error().reason);
    } catch (const std::exception& error) {
        reason = QString::fromStdString(error.what());
    }
    if (reason.isEmpty()) {
        emit this->changed();
        QTimer::singleShot(0, this, &NamesDialog::fill); // not while the list reports a change
    }
    wrong_->setText(reason.isEmpty() ? reason : named + ": " + reason);
}

namespace {

using db::NamedKind;

constexpr auto allGames = "all"; // as the file has it

bool isUsed(const db::NameCatalogue& names, NamedKind kind, const std::string& key,
            const std::string& text) {
    const bool known = kind == NamedKind::shot ? names.shots.withKey(key) != nullptr
                                               : names.structures.withKey(key) != nullptr;
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
    kind_->addItem(capitalised(tr("structure")), static_cast<int>(NamedKind::structure));
    kind_->addItem(capitalised(tr("combination")), static_cast<int>(NamedKind::shot));

    form_->addRow(tr("&Name"), name_);
    form_->addRow(tr("&Kind"), kind_);
    form_->addRow(tr("&Variant"), variant_);
    addField("query", tr("Query"),
             QStringLiteral("(white men on 27 28 and black man on 18) for 4 plies"));
    addField("moves", tr("Moves"), tr("the line, as White plays it: 27-22 18x27 32x21"));
    addField("last", tr("Last capture"), tr("from > over > to: 40 > 29 18 > 7"));
    addField("mechanisms", tr("Mechanisms"), tr("names of mechanisms, such as turkish"));
    form_->addRow(wrong_);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form_->addRow(buttons);
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
        variant_->addItem(capitalised(tr("all variants")), allGames);
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
    for (int number = 2; isUsed(NamesInUse::catalogueOf(*this), kind(), key, text); ++number)
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
        const auto names = db::changeOwnNames(file_, change);
        if (!names)
            return wrong_->setText(worded(names.error().reason));
        NamesInUse::set(*this, *names);
    } catch (const std::exception& error) {
        return wrong_->setText(QString::fromStdString(error.what()));
    }
    QDialog::accept();
}

} // namespace damscope::gui
