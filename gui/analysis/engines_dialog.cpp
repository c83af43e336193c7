// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/engines_dialog.hpp"

#include "analysis/endgame/variant_endgame.hpp"
#include "analysis/hub/engine_list.hpp"
#include "base/parallel/workers.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <exception>
#include <initializer_list>
#include <utility>

namespace damscope::gui {

namespace {

using analysis::EngineList;
using analysis::HubSettings;

constexpr int usualValue = Qt::UserRole; // the default of a parameter: not stored

} // namespace

EnginesDialog::EnginesDialog(rules::Variant variant, QWidget* parent)
    : QDialog(parent), variant_(variant), list_(new QListWidget(this)), name_(new QLineEdit(this)),
      command_(new QLineEdit(this)), parameters_(new QTableWidget(0, 2, this)),
      message_(sentenceLabel(this, "engineMessage")), try_(new QPushButton(tr("&Try it"), this)),
      save_(new QPushButton(tr("&Save engine"), this)),
      remove_(new QPushButton(tr("&Remove", "engine"), this)) {
    setWindowTitle(tr("Engines"));
    compose();
    name_->setObjectName("engineName");
    command_->setObjectName("engineCommand");
    try_->setObjectName("tryEngine");
    save_->setObjectName("saveEngine");
    remove_->setObjectName("removeEngine");
    connect(list_, &QListWidget::currentRowChanged, this, &EnginesDialog::showChosen);
    connect(try_, &QPushButton::clicked, this, &EnginesDialog::tryEngine);
    connect(save_, &QPushButton::clicked, this, &EnginesDialog::saveEngine);
    connect(remove_, &QPushButton::clicked, this, &EnginesDialog::removeEngine);
    showList({});
    showChosen();
    // What is being typed meanwhile stays.
    reader_.read();
}

void EnginesDialog::compose() {
    list_->setAccessibleName(tr("Engines"));
    list_->setMaximumWidth(look::place::sideList);
    name_->setPlaceholderText(tr("a short name, such as scan"));
    command_->setPlaceholderText(tr("such as /opt/scan/scan hub"));
    parameters_->setHorizontalHeaderLabels({tr("Parameter"), tr("Value")});
    parameters_->horizontalHeader()->setStretchLastSection(true);
    parameters_->verticalHeader()->hide();
    parameters_->setTabKeyNavigation(false);
    parameters_->setAccessibleName(tr("Parameters of the engine"));
    message_->setMinimumHeight(3 * message_->fontMetrics().lineSpacing());
    message_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* browseButton = new QPushButton(tr("&Browse…"), this);
    connect(browseButton, &QPushButton::clicked, this, &EnginesDialog::browse);
    auto* program = new QHBoxLayout;
    program->addWidget(command_, 1);
    program->addWidget(browseButton);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:", "engine"), name_);
    auto* programLabel = new QLabel(tr("&Program:"), this);
    programLabel->setBuddy(command_);
    form->addRow(programLabel, program);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(try_);
    buttons->addWidget(save_);
    buttons->addWidget(remove_);
    buttons->addStretch(1);
    auto* right = new QVBoxLayout;
    right->addLayout(form);
    right->addLayout(buttons);
    right->addWidget(message_);
    right->addWidget(parameters_, 1);
    auto* both = new QHBoxLayout;
    both->addWidget(list_);
    both->addLayout(right, 1);
    auto* close = dialogButtons(*this, QDialogButtonBox::Close);
    auto* all = new QVBoxLayout(this);
    all->addLayout(both, 1);
    all->addWidget(close);
    look::resizeWithinScreen(*this, look::dialog::medium);
}

void EnginesDialog::showMessage(const QString& text, bool wrong) {
    QFont font = message_->font();
    font.setBold(wrong);
    message_->setFont(font);
    message_->setText(text);
}

// The last row is for a new engine, and is chosen.
void EnginesDialog::showList(std::vector<HubSettings> engines) {
    const QSignalBlocker quiet(list_);
    engines_ = std::move(engines);
    list_->clear();
    for (const HubSettings& engine : engines_)
        list_->addItem(qtText(engine.title));
    list_->addItem(tr("New engine"));
    list_->setCurrentRow(list_->count() - 1);
}

void EnginesDialog::changeList(const std::function<void(EngineList&)>& change,
                               const Job::Step& then) {
    if (changing_)
        return;
    setChanging(true);
    change_.start([this, change, then](const Job::Report& /*report*/,
                                       const std::stop_token& /*stop*/) -> Job::Step {
        EngineList list = EngineList::toChange(EngineList::usualFile());
        change(list);
        list.save();
        return [this, then, engines = list.engines()] {
            showList(engines);
            then();
            emit listChanged();
            endChange();
        };
    });
}

// What would be typed meanwhile would be overwritten.
void EnginesDialog::setChanging(bool changing) {
    changing_ = changing;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{list_, name_, command_, parameters_, save_})
        widget->setEnabled(!changing);
    remove_->setEnabled(chosen() != nullptr && !changing);
}

void EnginesDialog::endChange() {
    setChanging(false);
    if (!isVisible() && !trying_)
        deleteLater();
}

const HubSettings* EnginesDialog::chosen() const {
    const int row = list_->currentRow();
    const bool known = row >= 0 && static_cast<std::size_t>(row) < engines_.size();
    return known ? &engines_[static_cast<std::size_t>(row)] : nullptr;
}

void EnginesDialog::showChosen() {
    const bool known = chosen() != nullptr;
    const HubSettings shown = known ? *chosen() : HubSettings{};
    name_->setText(qtText(shown.title));
    command_->setText(qtText(analysis::joinCommand(shown.call.words)));
    parameters_->setRowCount(0);
    for (const HubSettings::Value& value : shown.parameters) {
        const int at = parameters_->rowCount();
        parameters_->insertRow(at);
        parameters_->setItem(at, 0, new QTableWidgetItem(qtText(value.name)));
        parameters_->setItem(at, 1, new QTableWidgetItem(qtText(value.value)));
    }
    remove_->setEnabled(known && !changing_);
    showMessage(known ? QString()
                      : tr("Engines that speak the Hub protocol, such as Scan, can be added here. "
                           "Damscope's own engine is always available."),
                false);
}

void EnginesDialog::browse() {
    const QString file = askForFile(this, {tr("Program of the engine")});
    if (file.isEmpty())
        return;
    command_->setText(qtText(analysis::joinCommand({file.toStdString()})));
    if (name_->text().isEmpty())
        name_->setText(QFileInfo(file).baseName());
}

std::optional<HubSettings> EnginesDialog::typed() {
    HubSettings settings;
    if (const HubSettings* engine = chosen())
        settings = *engine;
    settings.title = name_->text().trimmed().toStdString();
    if (!EngineList::isName(settings.title)) {
        showMessage(tr("The engine needs a name without spaces and slashes, other than damscope."),
                    true);
        return std::nullopt;
    }
    const auto words = analysis::splitCommand(command_->text().toStdString());
    if (!words) {
        showMessage(tr("Enter the program of the engine; quotes must be closed."), true);
        return std::nullopt;
    }
    settings.call.words = *words;
    // Engines look for their files in their own folder.
    const QFileInfo program(qtText(words->front()));
    if (program.isAbsolute())
        settings.call.folder = program.absolutePath().toStdString();
    settings.parameters.clear();
    for (int at = 0; at < parameters_->rowCount(); ++at)
        if (const auto* value = parameters_->item(at, 1);
            value != nullptr && value->data(usualValue).toString() != value->text())
            settings.parameters.push_back(
                {parameters_->item(at, 0)->text().toStdString(), value->text().toStdString()});
    return settings;
}

void EnginesDialog::tryEngine() {
    const auto settings = typed();
    if (!settings)
        return;
    showMessage(tr("Starting…"), false);
    trying_ = true;
    task_.start([this, settings = *settings, variant = variant_,
                 number = ++tries_](const std::stop_token& stop) {
        const auto deliver = [this, number](auto show) {
            QMetaObject::invokeMethod(this, [this, number, show] {
                if (number != tries_)
                    return;
                trying_ = false;
                show();
                if (!isVisible() && !changing_)
                    deleteLater();
            });
        };
        try {
            analysis::HubEngine engine(settings);
            const analysis::HubCapabilities can = engine.meet(variant, stop);
            if (!stop.stop_requested())
                deliver([this, can] { showCapabilities(can); });
        } catch (const std::exception& e) {
            deliver([this, what = qtText(e.what())] { showMessage(what, true); });
        }
    });
}

void EnginesDialog::showCapabilities(const analysis::HubCapabilities& can) {
    QStringList games;
    for (const rules::Variant variant : can.variants())
        games << variantTitle(variant);
    const QString name =
        qtText(can.identity.name) + QLatin1Char(' ') + qtText(can.identity.version);
    showMessage(
        tr("It works: %1. It plays: %2.").arg(name.trimmed(), games.join(QStringLiteral(", "))),
        false);
    QStringList set;
    for (int at = 0; at < parameters_->rowCount(); ++at)
        set << parameters_->item(at, 0)->text();
    for (const analysis::HubParameter& parameter : can.parameters) {
        if (set.contains(qtText(parameter.name)) || parameter.name == "variant")
            continue;
        const int at = parameters_->rowCount();
        parameters_->insertRow(at);
        auto* title = new QTableWidgetItem(qtText(parameter.name));
        title->setFlags(title->flags() & ~Qt::ItemIsEditable);
        parameters_->setItem(at, 0, title);
        auto* value = new QTableWidgetItem(qtText(parameter.value));
        value->setData(usualValue, qtText(parameter.value));
        parameters_->setItem(at, 1, value);
    }
}

void EnginesDialog::saveEngine() {
    const auto settings = typed();
    if (!settings)
        return;
    changeList([settings = *settings](EngineList& list) { list.put(settings); },
               [this, title = qtText(settings->title)] {
                   for (int row = 0; row < list_->count(); ++row)
                       if (list_->item(row)->text() == title)
                           list_->setCurrentRow(row);
                   showMessage(tr("Saved."), false);
               });
}

void EnginesDialog::done(int result) {
    QDialog::done(result);
    if (!trying_ && !changing_)
        deleteLater();
}

void EnginesDialog::removeEngine() {
    if (const HubSettings* engine = chosen())
        changeList([title = engine->title](EngineList& list) { list.remove(title); },
                   [this] { showChosen(); });
}

namespace {

namespace endgame = analysis::endgame;

struct Files {
    int count = 0;
    qint64 bytes = 0;
};

Files filesIn(const std::filesystem::path& folder) {
    Files files;
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failure))
        if (entry.is_regular_file(failure) && entry.path().extension() != ".lock") {
            ++files.count;
            files.bytes += static_cast<qint64>(entry.file_size(failure));
        }
    return files;
}

} // namespace

EndgameDialog::EndgameDialog(const std::filesystem::path& folder, rules::Variant variant,
                             QWidget* parent)
    : QDialog(parent), folder_(folder), list_(new QTreeWidget(this)), variant_(new QComboBox(this)),
      pieces_(new QSpinBox(this)), build_(new QPushButton(tr("&Build"), this)) {
    setWindowTitle(tr("Endgame tables"));
    list_->setHeaderLabels({tr("Variant"), tr("Tables"), tr("Pieces"), tr("Size")});
    list_->setRootIsDecorated(false);
    list_->setAccessibleName(windowTitle());
    variant_->setObjectName("tablesVariant");
    variant_->setAccessibleName(tr("Variant"));
    for (const rules::Variant v : rules::allVariants())
        if (endgame::hasTables(v))
            variant_->addItem(variantTitle(v), static_cast<int>(v));
    variant_->setCurrentIndex(std::max(0, variant_->findData(static_cast<int>(variant))));
    pieces_->setObjectName("tablesPieces");
    setName(*pieces_, tr("Pieces"));
    pieces_->setRange(2, endgame::mostPieces);
    pieces_->setValue(endgame::smallPieces);
    pieces_->setPrefix(tr("up to "));
    pieces_->setSuffix(tr(" pieces"));
    build_->setObjectName("buildTables");
    build_->setAutoDefault(false);
    auto* note = new QLabel(tr("With these tables the engine knows the result of every position "
                               "with few pieces. Tables of up to 4 pieces take a minute, those of "
                               "5 about an hour, those of 6 days. Folder: %1")
                                .arg(qtText(folder.string())),
                            this);
    note->setWordWrap(true);
    note->setTextFormat(Qt::PlainText);
    auto* line = new QHBoxLayout;
    line->addWidget(variant_, 1);
    line->addWidget(pieces_);
    line->addWidget(build_);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* all = new QVBoxLayout(this);
    all->addWidget(note);
    all->addWidget(list_, 1);
    all->addLayout(line);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::medium);
    connect(build_, &QPushButton::clicked, this, &EndgameDialog::build);
    list();
}

void EndgameDialog::list() {
    list_->clear();
    for (const rules::Variant variant : rules::allVariants()) {
        if (!endgame::hasTables(variant))
            continue;
        const endgame::Tables tables(folder_, variant);
        const Files files = filesIn(tables.folder());
        new QTreeWidgetItem(
            list_, {variantTitle(variant), QString::number(tables.empty() ? 0 : files.count),
                    tables.empty() ? tr("none") : QString::number(tables.largest()),
                    tables.empty() ? QString() : QLocale().formattedDataSize(files.bytes)});
    }
    for (int column = 0; column < list_->columnCount(); ++column)
        list_->resizeColumnToContents(column);
}

void EndgameDialog::build() {
    const auto variant = static_cast<rules::Variant>(variant_->currentData().toInt());
    auto* dialog = new WorkDialog(tr("Building tables: %1").arg(variantTitle(variant)), this);
    connect(dialog, &QObject::destroyed, build_, [this] { build_->setEnabled(true); });
    build_->setEnabled(false);
    dialog->start([this, folder = folder_, variant, pieces = pieces_->value()](
                      const base::Progress& progress, const std::stop_token& stop) -> Job::Step {
        const endgame::BuildReport report =
            endgame::build(folder, variant, pieces, base::backgroundThreads(), stop,
                           [&](const endgame::BuildProgress& p) { progress(p.done, p.all); });
        return [this, report] {
            list();
            emit reported(
                report.complete
                    ? tr("Tables built: %1, already there: %2.").arg(report.made).arg(report.ready)
                    : tr("Stopped. Tables built: %1. Building again continues from there.")
                          .arg(report.made));
        };
    });
}

EndgameTables openEndgameTables() {
    using analysis::endgame::Library;
    const auto folder = Library::usualFolder();
    if (!folder)
        return nullptr;
    return std::make_shared<const Library>(*folder, Library::ReportRefusal(),
                                           analysis::endgame::Missing::areMade);
}

} // namespace damscope::gui
