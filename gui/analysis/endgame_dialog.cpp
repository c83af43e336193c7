// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/endgame_dialog.hpp"

#include "analysis/endgame/build.hpp"
#include "base/parallel/workers.hpp"
#include "gui/base/job.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/sizes.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace damscope::gui {

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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* all = new QVBoxLayout(this);
    all->addWidget(note);
    all->addWidget(list_, 1);
    all->addLayout(line);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::medium);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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
    connect(dialog, &WorkDialog::failed, this, &EndgameDialog::reported);
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
