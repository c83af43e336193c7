// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/preferences_dialog.hpp"

#include "base/parallel/workers.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/widgets.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

namespace {

QString plain(QString label) {
    return label.remove('&').remove(':');
}

} // namespace

PreferencesDialog::PreferencesDialog(Settings& settings, QWidget* parent)
    : QDialog(parent), settings_(settings), pages_(new QTabWidget(this)) {
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    pages_->setUsesScrollButtons(false); // all titles are read
    auto* all = new QVBoxLayout(this);
    all->addWidget(pages_);
    all->addWidget(buttons);
    keepTranslated(*this, [this] { compose(); });
}

// Composes the dialog, and again when the language has changed.
void PreferencesDialog::compose() {
    fields_.clear();
    const int shown = std::max(0, pages_->currentIndex());
    while (pages_->count() > 0)
        delete pages_->widget(0);
    setWindowTitle(tr("Preferences"));
    pages_->setAccessibleName(windowTitle());
    pages_->tabBar()->setAccessibleName(windowTitle());
    fillGeneral();
    fillBoard();
    fillEngine();
    fillFiles();
    pages_->setCurrentIndex(shown);
}

QFormLayout* PreferencesDialog::addPage(const QString& title) {
    auto* page = new QWidget(pages_);
    auto* form = new QFormLayout(page);
    pages_->addTab(page, title);
    return form;
}

void PreferencesDialog::remember(const QString& name, const QString& key) {
    fields_.push_back({plain(name), plain(pages_->tabText(pages_->count() - 1)), key});
}

void PreferencesDialog::showField(const QString& key) {
    auto* field = findChild<QWidget*>(key);
    if (field == nullptr)
        return;
    for (int i = 0; i < pages_->count(); ++i)
        if (pages_->widget(i)->isAncestorOf(field))
            pages_->setCurrentIndex(i);
    field->setFocus(Qt::ShortcutFocusReason);
}

template <class Value>
void PreferencesDialog::addChoice(QFormLayout& form, const QString& label, Setting<Value>& setting,
                                  const Choices<Value>& choices, Then then) {
    auto* box = new QComboBox(form.parentWidget());
    box->setObjectName(setting.key());
    box->setAccessibleName(plain(label));
    remember(label, setting.key());
    for (const auto& [name, value] : choices) {
        box->addItem(name);
        if (value == *setting)
            box->setCurrentIndex(box->count() - 1);
    }
    connect(box, &QComboBox::activated, this, [this, &setting, choices, then](int index) {
        setting.set(choices.at(static_cast<std::size_t>(index)).second);
        emit(this->*then)();
    });
    form.addRow(label, box);
}

void PreferencesDialog::addSwitch(QFormLayout& form, const QString& text, Setting<bool>& setting) {
    auto* box = new QCheckBox(text, form.parentWidget());
    box->setObjectName(setting.key());
    box->setChecked(*setting);
    remember(text, setting.key());
    connect(box, &QCheckBox::clicked, this, [this, &setting](bool on) {
        setting.set(on);
        emit settingChanged();
    });
    form.addRow(box);
}

void PreferencesDialog::addNumber(QFormLayout& form, const QString& label, Setting<int>& setting,
                                  const Range& range) {
    auto* box = new QSpinBox(form.parentWidget());
    box->setObjectName(setting.key());
    setName(*box, plain(label));
    remember(label, setting.key());
    box->setRange(range.least, range.most);
    box->setSingleStep(range.step);
    box->setSuffix(range.unit);
    if (!range.leastWord.isEmpty())
        setLeastWord(*box, range.leastWord);
    box->setValue(*setting);
    box->setKeyboardTracking(false); // "1" of "16" is not chosen
    connect(box, &QSpinBox::valueChanged, this, [this, &setting](int value) {
        setting.set(value);
        emit settingChanged();
    });
    form.addRow(label, box);
}

void PreferencesDialog::addText(QFormLayout& form, const QString& label, Setting<QString>& setting,
                                const QString& hint) {
    auto* line = new QLineEdit(*setting, form.parentWidget());
    line->setObjectName(setting.key());
    line->setAccessibleName(plain(label));
    line->setPlaceholderText(hint);
    remember(label, setting.key());
    connect(line, &QLineEdit::editingFinished, this, [this, line, &setting] {
        setting.set(line->text().trimmed());
        emit settingChanged();
    });
    form.addRow(label, line);
}

void PreferencesDialog::fillGeneral() {
    QFormLayout& form = *addPage(tr("&General"));
    addText(form, tr("Your &name:"), settings_.userName, qEnvironmentVariable("USER"));
    Choices<QString> languages{{tr("System default"), QString()}};
    for (const Language::Choice& choice : Language::choices())
        languages.emplace_back(choice.name, choice.code);
    addChoice(form, tr("&Language:"), settings_.language, languages,
              &PreferencesDialog::wordsChanged);
    addChoice<ResultsShown>(form, tr("&Results:"), settings_.results,
                            {{tr("By variant"), ResultsShown::ofVariant},
                             {tr("2-0, 1-1, 0-2"), ResultsShown::twoPoints},
                             {tr("1-0, 1/2-1/2, 0-1"), ResultsShown::onePoint}},
                            &PreferencesDialog::wordsChanged);
    addChoice<Appearance>(form, tr("&Colours:"), settings_.appearance,
                          {{tr("System default"), Appearance::system},
                           {tr("Light"), Appearance::light},
                           {tr("Dark"), Appearance::dark},
                           {tr("High contrast"), Appearance::highContrast}});
    fillFonts(form);
    auto* reset = new QPushButton(tr("Re&set layout"), form.parentWidget());
    reset->setObjectName("resetLayout");
    reset->setToolTip(tr("Puts all panels back in their original places"));
    reset->setAutoDefault(false);
    connect(reset, &QPushButton::clicked, this, &PreferencesDialog::layoutResetWanted);
    form.addRow(tr("Panels:"), reset);
}

void PreferencesDialog::fillFonts(QFormLayout& form) {
    Choices<QString> families{{tr("System default"), QString()}};
    for (const QString& family : QFontDatabase::families(QFontDatabase::Any))
        if (!QFontDatabase::isPrivateFamily(family))
            families.emplace_back(family, family);
    addChoice(form, tr("&Font:"), settings_.fontFamily, families);
    Choices<int> sizes{{tr("System default"), 0}};
    for (const int points : fontSizes())
        sizes.emplace_back(tr("%1 points").arg(points), points);
    addChoice(form, tr("Si&ze of text:"), settings_.fontSize, sizes);
    sizes.front().first = tr("Same as other text");
    addChoice(form, tr("Size of &moves:"), settings_.movesFontSize, sizes);
}

void PreferencesDialog::fillBoard() {
    QFormLayout& form = *addPage(tr("&Board"));
    addChoice<BoardThemeName>(form, tr("&Look:"), settings_.board,
                              {{tr("Wood"), BoardThemeName::wood},
                               {tr("Tournament green"), BoardThemeName::tournament},
                               {tr("Slate"), BoardThemeName::slate},
                               {tr("High contrast"), BoardThemeName::highContrast}});
    addChoice<PieceSet>(form, tr("&Pieces:"), settings_.pieces,
                        {{tr("Turned wood"), PieceSet::turned},
                         {tr("Smooth"), PieceSet::smooth},
                         {tr("With one ring"), PieceSet::ringed},
                         {tr("Flat, as in print"), PieceSet::flat}});
    addChoice<Numbering>(form, tr("&Numbers:"), settings_.numbering,
                         {{tr("On the squares"), Numbering::inside},
                          {tr("Around the board"), Numbering::outside},
                          {tr("None"), Numbering::none}});
    fillMoves(form);
}

void PreferencesDialog::fillMoves(QFormLayout& form) {
    addChoice<MoveInput>(form, tr("&Moves with the mouse:"), settings_.moveInput,
                         {{tr("Click or drag"), MoveInput::clicksAndDrags},
                          {tr("Click"), MoveInput::clicks},
                          {tr("Drag"), MoveInput::drags}});
    addSwitch(form, tr("Enter each &square of a capture"), settings_.stepwiseCaptures);
    addSwitch(form, tr("A &touched piece must move"), settings_.touchMove);
    addSwitch(form, tr("Animate m&oves"), settings_.animation);
    addSwitch(form, tr("So&und when it is your turn"), settings_.sound);
}

void PreferencesDialog::fillEngine() {
    constexpr int mostMegabytes = 16384;
    constexpr int step = 16;
    QFormLayout& form = *addPage(tr("&Engine"));
    addNumber(form, tr("&Threads:"), settings_.engineThreads,
              {0, base::commandThreads(), tr("All but one"), {}});
    addNumber(form, tr("&Memory:"), settings_.engineMegabytes,
              {1, mostMegabytes, {}, tr(" MB"), step});
    addChoice<Thoroughness>(form, tr("&Analyses:"), settings_.thoroughness,
                            {{tr("Quick"), Thoroughness::quick},
                             {tr("Standard"), Thoroughness::standard},
                             {tr("Thorough"), Thoroughness::thorough}});
    auto* note = new QLabel(tr("Threads and memory are those of Damscope's own engine in the panel "
                               "and in games. Other engines have their own parameters: Analysis > "
                               "Engines."),
                            form.parentWidget());
    note->setWordWrap(true);
    form.addRow(note);
}

void PreferencesDialog::fillFiles() {
    QFormLayout& form = *addPage(tr("&Databases"));
    addText(form, tr("Database &folder:"), settings_.databaseFolder,
            tr("Same as the command line"));
    auto* choose = new QPushButton(tr("&Choose…"), form.parentWidget());
    choose->setObjectName("chooseFolder");
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &PreferencesDialog::chooseFolder);
    form.addRow(QString(), choose);
    auto* note = new QLabel(tr("Your own database games.db is opened from this folder at the next "
                               "start, and new ones are proposed in it. Databases are not moved."),
                            form.parentWidget());
    note->setWordWrap(true);
    form.addRow(note);
    addSwitch(form, tr("After an &import find combinations and structures"),
              settings_.searchImported);
}

void PreferencesDialog::chooseFolder() {
    const QString folder = askForFolder(this, {tr("Database folder")});
    if (folder.isEmpty())
        return;
    settings_.databaseFolder.set(folder);
    findChild<QLineEdit*>(settings_.databaseFolder.key())->setText(folder);
    emit settingChanged();
}

} // namespace damscope::gui
